import type { Log } from '../../log';
import type { FilesSettings } from '../../settings/filesSettings';
import { bucketStore } from './bucket';
import { folderStore } from './folder';
import { keyOf, type Store } from './store';

/** Opens the store of the settings. `get` verifies the hash: a damaged file counts as missing. */
export const openFileStore = (settings: FilesSettings, log: Log): Store => {
  const store = settings.kind === 'folder' ? folderStore(settings.folder) : bucketStore(settings);
  return {
    ...store,
    get: async (key) => {
      const bytes = await store.get(key);
      if (bytes !== undefined && keyOf(bytes) === key) return bytes;
      log.error(
        { key },
        bytes === undefined ? 'a stored file is missing' : 'a stored file is damaged',
      );
      return undefined;
    },
  };
};
