import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { isLive } from '../jobs/jobRows';
import { applyHereMark } from './applyHereMark';
import { countedWindow } from './firstWindows';
import { matches, type JobQuery } from './jobFilters';
import {
  allOrNewest,
  isLarge,
  throughWindows,
  type KnownMatches,
  type JobHistogram,
} from './jobWindows';
import { isMarked } from './nearPlaces';
import { countPlaces, type PlaceCounts } from './placeCounts';

/** Returns the maximum number of matches to count; lower if there are very many jobs. */
export const maxCounted = (histogram: Pick<JobHistogram, 'total'>): number =>
  isLarge(histogram) ? 1000 : 3000;
/**
 * Returns the maximum number of matches in any category, type and place that are counted at once.
 */
export const maxAround = (histogram: Pick<JobHistogram, 'total'>): number =>
  3 * maxCounted(histogram);
/**
 * Bounds what is read, since a window may have far more matches than the previous one suggested.
 */
const readLimit = (histogram: JobHistogram): number => maxCounted(histogram) + 1;

export type ChoiceCount = { category: string; type: string; count: number };
/** `applyHere`: how many of them take applications on this site. */
export type MatchCount = ChoiceCount & { applyHere: number };
/**
 * Matches by category and type, by place (those with most jobs), and by state. `isExact`: all
 * matches were counted; otherwise at least `maxCounted` of the newest.
 */
export type MatchCounts = PlaceCounts & {
  choices: MatchCount[];
  total: number;
  isExact: boolean;
};

/** `located`: the place of each counted job. */
type Row = MatchCount & { located: string[] };

export const sum = (rows: readonly { count: number }[]): number =>
  rows.reduce((total, { count }) => total + count, 0);
const choicesOf = (rows: readonly Row[]): MatchCount[] =>
  rows.map(({ category, type, applyHere, count }) => ({ category, type, applyHere, count }));
const placesOf = (rows: readonly Row[]): PlaceCounts =>
  countPlaces(rows.flatMap(({ located }) => located));

/** Whether applications for a match are made on this site. */
const isForHere = ({ applyHere }: JobQuery): Sql =>
  applyHere ? sql`true` : isMarked(applyHereMark);

/**
 * The aggregates of each group. Places are returned as they are written: normalizing and grouping
 * them in PostgreSQL would take longer than everything else.
 */
const countsOfGroup = sql`count(*) FILTER (WHERE applies) AS "applyHere", count(*) AS count, json_agg(place) AS located`;

/** Counts the matches, by category, type and place. */
export const countMatches = (
  db: Queryable,
  histogram: JobHistogram,
  query: JobQuery,
  known?: KnownMatches,
): Promise<MatchCounts> =>
  throughWindows(
    histogram,
    { by: 'age', first: countedWindow(histogram, query, maxCounted(histogram)), known },
    maxCounted(histogram),
    async ({ condition, isLast }): Promise<MatchCounts> => {
      const rows = await db.query<Row>(sql`
      SELECT category, type, ${countsOfGroup} FROM (
        SELECT s.category, s.employment_kind AS type, s.place, ${isForHere(query)} AS applies
        FROM ${matches(query, 'all', condition)} LIMIT ${readLimit(histogram)}) found
      GROUP BY 1, 2`);
      const total = sum(rows);
      return {
        choices: choicesOf(rows),
        ...placesOf(rows),
        total,
        isExact: isLast && total <= maxCounted(histogram),
      };
    },
    ({ total }) => total,
  );

/** Counts the matches, with `total` and `isExact` as in `countMatches`. */
export const countTotals = (
  db: Queryable,
  histogram: JobHistogram,
  query: JobQuery,
): Promise<Pick<MatchCounts, 'total' | 'isExact'>> =>
  throughWindows(
    histogram,
    { by: 'age', first: countedWindow(histogram, query, maxCounted(histogram)) },
    maxCounted(histogram),
    async ({ condition, isLast }) => {
      const [row] = await db.query<{ total: number }>(sql`
      SELECT count(*) AS total FROM (SELECT FROM ${matches(query, 'all', condition)} LIMIT ${readLimit(histogram)}) found`);
      const total = row?.total ?? 0;
      return { total, isExact: isLast && total <= maxCounted(histogram) };
    },
    ({ total }) => total,
  );

/** Matches in any category, type and place; `here`: whether they are in the search's place. */
export type CountsAround = PlaceCounts & { rows: (MatchCount & { here: boolean })[] };

/**
 * Counts in one query what a search would find in any category, type and place: over all jobs
 * (`all`), or over the `newest` if there are too many; then each facet must be counted separately
 * (countMatches). `isCut`: even the newest weren't all read. Places are counted within the search's
 * category and type.
 */
export const countAround = async (
  db: Queryable,
  histogram: JobHistogram,
  query: JobQuery,
): Promise<{ all: CountsAround } | { newest: CountsAround; jobs: number; isCut: boolean }> => {
  const atMost = maxAround(histogram);
  const { categories, types, location } = query;
  const isChosen = ({ category, type }: Row): boolean =>
    (categories.length === 0 || categories.includes(category)) &&
    (types.length === 0 || types.some((each) => each === type));
  const anywhere: JobQuery = { ...query, categories: [], types: [], location: undefined };
  const found = await allOrNewest(
    histogram,
    atMost,
    async ({ condition }) => {
      const rows = await db.query<Row & { here: boolean }>(sql`
      SELECT category, type, here, ${countsOfGroup} FROM (
        SELECT s.category, s.employment_kind AS type, s.place, ${location === undefined ? sql`true` : sql`s.marks @@ ${location}::tsquery`} AS here, ${isForHere(query)} AS applies
        FROM ${matches(anywhere, 'all', condition)} LIMIT ${atMost + 1}) found
      GROUP BY 1, 2, 3`);
      return { rows, ...placesOf(rows.filter(isChosen)) };
    },
    ({ rows }) => sum(rows),
  );
  return 'all' in found ? found : { ...found, isCut: sum(found.newest.rows) > atMost };
};

/** Counts live jobs by category and type; an index-only scan. */
export const countLiveByChoice = (db: Queryable): Promise<ChoiceCount[]> =>
  db.query<ChoiceCount>(sql`
  SELECT j.category, j.employment_kind AS type, count(*) AS count FROM jobs j WHERE ${isLive} GROUP BY j.category, j.employment_kind`);

/** Returns the home page's figures: live jobs, and companies that have one. */
export const readStats = async (
  db: Queryable,
): Promise<{ liveJobs: number; employersHiring: number }> => {
  const [row] = await db.query<{ liveJobs: number; employersHiring: number }>(sql`
    SELECT count(*) AS "liveJobs", count(DISTINCT lower(btrim(j.company))) AS "employersHiring" FROM jobs j WHERE ${isLive}`);
  return row ?? { liveJobs: 0, employersHiring: 0 };
};
