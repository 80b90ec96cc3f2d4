import { createHash } from 'node:crypto';
import { ApiError } from '../../errors';
import { isId } from '../../repositories/ids';
import type { NewestKey } from '../../repositories/jobs/jobRows';
import type { PayKey, RankKey } from '../../repositories/search/jobSearch';
import { hostJobsTexts } from '../../texts/jobs';

/**
 * Jobs whose title, company, category or place has all words come before those that need their
 * texts.
 */
export type RankedTier = 'head' | 'texts';

/**
 * Where a search goes on: behind a job by age or by pay; behind a job by rank, with the oldest job
 * of its tier that was ranked; or, once all ranked ones of a tier were read, behind a job of this
 * tier by age.
 */
export type Position =
  | { by: 'age'; last: NewestKey }
  | { by: 'pay'; last: PayKey }
  | { by: 'rank'; tier: RankedTier; last: RankKey; floor: NewestKey | null }
  | { by: 'tierAge'; tier: RankedTier; last: NewestKey };

/** The position, and the corrected words where these are searched. */
export type Cursor = { position: Position; words: string | null };

/** A hash of the search, which tells whether a cursor belongs to it. */
const fingerprintOf = (search: object): string =>
  createHash('sha256').update(JSON.stringify(search)).digest('base64url').slice(0, 16);

const pack = ({ at, id }: NewestKey) => [at.getTime(), id];
const noKey = [null, null];

/** An opaque text for the position in this search. */
export const writeCursor = (search: object, { position, words }: Cursor): string => {
  const { by, last } = position;
  const name = by === 'rank' || by === 'tierAge' ? `${by} ${position.tier}` : by;
  const value = by === 'pay' ? position.last.pay : by === 'rank' ? position.last.rank : null;
  const floor = by === 'rank' && position.floor ? pack(position.floor) : noKey;
  return Buffer.from(
    JSON.stringify([fingerprintOf(search), name, ...pack(last), value, ...floor, words]),
  ).toString('base64url');
};

/** Reads a cursor; 400 for one that is broken or belongs to another search. */
export const readCursor = (search: object, cursor: string): Cursor => {
  const read = parse(search, partsOf(cursor));
  if (!read) throw new ApiError(400, hostJobsTexts.badCursor, 'cursor');
  return read;
};

const parse = (search: object, parts: readonly unknown[]): Cursor | undefined => {
  const [fingerprint, name, at, id, value, floorAt, floorId, words] = parts;
  const last = keyOf(at, id);
  if (
    parts.length !== 8 ||
    fingerprint !== fingerprintOf(search) ||
    !last ||
    (words !== null && typeof words !== 'string')
  )
    return undefined;
  const position = positionOf(name, last, value, floorAt === null ? null : keyOf(floorAt, floorId));
  return position && { position, words };
};

const positionOf = (
  name: unknown,
  last: NewestKey,
  value: unknown,
  floor: NewestKey | null | undefined,
): Position | undefined => {
  if (floor === undefined) return undefined;
  const [by, tier] = typeof name === 'string' ? name.split(' ') : [];
  if (by === 'age' && value === null) return { by, last };
  if (by === 'pay' && typeof value === 'number') return { by, last: { ...last, pay: value } };
  if (tier !== 'head' && tier !== 'texts') return undefined;
  if (by === 'tierAge' && value === null) return { by, tier, last };
  const isRank = typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 2 ** 31;
  return by === 'rank' && isRank ? { by, tier, last: { ...last, rank: value }, floor } : undefined;
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
  // PostgreSQL has no times beyond these years
  const isTime = typeof at === 'number' && Number.isInteger(at) && Math.abs(at) < 8e13;
  return isTime && typeof id === 'string' && isId(id) ? { at: new Date(at), id } : undefined;
};
