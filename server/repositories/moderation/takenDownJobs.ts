import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { minComparedLength } from './warningSigns';

/** A posting's texts, as they are compared with those of the employer's jobs that were taken down. */
export type ComparedTexts = {
  id: string;
  employerId: string;
  title: string;
  company: string;
  overview: string;
};
/** `similarity`: pg_trgm's, 0 to 1, of the overviews; 0 where one is too short to tell. */
type Compared = { title: string; company: string; similarity: number };

/** How many of an employer's jobs that were taken down are compared: the last ones. */
const maxCompared = 100;

/** Compares a posting with its employer's other jobs that were taken down, deleted ones included. */
export const compareTakenDown = (
  tx: Queryable,
  { id, employerId, overview }: ComparedTexts,
): Promise<Compared[]> =>
  tx.query<Compared>(sql`
  SELECT j.title, j.company,
    CASE WHEN least(length(j.overview), ${overview.length}) >= ${minComparedLength} THEN similarity(lower(j.overview), ${overview.toLowerCase()}) ELSE 0 END AS similarity
  FROM (
    SELECT title, company, overview FROM jobs
    WHERE employer_id = ${employerId} AND removed_for = 'takeDown' AND id <> ${id}
    ORDER BY updated_at DESC LIMIT ${maxCompared}) j`);
