import { inBatches } from '../../batches';
import type { Database } from '../../database/database';
import {
  dropErasedTexts,
  dropOldApplications,
  dropOldInvitationMessages,
  eraseEmployers,
  eraseSeekers,
  lockOverdue,
} from '../../repositories/accounts/erasure';

/** People erased per transaction: few, to keep locks short. */
const batchSize = 50;
const kinds = [
  ['jobseeker', eraseSeekers],
  ['employer', eraseEmployers],
] as const;

/**
 * Erases people whose accounts were deleted more than 30 days ago, and, 6 months after a job ended,
 * its applications, messages about its invitations, and its texts if its employer was erased
 * (product §6). Returns the number of people.
 */
export const erasePeople = async (
  db: Database,
  isStopped: () => boolean = () => false,
): Promise<number> => {
  let erased = 0;
  for (const [role, erase] of kinds) {
    for (let found = batchSize; found === batchSize && !isStopped();) {
      found = await db.transaction(async (tx) => {
        const ids = await lockOverdue(tx, role, batchSize);
        if (ids.length > 0) await erase(tx, ids);
        return ids.length;
      });
      erased += found;
    }
  }
  await inBatches((limit) => dropErasedTexts(db, limit), batchSize, isStopped);
  await inBatches(
    (limit) => db.transaction((tx) => dropOldApplications(tx, limit)),
    batchSize,
    isStopped,
  );
  await inBatches(
    (limit) => db.transaction((tx) => dropOldInvitationMessages(tx, limit)),
    batchSize,
    isStopped,
  );
  return erased;
};
