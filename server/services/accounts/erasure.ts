import type { Database } from '../../database/database';
import {
  dropErasedContent,
  eraseEmployers,
  eraseSeekers,
  lockOverdue,
} from '../../repositories/accounts/erasure';

/** People erased in one transaction: few enough to hold nobody up. */
const batchSize = 50;
const kinds = [
  ['jobseeker', eraseSeekers],
  ['employer', eraseEmployers],
] as const;

/**
 * Erases the people behind accounts that were deleted over 30 days ago, and what erased people sent
 * once it has served its time (product §6). Answers how many people.
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
