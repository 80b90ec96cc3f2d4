import { minute } from '@contract/time/durations';
import { inBatches } from '../../batches';
import type { Database } from '../../database/database';
import {
  forgetJobsToMatch,
  matchJobs,
  takeJobsToMatch,
  unlocatedPlaces,
} from '../../repositories/alerts/alertMatching';
import { sweepBatch } from '../../repositories/deleteBatch';
import { gazetteerVersion } from '../search/places/hostGazetteer';
import { locateThese } from '../search/places/locatePlaces';

/** Jobs matched by one transaction: few, so that whoever waits for the processor waits briefly. */
const batchSize = 20;

/**
 * Finds the alerts that new jobs are for, until all are matched. Several hosts may do it at once:
 * each takes jobs that no other has. Returns the number of jobs.
 */
export const matchNewJobs = async (
  db: Database,
  isStopped: () => boolean = () => false,
): Promise<number> => {
  // where nobody waits for jobs any more, none has to be looked at
  await inBatches((limit) => forgetJobsToMatch(db, limit), sweepBatch, isStopped);
  return inBatches(
    (limit) =>
      db.transaction(
        async (tx) => {
          const ids = await takeJobsToMatch(tx, limit);
          if (ids.length === 0) return 0;
          // a distance is told from where a place is: located before anybody searched there
          await locateThese(tx, await unlocatedPlaces(tx, ids, gazetteerVersion));
          await matchJobs(tx, ids);
          return ids.length;
        },
        { timeout: minute },
      ),
    batchSize,
    isStopped,
  );
};
