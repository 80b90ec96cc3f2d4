import type { Database } from '../../database/database';
import { manyJobs, readSpread, type Spread } from '../../repositories/search/jobWindows';
import { staleWhileRevalidate } from '../cache';

/**
 * How long it is believed, in milliseconds: windows need to be about right, but few jobs may soon
 * be many.
 */
const lasts = ({ total }: Spread): number =>
  total > manyJobs ? 120_000 : total > manyJobs / 10 ? 15_000 : 1000;

/** How the live jobs lie in time and pay, as it was a short while ago. */
export const spreadOf = (db: Database): Promise<Spread> =>
  staleWhileRevalidate(db, 'spread', lasts, () => readSpread(db));
