import type { Context } from '../../context';
import type { Database } from '../../database/database';
import { FilesUnavailable, keyOf } from '../../database/fileStore/store';
import { findFile, type FileRow, type StoredFile } from '../../repositories/media/files';
import { findMedia } from '../../repositories/media/media';
import { hasStoredFiles, noteStored, takeUnusedStored } from '../../repositories/media/storedFiles';

/**
 * Puts a file into the store of FILES_URL, if there is one, before the transaction that adds its row:
 * where that fails, nothing refers to the file and it is deleted later; where the store fails,
 * nothing is written at all (503).
 */
export const placeFile = async <File extends { bytes: Buffer }>(
  db: Database,
  file: File,
): Promise<File & { storedKey?: string }> => {
  if (!db.files) return file;
  const storedKey = keyOf(file.bytes);
  await noteStored(db, storedKey);
  await db.files.put(storedKey, file.bytes);
  return { ...file, storedKey };
};

/** The bytes under a key; undefined where they are missing there. */
const bytesAt = (db: Database, key: string): Promise<Buffer | undefined> => {
  if (!db.files) throw new FilesUnavailable('FILES_URL is not set, and a file is in a store');
  return db.files.get(key);
};

const readWhole = async (
  db: Database,
  find: () => Promise<FileRow | undefined>,
): Promise<StoredFile | undefined> => {
  const row = await find();
  if (!row) return undefined;
  const { contentType } = row;
  if (row.storedKey === null) return { contentType, bytes: row.bytes };
  const bytes = await bytesAt(db, row.storedKey);
  if (bytes) return { contentType, bytes };
  // moved back into the database at this moment
  const now = await find();
  return now?.storedKey === null ? { contentType, bytes: now.bytes } : undefined;
};

/** A file that only some may read, wherever its bytes are; undefined: there is none, or they are lost. */
export const readFile = (db: Database, id: string): Promise<StoredFile | undefined> =>
  readWhole(db, () => findFile(db, id));

/** A picture that everybody may see, like `readFile`. */
export const readMedia = (db: Database, id: string): Promise<StoredFile | undefined> =>
  readWhole(db, () => findMedia(db, id));

/** Files deleted in one transaction: few, since each is a request. */
const sweepSize = 20;

/** Deletes what the store has and no row refers to any more. Returns how many files that were. */
export const dropUnusedStored = async (
  db: Database,
  isStopped: () => boolean = () => false,
): Promise<number> => {
  const { files } = db;
  if (!files) return 0;
  let dropped = 0;
  while (!isStopped()) {
    const keys = await db.transaction(async (tx) => {
      const unused = await takeUnusedStored(tx, sweepSize);
      // before the commit: one that can't be deleted now is found again
      await Promise.all(unused.map((key) => files.delete(key)));
      return unused;
    });
    dropped += keys.length;
    if (keys.length < sweepSize) break;
  }
  return dropped;
};

/** Says at the start that files are where nobody looks for them. */
export const warnOfMissingStore = async ({ db, log }: Context): Promise<void> => {
  if (!db.files && (await hasStoredFiles(db)))
    log.warn('files are in a store, and FILES_URL is not set');
};
