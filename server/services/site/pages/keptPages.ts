import { LRUCache } from 'lru-cache';
import type { Database } from '../../../database/database';
import { fill, type Filled } from '../../../database/needs';
import { askSiblings } from '../../../siblings';
import { machineTime } from '../../../timing/machineTime';
import { perDatabase } from '../../perDatabase';
import { fromParcel, isParcel, toParcel, type Dated, type Made, type Packing } from './parcels';
import { rememberChanges } from './recentChanges';
import { changeOf, isAsMade, isChangedBy, type AnswerOf, type Change } from './shown';

/** How long a page is fresh at most, in milliseconds: ages such as "2 days ago" are written in it. */
const freshFor = 60_000;
/** The same of a page of what there isn't, or no longer: nothing tells of all that changes there. */
const freshForMissing = 5000;
/** How long after that a page may still be sent while a new one is made, in milliseconds. */
const staleFor = 5000;
/** Of all kept pages together, in bytes. */
const maxBytes = 64 * 1024 * 1024;
/**
 * The same of those of what there isn't: of such addresses there are as many as somebody makes up,
 * and they take no other page's place.
 */
const maxMissingBytes = 2 * 1024 * 1024;
/** A page that changes each time it is made isn't made again. */
const maxAttempts = 3;

type Make<Value> = () => Promise<Made<Value>>;
type Asked<Value> = {
  key: string;
  make: Make<Value>;
  answerOf: AnswerOf;
  packing: Packing<Value>;
};

type Entry<Value = unknown> = Dated<Value> & {
  filled: Pick<Filled<unknown>, 'suits'>;
  /** For another worker. */
  parcel: () => Promise<unknown>;
};

/**
 * What was sent: pages made, those that another worker had, stale ones that turned out to be as they
 * would be made anew, and those that were kept, stale ones among them by themselves.
 */
export type PageCounts = {
  rendered: number;
  shared: number;
  renewed: number;
  kept: number;
  stale: number;
};
type Pages = {
  kept: LRUCache<string, Entry>;
  /** Those of what is missing or has ended. */
  missing: LRUCache<string, Entry>;
  /** Those that are asked for or made. */
  making: Map<string, Promise<Entry>>;
  /** Those of them that this process makes itself. */
  rendering: Map<string, Promise<Entry>>;
  recent: ReturnType<typeof rememberChanges>;
  counts: PageCounts;
  /** Whether the host hears of what others change. */
  isHearing: () => boolean;
};

const pagesOf = perDatabase((): Pages => ({
  kept: new LRUCache({ maxSize: maxBytes }),
  missing: new LRUCache({ maxSize: maxMissingBytes }),
  making: new Map(),
  rendering: new Map(),
  recent: rememberChanges(),
  counts: { rendered: 0, shared: 0, renewed: 0, kept: 0, stale: 0 },
  isHearing: () => false,
})).of;

/** From now on pages are kept, whenever the host hears of what others change. */
export const keepPages = (db: Database, isHearing: () => boolean): void => {
  pagesOf(db).isHearing = isHearing;
};

export const pageCountsOf = (db: Database): PageCounts => pagesOf(db).counts;

/** Forgets all pages, since changes may have been missed. What is being made is made again. */
export const forgetPages = (db: Database): void => {
  const { kept, missing, recent } = pagesOf(db);
  kept.clear();
  missing.clear();
  recent.forget();
};

/**
 * To be called once a change is committed. A page that shows what was changed is never sent again,
 * also one that is being made; one with a list that a job may come into is stale from now on.
 */
export const dropPages = (db: Database, changed: Partial<Change>): void => {
  const { kept, missing, recent } = pagesOf(db);
  const change = changeOf(changed);
  recent.note(change);
  if (change.isAll) {
    kept.clear();
    missing.clear();
    return;
  }
  const now = Date.now();
  for (const pages of [kept, missing])
    for (const [key, entry] of pages.entries()) {
      if (isChangedBy(entry.made.shown, change)) pages.delete(key);
      else if (change.isJob && entry.made.shown.hasLists)
        entry.staleAt = Math.min(entry.staleAt, now);
    }
};

/** From when on a page is stale that shows lists, with what was changed since it was begun. */
const staleFrom = ({ made, staleAt }: Dated<unknown>, changed: Change): number =>
  changed.isJob && made.shown.hasLists ? Math.min(staleAt, Date.now()) : staleAt;

/** Makes a page, again where what it shows was changed meanwhile, or may have been. */
const makeEntry = async <Value>(
  db: Database,
  { make, packing }: Asked<Value>,
): Promise<Entry<Value>> => {
  const { recent, counts } = pagesOf(db);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const madeAt = machineTime();
    const filled = fill(db.replicas?.droppedAt(), make);
    const startedAt = Date.now();
    const made = await filled.value;
    counts.rendered += 1;
    const changed = recent.since(madeAt);
    if (!changed || isChangedBy(made.shown, changed)) continue;
    const fresh = made.isMissing ? freshForMissing : freshFor;
    const freshUntil = startedAt + fresh;
    const dated: Dated<Value> = { made, madeAt, freshUntil, staleAt: freshUntil };
    const staleAt = staleFrom(dated, changed);
    return { ...dated, staleAt, filled, parcel: () => toParcel(dated, packing) };
  }
  throw new Error('The page changed each time it was made.');
};

