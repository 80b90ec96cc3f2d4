import { useSyncExternalStore } from 'react';
import { tryStorage } from '@/session/tryStorage';

/** Lists of one kind stored on this device, one for each username ('' for a visitor). */
type DeviceLists<Entry> = {
  read: (username: string) => readonly Entry[];
  /** Returns `false` if the storage is full or disabled for this site. */
  write: (username: string, entries: readonly Entry[]) => boolean;
  /** Like `read`, but subscribes to changes; empty on the host. */
  useList: (username: string) => readonly Entry[];
};

/**
 * Creates lists whose keys start with `prefix`, shared by all tabs. `readEntries` validates the
 * stored values, which the user may have edited.
 */
export const deviceLists = <Entry>(
  prefix: string,
  readEntries: (stored: readonly unknown[]) => readonly Entry[],
): DeviceLists<Entry> => {
  const none: readonly Entry[] = [];
  const keyOf = (username: string): string => prefix + encodeURIComponent(username);
  /** The last result by username: the same text returns the same array. */
  const known = new Map<string, { text: string; entries: readonly Entry[] }>();
  const read = (username: string): readonly Entry[] => {
    const text = tryStorage(() => localStorage.getItem(keyOf(username)), null);
    if (text === null) return none;
    const last = known.get(username);
    if (last?.text === text) return last.entries;
    const stored: unknown = tryStorage(() => JSON.parse(text) as unknown, null);
    const entries = Array.isArray(stored) ? readEntries(stored) : none;
    known.set(username, { text, entries });
    return entries;
  };

  const listeners = new Set<() => void>();
  const notifyListeners = (): void => {
    for (const listener of listeners) listener();
  };
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || key.startsWith(prefix)) notifyListeners();
  };
  const subscribe = (listener: () => void): (() => void) => {
    if (listeners.size === 0) window.addEventListener('storage', onStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', onStorage);
    };
  };

  return {
    read,
    write: (username, entries) => {
      const isDone = tryStorage(() => {
        const key = keyOf(username);
        if (entries.length === 0) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(entries));
        return true;
      }, false);
      notifyListeners();
      return isDone;
    },
    useList: (username) =>
      useSyncExternalStore(
        subscribe,
        () => read(username),
        () => none,
      ),
  };
};
