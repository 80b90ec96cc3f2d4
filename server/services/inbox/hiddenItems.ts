import { limits } from '@contract/limits';
import type { Database } from '../../database/database';
import { ApiError } from '../../errors';
import { formatNumber } from '../../formatNumber';
import {
  addHidden,
  addManyHidden,
  countHidden,
  isHidden,
  keyOf,
  listHidden,
  publicJobName,
  publicJobNames,
  type HiddenKind,
} from '../../repositories/inbox/hiddenItems';
import { hostTexts } from '../../texts/errors';
import type { Wire } from '../../wire';

/** Returns what a job seeker has hidden (the contract's getHidden). */
export const hiddenList = async (db: Database, seekerId: string): Promise<Wire<'HiddenList'>> => ({
  items: (await listHidden(db, seekerId)).map(({ hiddenAt, ...item }) => ({
    ...item,
    hiddenAt: hiddenAt.toISOString(),
  })),
});

/** Hides a job or a company (the contract's hide). */
export const hide = async (
  db: Database,
  seekerId: string,
  kind: HiddenKind,
  key: string,
): Promise<void> => {
  const name = kind === 'job' ? await publicJobName(db, key) : key.trim();
  if (!name) throw new ApiError(404, hostTexts.notFound);
  // no-op for a hidden item, even if the list is full
  if (await isHidden(db, seekerId, kind, key)) return;
  if ((await countHidden(db, seekerId)) >= limits.hiddenItems)
    throw new ApiError(409, hostTexts.hiddenItemsFull(formatNumber(limits.hiddenItems)));
  await addHidden(db, seekerId, { kind, key, name });
};

/** Adds the items hidden on a device to the account (the contract's joinHidden). */
export const joinHidden = (
  db: Database,
  seekerId: string,
  { items }: Wire<'HiddenItemsInput'>,
): Promise<Wire<'JoinedHidden'>> => {
  const idOf = ({ kind, key }: Wire<'HiddenItemInput'>): string => `${kind} ${keyOf(kind, key)}`;
  const asked = new Map(items.map((item) => [idOf(item), item]));
  return db.transaction(async (tx) => {
    const jobs = [...asked.values()].filter(({ kind }) => kind === 'job').map(({ key }) => key);
    const names = new Map((await publicJobNames(tx, jobs)).map(({ id, name }) => [id, name]));
    const known = [...asked.values()].flatMap(({ kind, key }) => {
      const name = kind === 'job' ? names.get(key.toLowerCase()) : key.trim();
      return name ? [{ kind, key, name }] : [];
    });
    const hidden = new Set((await listHidden(tx, seekerId)).map(idOf));
    const fresh = known.filter((item) => !hidden.has(idOf(item)));
    const left = fresh.slice(Math.max(0, limits.hiddenItems - hidden.size));
    const joined = known.filter((item) => !left.includes(item));
    await addManyHidden(tx, seekerId, joined);
    return { joined: joined.length, left: left.map(({ kind, key }) => ({ kind, key })) };
  });
};
