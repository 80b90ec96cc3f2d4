import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { prepared } from '../../database/prepared';
import type { JobTexts } from '../jobs/jobs';

/** The texts of a posting that are compared with the company's taken-down jobs. */
export type ComparedTexts = Pick<
  JobTexts,
  'title' | 'company' | 'overview' | 'responsibilities' | 'qualifications'
>;

/** The maximum number of taken-down jobs to compare, latest first. */
const maxCompared = 100;

/**
 * Returns the texts of the latest taken-down jobs, except job `id`, deleted ones included: those of
 * the employer's whole company, and those that the employer posted and has since handed over.
 */
export const readTakenDown = (
  tx: Queryable,
  { id, employerId }: { id: string; employerId: string },
): Promise<ComparedTexts[]> =>
  // a UNION, so that both indexes are used: an employer's taken-down jobs, and decisions about an
  // employer
  tx.query<ComparedTexts>(
    prepared(sql`
  WITH found AS (
    SELECT id FROM jobs WHERE employer_id = ANY((SELECT company_accounts(${employerId}::uuid))::uuid[]) AND removed_for = 'takeDown'
    UNION SELECT job_id FROM decisions WHERE employer_id = ${employerId} AND kind = 'takeDown')
  SELECT title, company, overview, responsibilities, qualifications FROM jobs
  WHERE id IN (SELECT id FROM found) AND removed_for = 'takeDown' AND id <> ${id}
  ORDER BY updated_at DESC LIMIT ${maxCompared}`),
  );
