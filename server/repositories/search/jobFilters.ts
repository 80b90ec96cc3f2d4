import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { EmploymentType } from '@contract/employmentTypes';
import type { JobStatus } from '@contract/jobLife';
import { parsePlace } from '@contract/search/parsePlace';
import type { Queryable } from '../../database/database';
import { caseFold } from '../caseFold';
import { statusNow } from '../jobs/jobRows';
import { since } from './jobWindows';
import { readWords, type WordQueries } from './tsqueries';

const day = 86_400_000;

/**
 * What a search asks for; pay in dollars a month, `within` in days. Several categories or types:
 * any of them.
 */
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

/**
 * A search as the database is asked: words and places turned into queries, once for all statements
 * of an answer.
 */
export type JobQuery = Omit<JobFilters, 'words' | 'location' | 'company' | 'degree'> & {
  /** undefined: no words asked for, or none that anything could be found by ("the"). */
  words?: WordQueries;
  location?: string;
  company?: string;
  degree?: string;
};

/**
 * Which jobs the words are looked for in: those whose title, company, category or place say them
 * all, those that need their texts for it, or both.
 */
export type Tier = 'head' | 'texts' | 'all';

/**
 * The filters as queries; undefined where nothing can be found, since a text that was asked for
 * holds no letter and no digit.
 */
export const readFilters = async (
  db: Queryable,
  { words: typed, ...filters }: JobFilters,
): Promise<JobQuery | undefined> => {
  const place = parsePlace(filters.location ?? '');
  const words = typed === undefined ? undefined : await readWords(db, typed);
  if (typed !== undefined && !words) return undefined;
  const asked = {
    location: place.name || undefined,
    company: filters.company,
    degree: filters.degree,
  };
  const query: JobQuery = {
    ...filters,
    remote: filters.remote || place.remote,
    location: undefined,
    company: undefined,
    degree: undefined,
    words,
  };
  if (Object.values(asked).every((text) => text === undefined)) return query;
  const [row] = await db.query<Record<'location' | 'company' | 'degree', string | null>>(sql`
    SELECT (marks_query('l', ${asked.location ?? ''}) ${place.otherName === undefined ? empty : sql`|| ${placeMarks(place.otherName)}`})::text AS location, marks_query('o', ${asked.company ?? ''})::text AS company, marks_query('g', ${asked.degree ?? ''})::text AS degree`);
  for (const name of ['location', 'company', 'degree'] as const) {
    const found = row?.[name] ?? undefined;
    if (asked[name] !== undefined && found === undefined) return undefined;
    query[name] = found;
  }
  return query;
};

/** All words of a place, none a beginning. */
const placeMarks = (name: string): Sql =>
  sql`(SELECT string_agg(quoted_word(word), ' & ')::tsquery FROM unnest(marked_words('l', ${name})) word)`;
const isMarked = (query: string): Sql => sql`s.marks @@ ${query}::tsquery`;
/**
 * A level of pay as the marks have it; each stands for a range, so the pay itself is compared as
 * well.
 */
const atLevel = (letter: 'P' | 'F', pay: number): Sql =>
  sql`s.marks @@ (${letter} || pay_level(${pay}))::tsquery`;
const oneOf = (letter: string, values: readonly string[]): Sql =>
  isMarked(
    values.map((value) => `'${letter}${value.replace(/[\\']/g, String.raw`$&$&`)}'`).join(' | '),
  );

const all = (queries: readonly string[]): string =>
  queries
    .filter(Boolean)
    .map((query) => `(${query})`)
    .join(' & ');
const inHead = (said: string): Sql => sql`s.head @@ ${said}::tsquery`;
/**
 * Each of what is said as a condition of its own; but what is not said by itself the index could
 * only answer by reading all of itself.
 */
const inBody = (said: readonly string[], not: readonly string[] = []): Sql[] => {
  const [first, ...others] = said.filter(Boolean);
  const unsaid = not.filter(Boolean);
  if (first === undefined) return unsaid.map((each) => sql`NOT s.body @@ ${each}::tsquery`);
  const start =
    unsaid.length === 0
      ? sql`${first}::tsquery`
      : sql`(${first}::tsquery && !! ${unsaid.map((each) => `(${each})`).join(' | ')}::tsquery)`;
  return [sql`s.body @@ ${start}`, ...others.map((each) => sql`s.body @@ ${each}::tsquery`)];
};

/**
 * Where head and texts say the words: one look into the index for each part, and none finds what
 * another does. A choice between parts the planner would rather make by reading rows. Where several
 * things have synonyms of several words, all but one have to be said otherwise, or all stand in the
 * head.
 */
