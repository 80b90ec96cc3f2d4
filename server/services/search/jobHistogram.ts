import type { Database, Queryable } from '../../database/database';
import { manyJobs, readHistogram, type JobHistogram } from '../../repositories/search/jobWindows';
import { staleWhileRevalidate } from '../cache';

/** In milliseconds. Windows only have to be about right, but few jobs can become many soon. */
const maxAgeOf = ({ total }: JobHistogram): number =>
  total > manyJobs ? 120_000 : total > manyJobs / 10 ? 15_000 : 1000;

/**
 * How live jobs are distributed over time and pay, from the cache. Who is in a transaction waits for
 * no other connection than its own (`tx`).
 */
export const cachedHistogram = (db: Database, tx?: Queryable): Promise<JobHistogram> =>
  staleWhileRevalidate(db, 'histogram', maxAgeOf, (isBehind) =>
    readHistogram(isBehind ? db.reads : (tx ?? db.reads)),
  );
