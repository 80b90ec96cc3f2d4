import sql, { type Sql } from 'sql-template-tag';
import { stateNames as namesOfStates } from '@contract/search/places/stateOf';
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
import { shownPlace, stateInPlace } from './shownPlace';

/** How many matches are counted at most; fewer among very many jobs. */
export const maxCounted = (histogram: Pick<JobHistogram, 'total'>): number =>
  isLarge(histogram) ? 1000 : 3000;
/** How many matches in any category, type and place are counted at once. */
export const maxAround = (histogram: Pick<JobHistogram, 'total'>): number =>
  3 * maxCounted(histogram);
/** A window may have far more matches than the one before suggested. */
const readLimit = (histogram: JobHistogram): number => maxCounted(histogram) + 1;

export type ChoiceCount = { category: string; type: string; count: number };
/** `applyHere`: for how many of them one applies on this site. */
export type MatchCount = ChoiceCount & { applyHere: number };
export type PlaceCount = { place: string; count: number };
/** `state`: as places name it, "TX" or "Texas". */
export type StateCount = { state: string; count: number };
/**
 * Matches by category and type, by place (those with most jobs), and by state. `isExact`: all matches were
 * counted; else `maxCounted` of the newest or more.
 */
export type MatchCounts = {
  choices: MatchCount[];
  places: PlaceCount[];
  states: StateCount[];
  total: number;
  isExact: boolean;
};

const maxPlaces = 12;
const stateNames = [...namesOfStates];

type Row = {
  category: string | null;
  type: string | null;
  applyHere: number | null;
  place: string | null;
  state: string | null;
  count: number;
};

const placesOf = (rows: readonly Row[]): PlaceCount[] =>
  rows.flatMap(({ place, count }) => (place === null ? [] : [{ place, count }]));
const statesOf = (rows: readonly Row[]): StateCount[] =>
  rows.flatMap(({ state, count }) => (state === null ? [] : [{ state, count }]));
export const sum = (rows: readonly { count: number }[]): number =>
  rows.reduce((total, { count }) => total + count, 0);
const matchCounts = <Each extends Row>(rows: readonly Each[]): (Each & MatchCount)[] =>
  rows.flatMap((row) => {
    const { category, type, applyHere } = row;
    return category === null || type === null
      ? []
      : [{ ...row, category, type, applyHere: applyHere ?? 0 }];
  });

/** Whether one applies for a match on this site. */
const isForHere = ({ applyHere }: JobQuery): Sql =>
  applyHere ? sql`true` : isMarked(applyHereMark);

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
      WITH found AS MATERIALIZED (SELECT s.category, s.employment_kind AS type, ${shownPlace(sql`s.place`)} AS place, ${isForHere(query)} AS here FROM ${matches(query, 'all', condition)} LIMIT ${readLimit(histogram)})
      SELECT category, type, count(*) FILTER (WHERE here) AS "applyHere", NULL AS place, NULL AS state, count(*) AS count FROM found GROUP BY 1, 2
      UNION ALL
      (SELECT NULL, NULL, NULL, min(place), NULL, count(*) FROM found WHERE place <> '' GROUP BY lower(place) ORDER BY 6 DESC, 4 LIMIT ${maxPlaces})
      UNION ALL
      SELECT NULL, NULL, NULL, NULL, ${stateInPlace}, count(*) FROM found WHERE ${stateInPlace} = ANY(${stateNames}) GROUP BY 5`);
      const choices = matchCounts(rows);
      const total = sum(choices);
      return {
        choices,
        places: placesOf(rows),
        states: statesOf(rows),
        total,
        isExact: isLast && total <= maxCounted(histogram),
      };
    },
    ({ total }) => total,
  );

/** How many match, as `countMatches` has it in `total` and `isExact`. */
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

/** Matches in any category, type and place; `here`: in the search's place. */
export type CountsAround = {
  rows: (MatchCount & { here: boolean })[];
  places: PlaceCount[];
  states: StateCount[];
};

/**
 * Counts in one query what a search would find in any category, type and place: of all jobs
 * (`all`), or of the `newest` where they are too many; then each facet has to be counted alone
 * (countMatches). `isCut`: not even the newest were all read. Places are counted within the
 * search's category and type.
 */
export const countAround = async (
  db: Queryable,
  histogram: JobHistogram,
  query: JobQuery,
): Promise<{ all: CountsAround } | { newest: CountsAround; jobs: number; isCut: boolean }> => {
  const atMost = maxAround(histogram);
  const { categories, types, location } = query;
  const isChosen = sql`(category = ANY(${categories}::text[]) OR ${categories.length === 0}) AND (type = ANY(${types}::text[]) OR ${types.length === 0})`;
  const anywhere: JobQuery = { ...query, categories: [], types: [], location: undefined };
  const found = await allOrNewest(
    histogram,
    atMost,
    async ({ condition }) => {
      const rows = await db.query<Row & { here: boolean | null }>(sql`
      WITH found AS MATERIALIZED (
        SELECT s.category, s.employment_kind AS type, ${shownPlace(sql`s.place`)} AS place, ${location === undefined ? sql`true` : sql`s.marks @@ ${location}::tsquery`} AS here, ${isForHere(query)} AS applies
        FROM ${matches(anywhere, 'all', condition)} LIMIT ${atMost + 1}
      )
      SELECT category, type, here, count(*) FILTER (WHERE applies) AS "applyHere", NULL AS place, NULL AS state, count(*) AS count FROM found GROUP BY 1, 2, 3
      UNION ALL
      (SELECT NULL, NULL, NULL, NULL, min(place), NULL, count(*) FROM found
        WHERE place <> '' AND ${isChosen} GROUP BY lower(place) ORDER BY 7 DESC, 5 LIMIT ${maxPlaces})
      UNION ALL
      SELECT NULL, NULL, NULL, NULL, NULL, ${stateInPlace}, count(*) FROM found
        WHERE ${stateInPlace} = ANY(${stateNames}) AND ${isChosen} GROUP BY 6`);
      return {
        rows: matchCounts(rows).map(({ here, ...row }) => ({ ...row, here: here === true })),
        places: placesOf(rows),
        states: statesOf(rows),
      };
    },
    ({ rows }) => sum(rows),
  );
  return 'all' in found ? found : { ...found, isCut: sum(found.newest.rows) > atMost };
};

/** All live jobs by category and type, read from an index alone. */
export const countLiveByChoice = (db: Queryable): Promise<ChoiceCount[]> =>
  db.query<ChoiceCount>(sql`
  SELECT j.category, j.employment_kind AS type, count(*) AS count FROM jobs j WHERE ${isLive} GROUP BY j.category, j.employment_kind`);

/** The home page's numbers: live jobs, and the companies they are with. */
export const readStats = async (
  db: Queryable,
): Promise<{ liveJobs: number; employersHiring: number }> => {
  const [row] = await db.query<{ liveJobs: number; employersHiring: number }>(sql`
    SELECT count(*) AS "liveJobs", count(DISTINCT lower(btrim(j.company))) AS "employersHiring" FROM jobs j WHERE ${isLive}`);
  return row ?? { liveJobs: 0, employersHiring: 0 };
};
