import type { Database } from '../../database/database';
import { readStats } from '../../repositories/search/jobCounts';
import { manyJobs } from '../../repositories/search/jobWindows';
import { cached, staleWhileRevalidate } from '../cache';
import { cachedHistogram } from '../search/jobHistogram';

const statsTtl = 60_000;

/** Returns the home page's numbers, at most a minute old; a few minutes if there are many jobs. */
export const siteStats = async (db: Database) => {
  const { total } = await cachedHistogram(db);
  return total > manyJobs
    ? staleWhileRevalidate(
        db,
        'stats',
        () => 5 * statsTtl,
        () => readStats(db.reads),
      )
    : cached(db, 'stats', statsTtl, () => readStats(db.reads));
};