const partsSaying = ({ things: asked, negated }: WordQueries): Sql[][] => {
  // what only a phrase says has no plain way
  const things = asked.map(({ plain: own, phrases }) =>
    own === '' ? { plain: phrases, phrases: '' } : { plain: own, phrases },
  );
  const plain = things.map((thing) => thing.plain);
  const besides = (at: number): string[] => plain.filter((_, other) => other !== at);
  const phrased = things.flatMap(({ phrases, plain: own }, at) =>
    phrases === '' ? [] : [{ phrases, own, at }],
  );
  return [
    inBody(plain, [negated]),
    ...phrased.map(({ phrases, own, at }) => [
      inHead(phrases),
      ...inBody(besides(at), [own, negated]),
    ]),
    ...(phrased.length > 1
      ? [
          [
            ...inHeads(things),
            ...inBody([], [negated, all(plain), ...phrased.map(({ at }) => all(besides(at)))]),
          ],
        ]
      : []),
  ];
};

const inHeads = (things: WordQueries['things']): Sql[] =>
  things.flatMap(({ plain, phrases }) => {
    const either = [plain, phrases].filter(Boolean).join(' | ');
    return either === '' ? [] : [inHead(either)];
  });

/**
 * The conditions on `s` for words, in parts: each job that says them is found by one of the parts.
 */
const saysWords = (words: WordQueries, tier: Tier): Sql[][] => {
  const { said, negated, things } = words;
  if (said === '') return [inBody([], [negated])];
  if (tier === 'head')
    return [[...inHeads(things), ...(negated === '' ? [] : inBody([said], [negated]))]];
  return partsSaying(words).map((part) =>
    tier === 'texts' ? [...part, sql`NOT ${inHead(said)}`] : part,
  );
};

/**
 * The rows `s` of job_search that all filters together leave, in a window of them, as `FROM` has
 * them; to be followed by further conditions (`AND …`). Whatever can is asked of the one index,
 * each filter as a condition of its own: so the index leaps through a common word's list to where
 * the others are. The window comes first and what few jobs have next: what the first two agree on
 * decides how far the others leap.
 */
export const matches = (query: JobQuery, tier: Tier, window: Sql | undefined): Sql => {
  const {
    words,
    categories,
    types,
    location,
    company,
    degree,
    remote,
    payMin,
    payMax,
    within,
    employerId,
    status,
  } = query;
  const paid = query.withPay || payMin !== undefined || payMax !== undefined;
  const parts = words ? saysWords(words, tier) : [[]];
  const source =
    parts.length > 1
      ? sql`(${join(
          parts.map((part) => sql`SELECT s.* FROM job_search s WHERE ${join(part, ' AND ')}`),
          ' UNION ALL ',
        )}) s`
      : sql`job_search s`;
  const isRecent = within === undefined ? undefined : since(new Date(Date.now() - within * day));
  return sql`${source} WHERE ${join(
    [
      ...(window ? [window] : []),
      ...(isRecent ? [isRecent] : []),
      ...(employerId === undefined ? [] : [isMarked(`'e${employerId}'`)]),
      ...(location === undefined ? [] : [isMarked(location)]),
      ...(company === undefined ? [] : [isMarked(company)]),
      ...(remote ? [isMarked('r')] : []),
      ...(categories.length > 0 ? [oneOf('c', categories)] : []),
      // ranges that touch; 0 to 0 says nothing about the pay
      ...(payMin === undefined ? [] : [sql`s.pay_to >= ${payMin} AND ${atLevel('P', payMin)}`]),
      ...(payMax === undefined ? [] : [sql`s.pay_from <= ${payMax} AND ${atLevel('F', payMax)}`]),
      ...(paid && payMin === undefined ? [sql`s.pay_to > 0 AND ${atLevel('P', 0)}`] : []),
      ...(types.length > 0 ? [oneOf('k', types)] : []),
      ...(degree === undefined ? [] : [isMarked(degree)]),
      ...(parts.length > 1 ? [] : parts.flat()),
      ...(within === undefined
        ? []
        : [sql`s.created_at >= now() - make_interval(days => ${within})`]),
      status === 'live'
        ? isLiveMatch
        : sql`NOT (${isLiveMatch}) AND EXISTS (SELECT 1 FROM jobs j WHERE j.id = s.job_id AND j.deleted_at IS NULL AND ${statusNow} = ${status})`,
    ],
    ' AND ',
  )}`;
};

/** The window that the matches are first looked for in: few fulfil several conditions. */
export const firstWindowOf = ({
  words,
  categories,
  types,
  location,
  company,
  remote,
  payMin,
  payMax,
  withPay,
}: JobQuery): 'wide' | 'narrow' => {
  const conditions = [
    categories.length,
    types.length,
    location,
    company,
    remote,
    payMin ?? payMax ?? withPay,
  ].filter(Boolean).length;
  return (words?.keys[0]?.split(' ').length ?? 0) + conditions > 1 ? 'narrow' : 'wide';
};

/** As in the index's condition; time ends a job by itself. */
const isLiveMatch = sql`s.live AND s.expires_at > now()`;

/** `text` somewhere in the column, letter case and accents aside. */
export const contains = (column: Sql, text: string): Sql =>
  sql`lower(fold_accents(${column})) LIKE '%' || lower(fold_accents(${caseFold(text)
    .trim()
    .replace(/[\\%_]/g, String.raw`\$&`)})) || '%'`;
