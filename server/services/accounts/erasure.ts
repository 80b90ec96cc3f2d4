import type { Database } from '../../database/database';
import {
  dropErasedContent,
  eraseEmployers,
  eraseSeekers,
  lockOverdue,
} from '../../repositories/accounts/erasure';

/** People erased in one transaction: few, to hold locks only briefly. */
const batchSize = 50;
const kinds = [
  ['jobseeker', eraseSeekers],
  ['employer', eraseEmployers],
] as const;

/**
 * Erases the people behind accounts that were deleted over 30 days ago, and later what they sent
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
  await dropErasedContent(db);
  return erased;
};