/**
 * The kept page, where it is stale only because a job may have come into its lists, and none has: its
 * calls are answered as they were. That costs a fraction of drawing it.
 */
const renewEntry = async <Value>(
  db: Database,
  { key, answerOf, packing }: Asked<Value>,
): Promise<Entry<Value> | undefined> => {
  const { kept, recent, counts } = pagesOf(db);
  // what a key holds is what its only caller made
  const present = kept.get(key) as Entry<Value> | undefined;
  if (!present || db.replicas || Date.now() >= present.freshUntil) return undefined;
  const { made, freshUntil, filled } = present;
  const madeAt = machineTime();
  if (!(await isAsMade(made.shown, answerOf))) return undefined;
  const changed = recent.since(madeAt);
  if (!changed || isChangedBy(made.shown, changed)) return undefined;
  const dated: Dated<Value> = { made, madeAt, freshUntil, staleAt: freshUntil };
  counts.renewed += 1;
  const staleAt = staleFrom(dated, changed);
  return { ...dated, staleAt, filled, parcel: () => toParcel(dated, packing) };
};

/**
 * A page that another worker of this host has, unless something that it shows was changed since it
 * was begun: of that worker's changes this one has heard, too. What was read from a replica is for
 * nobody else.
 */
const borrowEntry = async <Value>(
  db: Database,
  { key, packing }: Asked<Value>,
): Promise<Entry<Value> | undefined> => {
  const { recent, isHearing, counts } = pagesOf(db);
  if (db.replicas || !isHearing()) return undefined;
  const answer = await askSiblings('page', key);
  if (!isParcel(answer)) return undefined;
  const dated = fromParcel(answer, packing);
  const changed = recent.since(dated.madeAt);
  if (!changed || isChangedBy(dated.made.shown, changed)) return undefined;
  counts.shared += 1;
  return {
    ...dated,
    staleAt: staleFrom(dated, changed),
    filled: { suits: () => true },
    parcel: () => toParcel(dated, packing),
  };
};

/** Keeps a page where there is room for its like, and nothing else under its key. */
const keep = ({ kept, missing, isHearing }: Pages, key: string, entry: Entry): void => {
  const { size, isMissing } = entry.made;
  const [its, other] = isMissing ? [missing, kept] : [kept, missing];
  if (size === undefined || !isHearing()) return;
  its.set(key, entry, { size });
  other.delete(key);
};

const borrowOrMake = async <Value>(db: Database, asked: Asked<Value>): Promise<Entry<Value>> => {
  const pages = pagesOf(db);
  const { key } = asked;
  const borrowed = await borrowEntry(db, asked);
  if (borrowed) {
    keep(pages, key, borrowed);
    return borrowed;
  }
  const rendering = renewEntry(db, asked).then((renewed) => renewed ?? makeEntry(db, asked));
  pages.rendering.set(key, rendering);
  try {
    const entry = await rendering;
    keep(pages, key, entry);
    return entry;
  } finally {
    pages.rendering.delete(key);
  }
};

/** One for all who ask for it meanwhile. */
const makeOnce = <Value>(db: Database, asked: Asked<Value>): Promise<Entry> => {
  const { making } = pagesOf(db);
  const present = making.get(asked.key);
  if (present) return present;
  const started = borrowOrMake(db, asked).finally(() => making.delete(asked.key));
  making.set(asked.key, started);
  return started;
};

const isFresh = ({ made, staleAt }: Entry): boolean =>
  Date.now() < Math.min(made.shown.endsAt, staleAt);

/**
 * What this process keeps under `key`, or makes just now, for another worker that asks for it. One that
 * hears of no changes may have made it of what is old.
 */
export const lendPage = async (db: Database, key: string): Promise<unknown> => {
  const { kept, missing, rendering, isHearing } = pagesOf(db);
  if (!isHearing()) return undefined;
  const present = kept.get(key) ?? missing.get(key);
  const entry =
    present && isFresh(present) ? present : await rendering.get(key)?.catch(() => undefined);
  return entry?.made.size !== undefined && isFresh(entry) ? entry.parcel() : undefined;
};

const isSendable = ({ filled, made, staleAt }: Entry): boolean => {
  const now = Date.now();
  return now < made.shown.endsAt && now < staleAt + staleFor && filled.suits();
};

/**
 * The page under `key`: a kept one, one that is being made, one that another worker of this host
 * has, or one made now. Kept until what it shows is changed by any host (`dropPages`) or ends by the
 * clock. A stale one is sent for five more seconds, while a new one is made. Fails as `make` does.
 */
export const keptPage = async <Value>(db: Database, asked: Asked<Value>): Promise<Value> => {
  const { kept, missing, counts } = pagesOf(db);
  const present = kept.get(asked.key) ?? missing.get(asked.key);
  if (present && isSendable(present)) {
    counts.kept += 1;
    if (Date.now() >= present.staleAt) {
      counts.stale += 1;
      // who waits for it sees why it can't be made
      makeOnce(db, asked).catch(() => {});
    }
    // what a key holds is what its only caller made
    return present.made.value as Value;
  }
  const entry = await makeOnce(db, asked);
  // from a replica it is nothing for who has written since
  const { made } = entry.filled.suits() ? entry : await makeEntry(db, asked);
  // as above
  return made.value as Value;
};
