import { LRUCache } from 'lru-cache';
import type { Database } from '../../../database/database';
import { fill, type Filled } from '../../../database/needs';
import { perDatabase } from '../../perDatabase';
import { isChangedBy, noChange, noteChange, type Change, type Shown } from './shown';

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

/** What was made for a page: `value` is sent as it is. */
type Made<Value> = {
  value: Value;
  shown: Shown;
  /** In bytes; undefined: it isn't kept. */
  size: number | undefined;
  /** Whether its job or person is missing or has ended. */
  isMissing: boolean;
};
type Make<Value> = () => Promise<Made<Value>>;

type Entry = {
  filled: Filled<Made<unknown>>;
  made: Made<unknown>;
  /** From when on it is stale, in milliseconds. */
  staleAt: number;
};
/** A page that is being made, and what has changed meanwhile. */
type Flight = { change: Change; hasGap: boolean };

/** What was sent: pages made, and those that were kept, stale ones among them by themselves. */
export type PageCounts = { rendered: number; kept: number; stale: number };
type Pages = {
  kept: LRUCache<string, Entry>;
  /** Those of what is missing or has ended. */
  missing: LRUCache<string, Entry>;
  making: Map<string, Promise<Entry>>;
  flights: Set<Flight>;
  counts: PageCounts;
  /** Whether the host hears of what others change. */
  isHearing: () => boolean;
};

const pagesOf = perDatabase((): Pages => ({
  kept: new LRUCache({ maxSize: maxBytes }),
  missing: new LRUCache({ maxSize: maxMissingBytes }),
  making: new Map(),
  flights: new Set(),
  counts: { rendered: 0, kept: 0, stale: 0 },
  isHearing: () => false,
})).of;

/** From now on pages are kept, whenever the host hears of what others change. */
export const keepPages = (db: Database, isHearing: () => boolean): void => {
  pagesOf(db).isHearing = isHearing;
};

export const pageCountsOf = (db: Database): PageCounts => pagesOf(db).counts;

/** Forgets all pages, since changes may have been missed. What is being made is sent, but not kept. */
export const forgetPages = (db: Database): void => {
  const { kept, missing, flights } = pagesOf(db);
  kept.clear();
  missing.clear();
  for (const flight of flights) flight.hasGap = true;
};

/**
 * To be called once a change is committed. A page that shows what was changed is never sent again,
 * also one that is being made; one with a list that a job may come into is stale from now on.
 */
export const dropPages = (db: Database, changed: Partial<Change>): void => {
  const { kept, missing, flights } = pagesOf(db);
  for (const flight of flights) noteChange(flight.change, changed);
  if (changed.isAll) {
    kept.clear();
    missing.clear();
    return;
  }
  const change = noteChange(noChange(), changed);
  const now = Date.now();
  for (const pages of [kept, missing])
    for (const [key, entry] of pages.entries()) {
      if (isChangedBy(entry.made.shown, change)) pages.delete(key);
      else if (change.isJob && entry.made.shown.hasLists)
        entry.staleAt = Math.min(entry.staleAt, now);
    }
};

/** Makes a page, again where what it shows was changed meanwhile. */
const makeEntry = async (db: Database, make: Make<unknown>): Promise<Entry> => {
  const { flights, counts } = pagesOf(db);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const flight: Flight = { change: noChange(), hasGap: false };
    flights.add(flight);
    try {
      const filled = fill(db.replicas?.droppedAt(), make);
      const madeAt = Date.now();
      const made = await filled.value;
      counts.rendered += 1;
      if (isChangedBy(made.shown, flight.change)) continue;
      const isOld = flight.change.isJob && made.shown.hasLists;
      const fresh = made.isMissing ? freshForMissing : freshFor;
      return {
        filled,
        made: flight.hasGap ? { ...made, size: undefined } : made,
        staleAt: isOld ? Date.now() : madeAt + fresh,
      };
    } finally {
      flights.delete(flight);
    }
  }
  throw new Error('The page changed each time it was made.');
};

/** Keeps a page where there is room for its like, and nothing else under its key. */
const keep = ({ kept, missing, isHearing }: Pages, key: string, entry: Entry): void => {
  const { size, isMissing } = entry.made;
  const [its, other] = isMissing ? [missing, kept] : [kept, missing];
  if (size === undefined || !isHearing()) return;
  its.set(key, entry, { size });
  other.delete(key);
};

/** One for all who ask for it meanwhile. */
const makeOnce = (db: Database, key: string, make: Make<unknown>): Promise<Entry> => {
  const pages = pagesOf(db);
  const { making } = pages;
  const present = making.get(key);
  if (present) return present;
  const started = makeEntry(db, make)
    .then((entry) => {
      keep(pages, key, entry);
      return entry;
    })
    .finally(() => making.delete(key));
  making.set(key, started);
  return started;
};

const isSendable = ({ filled, made, staleAt }: Entry): boolean => {
  const now = Date.now();
  return now < made.shown.endsAt && now < staleAt + staleFor && filled.suits();
};

/**
 * The page under `key`: a kept one, one that is being made, or one made now. Kept until what it shows
 * is changed by any host (`dropPages`) or ends by the clock. A stale one is sent for five more
 * seconds, while a new one is made. Fails as `make` does.
 */
export const keptPage = async <Value>(
  db: Database,
  key: string,
  make: Make<Value>,
): Promise<Value> => {
  const { kept, missing, counts } = pagesOf(db);
  const present = kept.get(key) ?? missing.get(key);
  if (present && isSendable(present)) {
    counts.kept += 1;
    if (Date.now() >= present.staleAt) {
      counts.stale += 1;
      // who waits for it sees why it can't be made
      makeOnce(db, key, make).catch(() => {});
    }
    // what a key holds is what its only caller made
    return present.made.value as Value;
  }
  const entry = await makeOnce(db, key, make);
  // from a replica it is nothing for who has written since
  const { made } = entry.filled.suits() ? entry : await makeEntry(db, make);
  // as above
  return made.value as Value;
};
