import type { Job } from '@/api/jobBoardApi';
import { startJobSearcher, type JobSearcher } from './jobSearcher';

/** How long an unused searcher is kept, in milliseconds: users go back from a job to the list. */
const idleTimeoutMs = 60_000;
/** The searcher of the most recently used list; a host has one list. */
let current: {
  jobs: readonly Job[];
  searcher: JobSearcher;
  users: number;
  idleTimer?: ReturnType<typeof setTimeout>;
} | null = null;

/**
 * Keeps a searcher for the jobs, shared by everything that uses the same list, until the returned
 * function is called. Ends the searcher of any other list.
 */
export const acquireSearcher = (jobs: readonly Job[]): (() => void) => {
  if (current?.jobs !== jobs) {
    clearTimeout(current?.idleTimer);
    current?.searcher.end();
    current = { jobs, searcher: startJobSearcher(jobs), users: 0 };
  }
  const entry = current;
  clearTimeout(entry.idleTimer);
  entry.users += 1;
  return () => {
    entry.users -= 1;
    if (entry.users > 0 || current !== entry) return;
    entry.idleTimer = setTimeout(() => {
      entry.searcher.end();
      current = null;
    }, idleTimeoutMs);
  };
};

/** Returns the searcher of jobs that are kept; `null` for others. */
export const searcherOf = (jobs: readonly Job[]): JobSearcher | null =>
  current?.jobs === jobs ? current.searcher : null;
