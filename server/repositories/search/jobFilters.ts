import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { JobStatus } from '@contract/jobs/jobStatuses';
import type { SearchedFilters } from '@contract/search/looserFilters';
import { parsePlace } from '@contract/search/parsePlace';
import { caseFold } from '@contract/text/caseFold';
import { day } from '@contract/time/durations';
import type { Queryable } from '../../database/database';
import { statusNow } from '../jobs/jobRows';
import { applyHereMark } from './applyHereMark';
import { since } from './jobWindows';
import { isMarked, isNear, isPlaced, placeMarks, readNear, type Near } from './nearPlaces';
import { readLately } from './readLately';
import { inOrder, toTsqueries, weighted, type FoundWords, type Tsqueries } from './tsqueries';

/** What a search of this host asks for. */
export type JobFilters = SearchedFilters &
  Pick<FoundWords, 'begun'> & { employerId?: string; status: JobStatus };

/** A search with its texts turned into tsqueries, once for all statements of an answer. */
export type JobQuery = Omit<
  JobFilters,
  | 'words'
  | 'optional'
  | 'soft'
  | 'besides'
  | 'alternatives'
  | 'begun'
  | 'near'
  | 'location'
  | 'company'
  | 'degree'
> & {
  near?: Near;
  /** As they are written: only these places, or all others. */
  places?: { among: readonly string[] } | { besides: readonly string[] };
  /** Only these jobs, by their ids. */
  among?: readonly string[];
  /** undefined: no words, or nothing but stop words. */
  words?: Tsqueries;
  location?: string;
  company?: string;
  degree?: string;
};

/**
 * Matches by what says the words: title and company alone, with what is soft in the head (`exact`),
 * in the texts (`exactTexts`) or not at all; category or place as well; or their texts too. Each
 * job is in one of them.
 */
export const rankedTiers = ['exact', 'exactTexts', 'title', 'head', 'texts'] as const;
export type RankedTier = (typeof rankedTiers)[number];
export type Tier = RankedTier | 'all';
/** Those that a search with these words has, in their order. */
export const tiersOf = ({ soft }: Tsqueries): readonly RankedTier[] =>
  soft.length > 0 ? rankedTiers : rankedTiers.slice(2);

/**
 * The filters as a query; undefined where a text has no letter and no digit: nothing matches it.
 */
export const readFilters = async (
  db: Queryable,
  { words: typed, optional, soft, besides, alternatives, begun, near, ...filters }: JobFilters,
): Promise<JobQuery | undefined> => {
  const place = parsePlace(filters.location ?? '');
  const words =
    typed === undefined
      ? undefined
      : await toTsqueries(db, typed, { optional, soft, besides, alternatives, begun });
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
  const row = await readLately(
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
 * A level of pay as a mark. Each level is a range, so the pay itself has to be compared as well.
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
 * Each tsquery as a condition of its own. The negated ones are joined to the first: a NOT alone the
 * index could only answer by reading all of itself.
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
 * The conditions for words in head or texts, in parts: one index lookup for each, and none finds
 * what another does (with OR the planner would rather read rows). Where several clauses have
 * synonyms of several words, all but one have to match otherwise, or all match in the head.
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

/** What titles and companies say; a clause of nothing but stop words asks for nothing. */
export const titleQueries = (
  { clauses, ...words }: Tsqueries,
  which: 'inTitles' | 'inExactTitles',
): string[] =>
  words[which]
    .filter((_, index) => clauses[index]?.plain !== '' || clauses[index]?.phrases !== '')
    .map((query) => weighted(query, 'AB'))
    .filter(Boolean);

/**
 * What jobs have to say to come first: in their heads what is soft beside an exact title; in their
 * texts what is soft, where no phrases are looked for.
 */
const softQueries = (words: Tsqueries): { inHead: string[]; inBody: string[] } => {
  if (words.soft.length === 0) return { inHead: [], inBody: [] };
  const [first = '', ...others] = words.soft.map(({ plain, phrases }) =>
    [plain, phrases].filter(Boolean).join(' | '),
  );
  // a NOT alone the index could only answer by reading all of itself
  const said = words.denied === '' || first === '' ? first : `(${first}) & !(${words.denied})`;
  return {
    inHead: [said, ...others, ...titleQueries(words, 'inExactTitles')],
    inBody: words.soft.map(({ plain, phrases }) => plain || phrases),
  };
};

/** The conditions on `s` for words, in parts: each job that matches is found by exactly one. */
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

/** The same, without jobs whose "hr" is no human resources. The index has no part in it. */
const matchesWords = (words: Tsqueries, tier: Tier): Sql[][] => {
  const parts = tierMatches(words, tier);
  if (words.hours === '') return parts;
  return parts.map((part) => [...part, sql`NOT ${inHead(words.hours)}`]);
};

/** Ranges that touch; 0 to 0 says nothing about the pay. */
const matchesPay = ({ payMin, payMax, withPay }: JobQuery): Sql[] => [
  ...(payMin === undefined ? [] : [sql`s.pay_to >= ${payMin} AND ${atLevel('P', payMin)}`]),
  ...(payMax === undefined ? [] : [sql`s.pay_from <= ${payMax} AND ${atLevel('F', payMax)}`]),
  ...((withPay || payMax !== undefined) && payMin === undefined
    ? [sql`s.pay_to > 0 AND ${atLevel('P', 0)}`]
    : []),
];

/**
 * The rows `s` of job_search that all filters together leave, in a window of them, as `FROM` has
 * them; to be followed by further conditions (`AND …`). Whatever can is asked of the one index,
 * each filter as a condition of its own: so the index leaps through a common word's list to where
 * the others are. The window comes first and what few jobs have next: what the first two agree on
 * decides how far the others leap.
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

/** As in the index's condition; a job also expires without a write. */
const isLiveMatch = sql`s.live AND s.expires_at > now()`;

/** `text` somewhere in the column, letter case and accents aside. */
export const contains = (column: Sql, text: string): Sql =>
  sql`lower(fold_accents(${column})) LIKE '%' || lower(fold_accents(${caseFold(text)
    .trim()
    .replace(/[\\%_]/g, String.raw`\$&`)})) || '%'`;
