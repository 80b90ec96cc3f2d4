import type { Database } from '../database/database';
import { readStats } from '../repositories/jobCounts';
import { recently } from './recent';

const statsLast = 60_000;

/** The home page's numbers, at most a minute old. */
export const siteStats = (db: Database) => recently(db, 'stats', statsLast, () => readStats(db));
