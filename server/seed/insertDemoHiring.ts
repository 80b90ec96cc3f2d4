import { day as dayLength } from '@contract/time/durations';
import type { Queryable } from '../database/database';
import { setHiring } from '../repositories/jobs/hiring';
import { setConfirmed } from '../repositories/jobs/jobConfirmations';
import { addViews, type JobViews } from '../repositories/jobs/jobViews';
import { demoHiring, type DemoHiring } from './demo/hiring';

/** Sources of a demo job's views, in percent. */
const shares = [
  ['search', 46],
  ['home', 22],
  ['similar', 12],
  ['link', 20],
] as const;

/** Creates views from the day a job was posted to `now`: many at first, fewer on weekends. */
const viewsOf = (
  jobId: string,
  { viewsADay }: DemoHiring,
  postedAt: Date,
  now: Date,
): JobViews[] => {
  const days = Math.floor((now.getTime() - postedAt.getTime()) / dayLength);
  return Array.from({ length: days + 1 }, (_, age) => {
    const at = new Date(postedAt.getTime() + age * dayLength);
    const isWeekend = at.getUTCDay() % 6 === 0;
    const views = viewsADay * (isWeekend ? 0.4 : 1) * (1 + 1.5 / (age + 1));
    return shares.map(([source, share]) => ({
      jobId,
      day: at.toISOString().slice(0, 10),
      source,
      views: Math.round((views * share) / 100),
    }));
  })
    .flat()
    .filter((each) => each.views > 0);
};

type DemoJob = { id?: string; employerId: string | null; title: string; createdAt: Date };

/** Gives some demo jobs questions, promises and view counts. */
export const insertDemoHiring = async (
  tx: Queryable,
  jobs: readonly DemoJob[],
  employerIds: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> => {
  for (const each of demoHiring) {
    const job = jobs.find(
      ({ title, employerId }) =>
        title === each.title && employerId === employerIds.get(each.employer),
    );
    if (job?.id === undefined) throw new Error(`The demo data have no ${each.title}.`);
    await setHiring(tx, job.id, each);
    if (each.confirmedDaysAgo !== undefined)
      await setConfirmed(tx, job.id, new Date(now.getTime() - each.confirmedDaysAgo * dayLength));
    await addViews(tx, viewsOf(job.id, each, job.createdAt, now));
  }
};
