import { limits } from '@contract/limits';
import type { Database } from '../../database/database';
import { ApiError } from '../../errors';
import { formatNumber } from '../../formatNumber';
import {
  addHidden,
  countHidden,
  listHidden,
  publicJobName,
  type HiddenKind,
} from '../../repositories/inbox/hiddenItems';
import { hostTexts } from '../../texts/errors';
import type { Wire } from '../../wire';

/** What a seeker has hidden (the contract's getHidden). */
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
  if ((await countHidden(db, seekerId)) >= limits.hiddenItems)
    throw new ApiError(409, hostTexts.hiddenItemsFull(formatNumber(limits.hiddenItems)));
  await addHidden(db, seekerId, { kind, key, name });
};
