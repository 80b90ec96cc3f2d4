import { randomUUID } from 'node:crypto';
import { day } from '@contract/time/durations';
import { nextDue } from '@contract/time/localHours';
import type { Database } from '../database/database';
import { upsertAlertQuery } from '../repositories/alerts/alertQueries';
import { changeAlert, insertAlert, type NewAlert } from '../repositories/alerts/jobAlerts';
import { backdateAlert, findDemoSeeker, queueRecentJobs } from '../repositories/seed/demoAlerts';
import { matchNewJobs } from '../services/alerts/matchJobs';
import { readAlertSearch, toStored } from '../services/alerts/readAlertSearch';

type DemoAlert = Pick<NewAlert, 'name' | 'search' | 'frequency'> & {
  /** Days since its last email; the next one contains only jobs posted since then. */
  sentDaysAgo: number;
  isPaused?: true;
};
const demoAlerts: readonly DemoAlert[] = [
  {
    name: 'UX designer in Denver, CO',
    search: { q: 'UX designer', location: 'Denver, CO' },
    frequency: 'daily',
    sentDaysAgo: 19,
    isPaused: true,
  },
  {
    name: 'Web accessibility, any place',
    search: { q: 'web accessibility' },
    frequency: 'weekly',
    sentDaysAgo: 2,
  },
  {
    name: 'Developer, remote',
    search: { q: 'developer', remote: true },
    frequency: 'daily',
    sentDaysAgo: 4,
  },
];
const schedule = { weekday: 1, hour: 7, timeZone: 'America/Denver' };

/**
 * Gives the demo job seeker alerts with new matches. Run it after the words of the demo jobs are
 * counted.
 */
export const insertDemoAlerts = async (
  db: Database,
  username: string,
  now: Date,
): Promise<void> => {
  const seekerId = await findDemoSeeker(db, username);
  if (seekerId === undefined) return;
  for (const { sentDaysAgo, isPaused, ...alert } of demoAlerts) {
    const reading = await readAlertSearch(db, alert.search);
    if (!reading) throw new Error(`No demo job can match ${alert.name}.`);
    const id = randomUUID();
    const sentAt = new Date(now.getTime() - sentDaysAgo * day);
    await db.transaction(async (tx) => {
      await insertAlert(tx, {
        ...alert,
        ...schedule,
        id,
        seekerId,
        email: null,
        linkKey: randomUUID(),
        confirmation: null,
      });
      if (!isPaused) await upsertAlertQuery(tx, id, sentAt, reading.query);
      await changeAlert(tx, id, {
        state: isPaused ? 'paused' : 'on',
        nextAt: isPaused ? null : nextDue({ ...schedule, frequency: alert.frequency }, now),
        reading: toStored(reading),
      });
      await backdateAlert(tx, id, sentAt);
    });
  }
  await queueRecentJobs(db);
  await matchNewJobs(db);
};
