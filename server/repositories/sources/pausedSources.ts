import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';

/**
 * Turns off what an employer imports by itself, saying that the account was recovered. A reading in
 * progress is void.
 */
export const pauseSourcesOf = (tx: Queryable, employerId: string): Promise<number> =>
  tx.execute(sql`
  UPDATE job_sources SET schedule = 'off', off_for_failures = false, problem = 'recovered', status = NULL, next_at = NULL, claim = NULL
  WHERE employer_id = ${employerId} AND (schedule <> 'off' OR next_at IS NOT NULL)`);
