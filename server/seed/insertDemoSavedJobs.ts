import { day } from '@contract/time/durations';
import type { Queryable } from '../database/database';
import { seedSavedJob } from '../repositories/seed/seeds';
import { demoSavedJobs } from './demo/savedJobs';

type DemoJob = { id?: string; employerId: string | null; title: string };
type Ids = ReadonlyMap<string, string>;

/** Gives some demo seekers saved jobs. */
export const insertDemoSavedJobs = async (
  tx: Queryable,
  jobs: readonly DemoJob[],
  { employerIds, seekerIds }: { employerIds: Ids; seekerIds: Ids },
  now: Date,
): Promise<void> => {
  for (const [index, { seeker, employer, title, note, daysAgo }] of demoSavedJobs.entries()) {
    const job = jobs.find(
      (each) => each.title === title && each.employerId === employerIds.get(employer),
    );
    const seekerId = seekerIds.get(seeker);
    if (job?.id === undefined || seekerId === undefined)
      throw new Error(`The demo data have no ${seeker} or no ${title}.`);
    // distinct times, so that their order is stable
    const savedAt = new Date(now.getTime() - daysAgo * day - index * 1000);
    await seedSavedJob(tx, { seekerId, jobId: job.id, note, savedAt });
  }
};
