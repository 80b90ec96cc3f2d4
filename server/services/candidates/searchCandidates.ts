import type { Database, Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import { listCandidates } from '../../repositories/candidates/candidates';
import {
  chosenGroups,
  findCandidates,
  maxFound,
  maxNear,
  readAges,
  type CandidateQuery,
  type CandidateReading,
  type FoundCandidates,
} from '../../repositories/candidates/candidateSearch';
import { findSuspension } from '../../repositories/moderation/suspension';
import { hostCandidateTexts } from '../../texts/candidates';
import type { Wire } from '../../wire';
import { cached } from '../cache';
import {
  understandCandidates,
  type CandidateParameters,
  type UnderstoodCandidates,
} from './candidateQuery';
import { firstWindow, nextWindow } from './candidateWindows';
import { toCandidate } from './candidateWire';

type Page = Wire<'CandidatePage'>;

/** Throws a 403 if the employer is suspended. */
export const refuseSuspended = async (db: Queryable, employerId: string): Promise<void> => {
  if (await findSuspension(db, employerId)) throw new ApiError(403, hostCandidateTexts.suspended);
};

/** With this many matches, no older profiles are searched. */
const enough = 400;
/** How long the statistics of profiles' ages are cached, in milliseconds. */
const agesTtl = 60_000;

type Paging = Omit<CandidateReading, 'isNear' | 'window'>;
type Facets = FoundCandidates['facets'];
type Found = Pick<FoundCandidates, 'total' | 'ids' | 'facets'> & { isAll: boolean };

/**
 * Merges counts: for each group with a chosen value, uses the counts of candidates that match
 * everything but that choice, if those are higher.
 */
const withNear = (query: CandidateQuery, facets: Facets, near: Facets | undefined): Facets => {
  const merged = { ...facets };
  for (const group of near ? chosenGroups(query) : []) {
    const counts = new Map(facets[group].map((each) => [each.value.toLowerCase(), each]));
    for (const each of near?.[group] ?? []) {
      const known = counts.get(each.value.toLowerCase());
      if (!known || known.count < each.count) counts.set(each.value.toLowerCase(), each);
    }
    merged[group] = [...counts.values()].toSorted((a, b) => b.count - a.count);
  }
  return merged;
};

/**
 * Finds matches: first among the most recently changed profiles, then further back, until there are
 * enough. If values are chosen in the facets, one statement reads both the matches and candidates
 * that miss one choice, unless there are too many of those.
 */
const findFrom = async (db: Database, query: CandidateQuery, paging: Paging): Promise<Found> => {
  const ages = await cached(db, 'candidate ages', agesTtl, () => readAges(db));
  const isChosen = chosenGroups(query).length > 0;
  // an employer's own list is short
  const all = { marks: undefined, profiles: ages.total };
  let near: FoundCandidates | undefined;
  let expectedNear = 0;
  for (let window = query.list === null ? firstWindow(ages) : all; ;) {
    const read = (isNear: boolean): Promise<FoundCandidates> =>
      findCandidates(db.searches, query, { ...paging, isNear, window: window.marks });
    const around = isChosen && expectedNear <= maxNear ? await read(true) : undefined;
    near = around ?? near;
    const isCut = around === undefined || around.near === maxNear;
    const found = around && !isCut ? around : await read(false);
    if (window.marks === undefined || found.total >= enough) {
      const isWhole = window.marks === undefined && (found === around || found.total < maxFound);
      return { ...found, facets: withNear(query, found.facets, near?.facets), isAll: isWhole };
    }
    const next = nextWindow(ages, window, found.total, enough);
    expectedNear = ((near?.near ?? 0) * next.profiles) / window.profiles;
    window = next;
  }
};

const none = { total: 0, totalIsExact: true, items: [], isPartial: false };
const noFacets: Page['facets'] = {
  category: [],
  skill: [],
  type: [],
  experience: [],
  education: [],
  start: [],
  active: [],
};

/**
 * Finds candidates that match all words; otherwise with the last word as a prefix; otherwise
 * partial matches.
 */
const findInTurn = async (
  db: Database,
  { query, begun, partly }: UnderstoodCandidates,
  paging: Paging,
): Promise<{ found: Found; isPartial: boolean }> => {
  const whole = await findFrom(db, query, paging);
  if (whole.total > 0 || query.words.length === 0) return { found: whole, isPartial: false };
  const words = await begun();
  const started = words && (await findFrom(db, { ...query, ...words }, paging));
  if (started && started.total > 0) return { found: started, isPartial: false };
  return partly === ''
    ? { found: whole, isPartial: false }
    : { found: await findFrom(db, { ...query, words: [partly] }, paging), isPartial: true };
};

/** Returns a page of candidates for an employer (the contract's searchCandidates). */
export const searchCandidates = async (
  db: Database,
  employerId: string,
  { sort = 'relevance', page = 1, limit = 20, ...search }: CandidateParameters,
): Promise<Page> => {
  await refuseSuspended(db, employerId);
  const understood = await understandCandidates(db.searches, employerId, search);
  if (!understood) return { ...none, page, limit, facets: noFacets };
  const { query, area } = understood;
  const paging: Paging = {
    // without a place there is no distance to sort by
    sort: sort === 'nearest' && !query.circle ? 'relevance' : sort,
    skip: (page - 1) * limit,
    take: limit,
  };
  const { found, isPartial } = await findInTurn(db, understood, paging);
  const rows = await listCandidates(
    db.searches,
    employerId,
    found.ids.map(({ id }) => id),
  );
  const bySeeker = new Map(rows.map((row) => [row.seekerId, row]));
  return {
    items: found.ids.flatMap(({ id, miles }) => {
      const row = bySeeker.get(id);
      return row ? [toCandidate(row, miles)] : [];
    }),
    total: found.total,
    totalIsExact: found.isAll,
    page,
    limit,
    isPartial: isPartial && found.total > 0,
    ...(area && { area }),
    facets: found.facets,
  };
};
