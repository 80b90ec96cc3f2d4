import { batchesOf, inBatches } from '../../batches';
import type { Database } from '../../database/database';
import {
  dropErasedTexts,
  dropOldApplications,
  dropOldInvitationMessages,
  eraseEmployers,
  eraseSeekers,
  listAppliedJobs,
  lockOverdue,
} from '../../repositories/accounts/erasure';
import { nilId } from '../../repositories/ids';
import { runSteps } from '../../timing/runSteps';

/** People erased per transaction: few, to keep locks short. */
const batchSize = 50;
const kinds = [
  ['jobseeker', eraseSeekers],
  ['employer', eraseEmployers],
] as const;

/** Jobs with applications that are looked at by one statement. */
const windowSize = 500;

/** Erases the accounts of one kind that can no longer be restored; returns their number. */
const eraseKind = async (
  db: Database,
  [role, erase]: (typeof kinds)[number],
  isStopped: () => boolean,
): Promise<number> =>
  inBatches(
    (limit) =>
      db.transaction(async (tx) => {
        const ids = await lockOverdue(tx, role, limit);
        if (ids.length > 0) await erase(tx, ids);
        return ids.length;
      }),
    batchSize,
    isStopped,
  );

/** Deletes applications 6 months after their job ended. */
const eraseApplications = async (db: Database, isStopped: () => boolean): Promise<void> => {
  const windows = batchesOf<{ id: string; isOld: boolean }>(windowSize, (last) =>
    listAppliedJobs(db, last?.id ?? nilId, windowSize),
  );
  for await (const jobs of windows) {
    const old = jobs.filter(({ isOld }) => isOld).map(({ id }) => id);
    if (old.length > 0)
      await inBatches(
        (limit) => db.transaction((tx) => dropOldApplications(tx, old, limit)),
        batchSize,
        isStopped,
      );
    if (isStopped()) return;
  }
};

/**
 * Erases people whose accounts were deleted more than 30 days ago, and, 6 months after a job ended,
 * its applications, messages about its invitations, and its texts if its employer was erased
 * (product §6). Returns the number of people. A step that fails doesn't keep the others from
 * running.
 */
export const erasePeople = async (
  db: Database,
  isStopped: () => boolean = () => false,
): Promise<number> => {
  let erased = 0;
  await runSteps([
    ...kinds.map((kind) => async () => {
      erased += await eraseKind(db, kind, isStopped);
    }),
    () => inBatches((limit) => dropErasedTexts(db, limit), batchSize, isStopped),
    () => eraseApplications(db, isStopped),
    () =>
      inBatches(
        (limit) => db.transaction((tx) => dropOldInvitationMessages(tx, limit)),
        batchSize,
        isStopped,
      ),
  ]);
  return erased;
};
