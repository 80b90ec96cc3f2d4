import type { ClientBase } from 'pg';
import { StartError } from '../../startError';
import { keyOf, type Store } from '../fileStore/store';
import { emptyFrame, fileFrames, type FrameReader } from './format';
import type { Progress } from './session';

/** How many files of the store were copied, and how many were missing there. */
export type CopiedFiles = { files: number; missing: number };

/** Prevents deletions from the store until the session ends (`deleteUnusedStored`). */
export const holdStoredFiles = async (client: ClientBase): Promise<void> => {
  await client.query(`SELECT pg_advisory_lock_shared(hashtext('stored files'))`);
};

const batchSize = 1000;
/** Yields the keys of all stored files that rows refer to, in order. */
async function* storedKeys(client: ClientBase): AsyncGenerator<string, void, undefined> {
  for (let last = ''; ;) {
    const { rows } = await client.query<{ key: string }>(
      `SELECT key FROM (
        (SELECT DISTINCT stored_key AS key FROM files WHERE stored_key > $1 ORDER BY 1 LIMIT $2)
        UNION (SELECT DISTINCT stored_key FROM media WHERE stored_key > $1 ORDER BY 1 LIMIT $2)
      ) keys ORDER BY key LIMIT $2`,
      [last, batchSize],
    );
    for (const { key } of rows) yield key;
    last = rows.at(-1)?.key ?? '';
    if (rows.length < batchSize) return;
  }
}

/** Yields the frames of the files in the store, with one file in memory at a time. */
export async function* readStoredFiles(
  client: ClientBase,
  store: Store | undefined,
  counts: CopiedFiles,
  onProgress: (progress: Progress) => void,
  bytesBefore: number,
): AsyncGenerator<Buffer, void, undefined> {
  let bytes = bytesBefore;
  for await (const key of storedKeys(client)) {
    if (!store)
      throw new StartError(
        'Files of this database are in a store: set FILES_URL as it is set for its hosts.',
      );
    const file = await store.get(key);
    if (file) {
      counts.files += 1;
      bytes += file.length;
      yield* fileFrames(key, file);
    } else counts.missing += 1;
    onProgress({ name: 'files', number: 1, count: 1, step: 'copy', bytes });
  }
  yield emptyFrame;
}

const updatesIntoDatabase = [
  'UPDATE files SET bytes = $1, stored_key = NULL WHERE stored_key = $2',
  'UPDATE media SET bytes = $1, stored_key = NULL WHERE stored_key = $2',
];
const rowsIntoDatabase = async (client: ClientBase, key: string, bytes: Buffer) => {
  for (const update of updatesIntoDatabase) await client.query(update, [bytes, key]);
};

/**
 * Writes the files that follow the rows into the store, or into the rows if there is no store. Call
 * it in the transaction that wrote the rows, once these are indexed. Returns the number of files.
 */
export const writeStoredFiles = async (
  client: ClientBase,
  frames: FrameReader,
  store: Store | undefined,
  signal: AbortSignal | undefined,
): Promise<number> => {
  for (let files = 0; ; files += 1) {
    signal?.throwIfAborted();
    const key = (await frames.next()).toString();
    if (key === '') {
      // these rows describe another store
      if (!store) await client.query('DELETE FROM stored_files');
      return files;
    }
    const bytes = await frames.next();
    if (keyOf(bytes) !== key) throw new StartError("A file of the backup isn't what it says.");
    if (store) await store.put(key, bytes);
    else await rowsIntoDatabase(client, key, bytes);
  }
};
