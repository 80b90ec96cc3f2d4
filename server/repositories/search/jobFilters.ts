import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { JobStatus } from '@contract/jobs/jobStatuses';
import type { SearchedFilters } from '@contract/search/looserFilters';
import { parsePlace } from '@contract/search/parsePlace';
import type { OptionalWords } from '@contract/search/parseQuery';
import { caseFold } from '@contract/text/caseFold';
import { day } from '@contract/time/durations';
import type { Queryable } from '../../database/database';
import { statusNow } from '../jobs/jobRows';
import { applyHereMark } from './applyHereMark';
import { cachedRead } from './cachedRead';
import { since } from './jobWindows';
import { isMarked, isNear, isPlaced, placeMarks, readNear, type Near } from './nearPlaces';
import { inOrder, toTsqueries, weighted, type FoundWords, type Tsqueries } from './tsqueries';

/** The filters of a search on this host. */
export type JobFilters = SearchedFilters &
  Pick<FoundWords, 'completions'> & { employerId?: string; status: JobStatus };

/** A search whose texts have been converted to tsqueries, once for all statements of a response. */
export type JobQuery = Omit<
  JobFilters,
  keyof OptionalWords | keyof FoundWords | 'words' | 'near' | 'location' | 'company' | 'degree'
> & {
  near?: Near;
  /** Only these places, or all others, by exact spelling. */
  places?: { among: readonly string[] } | { besides: readonly string[] };
  /** Only jobs with these ids. */
  among?: readonly string[];
  /** undefined: no words, or only stop words */
  words?: Tsqueries;
  location?: string;
  company?: string;
  degree?: string;
};

/**
 * Matches by where the words are found. In titles and companies alone: with the soft words in the
 * head (`exact`), in the texts (`exactTexts`), or without them (`title`); in category or place as
 * well (`head`); or in the texts as well (`texts`). Each job is in exactly one tier.
 */
export const rankedTiers = ['exact', 'exactTexts', 'title', 'head', 'texts'] as const;
export type RankedTier = (typeof rankedTiers)[number];
export type Tier = RankedTier | 'all';
/** Returns the tiers of a search with these words, in order. */
export const tiersOf = ({ soft }: Tsqueries): readonly RankedTier[] =>
  soft.length > 0 ? rankedTiers : rankedTiers.slice(2);

/**
 * Converts filters to a query; returns `undefined` if a text has neither letters nor digits, since
 * nothing can match it.
 */
export const readFilters = async (
  db: Queryable,
  {
    words: typed,
    optional,
    soft,
    boostQuery,
    alternatives,
    completions,
    near,
    ...filters
  }: JobFilters,
): Promise<JobQuery | undefined> => {
  const place = parsePlace(filters.location ?? '');
  const words =
    typed === undefined
      ? undefined
      : await toTsqueries(db, typed, { optional, soft, boostQuery, alternatives, completions });
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
    near: near && (await readNear(db, near)),
  };
  if (Object.values(asked).every((text) => text === undefined)) return query;
  const row = await cachedRead(
    db,
    `marks ${JSON.stringify([asked, place.otherName])}`,
    async () => {
      const [marks] = await db.query<Record<'location' | 'company' | 'degree', string | null>>(sql`
    SELECT (marks_query('l', ${asked.location ?? ''}) ${place.otherName === undefined ? empty : sql`|| ${placeMarks(place.otherName)}`})::text AS location, marks_query('o', ${asked.company ?? ''})::text AS company, marks_query('g', ${asked.degree ?? ''})::text AS degree`);
      return marks;
    },
  );
  for (const name of ['location', 'company', 'degree'] as const) {
    const found = row?.[name] ?? undefined;
    if (asked[name] !== undefined && found === undefined) return undefined;
    query[name] = found;
  }
  return query;
};

/**
 * Matches a mark of a pay level. A level is a range, so the pay itself must be compared as well.
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
const inHead = (tsquery: string): Sql => sql`s.head @@ ${tsquery}::tsquery`;
/**
 * Returns a separate condition for each tsquery. Negated ones are joined to the first, since a lone
 * NOT would need a full scan of the index.
 */
