import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { isLive } from '../jobs/jobRows';

export type WholeFeedState = {
  /** Tells the feed's jobs, as they are now, from any others. */
  state: string;
  /** When the feed last changed: one of its jobs, or one that has left it; null: there never was one. */
  changedAt: Date | null;
};

/**
 * What the feed of all jobs of this site's employers would be made of. Employers' jobs and deleted
 * ones have indexes of their own, so that no imported job is read.
 */
export const readWholeFeedState = async (db: Queryable): Promise<WholeFeedState> => {
  const [row] = await db.query<WholeFeedState>(sql`
    SELECT
      concat_ws(' ', count(*) FILTER (WHERE ${isLive}),
        sum(extract(epoch FROM j.updated_at)) FILTER (WHERE ${isLive}),
        -- an import lets a job live on without changing it
        sum(extract(epoch FROM j.expires_at)) FILTER (WHERE ${isLive})) AS state,
      greatest(
        max(j.updated_at) FILTER (WHERE j.status <> 'draft'),
        max(j.expires_at) FILTER (WHERE j.expires_at <= now()),
        (SELECT max(d.deleted_at) FROM jobs d WHERE d.deleted_at IS NOT NULL AND d.employer_id IS NOT NULL)) AS "changedAt"
    FROM jobs j WHERE j.employer_id IS NOT NULL AND j.deleted_at IS NULL`);
  return row ?? { state: '', changedAt: null };
};
