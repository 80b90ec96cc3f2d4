import type { Context } from '../../context';
import type { Database } from '../../database/database';
import { hour } from '../../durations';
import { every } from '../../every';
import { analyzeJobs } from '../../repositories/jobs/jobs';
import { addToVocabulary, countVocabulary } from '../../repositories/search/searchVocabulary';

const interval = 20_000;
const recountInterval = hour;
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
  let [counted, added] = [0, 0];
  return every({
    interval,
    firstAfter: 0,
    run: async () => {
      const now = Date.now();
      const all = now - counted >= recountInterval;
      const done = all
        ? await countVocabulary(db)
        : await addToVocabulary(db, new Date(added - overlap));
      if (done) added = now;
      if (done && all) counted = now;
    },
    onError: (error) =>
      log.warn({ err: error }, 'the words for suggestions were not counted; that is tried again'),
  });
};
