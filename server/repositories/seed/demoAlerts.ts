import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';

export const findDemoSeeker = async (
  db: Queryable,
  username: string,
): Promise<string | undefined> => {
  const [row] = await db.query<{ id: string }>(
    sql`SELECT id FROM job_seekers WHERE username_key = ${username} AND deleted_at IS NULL`,
  );
  return row?.id;
};

/** As if an alert had been saved ten weeks ago, and its last mail sent then. */
export const backdateAlert = (tx: Queryable, id: string, sentAt: Date): Promise<number> =>
  tx.execute(
    sql`UPDATE job_alerts SET sent_at = ${sentAt}, created_at = created_at - interval '70 days' WHERE id = ${id}`,
  );

/** Has alerts find the jobs of the last days as if they went live now. */
export const queueRecentJobs = (db: Queryable): Promise<number> =>
  db.execute(
    sql`INSERT INTO jobs_to_match (job_id) SELECT job_id FROM job_search WHERE live AND created_at > now() - interval '7 days'`,
  );
