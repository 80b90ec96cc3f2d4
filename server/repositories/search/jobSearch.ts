import sql, { empty, raw, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { prepared } from '../../database/prepared';
import {
  isLive,
  jobColumns,
  jobSource,
  newestFirst,
  olderThan,
  type JobRow,
  type NewestKey,
} from '../jobs/jobRows';
import { firstWindowOf } from './firstWindows';
import { matches, type JobQuery, type Tier } from './jobFilters';
import { throughWindows, type JobHistogram } from './jobWindows';

/** Returns the newest live jobs, at most `limit`, after `last`. */
export const newestJobs = (
  db: Queryable,
  limit: number,
  last?: NewestKey,
  columns: Sql = jobColumns,
): Promise<JobRow[]> => {
  // a literal instead of a bound value, so that a cached plan knows that it is small
  const statement = sql`
    SELECT ${columns} FROM ${jobSource} WHERE ${isLive} ${last ? sql`AND ${olderThan(last)}` : empty}
    ORDER BY ${newestFirst} LIMIT ${raw(String(Math.trunc(limit)))}`;
  return db.query<JobRow>(last ? statement : prepared(statement));
};

const newestMatchFirst = sql`s.created_at DESC, s.job_id DESC`;
const behind = (last: NewestKey | undefined): Sql =>
  last ? sql`AND (s.created_at, s.job_id) < (${last.at}, ${last.id})` : empty;

/** Selects the full rows of the chosen jobs, ordered by `order`. */
export const rowsOf = (chosen: Sql, columns: Sql, order: Sql): Sql => sql`
  SELECT ${columns} FROM (${chosen}) page JOIN jobs j ON j.id = page.id LEFT JOIN employers e ON e.id = j.employer_id ORDER BY ${order}`;

/** Returns matching jobs by age, at most `limit`, after `last`. */
export const newestMatches = (
  db: Queryable,
  histogram: JobHistogram,
  query: JobQuery,
  limit: number,
  last?: NewestKey,
  tier: Tier = 'all',
  columns: Sql = jobColumns,
): Promise<JobRow[]> =>
  throughWindows(
    histogram,
    { by: 'age', before: last?.at, first: firstWindowOf(query) },
    limit,
    ({ condition }) =>
      db.query<JobRow>(
        rowsOf(
          sql`SELECT s.job_id AS id FROM ${matches(query, tier, condition)} ${behind(last)} ORDER BY ${newestMatchFirst} LIMIT ${limit}`,
          columns,
          newestFirst,
        ),
      ),
    ({ length }) => length,
  );

/** Returns matching jobs that don't disclose their pay, by age. */
export const newestUnpaid = (
  db: Queryable,
  histogram: JobHistogram,
  query: JobQuery,
  limit: number,
  last?: NewestKey,
  columns: Sql = jobColumns,
): Promise<JobRow[]> =>
  throughWindows(
    histogram,
    { by: 'age', before: last?.at, first: firstWindowOf(query) },
    limit,
    ({ condition }) =>
      db.query<JobRow>(
        rowsOf(
          sql`SELECT s.job_id AS id FROM ${matches(query, 'all', condition)} AND s.pay_to = 0 AND s.marks @@ 'p0'::tsquery ${behind(last)}
      ORDER BY ${newestMatchFirst} LIMIT ${limit}`,
          columns,
          newestFirst,
        ),
      ),
    ({ length }) => length,
  );

export type PayKey = NewestKey & { pay: number };
/** Returns matching jobs that disclose their pay, by its upper figure. */
export const bestPaidMatches = (
  db: Queryable,
  histogram: JobHistogram,
  query: JobQuery,
  limit: number,
  last?: PayKey,
  columns: Sql = jobColumns,
): Promise<JobRow[]> =>
  throughWindows(
    histogram,
    { by: 'pay', below: last?.pay, first: firstWindowOf(query) },
    limit,
    ({ condition }) =>
      db.query<JobRow>(
        rowsOf(
          sql`SELECT s.job_id AS id FROM ${matches(query, 'all', condition)} AND s.pay_to > 0
      ${last ? sql`AND (s.pay_to, s.created_at, s.job_id) < (${last.pay}, ${last.at}, ${last.id})` : empty}
      ORDER BY s.pay_to DESC, ${newestMatchFirst} LIMIT ${limit}`,
          columns,
          sql`j.pay_to DESC, ${newestFirst}`,
        ),
      ),
    ({ length }) => length,
  );

/** Returns the full rows of jobs, in the order of `ids`. */
export const readRows = async (
  db: Queryable,
  ids: readonly string[],
  columns: Sql = jobColumns,
): Promise<JobRow[]> => {
  if (ids.length === 0) return [];
  const rows = await db.query<JobRow>(
    prepared(sql`SELECT ${columns} FROM ${jobSource} WHERE j.id = ANY(${[...ids]}::uuid[])`),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};
