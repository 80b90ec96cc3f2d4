import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { deleteBatch, sweepBatch } from '../deleteBatch';

/**
 * Deletes the search rows of jobs that ended at least `months` ago: they are the largest part of a
 * job, and used only when searching ended ones. The jobs are kept; a relisted job gets a new row.
 */
export const dropEndedSearchRows = (
  db: Queryable,
  months: number,
  limit = sweepBatch,
): Promise<number> =>
  deleteBatch(
    db,
    sql`job_search s`,
    // the first two conditions match those of an index
    sql`NOT s.live AND s.expires_at < now() - make_interval(months => ${months})
      AND EXISTS (SELECT 1 FROM jobs j WHERE j.id = s.job_id AND j.status IN ('expired', 'filled') AND coalesce(j.ended_at, j.expires_at) < now() - make_interval(months => ${months}))`,
    limit,
  );

const deletedBefore = (months: number) =>
  sql`j.deleted_at < now() - make_interval(months => ${months})`;

/** Deletes jobs that were soft-deleted at least `months` ago and are no longer referenced. */
export const dropDeletedJobs = (
  db: Queryable,
  months: number,
  limit = sweepBatch,
): Promise<number> =>
  deleteBatch(
    db,
    sql`jobs j`,
    sql`${deletedBefore(months)} AND j.import_key IS NULL
      AND NOT EXISTS (SELECT 1 FROM applications a WHERE a.job_id = j.id)
      AND NOT EXISTS (SELECT 1 FROM cases c WHERE c.job_id = j.id)
      AND NOT EXISTS (SELECT 1 FROM decisions d WHERE d.job_id = j.id)
      AND NOT EXISTS (SELECT 1 FROM notices n WHERE n.job_id = j.id)
      AND NOT EXISTS (SELECT 1 FROM candidate_invitations i JOIN application_messages m ON m.invitation_id = i.id WHERE i.job_id = j.id)`,
    limit,
  );

/**
 * Clears the texts of imported jobs that were soft-deleted at least `months` ago. Their keys are
 * kept, or the next import of the same file would restore them.
 */
export const dropDeletedTexts = (
  db: Queryable,
  months: number,
  limit = sweepBatch,
): Promise<number> =>
  db.execute(sql`
  UPDATE jobs SET overview = '', responsibilities = '{}', qualifications = '{}', description = NULL WHERE id IN (
    SELECT j.id FROM jobs j WHERE ${deletedBefore(months)} AND j.import_key IS NOT NULL AND (j.overview <> '' OR j.description IS NOT NULL)
    LIMIT ${limit} FOR UPDATE SKIP LOCKED)`);
