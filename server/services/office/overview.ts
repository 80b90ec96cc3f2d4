import type { Queryable } from '../../database/database';
import { longestWaiting, readCounts, readDays } from '../../repositories/office/overview';
import type { Wire } from '../../wire';

const daysShown = 30;
const casesShown = 5;

/**
 * Returns the administrators' start page: counts, the last 30 days, and the cases that have waited
 * longest.
 */
export const readOverview = async (db: Queryable): Promise<Wire<'Overview'>> => {
  const [counts, days, waiting] = await Promise.all([
    readCounts(db),
    readDays(db, daysShown),
    longestWaiting(db, casesShown),
  ]);
  return {
    employers: { total: counts.employers, week: counts.employersWeek },
    liveJobs: { total: counts.liveJobs, week: counts.jobsWeek },
    seekers: { total: counts.seekers, week: counts.seekersWeek },
    cases: { open: counts.openCases, oldest: counts.oldestCase?.toISOString() ?? null },
    days,
    waiting: waiting.map(({ id, title, openedAt }) => ({
      _id: id,
      title,
      openedAt: openedAt.toISOString(),
    })),
  };
};
