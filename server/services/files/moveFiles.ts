import { batchesOf } from '../../batches';
import type { Database } from '../../database/database';
import type { Store } from '../../database/fileStore/store';
import { keyOf } from '../../database/fileStore/store';
import { nilId } from '../../repositories/ids';
import { findFile } from '../../repositories/media/files';
import { findMedia } from '../../repositories/media/media';
import {
  countFiles,
  fileTables,
  listFilesToMove,
  moveIn,
  moveOut,
  noteStored,
  type FileTable,
} from '../../repositories/media/storedFiles';

type Moving = {
  to: 'store' | 'database';
  store: Store;
  signal?: AbortSignal;
  onProgress?: (done: number, count: number) => void;
};
export type Moved = { moved: number; missing: number };

const batchSize = 100;
const find = { files: findFile, media: findMedia };

/**
 * Moves one file. Returns `undefined` if there was nothing to move: it was deleted, or moved by
 * another process.
 */
const moveOne = async (
  db: Database,
  table: FileTable,
  id: string,
  { to, store }: Moving,
): Promise<'moved' | 'missing' | undefined> => {
  const row = await find[table](db, id);
  if (!row || (row.storedKey === null) === (to === 'database')) return undefined;
  if (row.storedKey === null) {
    const key = keyOf(row.bytes);
    await noteStored(db, key);
    await store.put(key, row.bytes);
    return (await moveOut(db, table, id, key)) > 0 ? 'moved' : undefined;
  }
  const key = row.storedKey;
  const bytes = await store.get(key);
  if (!bytes) return 'missing';
  const written = await db.transaction((tx) => moveIn(tx, table, id, { key, bytes }));
  return written > 0 ? 'moved' : undefined;
};

/**
 * Moves all files from the database into the store, or back, one at a time, while hosts are
 * running: at any moment a row's bytes are in exactly one place. If interrupted, a second run
 * continues.
 */
export const moveFiles = async (db: Database, moving: Moving): Promise<Moved> => {
  const { to, signal, onProgress } = moving;
  const stored = to === 'database';
  const done: Moved = { moved: 0, missing: 0 };
  let count = 0;
  for (const table of fileTables) count += await countFiles(db, table, stored);
  for (const table of fileTables) {
    const batches = batchesOf<string>(batchSize, (after = nilId) =>
      listFilesToMove(db, table, { stored, after, limit: batchSize }),
    );
    for await (const ids of batches)
      for (const id of ids) {
        signal?.throwIfAborted();
        const what = await moveOne(db, table, id, moving);
        if (what) done[what] += 1;
        onProgress?.(done.moved, count);
      }
  }
  return done;
};
