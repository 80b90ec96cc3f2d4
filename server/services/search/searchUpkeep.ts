import { setTimeout as sleep } from 'node:timers/promises';
import { hour } from '@contract/time/durations';
import type { Context } from '../../context';
import type { Database } from '../../database/database';
import { logFailure } from '../../database/outageLog';
import { analyzeJobs } from '../../repositories/jobs/jobs';
import { addToVocabulary } from '../../repositories/search/searchVocabulary';
import { every } from '../../timing/every';
import { loadRolePay } from './pay/rolePay';
import { geocodePlaces } from './places/geocodePlaces';
import { loadVocabulary, recountVocabulary, rolesOfTitles } from './vocabulary';

const interval = 20_000;
const recountInterval = hour;
/** Overlap between rounds: a transaction that began before a round may commit after it. */
const overlap = 60_000;

/**
 * Updates the planner's statistics, the vocabulary and the places' coordinates. Call it after an
 * import or a seed, outside a transaction.
 */
export const refreshSearchStatistics = async (db: Database): Promise<void> => {
  await analyzeJobs(db);
  await recountVocabulary(db);
  await geocodePlaces(db, undefined);
};

/** How long the start of a host waits for the vocabulary, in milliseconds. */
const maxWait = 1000;

type SearchUpkeep = {
  stop: () => Promise<void>;
  /**
   * Resolves once the latest counted vocabulary is loaded, or after `maxWait`. Until it is loaded,
   * searches weigh all words alike and correct none.
   */
  wordsLoaded: Promise<void>;
};

/**
 * Keeps the search vocabulary and the places' coordinates up to date: recounts everything at the
 * start and every hour, and adds new jobs in between. Reloads this process's copy of the vocabulary
 * whichever host counted it. With `counts` false only reloads, since another process of this host
 * counts.
 */
export const startSearchUpkeep = (
  { db, log }: Context,
  { counts = true }: { counts?: boolean } = {},
): SearchUpkeep => {
  let [counted, added, geocodedAll, geocoded, paid] = [0, 0, 0, 0, 0];
  const onError = (error: unknown): void =>
    logFailure(
      log,
      error,
      'words for suggestions were not counted or places not geocoded; will retry',
    );
  // load first: recounting millions of jobs takes minutes
  const loading = loadVocabulary(db).catch(onError);
  const count = async (now: number): Promise<void> => {
    const all = now - counted >= recountInterval;
    const done = all
      ? await recountVocabulary(db)
      : await addToVocabulary(db, new Date(added - overlap));
    if (done) added = now;
    if (done && all) counted = now;
  };
  const geocode = async (now: number, stopped: AbortSignal): Promise<void> => {
    const allPlaces = now - geocodedAll >= recountInterval;
    await geocodePlaces(db, allPlaces ? undefined : new Date(geocoded - overlap), stopped);
    geocoded = now;
    if (allPlaces) geocodedAll = now;
  };
  const stop = every({
    interval,
    firstAfter: 0,
    run: async (stopped) => {
      await loading;
      const now = Date.now();
      if (counts) await count(now);
      await loadVocabulary(db);
      // before the first count there are no roles
      if (now - paid >= recountInterval && rolesOfTitles(db).all.length > 0) {
        await loadRolePay(db, stopped);
        paid = now;
      }
      if (counts) await geocode(now, stopped);
    },
    onError,
  });
  return { stop, wordsLoaded: Promise.race([loading, sleep(maxWait, undefined, { ref: false })]) };
};
