import sql, { join, type Sql } from 'sql-template-tag';
import type { Point } from '@contract/search/places/distance';
import type { Queryable } from '../../database/database';

/** The facets of the candidate search, besides words and place. */
const candidateGroups = [
  'category',
  'skill',
  'type',
  'experience',
  'education',
  'start',
  'active',
] as const;
export type CandidateGroup = (typeof candidateGroups)[number];
const markGroups = ['category', 'skill', 'type', 'experience', 'education', 'start'] as const;

export type CandidateQuery = {
  employerId: string;
  /**
   * tsqueries as text; all must match. The index is several times faster with separate conditions
   * than with one joined tsquery.
   */
  words: readonly string[];
  /** A tsquery that must not match; '' for none. */
  negated: string;
  /** The tsquery used for ranking; '' if there are no words. */
  any: string;
  /** Conditions on `marks`: the place, and when the profile was changed. */
  marks: readonly string[];
  /** The tsquery of marks of each group; `active` is in `activeDays`. */
  groups: Partial<Record<(typeof markGroups)[number], string>>;
  activeDays: number | null;
  circle: (Point & { miles: number }) | null;
  list: 'shortlisted' | 'invited' | null;
  /** Only profiles opened after that. */
  openedAfter: Date | null;
};
type CandidateSort = 'relevance' | 'active' | 'nearest';
type CandidateCount = { value: string; count: number };
export type FoundCandidates = {
  total: number;
  /**
   * The number of candidates that the facets were counted over, including those that lack one
   * choice.
   */
  near: number;
  ids: { id: string; miles: number | null }[];
  facets: Record<CandidateGroup, CandidateCount[]>;
};

/** The maximum number of matches that are read, ranked and counted. */
export const maxFound = 1000;
/** The maximum including candidates that lack the choice of one group, which its facet counts. */
export const maxNear = 2000;
const maxValues = 40;

/**
 * Whether an employer may see candidate `c` (of candidate_search). Candidates who blocked the
 * employer, or whom it blocked, are hidden. Blocked candidates whose name the employer doesn't know
 * stay visible, since their absence would reveal whom it blocked.
 */
export const isSeenBy = (employerId: string): Sql =>
  sql`(c.seeker_id <> ALL(ARRAY(SELECT b.seeker_id FROM blocked_seekers b JOIN open_profiles p ON p.seeker_id = b.seeker_id
      WHERE b.employer_id = ${employerId}::uuid AND (p.name_shown = 'short' OR EXISTS (
        SELECT 1 FROM candidate_invitations i WHERE i.seeker_id = b.seeker_id AND i.employer_id = b.employer_id AND i.state = 'accepted'))))
    AND (cardinality(c.blocked_names) + cardinality(c.blocked_ids) = 0
      OR NOT blocks_employer(c.blocked_names, c.blocked_ids, (SELECT company_accounts(${employerId}::uuid)), (SELECT employer_names(${employerId}::uuid)))))`;

const listed = (list: CandidateQuery['list'], employerId: string): Sql[] => {
  if (list === 'shortlisted')
    return [
      sql`c.seeker_id IN (SELECT seeker_id FROM shortlisted_candidates WHERE employer_id = ${employerId})`,
    ];
  return list === 'invited'
    ? [
        sql`c.seeker_id IN (SELECT seeker_id FROM candidate_invitations i WHERE i.employer_id = ${employerId} AND i.state NOT IN ('withdrawn', 'ended') AND i.created_at >= c.opened_at)`,
      ]
    : [];
};

/** Returns the distance of `c` from the center of a circle, in miles; NULL without a circle. */
const milesTo = (circle: CandidateQuery['circle']): Sql =>
  circle
    ? sql`miles_between(c.latitude, c.longitude, ${circle.latitude}::float8, ${circle.longitude}::float8)`
    : sql`NULL::float8`;

/** Returns the tsqueries of the chosen groups, without `active`. */
const marksOf = (groups: CandidateQuery['groups']): [CandidateGroup, string][] =>
  markGroups.flatMap((group) => {
    const tsquery = groups[group] ?? '';
    return tsquery === '' ? [] : [[group, `(${tsquery})`]];
  });
const matchesMarks = (tsquery: string): Sql => sql`c.marks @@ ${tsquery}::tsquery`;
const isActive = (days: number): Sql => sql`c.active_on > current_date - ${days}::integer`;

