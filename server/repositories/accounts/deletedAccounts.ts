import sql, { join } from 'sql-template-tag';
import type { AccountRole } from '@contract/accountFields';
import type { Queryable } from '../../database/database';
import { containsWords } from '../containsWords';
import { isId } from '../ids';

export type DeletedBy = 'self' | 'admin';

/**
 * How many days a deleted account can be restored; then its personal data is erased (product §6).
 */
export const restoreDays = 30;
export const restoreWindow = sql`make_interval(days => ${restoreDays})`;

export type DeletedRow = {
  id: string;
  role: AccountRole;
  username: string;
  email: string;
  deletedAt: Date;
  deletedBy: DeletedBy;
  erasedOn: Date;
  jobs: number;
};

const rows = (words: readonly string[]) => {
  const restorable = join(
    [sql`deleted_at > now() - ${restoreWindow}`, sql`erased_at IS NULL`, ...containsWords(words)],
    ' AND ',
  );
  return sql`
    SELECT id, 'employer' AS role, username, email, deleted_at, deleted_by FROM employers WHERE ${restorable}
    UNION ALL SELECT id, 'jobseeker' AS role, username, email, deleted_at, deleted_by FROM job_seekers WHERE ${restorable}`;
};

/** Returns restorable accounts, latest deletion first. */
export const listDeleted = (
  db: Queryable,
  words: readonly string[],
  { limit, skip }: { limit: number; skip: number },
): Promise<DeletedRow[]> =>
  db.query<DeletedRow>(sql`
  SELECT id, role, username, email, deleted_at AS "deletedAt", coalesce(deleted_by, 'admin') AS "deletedBy", deleted_at + ${restoreWindow} AS "erasedOn",
    (SELECT count(*) FROM jobs j WHERE j.employer_id = d.id AND j.deleted_with_owner) AS jobs
  FROM (${rows(words)}) d ORDER BY deleted_at DESC, id LIMIT ${limit} OFFSET ${skip}`);

export const countDeleted = async (db: Queryable, words: readonly string[]): Promise<number> => {
  const [row] = await db.query<{ count: number }>(
    sql`SELECT count(*) AS count FROM (${rows(words)}) d`,
  );
  return row?.count ?? 0;
};

/**
 * Restores an account, with the jobs of an employer. Returns its role and username; `undefined` if
 * it can't be restored.
 */
export const restoreDeleted = async (
  tx: Queryable,
  id: string,
): Promise<{ role: AccountRole; username: string } | undefined> => {
  if (!isId(id)) return undefined;
  const condition = sql`id = ${id} AND deleted_at > now() - ${restoreWindow} AND erased_at IS NULL`;
  const [seeker] = await tx.query<{ username: string }>(sql`
    UPDATE job_seekers SET deleted_at = NULL, deleted_by = NULL, updated_at = greatest(now(), updated_at + interval '1 ms') WHERE ${condition} RETURNING username`);
  if (seeker) return { role: 'jobseeker', username: seeker.username };
  const [employer] = await tx.query<{ username: string }>(sql`
    UPDATE employers SET deleted_at = NULL, deleted_by = NULL, updated_at = greatest(now(), updated_at + interval '1 ms') WHERE ${condition} RETURNING username`);
  if (!employer) return undefined;
  await tx.execute(
    sql`UPDATE jobs SET deleted_at = NULL, deleted_with_owner = false, updated_at = greatest(now(), updated_at + interval '1 ms') WHERE employer_id = ${id} AND deleted_with_owner`,
  );
  return { role: 'employer', username: employer.username };
};
