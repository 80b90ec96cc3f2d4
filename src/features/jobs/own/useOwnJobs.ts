import { useSearchParams } from 'react-router-dom';
import { useHostConfig } from '@/api/hostConfig';
import { useGetJobsByEmployerQuery, type Job } from '@/api/jobBoardApi';
import { jobStatuses, type JobStatus } from '@contract/jobLife';
import { limits } from '@contract/limits';

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();
const says = (job: Job, words: string[]): boolean => {
  const text = fold([job.jobtitle, job.companyname, job.location].filter(Boolean).join(' '));
  return words.every((word) => text.includes(word));
};
const countsOf = (jobs: Job[]): Partial<Record<JobStatus, number>> => {
  const counts: Partial<Record<JobStatus, number>> = {};
  for (const { status } of jobs) if (status) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

/**
 * An employer's jobs (spec §2.8, §2.9; nobody's where the name is ''), filtered and a page at a
 * time; filter (`q`), `status` (our own host's) and `page` stand in the URL.
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
  const words = fold(filter).split(/\s+/u).filter(Boolean);
  const found = (jobs ?? []).filter(
    (job) => (words.length === 0 || says(job, words)) && (status === null || job.status === status),
  );
  const pages = Math.max(1, Math.ceil(found.length / limits.pageSize));
  const asked = Number.parseInt(params.get('page') ?? '', 10);
  const page = Math.min(Math.max(Number.isNaN(asked) ? 1 : asked, 1), pages);
  const searchOf = (to: { q: string; status: JobStatus | null; page?: number }) =>
    new URLSearchParams({
      ...(to.q && { q: to.q }),
      ...(to.status && { status: to.status }),
      ...(to.page && to.page > 1 && { page: String(to.page) }),
    });
  return {
    /** All of them, or undefined until they have come. */
    jobs,
    isFetching,
    isError,
    refetch,
    filter,
    status,
    found,
    page,
    pages,
    /** Whether not all are listed. */
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
