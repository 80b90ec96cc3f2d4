import { createHash } from 'node:crypto';
import { hostJobsTexts } from '@contract/texts/hostJobs';
import { ApiError } from '../plugins/errors';
import { isId } from '../repositories/ids';
import type { NewestKey } from '../repositories/jobRows';
import type { PayKey, RankKey } from '../repositories/jobSearch';

/**
 * Where a search goes on: behind a job by age or by pay; behind a job by rank, with the oldest job that was ranked;
 * or, once all ranked ones were read, behind a job by age.
 */
export type Position =
  | { by: 'age'; last: NewestKey }
  | { by: 'pay'; last: PayKey }
  | { by: 'rank'; last: RankKey; floor: NewestKey | null };

/** A short mark of what was searched for, so that a cursor of another search is known. */
const markOf = (search: object): string => createHash('sha256').update(JSON.stringify(search)).digest('base64url').slice(0, 16);

const pack = ({ at, id }: NewestKey) => [at.getTime(), id];

/** An opaque text for the position in this search. */
export const writeCursor = (search: object, position: Position): string => {
  const parts = position.by === 'age' ? pack(position.last)
    : position.by === 'pay' ? [...pack(position.last), position.last.pay]
      : [...pack(position.last), position.last.rank, ...(position.floor ? pack(position.floor) : [])];
  return Buffer.from(JSON.stringify([markOf(search), position.by, ...parts])).toString('base64url');
};

/** The position a cursor names; 400 for one that is broken or belongs to another search. */
export const readCursor = (search: object, cursor: string): Position => {
  const position = parse(search, cursor);
  if (!position) throw new ApiError(400, hostJobsTexts.badCursor, 'cursor');
  return position;
};

const parse = (search: object, cursor: string): Position | undefined => {
  const [mark, by, at, id, value, floorAt, floorId, ...more] = partsOf(cursor);
  const last = keyOf(at, id);
  if (mark !== markOf(search) || !last || more.length > 0) return undefined;
  if (by === 'age') return value === undefined ? { by, last } : undefined;
  if (typeof value !== 'number') return undefined;
  if (by === 'pay') return floorAt === undefined ? { by, last: { ...last, pay: value } } : undefined;
  const floor = keyOf(floorAt, floorId);
  if (by !== 'rank' || !Number.isInteger(value) || Math.abs(value) > 2 ** 31 - 1) return undefined;
  if (!floor && floorAt !== undefined) return undefined;
  return { by, last: { ...last, rank: value }, floor: floor ?? null };
};

const partsOf = (cursor: string): unknown[] => {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
};

const keyOf = (at: unknown, id: unknown): NewestKey | undefined => {
  // beyond these years a time is no time for PostgreSQL
  const isTime = typeof at === 'number' && Number.isInteger(at) && Math.abs(at) < 8e13;
  return isTime && typeof id === 'string' && isId(id) ? { at: new Date(at), id } : undefined;
};
