import sql from 'sql-template-tag';
import { caseFold } from '@contract/text/caseFold';
import type { Queryable } from '../../database/database';
import { prepared } from '../../database/prepared';
import { isId } from '../ids';

/** Returns the id of an employer by username, case-insensitively. */
export const findEmployerId = async (
  db: Queryable,
  username: string,
): Promise<string | undefined> => {
  const [row] = await db.query<{ id: string }>(
    sql`SELECT id FROM employers WHERE username_key = ${caseFold(username)} AND deleted_at IS NULL`,
  );
  return row?.id;
};

/** Whether an employer with this id exists. */
export const isEmployer = async (db: Queryable, id: string): Promise<boolean> =>
  isId(id) &&
  (await db.query(sql`SELECT 1 FROM employers WHERE id = ${id} AND deleted_at IS NULL`)).length > 0;

/** Returns the owners of jobs; omits deleted jobs. */
export const jobOwners = (
  db: Queryable,
  jobIds: readonly string[],
): Promise<{ id: string; employerId: string | null }[]> =>
  db.query<{ id: string; employerId: string | null }>(sql`
  SELECT id, employer_id AS "employerId" FROM jobs WHERE id = ANY(${jobIds.filter(isId)}::uuid[]) AND deleted_at IS NULL`);

/**
 * Locks an employer against deletion and suspension until the transaction ends, so that neither
 * misses one of its jobs. Returns `undefined` if it was deleted; `suspension` is the reason if it
 * is suspended. Call it before locking any of the employer's jobs.
 */
export const lockEmployer = async (
  tx: Queryable,
  id: string,
): Promise<{ suspension: string | null } | undefined> => {
  const [row] = await tx.query<{ suspension: string | null }>(
    prepared(sql`
    SELECT CASE WHEN suspended_at IS NOT NULL THEN coalesce(suspension_reason, '') END AS suspension FROM employers WHERE id = ${id} AND deleted_at IS NULL FOR SHARE`),
  );
  return row;
};

/**
 * Locks an employer like `lockEmployer`, but exclusively: concurrent callers wait for each other.
 */
export const lockEmployerAlone = async (
  tx: Queryable,
  id: string,
): Promise<{ suspension: string | null } | undefined> => {
  await tx.query(sql`SELECT 1 FROM employers WHERE id = ${id} FOR NO KEY UPDATE`);
  return lockEmployer(tx, id);
};

/**
 * Whether at least `postings` of the employer's jobs have been live, including deleted ones but not
 * those taken down.
 */
export const hasBeenLive = async (
  tx: Queryable,
  id: string,
  postings: number,
): Promise<boolean> => {
  const rows = await tx.query(
    sql`SELECT 1 FROM jobs WHERE employer_id = ${id} AND status IN ('live', 'expired', 'filled') LIMIT ${postings}`,
  );
  return rows.length >= postings;
};
