import type { Job } from '@/api/jobBoardApi';
import { startJobSearcher, type JobSearcher } from './jobSearcher';

/**
 * How long a searcher that nobody uses is kept, in milliseconds: who looks at a job comes back to
 * the list.
 */
const keptFor = 60_000;
/** The searcher of the jobs that were searched last; a host has one list. */
let kept: {
  jobs: readonly Job[];
  searcher: JobSearcher;
  users: number;
  ending?: ReturnType<typeof setTimeout>;
} | null = null;

/**
 * Keeps the jobs' searcher, shared by all who use the same list; give it back by calling what is
 * returned. Another list's ends.
 */
export const keepSearcher = (jobs: readonly Job[]): (() => void) => {
  if (kept?.jobs !== jobs) {
    clearTimeout(kept?.ending);
    kept?.searcher.end();
    kept = { jobs, searcher: startJobSearcher(jobs), users: 0 };
  }
  const mine = kept;
  clearTimeout(mine.ending);
  mine.users += 1;
  return () => {
    mine.users -= 1;
    if (mine.users > 0 || kept !== mine) return;
    mine.ending = setTimeout(() => {
      mine.searcher.end();
      kept = null;
    }, keptFor);
  };
};

/** The searcher of jobs that are kept; null for others. */
export const searcherOf = (jobs: readonly Job[]): JobSearcher | null =>
  kept?.jobs === jobs ? kept.searcher : null;
