import { day } from '@contract/time/durations';
import type { Database } from '../database/database';
import { listAlerts } from '../repositories/alerts/jobAlerts';
import { findDemoSeeker } from '../repositories/seed/demoAlerts';
import { findDemoApplication, seedInboxItem, seedMessage } from '../repositories/seed/demoInbox';
import { demoFinds, demoThreads } from './demo/messages';

/**
 * Gives the demo people conversations, and the job seeker the notices of an alert. Run it after the
 * alerts are inserted.
 */
export const insertDemoInbox = async (db: Database, username: string, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const ago = (days: number) => new Date(now.getTime() - days * day);
    for (const { messages, ...about } of demoThreads) {
      const application = await findDemoApplication(tx, about);
      if (!application) throw new Error(`The demo data have no application of ${about.seeker}.`);
      const { id, employerId, seekerId, names } = application;
      for (const { from, text, daysAgo, isUnread = false } of messages) {
        const [at, isRead] = [ago(daysAgo), !isUnread];
        const thread = { applicationId: id, invitationId: null };
        await seedMessage(tx, { thread, from, name: names[from], text, at, isRead });
        await seedInboxItem(tx, {
          ...(from === 'employer'
            ? { role: 'jobseeker', accountId: seekerId }
            : { role: 'employer', accountId: employerId }),
          kind: 'message',
          applicationId: id,
          data: {},
          at,
          isRead,
        });
      }
    }
    const seekerId = await findDemoSeeker(tx, username);
    const alert = (seekerId === undefined ? [] : await listAlerts(tx, seekerId)).find(
      ({ state }) => state === 'on',
    );
    if (seekerId === undefined || !alert) return;
    for (const { jobs, daysAgo, isUnread } of demoFinds)
      await seedInboxItem(tx, {
        role: 'jobseeker',
        accountId: seekerId,
        kind: 'alert',
        alertId: alert.id,
        data: { jobs },
        at: ago(daysAgo),
        isRead: !isUnread,
      });
  });
