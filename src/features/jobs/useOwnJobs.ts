import { useSearchParams } from 'react-router-dom';
import { limits } from '@contract/limits';
import { useGetJobsByEmployerQuery, type Job } from '@/api/jobBoardApi';

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();
const says = (job: Job, words: string[]): boolean => {
  const text = fold([job.jobtitle, job.companyname, job.location].filter(Boolean).join(' '));
  return words.every((word) => text.includes(word));
};

/** An employer's jobs (spec §2.8, §2.9; nobody's where the name is ''), filtered and a page at a time; filter (`q`) and `page` stand in the URL. */
export const useOwnJobs = (usernameEmployer: string) => {
  const { currentData: jobs, isFetching, isError, refetch } = useGetJobsByEmployerQuery({ usernameEmployer }, { skip: usernameEmployer === '' });
  const [params, setParams] = useSearchParams();
  const filter = params.get('q') ?? '';
  const words = fold(filter).split(/\s+/u).filter(Boolean);
  const found = words.length === 0 ? jobs ?? [] : (jobs ?? []).filter((job) => says(job, words));
  const pages = Math.max(1, Math.ceil(found.length / limits.pageSize));
  const asked = Number.parseInt(params.get('page') ?? '', 10);
  const page = Math.min(Math.max(Number.isNaN(asked) ? 1 : asked, 1), pages);
  return {
    /** All of them, or undefined until they have come. */
    jobs, isFetching, isError, refetch,
    filter, found, page, pages,
    shown: found.slice((page - 1) * limits.pageSize, page * limits.pageSize),
    setFilter: (text: string) => setParams(text === '' ? {} : { q: text }, { replace: true }),
    searchOf: (to: number) => new URLSearchParams({ ...(filter && { q: filter }), ...(to > 1 && { page: String(to) }) }).toString(),
  };
};
export type OwnJobsList = ReturnType<typeof useOwnJobs>;
