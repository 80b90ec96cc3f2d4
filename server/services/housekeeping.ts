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
/** Delay before the first run, in milliseconds: a start that fails leaves nothing running. */
const firstAfter = 1_000;
/** Jobs changed by one statement: few, so that locks are held only briefly. */
const batchSize = 200;

/**
 * Marks overdue live jobs as expired; returns how many this host marked. Lists and search omit such
 * jobs from the moment they end, so nothing waits for the sweep. Safe to run on several hosts at
 * once: each job is marked by exactly one.
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

/** Adds the mark for "apply here" to jobs older than that filter. */
export const markApplyHere = async (
  db: Database,
  isStopped: () => boolean = () => false,
): Promise<void> => {
  const touch = (limit: number): Promise<number> => addApplyHereMarks(db, limit);
  if ((await inBatches(touch, batchSize, isStopped)) > 0) await invalidateJobCaches(db);
};

/**
 * Runs all upkeep that is due by the hour once; a step that fails doesn't keep the others from
 * running.
 */
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

/**
 * Runs soon after the start and every hour: creates the next months of monthly tables, expires and
 * deletes old data, and marks older jobs. Returns a function that stops it.
 */
export const startHousekeeping = (context: Context): (() => Promise<void>) =>
  every({
    interval,
    firstAfter,
    run: (stopped) => doDueHousekeeping(context, () => stopped.aborted),
    onError: (error) =>
      logFailure(context.log, error, 'housekeeping failed; will retry in an hour'),
  });
