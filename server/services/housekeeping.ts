import { hour } from '@contract/time/durations';
import { inBatches } from '../batches';
import type { Context } from '../context';
import type { Database } from '../database/database';
import { makeMonths } from '../database/months';
import { logFailure } from '../database/outageLog';
import { expireJobs } from '../repositories/jobs/jobLife';
import { addApplyHereMarks } from '../repositories/search/applyHereMark';
import { every } from '../timing/every';
import { erasePeople } from './accounts/erasure';
import { invalidateJobCaches } from './cache';
import { dropOldData } from './retention';

const interval = hour;
/** Soon after the start, in milliseconds: a start that fails leaves nothing running. */
const firstAfter = 1_000;
/** Jobs changed by one statement: few, to hold locks only briefly. */
const batchSize = 200;

/**
 * Marks overdue live jobs as expired; returns how many this host marked. Lists and search leave
 * such jobs out from the moment they end, so nothing waits for the sweep. Safe on several hosts at
 * once: each job is marked by one of them.
 */
export const sweepJobs = async (
  db: Database,
  isStopped: () => boolean = () => false,
): Promise<number> => {
  let swept = 0;
  while (!isStopped()) {
    const marked = await expireJobs(db, batchSize);
    if (marked === 0) break;
    swept += marked;
  }
  if (swept > 0) await invalidateJobCaches(db);
  return swept;
};

/** Marks the jobs that were there before searches could ask for what one applies for here. */
export const markApplyHere = async (
  db: Database,
  isStopped: () => boolean = () => false,
): Promise<void> => {
  const touch = (limit: number): Promise<number> => addApplyHereMarks(db, limit);
  if ((await inBatches(touch, batchSize, isStopped)) > 0) await invalidateJobCaches(db);
};

/** Makes the next months of tables by month, ends and deletes what has expired, and marks older jobs, soon after the start and every hour. Returns how to stop it. */
export const startHousekeeping = (context: Context): (() => Promise<void>) => {
  const { db, log } = context;
  return every({
    interval,
    firstAfter,
    run: async (stopped) => {
      await db.query(makeMonths);
      await sweepJobs(db, () => stopped.aborted);
      await markApplyHere(db, () => stopped.aborted);
      await erasePeople(db, () => stopped.aborted);
      await dropOldData(context, () => stopped.aborted);
    },
    onError: (error) => logFailure(log, error, 'housekeeping failed; it is tried again in an hour'),
  });
};
