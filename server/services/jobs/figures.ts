import { day } from '@contract/time/durations';
import type { Database } from '../../database/database';
import { listFigures, medianAnswerSeconds } from '../../repositories/jobs/jobViews';
import type { Wire } from '../../wire';
import { inDays } from '../applications/promises';
import { utcDay } from '../visitors';

type Source = Wire<'ApplicationSource'>;
const sources: readonly Source[] = ['search', 'home', 'category', 'similar', 'company', 'link'];
const shownDays = 30;

/**
 * Returns a job's views and applications of the last 30 days, and how fast applicants were
 * answered.
 */
export const getJobFigures = async (
  db: Database,
  jobId: string,
  now = Date.now(),
): Promise<Wire<'JobFigures'>> => {
  const days = Array.from({ length: shownDays }, (_, index) =>
    utcDay(now - (shownDays - 1 - index) * day),
  );
  const counted = await listFigures(db.reads, jobId, days[0] ?? '');
  const seconds = await medianAnswerSeconds(db.reads, jobId);
  const sumOf = (rows: typeof counted) => ({
    views: rows.reduce((sum, { views }) => sum + views, 0),
    applications: rows.reduce((sum, { applications }) => sum + applications, 0),
  });
  return {
    days: days.map((each) => ({
      day: each,
      ...sumOf(counted.filter((row) => row.day === each)),
    })),
    sources: sources
      .map((source) => ({ source, ...sumOf(counted.filter((row) => row.source === source)) }))
      .filter(({ views, applications }) => views + applications > 0),
    ...(seconds !== null && { medianAnswerDays: inDays(seconds) }),
  };
};
