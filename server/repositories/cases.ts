import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Queryable } from '../database/database';

/** What opens a case: a report, a new employer's posting, an employer's answer to a take-down. */
export type CaseKind = 'reported' | 'firstPosting' | 'answered';

/** A look at a job is due. Answers the case's id: the job's open one, where there is one already. */
export const openCase = async (tx: Queryable, jobId: string, kind: CaseKind): Promise<string> => {
  const [row] = await tx.query<{ id: string }>(sql`
    INSERT INTO cases (id, job_id, kind) VALUES (${randomUUID()}, ${jobId}, ${kind})
    ON CONFLICT (job_id) WHERE closed_at IS NULL DO UPDATE SET kind = cases.kind
    RETURNING id`);
  if (row === undefined) throw new Error('The case was not stored.');
  return row.id;
};
