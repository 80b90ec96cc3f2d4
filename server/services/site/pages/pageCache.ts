import { LRUCache } from 'lru-cache';
import type { Database } from '../../../database/database';
import { computeCached, type CachedValue } from '../../../database/readConsistency';
import { askSiblings } from '../../../siblings';
import { machineTime } from '../../../timing/machineTime';
import { perDatabase } from '../../perDatabase';
import {
  changeOf,
  hasSameAnswers,
  isChangedBy,
  type AnswerOf,
  type Change,
} from './pageDependencies';
import { rememberChanges } from './recentChanges';
import {
  deserializePage,
  isSerializedPage,
  serializePage,
  type Dated,
  type PageSerializer,
  type RenderedPage,
} from './serializedPage';

/** Maximum freshness of a page, in milliseconds: it contains ages such as "2 days ago". */
const pageTtl = 60_000;
/** The same for a page of something missing or ended, since not all changes there are announced. */
const missingPageTtl = 5000;
/** How long a stale page may still be sent while a new one is rendered, in milliseconds. */
const staleWhileRevalidateMs = 5000;
/** Maximum size of all cached pages, in bytes. */
const maxBytes = 64 * 1024 * 1024;
/**
 * The same for pages of missing things: anybody can make up any number of such addresses, so they
 * must not evict other pages.
 */
const maxMissingBytes = 2 * 1024 * 1024;
/** A page that changes on each attempt isn't rendered again after this many. */
const maxAttempts = 3;

type Make<Value> = () => Promise<RenderedPage<Value>>;
type Asked<Value> = {
  key: string;
  make: Make<Value>;
  answerOf: AnswerOf;
  serializer: PageSerializer<Value>;
};

type Entry<Value = unknown> = Dated<Value> & {
  computed: Pick<CachedValue<unknown>, 'isFreshEnough'>;
  /** Serializes the page for another worker. */
  serialize: () => Promise<unknown>;
};

/**
 * How sent pages were obtained: `rendered` here, `shared` by another worker, `renewed` (stale, but
 * a new one would be the same), or `kept` (cached); `stale` counts those among the latter that were
 * sent while a new one was rendered.
 */
export type PageCounts = {
  rendered: number;
  shared: number;
  renewed: number;
  kept: number;
  stale: number;
};
type Pages = {
  entries: LRUCache<string, Entry>;
  /** Pages of things that are missing or have ended. */
  missing: LRUCache<string, Entry>;
  /** Pages being fetched or rendered. */
  inFlight: Map<string, Promise<Entry>>;
  /** The pages in `inFlight` that this process is rendering itself. */
  rendering: Map<string, Promise<Entry>>;
  recent: ReturnType<typeof rememberChanges>;
  counts: PageCounts;
  /** Whether this host receives other hosts' changes. */
  isListening: () => boolean;
};

const pagesOf = perDatabase((): Pages => ({
  entries: new LRUCache({ maxSize: maxBytes }),
  missing: new LRUCache({ maxSize: maxMissingBytes }),
  inFlight: new Map(),
  rendering: new Map(),
  recent: rememberChanges(),
  counts: { rendered: 0, shared: 0, renewed: 0, kept: 0, stale: 0 },
  isListening: () => false,
})).of;

/** Enables the cache of pages, while this host receives other hosts' changes. */
export const enablePageCache = (db: Database, isListening: () => boolean): void => {
  pagesOf(db).isListening = isListening;
};

export const pageCountsOf = (db: Database): PageCounts => pagesOf(db).counts;

/** Drops all pages, since changes may have been missed; pages in flight are rendered again. */
export const clearPageCache = (db: Database): void => {
  const { entries, missing, recent } = pagesOf(db);
  entries.clear();
  missing.clear();
  recent.forget();
};

/**
 * Drops or marks stale the pages affected by a change; call it once the change is committed. A page
 * that shows the changed thing is never sent again, even if it is still being rendered; a page with
 * a list in which a changed job may appear becomes stale.
 */
export const dropPages = (db: Database, changed: Partial<Change>): void => {
  const { entries, missing, recent } = pagesOf(db);
  const change = changeOf(changed);
  recent.note(change);
  if (change.isAll) {
    entries.clear();
    missing.clear();
    return;
  }
  const now = Date.now();
  for (const pages of [entries, missing])
    for (const [key, entry] of pages.entries()) {
      if (isChangedBy(entry.made.dependencies, change)) pages.delete(key);
      else if (change.isJob && entry.made.dependencies.hasLists)
        entry.staleAt = Math.min(entry.staleAt, now);
    }
};

/** Returns from when on a page is stale, given the changes since its rendering began. */
const staleFrom = ({ made, staleAt }: Dated<unknown>, changed: Change): number =>
  changed.isJob && made.dependencies.hasLists ? Math.min(staleAt, Date.now()) : staleAt;

/**
 * Renders a page, and again if something it shows has changed, or may have changed, in the
 * meantime.
 */
const renderEntry = async <Value>(
  db: Database,
  { make, serializer }: Asked<Value>,
): Promise<Entry<Value>> => {
  const { recent, counts } = pagesOf(db);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const madeAt = machineTime();
    const computed = computeCached(db.replicas?.droppedAt(), make);
    const startedAt = Date.now();
    const made = await computed.value;
    counts.rendered += 1;
    const changed = recent.since(madeAt);
    if (!changed || isChangedBy(made.dependencies, changed)) continue;
    const fresh = made.isMissing ? missingPageTtl : pageTtl;
    const freshUntil = startedAt + fresh;
    const dated: Dated<Value> = { made, madeAt, freshUntil, staleAt: freshUntil };
    const staleAt = staleFrom(dated, changed);
    return { ...dated, staleAt, computed, serialize: () => serializePage(dated, serializer) };
  }
  throw new Error('The page changed each time it was made.');
};