/** Returns the conditions of all choices. */
const chosen = ({ groups, activeDays }: CandidateQuery): Sql[] => [
  ...marksOf(groups).map(([, tsquery]) => matchesMarks(tsquery)),
  ...(activeDays === null ? [] : [isActive(activeDays)]),
];

/** Returns the conditions of all choices except at most one group. */
const nearlyChosen = ({ groups, activeDays }: CandidateQuery): Sql[] => {
  const tsqueries = marksOf(groups).map(([, tsquery]) => tsquery);
  const butOne = tsqueries.map((_, left) => tsqueries.filter((__, at) => at !== left).join(' & '));
  return [
    ...(tsqueries.length < 2 ? [] : [matchesMarks(butOne.map((each) => `(${each})`).join(' | '))]),
    ...(activeDays === null || tsqueries.length === 0
      ? []
      : [sql`(${isActive(activeDays)} OR ${matchesMarks(tsqueries.join(' & '))})`]),
  ];
};

/** Returns the group whose choice a candidate lacks; NULL for none. */
const lackedGroup = ({ groups, activeDays }: CandidateQuery): Sql => {
  const cases = [
    ...marksOf(groups).map(
      ([group, tsquery]) => sql`WHEN NOT ${matchesMarks(tsquery)} THEN ${group}::text`,
    ),
    ...(activeDays === null ? [] : [sql`WHEN NOT ${isActive(activeDays)} THEN ${'active'}::text`]),
  ];
  return cases.length === 0 ? sql`NULL::text` : sql`CASE ${join(cases, ' ')} END`;
};

/** Returns the conditions of a search other than its choices. */
const conditions = (query: CandidateQuery): Sql[] => {
  const { words, negated, marks, circle, openedAfter, employerId } = query;
  return [
    ...words.map((tsquery) => sql`c.words @@ ${tsquery}::tsquery`),
    ...marks.map(matchesMarks),
    ...(negated === '' ? [] : [sql`NOT c.words @@ ${negated}::tsquery`]),
    ...(circle ? [sql`${milesTo(circle)} <= ${circle.miles}`] : []),
    ...(openedAfter ? [sql`c.opened_at > ${openedAfter}`] : []),
    ...listed(query.list, employerId),
    isSeenBy(employerId),
  ];
};

/**
 * The values of `found` for each facet. Those of `start` and `active` are cumulative: `week`
 * includes `today`.
 */
const values: Record<CandidateGroup, Sql> = {
  category: sql`unnest(categories)`,
  skill: sql`unnest(skills)`,
  type: sql`unnest(types)`,
  experience: sql`CASE WHEN years < 3 THEN 'upTo2' WHEN years < 6 THEN 'from3' WHEN years < 11 THEN 'from6' WHEN years >= 11 THEN 'over10' END`,
  education: sql`education`,
  start: sql`unnest(CASE start WHEN 'now' THEN ARRAY['now', 'month', 'threeMonths'] WHEN 'month' THEN ARRAY['month', 'threeMonths'] WHEN 'threeMonths' THEN ARRAY['threeMonths'] END)`,
  active: sql`unnest(CASE WHEN active_on >= current_date THEN ARRAY['today', 'week', 'month'] WHEN active_on > current_date - 7 THEN ARRAY['week', 'month'] WHEN active_on > current_date - 30 THEN ARRAY['month'] END)`,
};
const countsOf = (group: CandidateGroup): Sql => sql`(
  SELECT coalesce(json_agg(json_build_object('value', value, 'count', count) ORDER BY count DESC, value), '[]')
  FROM (SELECT min(value) AS value, sum(count)::integer AS count FROM (
      SELECT value, count(*) AS count FROM (SELECT ${values[group]} AS value FROM found WHERE lacks IS NULL OR lacks = ${group}) each
      WHERE value IS NOT NULL GROUP BY value) written
    GROUP BY lower(value) ORDER BY 2 DESC, 1 LIMIT ${maxValues}) counted)`;

const orders: Record<CandidateSort, Sql> = {
  relevance: sql`rank DESC, active_on DESC, updated_at DESC, seeker_id`,
  active: sql`active_on DESC, rank DESC, updated_at DESC, seeker_id`,
  nearest: sql`miles, rank DESC, active_on DESC, seeker_id`,
};

