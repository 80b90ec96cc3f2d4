import type { PersistConfig, Storage } from 'redux-persist';
import { noKeys, type SessionKeys, type SessionState } from './sessionSlice';

const names = Object.keys(noKeys) as (keyof SessionKeys)[]; // Object.keys types every key as string

/** Writes exactly the four plain keys of spec §3, never a `persist:` key. */
const fourKeys: Storage = {
  getItem: async () => Object.fromEntries(names.map((name) => [name, sessionStorage.getItem(name)])),
  setItem: async (_key: string, value: Partial<SessionKeys>) => {
    for (const name of names) {
      const kept = value[name];
      if (kept == null) sessionStorage.removeItem(name);
      else sessionStorage.setItem(name, kept);
    }
  },
  removeItem: async () => {
    for (const name of names) sessionStorage.removeItem(name);
  },
};

/** redux-persist's settings: objects go in and out of the storage as they are. `deserialize` is missing from its types. */
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
