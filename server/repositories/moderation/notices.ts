import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import type { Wire } from '../../wire';
import { deleteBatch, sweepBatch } from '../deleteBatch';
import { isId } from '../ids';

export type NoticeKind = Wire<'NoticeKind'>;

/** Adds a notice about a decision for an employer. */
export const addNotice = (
  tx: Queryable,
  {
    employerId,
    jobId,
    kind,
    reason,
  }: { employerId: string; jobId: string | null; kind: NoticeKind; reason: string },
): Promise<number> =>
  tx.execute(
    sql`INSERT INTO notices (id, employer_id, job_id, kind, reason) VALUES (${randomUUID()}, ${employerId}, ${jobId}, ${kind}, ${reason})`,
  );

export type NoticeRow = {
  id: string;
  kind: NoticeKind;
  reason: string;
  jobId: string | null;
  title: string | null;
  createdAt: Date;
  readAt: Date | null;
};

/** Returns an employer's newest 50 notices; those of deleted jobs have the title but no job id. */
export const listNotices = (db: Queryable, employerId: string): Promise<NoticeRow[]> =>
  db.query<NoticeRow>(sql`
  SELECT n.id, n.kind, n.reason, CASE WHEN j.deleted_at IS NULL THEN j.id END AS "jobId", j.title, n.created_at AS "createdAt", n.read_at AS "readAt"
  FROM notices n LEFT JOIN jobs j ON j.id = n.job_id
  WHERE n.employer_id = ${employerId} ORDER BY n.created_at DESC, n.id LIMIT 50`);

export const markRead = (
  db: Queryable,
  employerId: string,
  ids: readonly string[],
): Promise<number> =>
  db.execute(
    sql`UPDATE notices SET read_at = now() WHERE employer_id = ${employerId} AND id = ANY(${ids.filter(isId)}::uuid[]) AND read_at IS NULL`,
  );

/** Deletes notices older than `months`, read or not. */
export const dropOldNotices = (
  db: Queryable,
  months: number,
  limit = sweepBatch,
): Promise<number> =>
  deleteBatch(
    db,
    sql`notices`,
    sql`created_at < now() - make_interval(months => ${months})`,
    limit,
  );
