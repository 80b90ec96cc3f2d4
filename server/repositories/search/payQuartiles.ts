import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { NearPlace } from '@contract/search/places/surroundings';
import type { Region } from '@contract/search/regionOf';
import { unnamedCompany } from '@contract/search/relevance/unnamedCompany';
import type { Queryable } from '../../database/database';
import { firstWindowOf } from './firstWindows';
import { matches, type JobQuery } from './jobFilters';
import { throughWindows, type JobHistogram } from './jobWindows';
import type { Near } from './nearPlaces';
import type { Tsqueries } from './tsqueries';

/** Quartiles in whole dollars a month, and the number of jobs they are based on. */
export type PayQuartiles = { jobs: number; lower: number; median: number; upper: number };

/**
 * Quartiles of fewer jobs would reflect only a few employers. With at most four jobs per company,
 * twenty jobs come from at least five companies, and none of them has a quarter of the jobs, so
 * none determines a quartile alone.
 */
const minPaidJobs = 20;
const maxOfCompany = 4;
/** At most this many matches are read, the newest; a window with `enoughRead` of them suffices. */
const maxRead = 3000;
const enoughRead = 1000;

/** The area of the jobs: a place, a state, or anywhere. */
export type PayArea = { near: NearPlace } | { region: Region } | undefined;

/**
 * Returns the tsquery of marks for a place's names, as whole words; `undefined` if they have none.
 */
const placeQuery = async (db: Queryable, names: readonly string[]): Promise<string | undefined> => {
  const [row] = await db.query<{ place: string | null }>(sql`
    SELECT string_agg('(' || words || ')', ' | ') AS place FROM (
      SELECT (SELECT string_agg(quoted_word(word), ' & ') FROM unnest(marked_words('l', named)) word) AS words
      FROM unnest(${[...names]}::text[]) named) n`);
  return row?.place ?? undefined;
};

/**
 * The conditions on `s` for an area: `index` is looked up, `exact` is checked for each match, since
 * the index finds the words of a state anywhere in a place's name ("La Mesa, CA").
 */
type AreaConditions = { near: Near } | { index: Sql; exact: Sql };

const inRegion = ({ words, short, ending }: Region): AreaConditions => ({
  index: sql`s.marks @@ ${`'l${short}' | (${words.map((word) => `'l${word}'`).join(' & ')})`}::tsquery`,
  exact: sql`title_key(s.place) ~ ${ending}`,
});

/**
 * Returns the conditions for an area; 'nowhere' for a name without letters or digits, since no job
 * can be there.
 */
export const readArea = async (
  db: Queryable,
  area: PayArea,
): Promise<AreaConditions | undefined | 'nowhere'> => {
  if (area === undefined) return undefined;
  if ('region' in area) return inRegion(area.region);
  const marks = await placeQuery(db, area.near.names);
  return marks === undefined ? 'nowhere' : { near: { marks, places: area.near.places } };
};

/** Matches titles that contain one of these words or phrases exactly, not by stem. */
const saysOneOf = (words: readonly string[]): Sql =>
  sql`' ' || s.title_key || ' ' LIKE ANY ((SELECT array_agg('% ' || title_key(said) || ' %') FROM unnest(${words}::text[]) said)::text[])`;

/** Jobs of unnamed companies count as one company's if title and pay are the same. */
const company = sql`CASE WHEN j.company IN ('', ${unnamedCompany}) THEN concat_ws(' ', '', s.title_key, s.pay_from, s.pay_to) ELSE title_key(j.company) END`;

type Row = Record<'jobs' | 'read', number> & Record<'lower' | 'median' | 'upper', number | null>;

/**
 * Returns the pay of a search's jobs whose title contains a word of each list in `titles`;
 * `undefined` if too few disclose it. A job's pay is the middle of its range; "up to $5,000"
 * doesn't count.
 */
export const readPayQuartiles = async (
  db: Queryable,
  histogram: JobHistogram,
  query: JobQuery & { words: Tsqueries },
  titles: readonly (readonly string[])[],
  area: AreaConditions | undefined,
): Promise<PayQuartiles | undefined> => {
  const exact = [...titles.map(saysOneOf), ...(area && 'exact' in area ? [area.exact] : [])];
  const { near, index } = { near: undefined, index: undefined, ...area };
  const { jobs, lower, median, upper } = await throughWindows(
    histogram,
    { by: 'age', first: area === undefined ? firstWindowOf(query) : 'narrow' },
    enoughRead,
    async ({ condition }): Promise<Row> => {
      const [row] = await db.query<Row>(sql`
      WITH read AS MATERIALIZED (
        SELECT s.job_id, s.created_at, s.title_key, lower(s.place) AS place, s.pay_from, s.pay_to
        FROM ${matches({ ...query, ...(near && { near }) }, 'title', condition)} AND s.pay_from > 0 ${index ? sql`AND ${index}` : empty}
        ORDER BY s.created_at DESC, s.job_id DESC LIMIT ${maxRead}
      ), named AS (
        SELECT s.*, ${company} AS company, j.employer_id FROM read s JOIN jobs j ON j.id = s.job_id WHERE ${exact.length === 0 ? sql`true` : join(exact, ' AND ')}
      ), once AS (
        SELECT DISTINCT ON (company, title_key, place) * FROM named ORDER BY company, title_key, place, created_at DESC, job_id DESC
      ), counted AS (
        SELECT (pay_from + pay_to) / 2 AS pay, employer_id, row_number() OVER (PARTITION BY company ORDER BY created_at DESC, job_id DESC) AS of_company,
          row_number() OVER (PARTITION BY employer_id ORDER BY created_at DESC, job_id DESC) AS of_employer FROM once
      )
      SELECT (SELECT count(*) FROM read) AS read, count(*) AS jobs, round(percentile_cont(0.25) WITHIN GROUP (ORDER BY pay)::numeric) AS lower,
        round(percentile_cont(0.5) WITHIN GROUP (ORDER BY pay)::numeric) AS median, round(percentile_cont(0.75) WITHIN GROUP (ORDER BY pay)::numeric) AS upper
      FROM counted WHERE of_company <= ${maxOfCompany} AND (employer_id IS NULL OR of_employer <= ${maxOfCompany})`);
      return row ?? { read: 0, jobs: 0, lower: null, median: null, upper: null };
    },
    ({ read }) => read,
  );
  return jobs < minPaidJobs || lower === null || median === null || upper === null
    ? undefined
    : { jobs, lower, median, upper };
};
