import { hiddenTexts } from '@/texts/jobs/hidden';
import { isRecord } from '@contract/isRecord';
import { limits } from '@contract/limits';
import { deviceLists } from '../device/deviceList';
import { hiddenPrefix, setOf } from '../hiddenSet';
import type { Hiding, NamedItem } from './hiding';

/* What is hidden on this device: by a visitor (''), and on a spec host by each user. */
const maxTextLength = 200;

/** Parses an entry of the stored list, which the user may have edited. */
const readEntry = (value: unknown): NamedItem[] => {
  if (!isRecord(value)) return [];
  const { kind, key, name } = value;
  if ((kind !== 'job' && kind !== 'company') || typeof key !== 'string' || key === '') return [];
  if (key.length > maxTextLength || typeof name !== 'string') return [];
  return [{ kind, key, name: name.slice(0, maxTextLength) }];
};

const lists = deviceLists(hiddenPrefix, (stored) => stored.flatMap(readEntry));
/** Returns what a user ('' for a visitor) has hidden on this device, newest first. */
export const { read: readDevice } = lists;
/** Stores the items. Returns the reason of a failure, or ''. */
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

/** Removes a visitor's items that are in an account now. */
export const forgetVisitors = (items: readonly Item[]): void => {
  lists.write('', without(readDevice(''), items));
};

/** Like `readDevice`, but subscribes to changes; includes functions to change the list. */
export const useDeviceHiding = (username: string): Hiding => ({
  items: lists.useList(username),
  isOnDevice: true,
  // drops the oldest items beyond the limit
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
