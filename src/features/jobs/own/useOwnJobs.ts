import { useSearchParams } from 'react-router-dom';
import { useHostConfig } from '@/api/hostConfig';
import { useGetJobsByEmployerQuery, type Job } from '@/api/jobBoardApi';
import { filterWords, matchesWords } from '@/ui/table/matchesWords';
import { caseFold } from '@contract/caseFold';
import { jobStatuses, type JobStatus } from '@contract/jobStatuses';
import { limits } from '@contract/limits';

const hasWords = ({ jobtitle, companyname, location }: Job, words: string[]): boolean =>
  matchesWords(caseFold([jobtitle, companyname, location].filter(Boolean).join(' ')), words);
const countsOf = (jobs: Job[]): Partial<Record<JobStatus, number>> => {
  const counts: Partial<Record<JobStatus, number>> = {};
  for (const { status } of jobs) if (status) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

/**
 * An employer's jobs (spec §2.8, §2.9; none where the name is ''), filtered and a page at a time.
 * The URL holds the filter (`q`), `status` (on our own host) and `page`.
 */
export const useOwnJobs = (usernameEmployer: string) => {
  const { extensions } = useHostConfig();
  const {
    currentData: jobs,
    isFetching,
    isError,
    refetch,
  } = useGetJobsByEmployerQuery({ usernameEmployer }, { skip: usernameEmployer === '' });
  const [params, setParams] = useSearchParams();
  const filter = params.get('q') ?? '';
  const status = extensions
    ? (jobStatuses.find((each) => each === params.get('status')) ?? null)
    : null;
  const words = filterWords(filter);
  const found = (jobs ?? []).filter(
    (job) =>
      (words.length === 0 || hasWords(job, words)) && (status === null || job.status === status),
  );
  const pages = Math.max(1, Math.ceil(found.length / limits.pageSize));
  const pageInUrl = Number.parseInt(params.get('page') ?? '', 10);
  const page = Math.min(Math.max(Number.isNaN(pageInUrl) ? 1 : pageInUrl, 1), pages);
  const searchOf = (to: { q: string; status: JobStatus | null; page?: number }) =>
    new URLSearchParams({
      ...(to.q && { q: to.q }),
      ...(to.status && { status: to.status }),
      ...(to.page && to.page > 1 && { page: String(to.page) }),
    });
  return {
    /** All of them, undefined until they have been read. */
    jobs,
    isFetching,
    isError,
    refetch,
    filter,
    status,
    found,
    page,
    pages,
    /** Whether a filter is on. */
    isFiltered: filter !== '' || status !== null,
    /** How many there are in each state; none on a spec host. */
    counts: extensions ? countsOf(jobs ?? []) : {},
    shown: found.slice((page - 1) * limits.pageSize, page * limits.pageSize),
    setFilter: (q: string) => setParams(searchOf({ q, status }), { replace: true }),
    setStatus: (to: JobStatus | null) =>
      setParams(searchOf({ q: filter, status: to }), { replace: true }),
    showAll: () => setParams({}, { replace: true }),
    searchOf: (to: number) => searchOf({ q: filter, status, page: to }).toString(),
  };
};
export type OwnJobsList = ReturnType<typeof useOwnJobs>;
