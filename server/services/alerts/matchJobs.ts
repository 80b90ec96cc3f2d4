import { minute } from '@contract/time/durations';
import { inBatches } from '../../batches';
import type { Database } from '../../database/database';
import {
  claimJobsToMatch,
  forgetJobsToMatch,
  matchJobs,
  unlocatedPlaces,
} from '../../repositories/alerts/alertMatching';
import { sweepBatch } from '../../repositories/deleteBatch';
import { geocodeThese } from '../search/places/geocodePlaces';
import { gazetteerVersion } from '../search/places/hostGazetteer';

/** Jobs matched per transaction: few, so that CPU time is used in short slices. */
const batchSize = 20;

/**
 * Matches new jobs against alerts until none is left. Safe to run on several hosts at once: each
 * job is claimed by exactly one. Returns the number of jobs.
 */
export const matchNewJobs = async (
  db: Database,
  isStopped: () => boolean = () => false,
): Promise<number> => {
  // drops queued jobs if there are no alerts that they could match
  await inBatches((limit) => forgetJobsToMatch(db, limit), sweepBatch, isStopped);
  return inBatches(
    (limit) =>
      db.transaction(
        async (tx) => {
          const ids = await claimJobsToMatch(tx, limit);
          if (ids.length === 0) return 0;
          // distances need the coordinates of places, which may not have been looked up yet
          await geocodeThese(tx, await unlocatedPlaces(tx, ids, gazetteerVersion));
          await matchJobs(tx, ids);
          return ids.length;
        },
        { timeout: minute },
      ),
    batchSize,
    isStopped,
  );
};
