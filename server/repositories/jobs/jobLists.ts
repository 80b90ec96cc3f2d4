import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { prepared } from '../../database/prepared';
import type { JobQuestion } from '../applications/applications';
import { isSeen, type JobScope } from '../companies/jobScope';
import { isId } from '../ids';
import {
  isLive,
  jobColumns,
  jobSource,
  newestFirst,
  olderThan,
  type JobRow,
  type NewestKey,
} from './jobRows';

export type JobListing = {
  /** Live jobs only, or all that aren't deleted. */
  which: 'live' | 'all';
  employerId?: string;
  /** Only jobs that an account can see. */
  scope?: JobScope;
  category?: string;
  /** Only employers' jobs, no imported ones. */
  isOwned?: true;
};

/** The first batch is small, so that the client has something to show early. */
const firstBatch = 50;
const batch = 250;

/**
 * Yields all jobs of a listing, newest first, in batches that hold no connection in between: memory
 * use doesn't grow with the number of jobs, and a slow client blocks nobody. Jobs added in the
 * meantime are omitted; jobs removed in the meantime may be included.
 */
export async function* listJobs(
  db: Queryable,
  listing: JobListing,
): AsyncGenerator<JobRow[], void, undefined> {
  let last: NewestKey | undefined;
  for (let size = firstBatch; ; size = batch) {
    const rows = await readBatch(db, listing, size, last);
    const end = rows.at(-1);
    if (end) yield rows;
    if (!end || rows.length < size) return;
    last = { at: end.createdAt, id: end.id };
  }
}

const readBatch = (
  db: Queryable,
  { which, employerId, scope, category, isOwned }: JobListing,
  size: number,
  last: NewestKey | undefined,
): Promise<JobRow[]> => {
  const conditions: Sql[] = [which === 'live' ? isLive : sql`j.deleted_at IS NULL`];
  if (employerId !== undefined) conditions.push(sql`j.employer_id = ${employerId}`);
  if (scope) conditions.push(isSeen(scope, { employerId: sql`j.employer_id`, jobId: sql`j.id` }));
  if (category !== undefined) conditions.push(sql`j.category = ${category}`);
  if (isOwned) conditions.push(sql`j.employer_id IS NOT NULL`);
  if (last) conditions.push(olderThan(last));
  return db.query<JobRow>(sql`
    SELECT ${jobColumns} FROM ${jobSource} WHERE ${join(conditions, ' AND ')} ORDER BY ${newestFirst} LIMIT ${size}`);
};

export type WholeJob = JobRow & {
  description: string | null;
  /** The employer's additional description, in Markdown as typed. */
  longDescription: string | null;
  questions: JobQuestion[];
};

/**
 * Returns a job in any status, with its full text and questions; `undefined` if it is deleted or
 * unknown.
 */
export const findJob = (db: Queryable, id: string): Promise<WholeJob | undefined> =>
  readJob(db, id, empty);

/** Returns a job like `findJob` and locks it until the transaction ends. */
export const lockJob = (tx: Queryable, id: string): Promise<WholeJob | undefined> =>
  readJob(tx, id, sql`FOR UPDATE OF j`);

const readJob = async (db: Queryable, id: string, lock: Sql): Promise<WholeJob | undefined> => {
  if (!isId(id)) return undefined;
  const [row] = await db.query<WholeJob>(
    prepared(sql`
    SELECT ${jobColumns}, j.description, j.long_description AS "longDescription", j.questions FROM ${jobSource} WHERE j.id = ${id} AND j.deleted_at IS NULL ${lock}`),
  );
  return row;
};

/** Returns which of the jobs are live. */
export const liveAmong = async (db: Queryable, ids: readonly string[]): Promise<string[]> => {
  const rows = await db.query<{ id: string }>(
    sql`SELECT j.id FROM jobs j WHERE j.id = ANY(${[...ids]}::uuid[]) AND ${isLive}`,
  );
  return rows.map(({ id }) => id);
};
