import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../errorCode';
import { FilesUnavailable, placeOf, type Store } from './store';

/** Makes a new file's name durable: it is only safe on disk once its folder is synced. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await fs.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const writeWhole = async (target: string, bytes: Buffer): Promise<void> => {
  const folder = path.dirname(target);
  const made = await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  const partial = `${target}.${randomUUID()}.partial`;
  try {
    const file = await fs.open(partial, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await fs.rename(partial, target);
  } catch (error) {
    await fs.rm(partial, { force: true });
    throw error;
  }
  await syncFolder(folder);
  if (made !== undefined) await syncFolder(path.dirname(folder));
};

/** Returns `undefined` if the file is missing; throws FilesUnavailable for all other errors. */
const ignoreNotFound = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work;
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT') return undefined;
    throw new FilesUnavailable(code, error);
  }
};

/**
 * Creates a store in a folder of this machine, or one that all hosts have mounted. The folder must
 * exist: creating an empty one in place of an unmounted disk would look like the loss of all files.
 */
export const folderStore = (folder: string): Store => {
  const fileOf = (key: string) => path.join(folder, placeOf(key));
  const refuseWithoutFolder = async () => {
    const stats = await ignoreNotFound(fs.stat(folder));
    if (stats?.isDirectory() !== true) throw new FilesUnavailable('the folder is not there');
  };
  return {
    put: async (key, bytes) => {
      await refuseWithoutFolder();
      try {
        await writeWhole(fileOf(key), bytes);
      } catch (error) {
        throw new FilesUnavailable(errorCode(error), error);
      }
    },
    get: async (key) => {
      const bytes = await ignoreNotFound(fs.readFile(fileOf(key)));
      if (bytes === undefined) await refuseWithoutFolder();
      return bytes;
    },
    delete: async (key) => {
      await refuseWithoutFolder();
      await ignoreNotFound(fs.unlink(fileOf(key)));
    },
  };
};
