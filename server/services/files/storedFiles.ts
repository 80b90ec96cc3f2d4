import type { Context } from '../../context';
import type { Database } from '../../database/database';
import { FilesUnavailable, keyOf } from '../../database/fileStore/store';
import { findFile, type FileRow, type StoredFile } from '../../repositories/media/files';
import { findMedia } from '../../repositories/media/media';
import {
  hasStoredFiles,
  noteStored,
  deleteUnusedStored,
} from '../../repositories/media/storedFiles';

/**
 * Stores a file's bytes in the store of FILES_URL, if there is one. Call it before the transaction
 * that adds the file's row: if that fails, nothing refers to the bytes and they are deleted later;
 * if the store fails (503), no row is written.
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

/** Returns the bytes under a key; `undefined` if they are missing. */
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
  // it has just been moved back into the database
  const now = await find();
  return now?.storedKey === null ? { contentType, bytes: now.bytes } : undefined;
};

/**
 * Returns a private file, wherever its bytes are; `undefined` if it doesn't exist or its bytes are
 * lost.
 */
export const readFile = (db: Database, id: string): Promise<StoredFile | undefined> =>
  readWhole(db, () => findFile(db, id));

/** Returns a public picture, like `readFile`. */
export const readMedia = (db: Database, id: string): Promise<StoredFile | undefined> =>
  readWhole(db, () => findMedia(db, id));

/** Files deleted per transaction: few, since each is a request. */
const sweepSize = 20;

/** Deletes stored bytes that no row refers to anymore. Returns the number of files. */
export const dropUnusedStored = async (
  db: Database,
  isStopped: () => boolean = () => false,
): Promise<number> => {
  const { files } = db;
  if (!files) return 0;
  let dropped = 0;
  while (!isStopped()) {
    const keys = await db.transaction(async (tx) => {
      const unused = await deleteUnusedStored(tx, sweepSize);
      // before the commit, so that a failed deletion is retried
      await Promise.all(unused.map((key) => files.delete(key)));
      return unused;
    });
    dropped += keys.length;
    if (keys.length < sweepSize) break;
  }
  return dropped;
};

/** Warns at the start if files are in a store but no store is configured. */
export const warnOfMissingStore = async ({ db, log }: Context): Promise<void> => {
  if (!db.files && (await hasStoredFiles(db)))
    log.warn('files are in a store, and FILES_URL is not set');
};
