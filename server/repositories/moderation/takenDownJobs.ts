import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { prepared } from '../../database/prepared';
import type { JobTexts } from '../jobs/jobs';

/** A posting's texts, as they are compared with those of the company's jobs that were taken down. */
export type ComparedTexts = Pick<
  JobTexts,
  'title' | 'company' | 'overview' | 'responsibilities' | 'qualifications'
>;

/** How many of the jobs that were taken down are compared: the last ones. */
const maxCompared = 100;

/**
 * The texts of jobs that were taken down last, but for the job `id`; deleted ones included: those of
 * everybody in the employer's company, and the employer's own that were handed over since.
 */
export const readTakenDown = (
  tx: Queryable,
  { id, employerId }: { id: string; employerId: string },
): Promise<ComparedTexts[]> =>
  // two indexes: of what was taken down of an employer, and of the decisions about one
  tx.query<ComparedTexts>(
    prepared(sql`
  WITH found AS (
    SELECT id FROM jobs WHERE employer_id = ANY((SELECT company_accounts(${employerId}::uuid))::uuid[]) AND removed_for = 'takeDown'
    UNION SELECT job_id FROM decisions WHERE employer_id = ${employerId} AND kind = 'takeDown')
  SELECT title, company, overview, responsibilities, qualifications FROM jobs
  WHERE id IN (SELECT id FROM found) AND removed_for = 'takeDown' AND id <> ${id}
  ORDER BY updated_at DESC LIMIT ${maxCompared}`),
  );
