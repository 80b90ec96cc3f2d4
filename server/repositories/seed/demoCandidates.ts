import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';

export const findDemoEmployer = async (
  db: Queryable,
  username: string,
): Promise<string | undefined> => {
  const [row] = await db.query<{ id: string }>(
    sql`SELECT id FROM employers WHERE username_key = ${username} AND deleted_at IS NULL`,
  );
  return row?.id;
};

/** Returns a live job of an employer by title. */
export const findDemoJob = async (
  db: Queryable,
  employerId: string,
  title: string,
): Promise<string | undefined> => {
  const [row] = await db.query<{ id: string }>(
    sql`SELECT id FROM jobs WHERE employer_id = ${employerId} AND title = ${title} AND status = 'live' AND deleted_at IS NULL`,
  );
  return row?.id;
};
