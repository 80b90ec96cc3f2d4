import { createHash } from 'node:crypto';
import { isRecord } from '@contract/isRecord';
import { placeKinds, type Place } from '@contract/search/places/gazetteer';
import { maxSeveralPlaces } from '@contract/search/places/reading/severalPlaces';
import { titledWays, type Titled } from '@contract/search/reading/readQuery';
import { isRank } from '@contract/search/relevance/rankCandidates';
import {
  alternativeKinds,
  type AlternativeKind,
  type Alternatives,
} from '@contract/search/spelling/spelling';
import { ApiError } from '../../errors';
import { isId } from '../../repositories/ids';
import type { NewestKey } from '../../repositories/jobs/jobRows';
import { rankedTiers, type RankedTier } from '../../repositories/search/jobFilters';
import type { PayKey } from '../../repositories/search/jobSearch';
import { unknownMiles, type DistanceKey } from '../../repositories/search/nearestJobs';
import { hostJobsTexts } from '../../texts/jobs';

export type RankKey = NewestKey & { rank: number };

/**
 * The position after which a search continues: after a job by age, pay or distance; after a job by
 * rank (`floor`: the oldest job of its tier that was ranked); or, once all ranked jobs of a tier
 * were read, after a job of this tier by age.
 */
export type Position =
  | { by: 'age'; last: NewestKey }
  | { by: 'pay'; last: PayKey }
  | { by: 'distance'; last: DistanceKey }
  | { by: 'rank'; tier: RankedTier; last: RankKey; floor: NewestKey | null }
  | { by: 'tierAge'; tier: RankedTier; last: NewestKey };

/**
 * How the first page was read and ranked. Applies to all later pages, regardless of what is posted
 * or counted in the meantime.
 */
type RememberedSearch = {
  /** The words that were searched. */
  words: string | null;
  isCorrected: boolean;
  place: Place | null;
  titled: Titled;
  /**
   * When the first page was read, in milliseconds since the epoch. Jobs posted later are on no
   * later page.
   */
  asOf: number;
  /** The weight of each word. */
  weights: number[];
  /** Alternatives that were searched as well (`checkSpelling`), and completions of the last word. */
  alternatives: Alternatives;
  completions: readonly string[] | null;
};
export type Cursor = RememberedSearch & { position: Position };

/** A hash of the search, to check that a cursor belongs to it. */
const fingerprintOf = (search: object): string =>
  createHash('sha256').update(JSON.stringify(search)).digest('base64url').slice(0, 16);

const pack = ({ at, id }: NewestKey) => [at.getTime(), id];
const noKey = [null, null];

/** The value that jobs are sorted by before their age. */
const valueOf = (position: Position): number | null => {
  if (position.by === 'pay') return position.last.pay;
  if (position.by === 'distance') return position.last.miles;
  return position.by === 'rank' ? position.last.rank : null;
};

/** Encodes a position in this search as opaque text. */
export const writeCursor = (
  search: object,
  { position, words, isCorrected, place, titled, asOf, weights, alternatives, completions }: Cursor,
): string => {
  const { by, last } = position;
  const name = by === 'rank' || by === 'tierAge' ? `${by} ${position.tier}` : by;
  const value = valueOf(position);
  const floor = by === 'rank' && position.floor ? pack(position.floor) : noKey;
  return Buffer.from(
    JSON.stringify([
      fingerprintOf(search),
      name,
      ...pack(last),
      value,
      ...floor,
      words,
      isCorrected,
      place,
      titled,
      asOf,
      weights,
      [...alternatives].map(([said, forms]) => [
        said,
        ...forms.map(({ words: form, kind }) => `${kind} ${form}`),
      ]),
      completions,
    ]),
  ).toString('base64url');
};

/** Decodes a cursor; 400 if it is malformed or belongs to another search. */
export const readCursor = (search: object, cursor: string): Cursor => {
  const read = parse(search, partsOf(cursor));
  if (!read) throw new ApiError(400, hostJobsTexts.badCursor, 'cursor');
  return read;
};

const parse = (search: object, parts: readonly unknown[]): Cursor | undefined => {
  const [fingerprint, name, at, id, value, floorAt, floorId, ...remembered] = parts;
  const last = keyOf(at, id);
  const first = rememberedOf(remembered);
  if (fingerprint !== fingerprintOf(search) || !last || !first) return undefined;
  const position = positionOf(name, last, value, floorAt === null ? null : keyOf(floorAt, floorId));
  return position && { position, ...first };
};

/** Maximum length of the searched words: that of typed text, plus some for corrections. */
const maxSearched = 600;
/** Whether a value is text that PostgreSQL accepts. */
const isText = (value: unknown, atMost: number): value is string =>
  typeof value === 'string' && value.length <= atMost && !value.includes('\0');
