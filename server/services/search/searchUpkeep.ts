import type { Context } from '../../context';
import type { Database } from '../../database/database';
import { analyzeJobs } from '../../repositories/jobs/jobs';
import { addToVocabulary, countVocabulary } from '../../repositories/search/searchVocabulary';

const soon = 20_000;
const countsAgain = 3_600_000;
/** A transaction that began before a round may end after it. */
const overlap = 60_000;

/**
 * To be called after an import or a seed, outside a transaction: lets the planner and the
 * suggestions know of many new rows.
 */
export const settleJobs = async (db: Database): Promise<void> => {
  await analyzeJobs(db);
  await countVocabulary(db);
};

/**
 * Keeps the words and phrases that searches suggest in step with the jobs: all are counted at the
 * start and every hour, new ones added in between. Answers how to stop it.
 */
export const startSearchUpkeep = ({ db, log }: Context): (() => Promise<void>) => {
  let [stopped, counted, added] = [false, 0, 0];
  let running: Promise<void> = Promise.resolve();
  const round = async () => {
    const now = Date.now();
    try {
      const all = now - counted >= countsAgain;
      const done = all
        ? await countVocabulary(db)
        : await addToVocabulary(db, new Date(added - overlap));
      if (done) added = now;
      if (done && all) counted = now;
    } catch (error) {
      if (!stopped)
        log.warn({ err: error }, 'the words for suggestions were not counted; that is tried again');
    }
  };
  const next = () => {
    running = running.then(() => (stopped ? undefined : round()));
  };
  next();
  const timer = setInterval(next, soon);
  timer.unref();
  return () => {
    stopped = true;
    clearInterval(timer);
    return running;
  };
};
