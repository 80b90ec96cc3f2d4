import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/database';
import { currentNeeds, needsOf, withNeeds } from '../../database/needs';
import type { JobRow } from '../../repositories/jobs/jobRows';
import { perDatabase } from '../perDatabase';
import { shareList, type SharedList } from './sharedList';

/**
 * For how long others are given a list that somebody asked for, in milliseconds. A job's change
 * ends that at once; but of another host's changes only those are heard that searches can see, so
 * of the rest (vacancies, say) it may be late by as much.
 */
const maxAge = 30_000;
/** Bytes, compressed: of a list that is shared, and of all lists. */
const maxOfOne = 48 * 1024 * 1024;
const maxOfAll = 96 * 1024 * 1024;

type Shared = { list: SharedList; endsAt: () => number };
type State = {
  lists: LRUCache<string, Shared>;
  /** Of all lists, those that go on for their readers only included. */
  bytes: number;
  /** Whether the host hears of jobs that others change. */
  isHearing: () => boolean;
};

const states = perDatabase<State>(() => ({
  lists: new LRUCache({
    max: 100,
    ttl: maxAge,
    ttlAutopurge: true,
    dispose: ({ list }) => list.close(),
  }),
  bytes: 0,
  isHearing: () => false,
}));

/** From now on lists of jobs are shared, whenever the host hears of jobs that others change. */
export const shareJobs = (db: Database, isHearing: () => boolean): void => {
  states.of(db).isHearing = isHearing;
};

/** To be called once a job was written: who asks from now on gets lists that show it. */
export const dropSharedJobs = (db: Database): void => states.of(db).lists.clear();

type Source = {
  rows: () => AsyncGenerator<JobRow[], void, undefined>;
  text: (batches: AsyncGenerator<JobRow[], void, undefined>) => AsyncGenerator<string, void>;
};

/** The rows, read for everybody who may ask: from a replica only what all must see is there. */
async function* readForAll(
  db: Database,
  rows: Source['rows'],
  onRows: (rows: JobRow[]) => void,
): AsyncGenerator<JobRow[], void, undefined> {
  const needs = needsOf({ since: db.replicas?.droppedAt() ?? 0, isShared: true });
  const batches = rows();
  for (;;) {
    const batch = await withNeeds(needs, () => batches.next());
    if (batch.done) return;
    onRows(batch.value);
    yield batch.value;
  }
}

/**
 * The list under `key`, being made or made already since a job last changed, else a new one.
 * Undefined where it can't be shared: the host doesn't hear of changes, whoever asks must see what
 * they just wrote, or enough lists are kept.
 */
export const sharedJobs = (
  db: Database,
  key: string,
  { rows, text }: Source,
): SharedList | undefined => {
  const state = states.of(db);
  const needs = currentNeeds();
  if (!state.isHearing() || (needs && (needs.position > 0 || needs.primaryOnly))) return undefined;
  const present = state.lists.get(key);
  if (present && Date.now() < present.endsAt()) return present.list;
  state.lists.delete(key);
  if (state.bytes > maxOfAll) return undefined;

  let [endsAt, ownBytes] = [Infinity, 0];
  // who asks from now on gets another
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
