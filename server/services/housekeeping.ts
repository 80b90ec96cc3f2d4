import { hour } from '@contract/time/durations';
import { inBatches } from '../batches';
import type { Context } from '../context';
import type { Database } from '../database/database';
import { makeMonths } from '../database/months';
import { logFailure } from '../database/outageLog';
import { expireJobs } from '../repositories/jobs/jobLife';
import { addApplyHereMarks } from '../repositories/search/applyHereMark';
import { every } from '../timing/every';
import { runSteps } from '../timing/runSteps';
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

/** Does once what is due by the hour; one thing that fails keeps none of the others from its turn. */
export const doDueHousekeeping = (
  context: Context,
  isStopped: () => boolean = () => false,
): Promise<void> => {
  const { db } = context;
  return runSteps([
    () => db.query(makeMonths),
    () => sweepJobs(db, isStopped),
    () => markApplyHere(db, isStopped),
    () => erasePeople(db, isStopped),
    () => dropOldData(context, isStopped),
  ]);
};

/** Makes the next months of tables by month, ends and deletes what has expired, and marks older jobs, soon after the start and every hour. Returns how to stop it. */
export const startHousekeeping = (context: Context): (() => Promise<void>) =>
  every({
    interval,
    firstAfter,
    run: (stopped) => doDueHousekeeping(context, () => stopped.aborted),
    onError: (error) =>
      logFailure(context.log, error, 'housekeeping failed; it is tried again in an hour'),
  });
