import { hiddenTexts } from '@/texts/jobs/hidden';
import { isRecord } from '@contract/isRecord';
import { limits } from '@contract/limits';
import { deviceLists } from '../device/deviceList';
import { hiddenPrefix, setOf } from '../hiddenSet';
import type { Hiding, NamedItem } from './hiding';

/*
 * What is hidden on this device: a visitor's (''), and on a spec host everybody's by username.
 */
const maxTextLength = 200;

/** One entry of the stored list, which anybody may have edited. */
const readEntry = (value: unknown): NamedItem[] => {
  if (!isRecord(value)) return [];
  const { kind, key, name } = value;
  if ((kind !== 'job' && kind !== 'company') || typeof key !== 'string' || key === '') return [];
  if (key.length > maxTextLength || typeof name !== 'string') return [];
  return [{ kind, key, name: name.slice(0, maxTextLength) }];
};

const lists = deviceLists(hiddenPrefix, (stored) => stored.flatMap(readEntry));
/** What somebody ('' for a visitor) has hidden on this device, the last first. */
export const { read: readDevice } = lists;
/** Answers why it wasn't stored; '' where it was. */
const store = (username: string, items: readonly NamedItem[]): string =>
  lists.write(username, items) ? '' : hiddenTexts.refused;

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
  lists.write('', without(readDevice(''), items));
};

/** The list of `readDevice`, kept up to date, and how to change it. */
export const useDeviceHiding = (username: string): Hiding => ({
  items: lists.useList(username),
  isOnDevice: true,
  // the oldest make room
  hide: async ({ kind, key, name }) =>
    store(
      username,
      [{ kind, key, name }, ...without(readDevice(username), [{ kind, key }])].slice(
        0,
        limits.hiddenItems,
      ),
    ),
  unhide: async (item) => store(username, without(readDevice(username), [item])),
});