const isSearched = (value: unknown): value is string | null =>
  value === null || isText(value, maxSearched);
const maxWeights = 32;
const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) < 8e13;
const isWeights = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length <= maxWeights && value.every(isNumber);

const rememberedOf = ([
  words,
  isCorrected,
  place,
  titled,
  asOf,
  weights,
  packedAlternatives,
  completions,
  ...more
]: readonly unknown[]): RememberedSearch | undefined => {
  const known = titledWays.find((each) => each === titled);
  if (more.length > 0 || !isSearched(words) || typeof isCorrected !== 'boolean') return undefined;
  if (!(place === null || isPlace(place)) || !known) return undefined;
  if (!isNumber(asOf) || !isWeights(weights)) return undefined;
  const alternatives = alternativesOf(packedAlternatives);
  if (!alternatives || !(completions === null || isWords(completions, maxCompletions)))
    return undefined;
  return { words, isCorrected, place, titled: known, asOf, weights, alternatives, completions };
};

/** Limits of a cursor's lists, since all of them go into one statement. */
const [maxCompletions, maxAlternatives, maxForms] = [32, 48, 24];
const isShort = (value: unknown): value is string => isText(value, 100);
/** Not empty: a tsquery has no empty words. */
const isWord = (value: unknown): value is string => value !== '' && isShort(value);
const isWords = (value: unknown, atMost: number): value is string[] =>
  Array.isArray(value) && value.length <= atMost && value.every(isWord);

const alternativesOf = (packed: unknown): Alternatives | undefined => {
  if (!Array.isArray(packed) || packed.length > maxAlternatives) return undefined;
  const alternatives = new Map<string, { words: string; kind: AlternativeKind }[]>();
  for (const each of packed as readonly unknown[]) {
    if (!isWords(each, maxForms)) return undefined;
    const [said, ...forms] = each;
    const read = forms.flatMap((form) => {
      const [name, ...words] = form.split(' ');
      const kind = alternativeKinds.find((one) => one === name);
      return kind && words.length > 0 ? [{ words: words.join(' '), kind }] : [];
    });
    if (said === undefined || read.length < forms.length) return undefined;
    alternatives.set(said, read);
  }
  return alternatives;
};

const maxNames = 12;
const isPlace = (value: unknown): value is Place => isOnePlace(value) || isSeveralPlaces(value);

const isSeveralPlaces = (value: unknown): value is Place => {
  if (!isRecord(value) || !Array.isArray(value.anyOf)) return false;
  const { anyOf, ...one } = value;
  const isJoined = one.kind === 'several' && typeof one.name === 'string';
  const areKnown = anyOf.length <= maxSeveralPlaces && anyOf.every(isOnePlace);
  return isJoined && areKnown && isOnePlace({ ...one, kind: 'city', name: '' });
};

const isOnePlace = (value: unknown): value is Place => {
  if (!isRecord(value)) return false;
  const { kind, name, city, state, latitude, longitude, miles, names, anyOf } = value;
  return (
    kind !== 'several' &&
    anyOf === undefined &&
    placeKinds.some((each) => each === kind) &&
    [name, city ?? '', state ?? ''].every(isShort) &&
    [latitude, longitude, miles].every((each) => isNumber(each) && Math.abs(each) <= 1000) &&
    Array.isArray(names) &&
    names.length <= maxNames &&
    names.every(isShort)
  );
};

const isMileage = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= unknownMiles;

const positionOf = (
  name: unknown,
  last: NewestKey,
  value: unknown,
  floor: NewestKey | null | undefined,
): Position | undefined => {
  if (floor === undefined) return undefined;
  const [by, tierName] = typeof name === 'string' ? name.split(' ') : [];
  const tier = rankedTiers.find((each) => each === tierName);
  if (by === 'age' && value === null) return { by, last };
  if (by === 'pay' && typeof value === 'number') return { by, last: { ...last, pay: value } };
  if (by === 'distance' && isMileage(value)) return { by, last: { ...last, miles: value } };
  if (tier === undefined) return undefined;
  if (by === 'tierAge' && value === null) return { by, tier, last };
  const isRanked = by === 'rank' && typeof value === 'number' && isRank(value);
  return isRanked ? { by, tier, last: { ...last, rank: value }, floor } : undefined;
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
  // PostgreSQL has no timestamps beyond this range
  const isTime = typeof at === 'number' && Number.isInteger(at) && Math.abs(at) < 8e13;
  return isTime && typeof id === 'string' && isId(id) ? { at: new Date(at), id } : undefined;
};
