import sql, { join, type Sql } from 'sql-template-tag';
import { limits } from '@contract/limits';
import type { Queryable } from '../../database/database';
import { isSeen, type JobScope } from '../companies/jobScope';
import { containsWords } from '../containsWords';
import { isId } from '../ids';
import { isUnconfirmed } from './jobConfirmations';
import { briefJobColumns, endedAt, isLive, jobSource, type JobRow } from './jobRows';

/**
 * A job in an employer's list, with the number of its applicants and of unread ones, and its views
 * per day.
 */
type DeskJobRow = JobRow & { applicants: number; fresh: number; views: number[] };
type DeskState = 'live' | 'draft' | 'ended';
type DeskSort = 'ending' | 'newest' | 'title' | 'state';
type DeskFilters = {
  words: readonly string[];
  state?: DeskState | undefined;
  /** Only jobs of this employer. */
  person?: string | undefined;
  /**
   * A colleague to be given access to jobs; excludes the colleague's own jobs, which need no grant.
   */
  chooseFor?: string | undefined;
};

/** The list that `j` belongs to. */
const stateOf = sql`CASE WHEN ${isLive} THEN 'live' WHEN j.status IN ('draft', 'waiting') THEN 'draft' ELSE 'ended' END`;

const seenBy = (scope: JobScope): Sql =>
  sql`${isSeen(scope, { employerId: sql`j.employer_id`, jobId: sql`j.id` })} AND j.deleted_at IS NULL`;

// ended jobs come last, since they need no attention
const byState = sql`CASE ${stateOf} WHEN 'live' THEN 1 WHEN 'draft' THEN 2 ELSE 3 END`;
const orders: Record<DeskSort, Sql> = {
  ending: sql`${byState}, CASE WHEN ${isLive} THEN j.expires_at END, coalesce(${endedAt}, j.updated_at) DESC, j.id`,
  newest: sql`j.created_at DESC, j.id`,
  title: sql`lower(j.title), j.created_at DESC, j.id`,
  state: sql`${byState}, j.created_at DESC, j.id`,
};
/**
 * Returns the order of a sort; with `chooseFor`, jobs that the colleague already has access to come
 * first.
 */
const orderOf = (sort: DeskSort, chooseFor: string | undefined): Sql =>
  chooseFor !== undefined && isId(chooseFor)
    ? sql`NOT EXISTS (SELECT 1 FROM colleague_jobs g WHERE g.employer_id = ${chooseFor} AND g.job_id = j.id), ${orders[sort]}`
    : orders[sort];

/** Limits jobs to those of `person`, without those of `chooseFor`. */
const isWhose = ({ person, chooseFor }: DeskFilters): Sql => {
  const own =
    person === undefined ? sql`true` : isId(person) ? sql`j.employer_id = ${person}` : sql`false`;
  return chooseFor !== undefined && isId(chooseFor)
    ? sql`${own} AND j.employer_id <> ${chooseFor}`
    : own;
};

/** Limits the jobs an account can see to those that contain all of the words. */
const hasWords = (scope: JobScope, words: readonly string[]): Sql =>
  words.length === 0
    ? seenBy(scope)
    : sql`j.id IN (SELECT w.id FROM (
      SELECT j.id, fold_accents(lower(j.title || ' ' || j.company || ' ' || j.location)) COLLATE "C" AS words FROM jobs j WHERE ${seenBy(scope)}) w
      WHERE ${join(containsWords(words), ' AND ')})`;

/** Whether `j` matches the filters. */
const isFound = (scope: JobScope, filters: DeskFilters): Sql =>
  sql`${hasWords(scope, filters.words)} AND ${filters.state === undefined ? sql`true` : sql`${stateOf} = ${filters.state}`} AND ${isWhose(filters)}`;

type Page = { sort: DeskSort; skip: number; limit: number };

/**
 * Returns a page of the jobs that an account can see. Views cover the last days, up to today or the
 * day the job ended, and are read only for the jobs of the page.
 */
export const listDeskJobs = (
  db: Queryable,
  scope: JobScope,
  filters: DeskFilters,
  { sort, skip, limit }: Page,
): Promise<DeskJobRow[]> => {
  const order = orderOf(sort, filters.chooseFor);
  return db.query<DeskJobRow>(sql`
  WITH page AS (
    SELECT ${briefJobColumns}, row_number() OVER (ORDER BY ${order}) AS place FROM ${jobSource}
    WHERE ${isFound(scope, filters)} ORDER BY ${order} LIMIT ${limit} OFFSET ${skip})
  SELECT page.*, applied.count AS applicants, applied.fresh, seen.views FROM page
  CROSS JOIN LATERAL (SELECT count(*), count(*) FILTER (WHERE a.state = 'sent') AS fresh FROM applications a WHERE a.job_id = page.id) applied
  CROSS JOIN LATERAL (SELECT (least(now(), page."endedAt") AT TIME ZONE 'UTC')::date AS day) last
  CROSS JOIN LATERAL (
    SELECT array_agg((SELECT coalesce(sum(v.views), 0)::integer FROM job_views v WHERE v.job_id = page.id AND v.day = last.day - back) ORDER BY back DESC) AS views
    FROM generate_series(0, ${limits.deskViewDays - 1}) back) seen
  ORDER BY page.place`);
};

type DeskCounts = Record<DeskState, number> & { unfinished: number; found: number };

/**
 * Counts the jobs in each state, the drafts yet to be published (`unfinished`), and the matches of
 * the filters (`found`).
 */
export const countDeskJobs = async (
  db: Queryable,
  scope: JobScope,
  filters: DeskFilters,
): Promise<DeskCounts> => {
  const [row] = await db.query<DeskCounts>(sql`
    SELECT count(*) FILTER (WHERE s.state = 'live') AS live, count(*) FILTER (WHERE s.state = 'draft') AS draft,
      count(*) FILTER (WHERE s.state = 'ended') AS ended, count(*) FILTER (WHERE s.status = 'draft') AS unfinished,
      count(*) FILTER (WHERE s.found) AS found
    FROM (SELECT ${stateOf} AS state, j.status, ${isFound(scope, filters)} AS found FROM jobs j WHERE ${seenBy(scope)}) s`);
  return row ?? { live: 0, draft: 0, ended: 0, unfinished: 0, found: 0 };
};

/** Returns live jobs whose employer must confirm that they are still open, those that end first. */
export const listUnconfirmed = (db: Queryable, scope: JobScope, limit: number): Promise<JobRow[]> =>
  db.query<JobRow>(sql`
  SELECT ${briefJobColumns} FROM ${jobSource} WHERE ${seenBy(scope)} AND ${isUnconfirmed} ORDER BY j.expires_at, j.id LIMIT ${limit}`);
