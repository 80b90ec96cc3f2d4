import sql from 'sql-template-tag';
import { hour } from '@contract/time/durations';
import { exportedAlerts } from '../../repositories/alerts/jobAlerts';
import { clearReadCache } from '../../repositories/search/cachedRead';
import { erasePeople } from '../../services/accounts/erasure';
import { insertTestJobs } from '../jobFixtures';
import { mailRows } from '../smtp';
import { saveAlert } from './alertFixtures';
import { alertHost, due, origin } from './alertHost';

const { host, mailsTo, runAlertsAt, emailOf, aSeeker, alertsOf } = alertHost();

test('no text of a posting or of a name is a link, a header or a tag in the mail', async () => {
  const seeker = await aSeeker();
  const alert = await saveAlert(host(), seeker, {
    name: 'x\r\nBcc: eve@mail.example <b>evil.example</b>',
    search: { q: 'beekeeper' },
  });
  await insertTestJobs(host(), [
    {
      title: 'Beekeeper https://evil.example/x <script>',
      company: 'www.evil.example',
      location: 'Boise "ID"',
    },
  ]);
  await runAlertsAt(due(alert));
  const [mail] = await mailsTo(emailOf(seeker));
  expect(mail?.to).toEqual([emailOf(seeker)]);
  const html = mail?.mail.html ?? '';
  expect(html).not.toMatch(/<script|<b>|evil\.example/);
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => new URL(url).origin);
  expect(new Set(links)).toEqual(new Set([origin]));
  expect(mail?.mail.text).not.toContain('evil.example');
});

test('an alert that can’t be sent waits an hour, and the others are sent', async () => {
  const seeker = await aSeeker();
  const [broken, sound] = [
    await saveAlert(host(), seeker, { name: 'broken', search: { q: 'astronaut' } }),
    await saveAlert(host(), seeker, { name: 'sound', search: { q: 'astronaut' } }),
  ];
  await insertTestJobs(host(), [{ title: 'Astronaut' }]);
  await host().db.execute(
    sql`UPDATE job_alerts SET compiled = '{"query":{"categories":[],"types":[],"status":"live","words":{}}}' WHERE id = ${broken._id}`,
  );
  await runAlertsAt(due(sound));
  expect((await mailsTo(emailOf(seeker))).map(({ mail }) => mail.subject)).toEqual([
    '1 new job for sound',
  ]);
  const [row] = await host().db.query<{ next: Date }>(
    sql`SELECT next_at AS next FROM job_alerts WHERE id = ${broken._id}`,
  );
  expect(row?.next.getTime()).toBe(due(sound).getTime() + hour);
  expect((await mailRows(host().db)).every(({ state }) => state === 'sent')).toBe(true);
});

test('an alert is in what its owner exports, and goes with them', async () => {
  const seeker = await aSeeker();
  const alert = await saveAlert(host(), seeker, { name: 'sailors', search: { q: 'sailor' } });
  const [job] = await insertTestJobs(host(), [{ title: 'Sailor' }]);
  await runAlertsAt(due(alert));
  expect(await exportedAlerts(host().db, seeker.id)).toMatchObject([
    { name: 'sailors', search: { q: 'sailor' }, told: [{ jobId: job }] },
  ]);
  await host().db.execute(
    sql`UPDATE job_seekers SET deleted_at = now() - interval '31 days' WHERE id = ${seeker.id}`,
  );
  await erasePeople(host().db);
  const left = sql`
    SELECT 1 FROM job_alerts WHERE id = ${alert._id} UNION ALL SELECT 1 FROM job_alert_queries WHERE alert_id = ${alert._id}
    UNION ALL SELECT 1 FROM job_alert_matches WHERE alert_id = ${alert._id}`;
  expect(await host().db.query(left)).toEqual([]);
});

test('an alert is listed while its search takes too long', async () => {
  const seeker = await aSeeker();
  const { _id } = await saveAlert(host(), seeker, { search: { q: 'baker in tulsa, ok' } });
  const listed = await host().db.transaction(async (tx) => {
    await tx.execute(sql`LOCK TABLE place_points IN ACCESS EXCLUSIVE MODE`);
    clearReadCache();
    return alertsOf(seeker);
  });
  expect(listed).toMatchObject([{ _id, total: null, totalIsExact: false }]);
  expect(await alertsOf(seeker)).toMatchObject([{ _id, total: 0, totalIsExact: true }]);
});
