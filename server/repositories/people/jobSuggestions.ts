import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';

/** Whether job suggestions are on for a job seeker. */
export const isSuggesting = async (db: Queryable, seekerId: string): Promise<boolean> => {
  const [row] = await db.query<{ on: boolean }>(
    sql`SELECT suggest_jobs AS "on" FROM job_seekers WHERE id = ${seekerId}`,
  );
  return row?.on === true;
};

export const setSuggesting = async (
  db: Queryable,
  seekerId: string,
  on: boolean,
): Promise<void> => {
  await db.execute(sql`UPDATE job_seekers SET suggest_jobs = ${on} WHERE id = ${seekerId}`);
};

/** A job that a seeker applied to. */
export type AppliedJob = { jobId: string; withdrawn: boolean };

/** Returns a job seeker's applications, most recently sent first. */
export const readAppliedJobs = (db: Queryable, seekerId: string): Promise<AppliedJob[]> =>
  db.query<AppliedJob>(sql`
    SELECT job_id AS "jobId", state = 'withdrawn' AS withdrawn FROM applications WHERE seeker_id = ${seekerId} ORDER BY sent_at DESC, id DESC`);
