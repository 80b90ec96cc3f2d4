import { setImmediate } from 'node:timers/promises';
import { isRecord } from '@contract/isRecord';
import type { Database } from '../../../database/database';
import { askSiblings } from '../../../siblings';
import {
  responseCacheOf,
  isChangedByAny,
  watchesOf,
  type Origin,
  type CachedResponse,
} from './responseCache';

/** A response sent from one worker to another; `page` as JSON, which is cheap to copy. */
type SerializedResponse = Omit<CachedResponse, 'page'> &
  Pick<Origin, 'startedAt' | 'until'> & { page: string };

/**
 * Returns what this process has cached or is computing under `key`, for another worker. Returns
 * `undefined` while it receives no notices of job changes, since its responses may be stale.
 */
export const responseForSibling = async (
  db: Database,
  key: string,
): Promise<SerializedResponse | undefined> => {
  const { entries, inFlight, isListening } = responseCacheOf(db);
  if (!isListening()) return undefined;
  const isFetching = (): boolean => inFlight.get(key)?.origin.isOwn === false;
  // word that no other worker has it may have just arrived: process that first
  if (isFetching()) await setImmediate();
  // two workers that fetch from each other would deadlock
  const entry = entries.get(key) ?? (isFetching() ? undefined : inFlight.get(key));
  const value = await entry?.answer.value.catch(() => undefined);
  if (!entry || !value) return undefined;
  const { startedAt, until } = entry.origin;
  const { page, watched, endsAt } = value;
  // without jobs `endsAt` is Infinity, which JSON can't represent
  return {
    page: JSON.stringify(page),
    watched,
    endsAt: Math.min(endsAt, until),
    startedAt,
    until,
  };
};

/**
 * Parses another worker's response; `undefined` for none, or for one in another version's format.
 */
const parseSerialized = (received: unknown) => {
  if (!isRecord(received)) return undefined;
  try {
    // validated by using it
    const { page, watched, endsAt, startedAt, until } = received as SerializedResponse;
    const answer: CachedResponse = { page: JSON.parse(page), watched, endsAt };
    return { answer, startedAt, until: Math.min(until, endsAt), watches: watchesOf(answer) };
  } catch {
    return undefined;
  }
};

/**
 * Returns a response fetched from another worker of this host, unless a job written since it was
 * begun changes it; this worker has received the notices of those changes as well. Never fetches if
 * there are replicas, since a response read from one suits only its own client. Updates `origin` to
 * the fetched response's.
 */
export const fetchSiblingResponse = async (
  db: Database,
  key: string,
  origin: Origin,
): Promise<CachedResponse | undefined> => {
  if (db.replicas) return undefined;
  const received = parseSerialized(await askSiblings('answer', key));
  if (!received) return undefined;
  const { answer, startedAt, until, watches } = received;
  const { changes, completeFrom } = responseCacheOf(db).recent;
  // also false if either is not a number
  if (!(startedAt >= completeFrom && until > Date.now())) return undefined;
  // later changes are recorded and checked before the response is cached
  Object.assign(origin, { startedAt, until });
  const isChanged = isChangedByAny(watches, startedAt, [...changes]);
  // if a change could not be read, assume that it affects the response
  return (await isChanged.catch(() => true)) ? undefined : answer;
};
