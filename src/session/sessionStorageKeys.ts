import type { PersistConfig, Storage } from 'redux-persist';
import { emptyKeys, type SessionKeys, type SessionState } from './sessionSlice';
import { tryStorage } from './tryStorage';

// Object.keys types every key as string
const names = Object.keys(emptyKeys) as (keyof SessionKeys)[];

/**
 * Writes the session's keys to sessionStorage as plain strings, and removes those without a value.
 */
export const writeSessionKeys = (keys: Partial<SessionKeys>): void =>
  tryStorage(() => {
    for (const name of names) {
      const value = keys[name];
      if (value == null) sessionStorage.removeItem(name);
      else sessionStorage.setItem(name, value);
    }
  }, undefined);

/** Stores exactly the four plain keys of spec §3, never a `persist:` key. */
const fourKeys: Storage = {
  getItem: async () =>
    Object.fromEntries(names.map((name) => [name, sessionStorage.getItem(name)])),
  setItem: async (_key: string, value: Partial<SessionKeys>) => writeSessionKeys(value),
  removeItem: async () => {
    for (const name of names) sessionStorage.removeItem(name);
  },
};

/**
 * redux-persist's settings. Serialization is off, since the storage above reads and writes objects;
 * `deserialize` is missing from the library's types.
 */
export const sessionPersist = {
  key: 'session', // required, but unused: the storage above writes one item per key
  storage: fourKeys,
  whitelist: names,
  serialize: false,
  deserialize: false,
} satisfies PersistConfig<SessionState> & { deserialize: false };

/** Clears the whole session storage, which a logout requires (spec §2.2). */
export const clearSessionStorage = (): void => tryStorage(() => sessionStorage.clear(), undefined);
