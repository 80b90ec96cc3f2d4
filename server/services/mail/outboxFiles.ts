import type { Dirent } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { day } from '@contract/time/durations';
import { errorCode } from '../../errorCode';

/** Returns the folder in which mails are written as files if there is no mail server. */
export const outboxFolder = (dataDir: string): string => path.join(dataDir, 'outbox');

const isMail = ({ name }: Dirent) => name.endsWith('.eml');
/** Whether a file is a mail whose host ended while writing it. */
const isPartial = ({ name }: Dirent) => name.startsWith('.') && name.includes('.eml.');

/**
 * Deletes mails written over `days` days ago (undefined: none), and partial ones after a day.
 * Streams the folder, however many files it has. Returns the number of files.
 */
export const dropOldMailFiles = async (
  dataDir: string,
  days: number | undefined,
  isStopped: () => boolean = () => false,
): Promise<number> => {
  const folder = outboxFolder(dataDir);
  let dropped = 0;
  try {
    for await (const entry of await fs.opendir(folder)) {
      if (isStopped()) break;
      const keptDays = isPartial(entry) ? 1 : isMail(entry) ? days : undefined;
      if (keptDays === undefined || !entry.isFile()) continue;
      const file = path.join(folder, entry.name);
      const { mtimeMs } = await fs.stat(file);
      if (mtimeMs > Date.now() - keptDays * day) continue;
      await fs.rm(file, { force: true });
      dropped += 1;
    }
  } catch (error) {
    // no mail has been written yet, or another host has deleted the file in the meantime
    if (errorCode(error) !== 'ENOENT') throw error;
  }
  return dropped;
};
