import { hour } from '@contract/durations';
import type { Context } from '../../context';
import type { Database } from '../../database/database';
import { logFailure } from '../../database/outageLog';
import { every } from '../../every';
import { analyzeJobs } from '../../repositories/jobs/jobs';
import { addToVocabulary, countVocabulary } from '../../repositories/search/searchVocabulary';

const interval = 20_000;
const recountInterval = hour;
/** A transaction that began before a round may end after it. */
const overlap = 60_000;

/**
 * For after an import or a seed, outside a transaction: updates the planner's statistics and the
 * vocabulary.
 */
export const refreshSearchStatistics = async (db: Database): Promise<void> => {
  await analyzeJobs(db);
  await countVocabulary(db);
};

/**
 * Keeps the search vocabulary up to date: it is recounted at the start and every hour, and words of
 * new jobs are added in between. Returns a function that stops it.
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
      logFailure(log, error, 'the words for suggestions were not counted; that is tried again'),
  });
};
