import type { Database } from '../../database/database';
import { nilId } from '../../repositories/ids';
import { sweepFiles } from '../../repositories/media/files';

/** Files looked at by one statement. */
const windowSize = 2_000;

/**
 * Deletes the files that nothing uses. Whatever removes a file's last use deletes it as well, but a
 * host of the previous release may leave one behind.
 */
export const dropLeftFiles = async (
  db: Database,
  isStopped: () => boolean = () => false,
): Promise<void> => {
  for (let last: string | undefined = nilId; last !== undefined && !isStopped();)
    last = await sweepFiles(db, last, windowSize);
};
