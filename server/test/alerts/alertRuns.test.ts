import sql, { type Sql } from 'sql-template-tag';
import { matchNewJobs } from '../../services/alerts/matchJobs';
import { sendDueAlerts } from '../../services/alerts/sendAlerts';
import { refreshSearchStatistics } from '../../services/search/searchUpkeep';
import { asSeeker, openHost, type TestHost } from '../host';
import { addCategories, insertTestJobs } from '../jobFixtures';
import { saveAlert } from './alertFixtures';

const alerts = 200;
const jobs = 60;

let host: TestHost;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  await refreshSearchStatistics(host.db);
  const seeker = await asSeeker(host);
  const { _id } = await saveAlert(host, seeker, { name: 'potters', search: { q: 'potter' } });
  // as many alerts of addresses without an account, all due at the same moment
  await host.db.execute(sql`
    INSERT INTO job_alerts (id, email, email_key, name, search, compiled, compiled_version, frequency, weekday, hour, time_zone, state, link_key, next_at)
    SELECT gen_random_uuid(), 'p' || n || '@mail.example', 'p' || n || '@mail.example', name, search, compiled, compiled_version, frequency, weekday, hour, time_zone, state,
      gen_random_uuid(), next_at FROM job_alerts, generate_series(1, ${alerts}) n WHERE id = ${_id}`);
  await host.db.execute(sql`
    INSERT INTO job_alert_queries (alert_id, since, keys, words, is_near, places, is_paid)
    SELECT a.id, q.since, q.keys, q.words, false, '{}', false FROM job_alerts a, job_alert_queries q WHERE a.email IS NOT NULL AND q.alert_id = ${_id}`);
  await host.db.execute(sql`DELETE FROM job_alerts WHERE id = ${_id}`);
  await host.db.execute(sql`DELETE FROM mails`);
});
afterAll(() => host.close());

/** Terminates all connections that are in a transaction, as a crash of their host would. */
const killAll = () =>
  host.db.query(sql`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL`);
/**
 * Runs `work` on two hosts at once while their connections are killed now and then, until nothing
 * is left.
 */
const amidDeaths = async (
  work: () => Promise<number>,
  /** Counts what is left: rows claimed by a dead connection are free only once it is gone. */
  left: Sql,
): Promise<number> => {
  let killed = 0;
  let isOver = false;
  const killing = (async () => {
    while (!isOver && killed < 60) {
      await new Promise((resolve) => {
        setTimeout(resolve, 10);
      });
      await killAll().catch(() => {});
      killed += 1;
    }
  })();
  let failed = 0;
  const go = async () => {
    for (;;) {
      try {
        if ((await work()) === 0 && (await host.db.query(left)).length === 0) return;
      } catch {
        failed += 1;
      }
    }
  };
  await Promise.all([go(), go()]);
  isOver = true;
  await killing;
  return failed;
};

test('each job finds each alert once, whoever dies on the way', async () => {
  await insertTestJobs(
    host,
    Array.from({ length: jobs }, (_, at) => ({ title: 'Potter', company: `Kiln ${at}` })),
  );
  const failed = await amidDeaths(() => matchNewJobs(host.db), sql`SELECT 1 FROM jobs_to_match`);
  expect(failed).toBeGreaterThan(0);
  const [row] = await host.db.query<{ found: number; left: number }>(
    sql`SELECT (SELECT count(*) FROM job_alert_matches) AS found, (SELECT count(*) FROM jobs_to_match) AS left`,
  );
  expect(row).toEqual({ found: alerts * jobs, left: 0 });
});

test('an alert run puts each mail into the queue once, whoever dies on the way', async () => {
  const later = new Date(Date.now() + 48 * 3_600_000);
  const failed = await amidDeaths(
    () => sendDueAlerts(host.context, 'https://jobs.example', undefined, () => later),
    sql`SELECT 1 FROM job_alerts WHERE next_at <= ${later}`,
  );
  expect(failed).toBeGreaterThan(0);
  const mails = await host.db.query<{ recipient: string; subject: string; mails: number }>(
    sql`SELECT recipient, min(subject) AS subject, count(*) AS mails FROM mails GROUP BY 1`,
  );
  expect(mails).toHaveLength(alerts);
  expect(new Set(mails.map(({ subject, mails: count }) => `${count}: ${subject}`))).toEqual(
    new Set([`1: ${jobs} new jobs for potters`]),
  );
  const [row] = await host.db.query<{ untold: number; due: number; sent: number }>(sql`
    SELECT (SELECT count(*) FROM job_alert_matches WHERE told_at IS NULL) AS untold, count(*) FILTER (WHERE next_at <= ${later}) AS due,
      count(*) FILTER (WHERE sent_at IS NOT NULL) AS sent FROM job_alerts`);
  expect(row).toEqual({ untold: 0, due: 0, sent: alerts });
});

test.each([
  ['unsubscribing', (key: string) => ({ method: 'POST' as const, url: `/api/unsubscribe/${key}` })],
  [
    'pausing',
    (key: string) => ({
      method: 'PUT' as const,
      url: `/api/job-alert-links/${key}`,
      payload: { state: 'paused' },
    }),
  ],
  [
    'deleting',
    (key: string) => ({ method: 'DELETE' as const, url: `/api/job-alert-links/${key}` }),
  ],
])('%s takes back a mail that isn’t sent yet, and no other', async (_, request) => {
  const count = async () =>
    (await host.db.query(sql`SELECT 1 FROM mails WHERE state = 'waiting'`)).length;
  const before = await count();
  const [alert] = await host.db.query<{ key: string; email: string }>(
    sql`SELECT a.link_key AS key, a.email FROM job_alerts a JOIN mails m ON m.recipient = a.email LIMIT 1`,
  );
  const answer = await host.app.inject(request(alert?.key ?? ''));
  expect(answer.statusCode).toBeLessThan(300);
  expect(await count()).toBe(before - 1);
  expect(await host.db.query(sql`SELECT 1 FROM mails WHERE recipient = ${alert?.email}`)).toEqual(
    [],
  );
});
