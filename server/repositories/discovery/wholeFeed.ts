import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { isLive } from '../jobs/jobRows';

export type WholeFeedState = {
  /** A fingerprint of the feed's current jobs. */
  state: string;
  /** When the feed last changed, including when a job left it; null if it never had one. */
  changedAt: Date | null;
};

/**
 * Returns the state of the feed of all employers' jobs. The indexes of employers' jobs and of
 * deleted jobs make it skip imported ones.
 */
export const readWholeFeedState = async (db: Queryable): Promise<WholeFeedState> => {
  const [row] = await db.query<WholeFeedState>(sql`
    SELECT
      concat_ws(' ', count(*) FILTER (WHERE ${isLive}),
        sum(extract(epoch FROM j.updated_at)) FILTER (WHERE ${isLive}),
        -- an import extends a job's life without changing the job
        sum(extract(epoch FROM j.expires_at)) FILTER (WHERE ${isLive})) AS state,
      greatest(
        max(j.updated_at) FILTER (WHERE j.status <> 'draft'),
        max(j.expires_at) FILTER (WHERE j.expires_at <= now()),
        (SELECT max(d.deleted_at) FROM jobs d WHERE d.deleted_at IS NOT NULL AND d.employer_id IS NOT NULL)) AS "changedAt"
    FROM jobs j WHERE j.employer_id IS NOT NULL AND j.deleted_at IS NULL`);
  return row ?? { state: '', changedAt: null };
};
