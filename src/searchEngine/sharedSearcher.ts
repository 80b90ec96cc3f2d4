import type { Job } from '@/api/jobBoardApi';
import { startJobSearcher, type JobSearcher } from './jobSearcher';

/** How long an unused searcher is kept: people go back from a job to the list. */
const idleTimeoutMs = 60_000;
/** The searcher of the list used last; a host has one list. */
let kept: {
  jobs: readonly Job[];
  searcher: JobSearcher;
  users: number;
  idleTimer?: ReturnType<typeof setTimeout>;
} | null = null;

/**
 * Keeps a searcher for the jobs, shared by all who use the same list, until the returned function
 * is called. The searcher of another list ends.
 */
export const keepSearcher = (jobs: readonly Job[]): (() => void) => {
  if (kept?.jobs !== jobs) {
    clearTimeout(kept?.idleTimer);
    kept?.searcher.end();
    kept = { jobs, searcher: startJobSearcher(jobs), users: 0 };
  }
  const mine = kept;
  clearTimeout(mine.idleTimer);
  mine.users += 1;
  return () => {
    mine.users -= 1;
    if (mine.users > 0 || kept !== mine) return;
    mine.idleTimer = setTimeout(() => {
      mine.searcher.end();
      kept = null;
    }, idleTimeoutMs);
  };
};

/** The searcher of jobs that are kept; null for others. */
export const searcherOf = (jobs: readonly Job[]): JobSearcher | null =>
  kept?.jobs === jobs ? kept.searcher : null;
