import { day } from '@contract/time/durations';
import type { Queryable } from '../database/database';
import { setClosingDay, setLongDescription, setWorkplace } from '../repositories/jobs/hiring';
import { demoExtras } from './demo/extras';

type DemoJob = {
  id?: string;
  employerId: string | null;
  title: string;
  location: string;
  expiresAt: Date;
};

/** Gives some demo jobs a workplace, a last day to apply and a longer description. */
export const insertDemoExtras = async (
  tx: Queryable,
  jobs: readonly DemoJob[],
  employerIds: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> => {
  for (const { employer, title, workplace, closesInDays, longDescription } of demoExtras) {
    const job = jobs.find(
      (each) => each.title === title && each.employerId === employerIds.get(employer),
    );
    if (job?.id === undefined) throw new Error(`The demo data have no ${title}.`);
    const { id, location, expiresAt } = job;
    if (workplace !== undefined) await setWorkplace(tx, { id, title, location }, workplace);
    if (longDescription !== undefined) await setLongDescription(tx, id, longDescription);
    if (closesInDays === undefined) continue;
    const closesOn = new Date(now.getTime() + closesInDays * day).toISOString().slice(0, 10);
    await setClosingDay(tx, { id, status: 'live' }, closesOn, expiresAt);
  }
};
