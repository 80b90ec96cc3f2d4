import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/database';
import { currentConsistency, consistencyOf, withConsistency } from '../../database/readConsistency';
import type { JobRow } from '../../repositories/jobs/jobRows';
import { perDatabase } from '../perDatabase';
import { shareList, type SharedList } from './sharedList';

/**
 * How long a list is shared with other callers, in milliseconds. It ends at once when a job
 * changes; but of other hosts' changes only those that affect searches are announced, so other
 * fields (such as vacancies) may be stale by this long.
 */
const maxAge = 30_000;
/** Maximum compressed size in bytes: of one shared list, and of all of them. */
const maxOfOne = 48 * 1024 * 1024;
const maxOfAll = 96 * 1024 * 1024;

type Shared = { list: SharedList; endsAt: () => number };
type State = {
  lists: LRUCache<string, Shared>;
  /** Of all lists, including those that are only kept for their current readers. */
  bytes: number;
  /** Whether this host receives other hosts' changes to jobs. */
  isListening: () => boolean;
};

const states = perDatabase<State>(() => ({
  lists: new LRUCache({
    max: 100,
    ttl: maxAge,
    ttlAutopurge: true,
    dispose: ({ list }) => list.close(),
  }),
  bytes: 0,
  isListening: () => false,
}));

/** Enables sharing of job lists, while the host receives other hosts' changes to jobs. */
export const shareJobs = (db: Database, isListening: () => boolean): void => {
  states.of(db).isListening = isListening;
};

/**
 * Drops the shared lists. Call it after a write of jobs: new callers then get lists that show it.
 */
export const dropSharedJobs = (db: Database): void => states.of(db).lists.clear();

type Source = {
  rows: () => AsyncGenerator<JobRow[], void, undefined>;
  text: (batches: AsyncGenerator<JobRow[], void, undefined>) => AsyncGenerator<string, void>;
};

/** Reads the rows for all callers: from a replica only if it has everything that they must see. */
async function* readForAll(
  db: Database,
  rows: Source['rows'],
  onRows: (rows: JobRow[]) => void,
): AsyncGenerator<JobRow[], void, undefined> {
  const consistency = consistencyOf({ since: db.replicas?.droppedAt() ?? 0, isShared: true });
  const batches = rows();
  for (;;) {
    const batch = await withConsistency(consistency, () => batches.next());
    if (batch.done) return;
    onRows(batch.value);
    yield batch.value;
  }
}

/**
 * Returns the shared list under `key`, complete or still being generated, or a new one if there is
 * none since the last change. Returns `undefined` if it can't be shared: the host doesn't receive
 * other hosts' changes, the caller must see its own writes, or there are enough lists in memory.
 */
export const sharedJobs = (
  db: Database,
  key: string,
  { rows, text }: Source,
): SharedList | undefined => {
  const state = states.of(db);
  const consistency = currentConsistency();
  if (
    !state.isListening() ||
    (consistency && (consistency.position > 0 || consistency.primaryOnly))
  )
    return undefined;
  const present = state.lists.get(key);
  if (present && Date.now() < present.endsAt()) return present.list;
  state.lists.delete(key);
  if (state.bytes > maxOfAll) return undefined;

  let [endsAt, ownBytes] = [Infinity, 0];
  // new callers get another list
  const end = (): void => {
    if (state.lists.peek(key) === shared) state.lists.delete(key);
    shared.list.close();
  };
  const pieces = text(
    readForAll(db, rows, (batch) => {
      endsAt = Math.min(endsAt, ...batch.map(({ expiresAt }) => expiresAt.getTime()));
    }),
  );
  const shared: Shared = {
    endsAt: () => endsAt,
    list: shareList({
      pieces,
      onKept: (bytes) => {
        state.bytes += bytes;
        ownBytes += bytes;
        if (ownBytes > maxOfOne) end();
      },
      onFailure: end,
    }),
  };
  state.lists.set(key, shared);
  return shared.list;
};
