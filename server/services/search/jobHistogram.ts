import type { Database } from '../../database/database';
import { manyJobs, readHistogram, type JobHistogram } from '../../repositories/search/jobWindows';
import { staleWhileRevalidate } from '../cache';

/** In milliseconds. Windows only have to be about right, but few jobs can become many soon. */
const maxAgeOf = ({ total }: JobHistogram): number =>
  total > manyJobs ? 120_000 : total > manyJobs / 10 ? 15_000 : 1000;

/** How live jobs are distributed over time and pay, from the cache. */
export const cachedHistogram = (db: Database): Promise<JobHistogram> =>
  staleWhileRevalidate(db, 'histogram', maxAgeOf, () => readHistogram(db.reads));
