import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';

/**
 * Turns off an employer's scheduled sources because the account was recovered. A run in progress is
 * canceled.
 */
export const pauseSourcesOf = (tx: Queryable, employerId: string): Promise<number> =>
  tx.execute(sql`
  UPDATE job_sources SET schedule = 'off', off_for_failures = false, problem = 'recovered', status = NULL, next_at = NULL, claim = NULL
  WHERE employer_id = ${employerId} AND (schedule <> 'off' OR next_at IS NOT NULL)`);

/** Turns a source off; a run in progress is void. */
export const stopReading = (tx: Queryable, id: string): Promise<number> =>
  tx.execute(
    sql`UPDATE job_sources SET schedule = 'off', next_at = NULL, claim = NULL WHERE id = ${id}`,
  );