/**
 * Returns the cached page if it is stale only because of its lists, and its calls still return the
 * same answers. That costs a fraction of rendering it.
 */
const revalidateEntry = async <Value>(
  db: Database,
  { key, answerOf, serializer }: Asked<Value>,
): Promise<Entry<Value> | undefined> => {
  const { entries, recent, counts } = pagesOf(db);
  // a key is used by one caller only, so its values have that caller's type
  const present = entries.get(key) as Entry<Value> | undefined;
  if (!present || db.replicas || Date.now() >= present.freshUntil) return undefined;
  const { made, freshUntil, computed } = present;
  const madeAt = machineTime();
  if (!(await hasSameAnswers(made.dependencies, answerOf))) return undefined;
  const changed = recent.since(madeAt);
  if (!changed || isChangedBy(made.dependencies, changed)) return undefined;
  const dated: Dated<Value> = { made, madeAt, freshUntil, staleAt: freshUntil };
  counts.renewed += 1;
  const staleAt = staleFrom(dated, changed);
  return { ...dated, staleAt, computed, serialize: () => serializePage(dated, serializer) };
};

/**
 * Returns a page from another worker of this host, unless something it shows has changed since its
 * rendering began: this worker receives that worker's changes, too. Not used with replicas, since a
 * page read from a replica isn't valid for other callers.
 */
const fetchSiblingPage = async <Value>(
  db: Database,
  { key, serializer }: Asked<Value>,
): Promise<Entry<Value> | undefined> => {
  const { recent, isListening, counts } = pagesOf(db);
  if (db.replicas || !isListening()) return undefined;
  const answer = await askSiblings('page', key);
  if (!isSerializedPage(answer)) return undefined;
  const dated = deserializePage(answer, serializer);
  const changed = recent.since(dated.madeAt);
  if (!changed || isChangedBy(dated.made.dependencies, changed)) return undefined;
  counts.shared += 1;
  return {
    ...dated,
    staleAt: staleFrom(dated, changed),
    computed: { isFreshEnough: () => true },
    serialize: () => serializePage(dated, serializer),
  };
};

/** Caches a page if there is room for its kind, and removes other pages under its key. */
const cacheEntry = ({ entries, missing, isListening }: Pages, key: string, entry: Entry): void => {
  const { size, isMissing } = entry.made;
  const [its, other] = isMissing ? [missing, entries] : [entries, missing];
  if (size === undefined || !isListening()) return;
  its.set(key, entry, { size });
  other.delete(key);
};

const fetchOrRender = async <Value>(db: Database, asked: Asked<Value>): Promise<Entry<Value>> => {
  const pages = pagesOf(db);
  const { key } = asked;
  const fetched = await fetchSiblingPage(db, asked);
  if (fetched) {
    cacheEntry(pages, key, fetched);
    return fetched;
  }
  const rendering = revalidateEntry(db, asked).then((renewed) => renewed ?? renderEntry(db, asked));
  pages.rendering.set(key, rendering);
  try {
    const entry = await rendering;
    cacheEntry(pages, key, entry);
    return entry;
  } finally {
    pages.rendering.delete(key);
  }
};

/** Fetches or renders a page once for all concurrent callers. */
const renderOnce = <Value>(db: Database, asked: Asked<Value>): Promise<Entry> => {
  const { inFlight } = pagesOf(db);
  const present = inFlight.get(asked.key);
  if (present) return present;
  const started = fetchOrRender(db, asked).finally(() => inFlight.delete(asked.key));
  inFlight.set(asked.key, started);
  return started;
};

const isFresh = ({ made, staleAt }: Entry): boolean =>
  Date.now() < Math.min(made.dependencies.endsAt, staleAt);

/**
 * Returns the page that this process has cached under `key`, or is rendering, for another worker.
 * Returns nothing while this host doesn't receive changes, since its pages may be stale.
 */
export const pageForSibling = async (db: Database, key: string): Promise<unknown> => {
  const { entries, missing, rendering, isListening } = pagesOf(db);
  if (!isListening()) return undefined;
  const present = entries.get(key) ?? missing.get(key);
  const entry =
    present && isFresh(present) ? present : await rendering.get(key)?.catch(() => undefined);
  return entry?.made.size !== undefined && isFresh(entry) ? entry.serialize() : undefined;
};

const isSendable = ({ computed, made, staleAt }: Entry): boolean => {
  const now = Date.now();
  return (
    now < made.dependencies.endsAt &&
    now < staleAt + staleWhileRevalidateMs &&
    computed.isFreshEnough()
  );
};

/**
 * Returns the page under `key`: from the cache, one in flight, one from another worker of this
 * host, or one rendered now. Cached until something it shows is changed by any host (`dropPages`)
 * or ends. A stale page is still sent for five seconds while a new one is rendered. Rejects if
 * `make` does.
 */
export const cachedPage = async <Value>(db: Database, asked: Asked<Value>): Promise<Value> => {
  const { entries, missing, counts } = pagesOf(db);
  const present = entries.get(asked.key) ?? missing.get(asked.key);
  if (present && isSendable(present)) {
    counts.kept += 1;
    if (Date.now() >= present.staleAt) {
      counts.stale += 1;
      // callers that await it get the error
      renderOnce(db, asked).catch(() => {});
    }
    // a key is used by one caller only, so its values have that caller's type
    return present.made.value as Value;
  }
  const entry = await renderOnce(db, asked);
  // a page read from a replica isn't valid for callers who have written since
  const { made } = entry.computed.isFreshEnough() ? entry : await renderEntry(db, asked);
  // as above
  return made.value as Value;
};