const inBody = (tsqueries: readonly string[], not: readonly string[] = []): Sql[] => {
  const [first, ...others] = tsqueries.filter(Boolean);
  const negated = not.filter(Boolean);
  if (first === undefined) return negated.map((each) => sql`NOT s.body @@ ${each}::tsquery`);
  const start =
    negated.length === 0
      ? sql`${first}::tsquery`
      : sql`(${first}::tsquery && !! ${negated.map((each) => `(${each})`).join(' | ')}::tsquery)`;
  return [sql`s.body @@ ${start}`, ...others.map((each) => sql`s.body @@ ${each}::tsquery`)];
};

/**
 * Returns the conditions for words in head or texts, in disjoint parts with an index lookup each
 * (for an OR, the planner would rather scan rows). If several clauses have synonyms of several
 * words, either all but one must match otherwise, or all match in the head.
 */
const partsMatching = ({ clauses: required, negated }: Tsqueries): Sql[][] => {
  // a clause that only phrases match has no plain query
  const clauses = required.map(({ plain: own, phrases }) =>
    own === '' ? { plain: phrases, phrases: '' } : { plain: own, phrases },
  );
  const plain = clauses.map((clause) => clause.plain);
  const besides = (at: number): string[] => plain.filter((_, other) => other !== at);
  const phrased = clauses.flatMap(({ phrases, plain: own }, at) =>
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
            ...inHeads(clauses),
            ...inBody([], [negated, all(plain), ...phrased.map(({ at }) => all(besides(at)))]),
          ],
        ]
      : []),
  ];
};

const inHeads = (clauses: Tsqueries['clauses']): Sql[] =>
  clauses.flatMap(({ plain, phrases }) => {
    const either = [plain, phrases].filter(Boolean).join(' | ');
    return either === '' ? [] : [inHead(either)];
  });

/** Returns what titles and companies must contain; omits clauses of only stop words. */
export const titleQueries = (
  { clauses, ...words }: Tsqueries,
  which: 'inTitles' | 'inExactTitles',
): string[] =>
  words[which]
    .filter((_, index) => clauses[index]?.plain !== '' || clauses[index]?.phrases !== '')
    .map((query) => weighted(query, 'AB'))
    .filter(Boolean);

/**
 * Returns what a job must contain to rank first: in its head, the soft words and an exact title; in
 * its texts, the soft words.
 */
const softQueries = (words: Tsqueries): { inHead: string[]; inBody: string[] } => {
  if (words.soft.length === 0) return { inHead: [], inBody: [] };
  const [first = '', ...others] = words.soft.map(({ plain, phrases }) =>
    [plain, phrases].filter(Boolean).join(' | '),
  );
  // a lone NOT would need a full scan of the index
  const said = words.denied === '' || first === '' ? first : `(${first}) & !(${words.denied})`;
  return {
    inHead: [said, ...others, ...titleQueries(words, 'inExactTitles')],
    inBody: words.soft.map(({ plain, phrases }) => plain || phrases),
  };
};

/** Returns the conditions on `s` for words, in parts: each matching job is found by exactly one. */
const tierMatches = (asked: Tsqueries, tier: Tier): Sql[][] => {
  const words = inOrder(asked);
  const { required, negated, clauses } = words;
  if (required === '') return [inBody([], [negated])];
  const besides = negated === '' ? [] : inBody([required], [negated]);
  const titles = titleQueries(words, 'inTitles');
  const inTitle = [...titles.map(inHead), ...inHeads(clauses)];
  const soft = softQueries(words);
  if (tier === 'exact') return [[...soft.inHead.map(inHead), ...inTitle, ...besides]];
  const notExact = soft.inHead.length > 0 ? [sql`NOT ${inHead(all(soft.inHead))}`] : [];
  const isDenied = words.denied === '' ? undefined : inHead(words.denied);
  if (tier === 'exactTexts') {
    const notDenied = isDenied ? [sql`NOT ${isDenied}`] : [];
    return [[...inTitle, ...inBody(soft.inBody), ...notExact, ...notDenied, ...besides]];
  }
  if (tier === 'title') {
    const notInTexts = sql`NOT s.body @@ ${all(soft.inBody)}::tsquery`;
    const others = isDenied ? sql`(${notInTexts} OR ${isDenied})` : notInTexts;
    return [[...inTitle, ...notExact, ...(notExact.length > 0 ? [others] : []), ...besides]];
  }
  if (tier === 'head') return [[...inHeads(clauses), sql`NOT ${inHead(all(titles))}`, ...besides]];
  return partsMatching(words).map((part) =>
    tier === 'texts' ? [...part, sql`NOT ${inHead(required)}`] : part,
  );
};

