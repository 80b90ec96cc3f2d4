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

/** Backdates an alert by ten weeks, with its last email sent at `sentAt`. */
export const backdateAlert = (tx: Queryable, id: string, sentAt: Date): Promise<number> =>
  tx.execute(
    sql`UPDATE job_alerts SET sent_at = ${sentAt}, created_at = created_at - interval '70 days' WHERE id = ${id}`,
  );

/** Queues the jobs of the last week for matching with alerts, as if they went live now. */
export const queueRecentJobs = (db: Queryable): Promise<number> =>
  db.execute(
    sql`INSERT INTO jobs_to_match (job_id) SELECT job_id FROM job_search WHERE live AND created_at > now() - interval '7 days'`,
  );
