import { useSyncExternalStore } from 'react';
import { tryStorage } from '@/session/tryStorage';
import { hiddenTexts } from '@/texts/jobs/hidden';
import { isRecord } from '@contract/isRecord';
import { limits } from '@contract/limits';
import { hiddenPrefix, setOf } from '../hiddenSet';
import type { Hiding, NamedItem } from './hiding';

/*
 * What is hidden on this device: a visitor's (''), and on a spec host everybody's by username.
 */
const keyOf = (username: string): string => hiddenPrefix + encodeURIComponent(username);
const maxTextLength = 200;
const none: readonly NamedItem[] = [];

/** One entry of the stored list, which anybody may have edited. */
const readEntry = (value: unknown): NamedItem[] => {
  if (!isRecord(value)) return [];
  const { kind, key, name } = value;
  if ((kind !== 'job' && kind !== 'company') || typeof key !== 'string' || key === '') return [];
  if (key.length > maxTextLength || typeof name !== 'string') return [];
  return [{ kind, key, name: name.slice(0, maxTextLength) }];
};

/** The lists as they were last read, by username: the same text is the same list. */
const known = new Map<string, { text: string; items: readonly NamedItem[] }>();
/** What somebody ('' for a visitor) has hidden on this device, the last first. */
export const readDevice = (username: string): readonly NamedItem[] => {
  const text = tryStorage(() => localStorage.getItem(keyOf(username)), null);
  if (text === null) return none;
  const last = known.get(username);
  if (last?.text === text) return last.items;
  const stored: unknown = tryStorage(() => JSON.parse(text) as unknown, null);
  const items = Array.isArray(stored) ? stored.flatMap(readEntry) : none;
  known.set(username, { text, items });
  return items;
};

const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};
const write = (username: string, items: readonly NamedItem[]): string => {
  const isDone = tryStorage(() => {
    if (items.length === 0) localStorage.removeItem(keyOf(username));
    else localStorage.setItem(keyOf(username), JSON.stringify(items));
    return true;
  }, false);
  for (const listener of listeners) listener();
  return isDone ? '' : hiddenTexts.refused;
};

type Item = Pick<NamedItem, 'kind' | 'key'>;
export const without = <Kept extends Item>(
  items: readonly Kept[],
  unwanted: readonly Item[],
): Kept[] => {
  const gone = setOf(unwanted);
  return items.filter((each) => ![...setOf([each])].some((entry) => gone.has(entry)));
};

/** Forgets items of a visitor, which are in an account by now. */
export const forgetVisitors = (items: readonly Item[]): void => {
  write('', without(readDevice(''), items));
};

/** The list of `readDevice`, kept up to date, and how to change it. */
export const useDeviceHiding = (username: string): Hiding => ({
  items: useSyncExternalStore(
    subscribe,
    () => readDevice(username),
    () => none,
  ),
  isOnDevice: true,
  // the oldest make room
  hide: async ({ kind, key, name }) =>
    write(
      username,
      [{ kind, key, name }, ...without(readDevice(username), [{ kind, key }])].slice(
        0,
        limits.hiddenItems,
      ),
    ),
  unhide: async (item) => write(username, without(readDevice(username), [item])),
});
