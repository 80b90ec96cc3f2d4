import sql, { join, type Sql } from 'sql-template-tag';
import type { EmploymentType } from '@contract/employmentTypes';
import type { JobStatus } from '@contract/jobLife';
import type { Queryable } from '../database/database';
import { fold } from './fold';
import { statusNow } from './jobRows';
import { since } from './jobWindows';
import { readWords, type WordQueries } from './searchWords';

const day = 86_400_000;

/** What a search asks for; pay in dollars a month, `within` in days. Several categories or types: any of them. */
export type JobFilters = {
  words?: string;
  categories: readonly string[];
  types: readonly EmploymentType[];
  location?: string;
  remote: boolean;
  payMin?: number;
  payMax?: number;
  withPay: boolean;
  within?: number;
  degree?: string;
  company?: string;
  employerId?: string;
  status: JobStatus;
};

/** A search as the database is asked: words and places turned into queries, once for all statements of an answer. */
export type JobQuery = Omit<JobFilters, 'words' | 'location' | 'company' | 'degree'> & {
  /** undefined: no words asked for, or none that anything could be found by ("the"). */
  words?: WordQueries;
  location?: string;
  company?: string;
  degree?: string;
};

/** Which jobs the words are looked for in: those whose title, company, category or place say them all, those that need their texts for it, or both. */
export type Tier = 'head' | 'texts' | 'all';

/** The filters as queries; undefined where nothing can be found, since a text that was asked for holds no letter and no digit. */
export const readFilters = async (db: Queryable, { words: typed, ...filters }: JobFilters): Promise<JobQuery | undefined> => {
  const place = placeOf(filters);
  const words = typed === undefined ? undefined : await readWords(db, typed);
  if (typed !== undefined && !words) return undefined;
  const asked = { location: place.location || undefined, company: filters.company, degree: filters.degree };
  const query: JobQuery = { ...filters, remote: place.remote, location: undefined, company: undefined, degree: undefined, words };
  if (Object.values(asked).every((text) => text === undefined)) return query;
  const [row] = await db.query<Record<'location' | 'company' | 'degree', string | null>>(sql`
    SELECT marks_query('l', ${asked.location ?? ''})::text AS location, marks_query('o', ${asked.company ?? ''})::text AS company, marks_query('g', ${asked.degree ?? ''})::text AS degree`);
  for (const name of ['location', 'company', 'degree'] as const) {
    const found = row?.[name] ?? undefined;
    if (asked[name] !== undefined && found === undefined) return undefined;
    query[name] = found;
  }
  return query;
};

/** Steps of pay as the marks have them (pay_step), from one to another. */
const paySteps = (letter: string, from: Sql, to: Sql): Sql =>
  sql`s.marks @@ (SELECT string_agg(${letter} || step, ' | ') FROM generate_series(${from}, ${to}) step)::tsquery`;
/** No pay is beyond it: a month's ten million dollars are step 65. */
const lastStep = sql`80`;

const isMarked = (query: string): Sql => sql`s.marks @@ ${query}::tsquery`;
const oneOf = (letter: string, values: readonly string[]): Sql => isMarked(values.map((value) => `'${letter}${value.replace(/[\\']/g, String.raw`$&$&`)}'`).join(' | '));

const saysWords = ({ said, denied }: WordQueries, tier: Tier): Sql[] => [
  ...(said === '' ? [] : tier === 'all' ? [sql`s.body @@ ${said}::tsquery`] : tier === 'head' ? [sql`s.head @@ ${said}::tsquery`]
    : [sql`s.body @@ ${said}::tsquery AND NOT s.head @@ ${said}::tsquery`]),
  ...(denied === '' ? [] : [sql`s.body @@ (!! ${denied}::tsquery)`]),
];

/**
 * The condition on `s` (job_search) that all filters together make. Whatever it can is asked of the one index, each filter as a condition of its own:
 * so the index leaps through a common word's list to where the others are.
 */
export const matching = (query: JobQuery, tier: Tier = 'all'): Sql => {
  const { words, categories, types, location, company, degree, remote, payMin, payMax, within, employerId, status } = query;
  const paid = query.withPay || payMin !== undefined || payMax !== undefined;
  return join([
    status === 'live' ? isLiveMatch : sql`NOT (${isLiveMatch}) AND EXISTS (SELECT 1 FROM jobs j WHERE j.id = s.job_id AND j.deleted_at IS NULL AND ${statusNow} = ${status})`,
    ...(words ? saysWords(words, tier) : []),
    ...(categories.length > 0 ? [oneOf('c', categories)] : []),
    ...(types.length > 0 ? [oneOf('k', types)] : []),
    ...(location === undefined ? [] : [isMarked(location)]),
    ...(company === undefined ? [] : [isMarked(company)]),
    ...(degree === undefined ? [] : [isMarked(degree)]),
    ...(remote ? [isMarked('r')] : []),
    ...(employerId === undefined ? [] : [isMarked(`'e${employerId}'`)]),
    // ranges that touch; 0 to 0 says nothing about the pay
    ...(payMin === undefined ? [] : [sql`s.pay_to >= ${payMin} AND ${paySteps('p', sql`pay_step(${payMin})`, lastStep)}`]),
    ...(payMax === undefined ? [] : [sql`s.pay_from <= ${payMax} AND ${paySteps('f', sql`0`, sql`pay_step(${payMax})`)}`]),
    ...(paid && payMin === undefined ? [sql`s.pay_to > 0 AND s.marks @@ '!p0'::tsquery`] : []),
    ...(within === undefined ? [] : [sql`s.created_at >= now() - make_interval(days => ${within}) ${since(new Date(Date.now() - within * day))}`]),
  ], ' AND ');
};

/** As in the index's condition; time ends a job by itself. */
const isLiveMatch = sql`s.live AND s.expires_at > now()`;

/** Somebody who types "remote" as a place means the kind of work; what else stands there is still a place. */
const placeOf = ({ location = '', remote }: Pick<JobFilters, 'location' | 'remote'>): { location: string; remote: boolean } => {
  const rest = location.replace(/(?<!\p{L})remote(?!\p{L})/giu, ' ');
  if (rest === location) return { location, remote };
  return { location: rest.replace(/^[\s,;()/-]+|[\s,;()/-]+$/g, '').replace(/\s+/g, ' '), remote: true };
};

/** `text` somewhere in the column, letter case and accents aside. */
export const contains = (column: Sql, text: string): Sql =>
  sql`lower(fold_accents(${column})) LIKE '%' || lower(fold_accents(${fold(text).trim().replace(/[\\%_]/g, String.raw`\$&`)})) || '%'`;
