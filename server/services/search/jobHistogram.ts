import type { Database, Queryable } from '../../database/database';
import { manyJobs, readHistogram, type JobHistogram } from '../../repositories/search/jobWindows';
import { staleWhileRevalidate } from '../cache';

/**
 * Returns the cache lifetime in milliseconds. Windows may be approximate, but a few jobs can
 * quickly become many.
 */
const maxAgeOf = ({ total }: JobHistogram): number =>
  total > manyJobs ? 120_000 : total > manyJobs / 10 ? 15_000 : 1000;

/**
 * Returns the cached distribution of live jobs over time and pay. Inside a transaction, pass its
 * `tx` to avoid waiting for another connection.
 */
export const cachedHistogram = (db: Database, tx?: Queryable): Promise<JobHistogram> =>
  staleWhileRevalidate(db, 'histogram', maxAgeOf, (isBehind) =>
    readHistogram(isBehind ? db.reads : (tx ?? db.reads)),
  );
