import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import type { JobTexts } from '../jobs/jobs';

/** A posting's texts, as they are compared with those of the employer's jobs that were taken down. */
export type ComparedTexts = Pick<
  JobTexts,
  'title' | 'company' | 'overview' | 'responsibilities' | 'qualifications'
>;

/** How many of an employer's jobs that were taken down are compared: the last ones. */
const maxCompared = 100;

/**
 * The texts of an employer's jobs that were taken down last, but for the job `id`; deleted ones
 * included.
 */
export const readTakenDown = (
  tx: Queryable,
  { id, employerId }: { id: string; employerId: string },
): Promise<ComparedTexts[]> =>
  tx.query<ComparedTexts>(sql`
  SELECT title, company, overview, responsibilities, qualifications FROM jobs
  WHERE employer_id = ${employerId} AND removed_for = 'takeDown' AND id <> ${id}
  ORDER BY updated_at DESC LIMIT ${maxCompared}`);
