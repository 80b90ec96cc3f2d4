import { useHostConfig } from '@/api/hostConfig';
import { jobBoardApi, useGetJobsByEmployerQuery, type Job } from '@/api/jobBoardApi';
import { useGetCompanyJobsQuery } from '@/api/memberApi';
import { useCompany } from '@/features/companies/useCompany';
import { isSameUsername } from '@/session/isSameUsername';
import { useSession } from '@/session/useSession';
import { useUrlParams } from '@/ui/page/useUrlParams';
import { filterWords, matchesWords } from '@/ui/table/matchesWords';
import { jobStatuses, type JobStatus } from '@contract/jobs/jobStatuses';
import { limits } from '@contract/limits';
import { caseFold } from '@contract/text/caseFold';

const noParams = new URLSearchParams();
const hasWords = ({ jobtitle, companyname, location }: Job, words: string[]): boolean =>
  matchesWords(caseFold([jobtitle, companyname, location].filter(Boolean).join(' ')), words);
const countsOf = (jobs: Job[]): Partial<Record<JobStatus, number>> => {
  const counts: Partial<Record<JobStatus, number>> = {};
  for (const { status } of jobs) if (status) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
/** Reads the filters from the URL; ignores `status` on a spec host, whose jobs have none. */
const filtersIn = (params: URLSearchParams, extensions: boolean) => ({
  q: params.get('q') ?? '',
  status: extensions ? (jobStatuses.find((each) => each === params.get('status')) ?? null) : null,
});

/**
 * Returns the employer's jobs, or all jobs of the jobs desk if the current user is that employer
 * and has colleagues.
 */
const useLoadedJobs = (usernameEmployer: string) => {
  const { usernameEmployer: me } = useSession();
  const { hasColleagues } = useCompany();
  const isDesk = hasColleagues && me !== null && isSameUsername(me, usernameEmployer);
  const desk = useGetCompanyJobsQuery(undefined, { skip: !isDesk });
  const posted = useGetJobsByEmployerQuery(
    { usernameEmployer },
    { skip: usernameEmployer === '' || isDesk },
  );
  const { isFetching, isError, refetch } = isDesk ? desk : posted;
  const known = jobBoardApi.endpoints.getJobsByEmployer.useQueryState(
    { usernameEmployer },
    { skip: usernameEmployer === '' },
  );
  // until the desk is loaded, keeps showing the cached jobs of the employer
  const jobs = (isDesk ? desk.currentData : undefined) ?? known.currentData;
  return { jobs, isFetching, isError, refetch };
};

/**
 * Returns an employer's jobs (spec §2.8, §2.9; none if the name is ''), filtered and paged. The URL
 * holds the filter (`q`), `status` (on our host) and `page`. The current user's own list includes
 * the colleagues' jobs that they can see. With `newest`, returns that many of the newest jobs and
 * ignores the URL.
 */
export const useOwnJobs = (usernameEmployer: string, newest?: number) => {
  const { extensions } = useHostConfig();
  const { jobs, isFetching, isError, refetch } = useLoadedJobs(usernameEmployer);
  const { params: inUrl, latestParams, replace } = useUrlParams();
  const params = newest === undefined ? inUrl : noParams;
  const { q: filter, status } = filtersIn(params, extensions);
  const words = filterWords(filter);
  const found = (jobs ?? []).filter(
    (job) =>
      (words.length === 0 || hasWords(job, words)) && (status === null || job.status === status),
  );
  const pages = newest === undefined ? Math.max(1, Math.ceil(found.length / limits.pageSize)) : 1;
  const pageInUrl = Number.parseInt(params.get('page') ?? '', 10);
  const page = Math.min(Math.max(Number.isNaN(pageInUrl) ? 1 : pageInUrl, 1), pages);
  const searchOf = (to: { q: string; status: JobStatus | null; page?: number }) =>
    new URLSearchParams({
      ...(to.q && { q: to.q }),
      ...(to.status && { status: to.status }),
      ...(to.page && to.page > 1 && { page: String(to.page) }),
    });
  return {
    /** All jobs; `undefined` until they are loaded. */
    jobs,
    isFetching,
    isError,
    refetch,
    filter,
    status,
    found,
    page,
    pages,
    /** Whether a filter is set. */
    isFiltered: filter !== '' || status !== null,
    /** The number of jobs in each state; empty on a spec host. */
    counts: extensions ? countsOf(jobs ?? []) : {},
    shown: found.slice((page - 1) * limits.pageSize, page * (newest ?? limits.pageSize)),
    /** The number of jobs left out because of `newest`. */
    unlisted: newest === undefined ? 0 : Math.max(0, found.length - newest),
    /** Whether the list can be filtered: not with `newest`. */
    hasFilters: newest === undefined,
    setFilter: (q: string) => replace(searchOf({ ...filtersIn(latestParams(), extensions), q })),
    setStatus: (to: JobStatus | null) =>
      replace(searchOf({ ...filtersIn(latestParams(), extensions), status: to })),
    showAll: () => replace(''),
    searchOf: (to: number) => searchOf({ q: filter, status, page: to }).toString(),
  };
};
export type OwnJobsList = ReturnType<typeof useOwnJobs>;