/** Excludes jobs whose "hr" means hours, not human resources; the index isn't used for this. */
const matchesWords = (words: Tsqueries, tier: Tier): Sql[][] => {
  const parts = tierMatches(words, tier);
  if (words.hours === '') return parts;
  return parts.map((part) => [...part, sql`NOT ${inHead(words.hours)}`]);
};

/** Matches pay ranges that overlap; 0 to 0 means that the pay isn't disclosed. */
const matchesPay = ({ payMin, payMax, withPay }: JobQuery): Sql[] => [
  ...(payMin === undefined ? [] : [sql`s.pay_to >= ${payMin} AND ${atLevel('P', payMin)}`]),
  ...(payMax === undefined ? [] : [sql`s.pay_from <= ${payMax} AND ${atLevel('F', payMax)}`]),
  ...((withPay || payMax !== undefined) && payMin === undefined
    ? [sql`s.pay_to > 0 AND ${atLevel('P', 0)}`]
    : []),
];

/**
 * Returns the rows `s` of job_search in a window that match all filters, for use after `FROM`; more
 * conditions may follow (`AND …`). Filters use one index as far as possible, each as a separate
 * condition, so that it can skip through long posting lists. The window comes first and the rarest
 * filters next, since the intersection of the first two determines how far the others skip.
 */
export const matches = (query: JobQuery, tier: Tier, window: Sql | undefined): Sql => {
  const { words, categories, types, location, company, degree, remote, applyHere } = query;
  const { within, employerId, status } = query;
  const isRecent = within === undefined ? undefined : since(new Date(Date.now() - within * day));
  const conditions = (area: Sql[], said: Sql[]): Sql[] => [
    ...(query.among ? [sql`s.job_id = ANY(${[...query.among]}::uuid[])`] : []),
    ...(window ? [window] : []),
    ...(isRecent ? [isRecent] : []),
    ...(employerId === undefined ? [] : [isMarked(`'e${employerId}'`)]),
    ...(location === undefined ? [] : [isMarked(location)]),
    ...area,
    ...(query.places === undefined ? [] : [isPlaced(query.places)]),
    ...(company === undefined ? [] : [isMarked(company)]),
    ...(remote ? [isMarked('r')] : []),
    ...(applyHere ? [isMarked(applyHereMark)] : []),
    ...(categories.length > 0 ? [oneOf('c', categories)] : []),
    ...matchesPay(query),
    ...(types.length > 0 ? [oneOf('k', types)] : []),
    ...(degree === undefined ? [] : [isMarked(degree)]),
    ...said,
    ...(within === undefined
      ? []
      : [sql`s.created_at >= now() - make_interval(days => ${within})`]),
  ];
  const areas = query.near ? isNear(query.near) : [[]];
  const parts = (words ? matchesWords(words, tier) : [[]]).flatMap((said) =>
    areas.map((area) => conditions(area, said)),
  );
  const hasStatus =
    status === 'live'
      ? isLiveMatch
      : sql`NOT (${isLiveMatch}) AND EXISTS (SELECT 1 FROM jobs j WHERE j.id = s.job_id AND j.deleted_at IS NULL AND ${statusNow} = ${status})`;
  const [first = []] = parts;
  if (parts.length === 1) return sql`job_search s WHERE ${join([...first, hasStatus], ' AND ')}`;
  const each = parts.map((part) => sql`SELECT s.* FROM job_search s ${whereAll(part)}`);
  return sql`(${join(each, ' UNION ALL ')}) s WHERE ${hasStatus}`;
};
const whereAll = (conditions: Sql[]): Sql =>
  conditions.length === 0 ? empty : sql`WHERE ${join(conditions, ' AND ')}`;

/** As in the index's condition; the time is compared, too, since jobs expire without a write. */
const isLiveMatch = sql`s.live AND s.expires_at > now()`;

/** Whether a column contains `text`, ignoring case and accents. */
export const contains = (column: Sql, text: string): Sql =>
  sql`lower(fold_accents(${column})) LIKE '%' || lower(fold_accents(${caseFold(text)
    .trim()
    .replace(/[\\%_]/g, String.raw`\$&`)})) || '%'`;
