import type { PersistConfig, Storage } from 'redux-persist';
import { emptyKeys, type SessionKeys, type SessionState } from './sessionSlice';

const names = Object.keys(emptyKeys) as (keyof SessionKeys)[]; // Object.keys types every key as string

/** Writes the session's keys as plain strings and takes away those that it doesn't have. */
export const writeSessionKeys = (keys: Partial<SessionKeys>): void => {
  try {
    for (const name of names) {
      const kept = keys[name];
      if (kept == null) sessionStorage.removeItem(name);
      else sessionStorage.setItem(name, kept);
    }
  } catch {
    // a device that refuses storage keeps no session beyond this page
  }
};

/** Keeps exactly the four plain keys of spec §3, never a `persist:` key. */
const fourKeys: Storage = {
  getItem: async () =>
    Object.fromEntries(names.map((name) => [name, sessionStorage.getItem(name)])),
  setItem: async (_key: string, value: Partial<SessionKeys>) => writeSessionKeys(value),
  removeItem: async () => {
    for (const name of names) sessionStorage.removeItem(name);
  },
};

/**
 * redux-persist's settings: objects go in and out of the storage as they are. `deserialize` is
 * missing from its types.
 */
export const sessionPersist = {
  key: 'session', // never written: the storage above has its own names
  storage: fourKeys,
  whitelist: names,
  serialize: false,
  deserialize: false,
} satisfies PersistConfig<SessionState> & { deserialize: false };

/** Log-out clears the whole session storage (spec §2.2), whoever put something there. */
export const clearSessionStorage = (): void => {
  try {
    sessionStorage.clear();
  } catch {
    // a device that refuses storage has kept nothing
  }
};