/**
 * How a search is executed. `isNear`: includes candidates that lack the choice of one group, so
 * that its facet can count all of its values.
 */
export type CandidateReading = {
  sort: CandidateSort;
  skip: number;
  take: number;
  isNear: boolean;
  /** The marks of the window to read; undefined: all candidates. */
  window?: string | undefined;
};

/** Selects the most recently changed profiles that match, up to the maximum. */
const newest = (query: CandidateQuery, { isNear, window }: CandidateReading): Sql => {
  const asked = [
    ...(window === undefined ? [] : [matchesMarks(window)]),
    ...conditions(query),
    ...(isNear ? nearlyChosen(query) : chosen(query)),
  ];
  return sql`
    SELECT c.*, ${milesTo(query.circle)} AS miles, ${isNear ? lackedGroup(query) : sql`NULL::text`} AS lacks
    FROM candidate_search c WHERE ${join(asked, ' AND ')} ORDER BY c.updated_at DESC, c.seeker_id LIMIT ${isNear ? maxNear : maxFound}`;
};

/** Returns a page of the matching candidates, their number, and the facets. */
export const findCandidates = async (
  db: Queryable,
  query: CandidateQuery,
  reading: CandidateReading,
): Promise<FoundCandidates> => {
  const { sort, skip, take } = reading;
  const facets = candidateGroups.map((group) => sql`${group}::text, ${countsOf(group)}`);
  const rank =
    query.any === ''
      ? sql`0::numeric`
      : sql`CASE WHEN lacks IS NULL THEN round(ts_rank('{0.1, 0.3, 0.7, 1}', words, ${query.any}::tsquery)::numeric, 2) END`;
  const [row] = await db.query<FoundCandidates>(sql`
    WITH found AS MATERIALIZED (
      SELECT seeker_id, categories, skills, types, years, education, start, active_on, updated_at, miles, lacks, ${rank} AS rank
      FROM (${newest(query, reading)}) c)
    SELECT count(*) AS near, count(*) FILTER (WHERE lacks IS NULL) AS total,
      (SELECT coalesce(json_agg(json_build_object('id', seeker_id, 'miles', miles)), '[]') FROM (
        SELECT seeker_id, miles FROM found WHERE lacks IS NULL ORDER BY ${orders[sort]} LIMIT ${take} OFFSET ${skip}) page) AS ids,
      json_build_object(${join(facets, ', ')}) AS facets FROM found`);
  if (!row) throw new Error('A count answered nothing.');
  return row;
};

/** Returns the groups in which something is chosen. */
export const chosenGroups = ({ groups, activeDays }: CandidateQuery): CandidateGroup[] => [
  ...marksOf(groups).map(([group]) => group),
  ...(activeDays === null ? [] : ['active' as const]),
];

/** Counts the matches, up to `maxFound`. */
export const countCandidates = async (db: Queryable, query: CandidateQuery): Promise<number> => {
  const [row] = await db.query<{ total: number }>(sql`
    SELECT count(*) AS total FROM (
      SELECT FROM candidate_search c WHERE ${join([...conditions(query), ...chosen(query)], ' AND ')} LIMIT ${maxFound}) found`);
  return row?.total ?? 0;
};

/**
 * The approximate number of candidates, and the bounds of equally large groups of them by when
 * their profiles were last changed.
 */
export type CandidateAges = { total: number; changedAt: readonly Date[] };

/** Reads the ages from PostgreSQL's statistics, without reading the table. */
export const readAges = async (db: Queryable): Promise<CandidateAges> => {
  const [row] = await db.query<CandidateAges>(sql`
    SELECT t.reltuples AS total, coalesce(s.histogram_bounds::text::timestamp with time zone[], '{}') AS "changedAt"
    FROM pg_class t LEFT JOIN pg_stats s ON s.schemaname = 'public' AND s.tablename = 'candidate_search' AND s.attname = 'updated_at'
    WHERE t.oid = 'candidate_search'::regclass`);
  return row ?? { total: 0, changedAt: [] };
};

/** Returns skills in the form that marks use. */
export const skillKeys = async (db: Queryable, skills: readonly string[]): Promise<string[]> => {
  if (skills.length === 0) return [];
  const rows = await db.query<{ key: string }>(
    sql`SELECT DISTINCT title_key(skill) AS key FROM unnest(${[...skills]}::text[]) skill`,
  );
  return rows.map(({ key }) => key);
};
