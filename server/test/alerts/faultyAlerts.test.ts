import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { insertAlert } from '../../repositories/alerts/jobAlerts';
import { hashSecret, newSecret } from '../../secrets';
import { matchNewJobs } from '../../services/alerts/matchJobs';
import { compiledVersion } from '../../services/alerts/readAlertSearch';
import { rereadAlerts, sendDueAlerts } from '../../services/alerts/sendAlerts';
import { refreshSearchStatistics } from '../../services/search/searchUpkeep';
import { asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, insertTestJobs } from '../jobFixtures';
import { onLastConnection } from '../lastConnection';
import { waitFor } from '../waitFor';
import { alertInput, saveAlert } from './alertFixtures';

let host: TestHost;
let seeker: Person;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  await refreshSearchStatistics(host.db);
  seeker = await asSeeker(host);
  await host.db.execute(sql`UPDATE job_seekers SET email_verified_at = now()`);
});
afterAll(() => host.close());
beforeEach(() => host.db.execute(sql`DELETE FROM job_alerts`));

const save = async (q: string): Promise<string> =>
  (await saveAlert(host, seeker, { name: q, search: { q } }))._id;

test('an alert that can’t be read anew keeps no other from it', async () => {
  const [first, second] = [await save('potter'), await save('baker')];
  await host.db.execute(sql`UPDATE job_alerts SET compiled_version = 1`);
  // a value that no version of the host writes
  await host.db.execute(
    sql`UPDATE job_alerts SET search = '{"q": 5}', next_at = now() - interval '1 second' WHERE id = ${first}`,
  );
  expect(await rereadAlerts(host.context)).toBe(1);
  const rows = await host.db.query(
    sql`SELECT id, compiled_version AS version FROM job_alerts ORDER BY version`,
  );
  expect(rows).toEqual([
    { id: first, version: 1 },
    { id: second, version: compiledVersion },
  ]);
});

test('an alert whose search takes too long waits for an hour, so that the others go on', async () => {
  const id = await save('potter');
  await insertTestJobs(host, [{ title: 'Potter' }]);
  await matchNewJobs(host.db);
  await host.db.execute(sql`UPDATE job_alerts SET next_at = now() - interval '1 minute'`);
  await host.db.transaction(async (tx) => {
    // a statement that waits for the lock is canceled like one that runs too long
    await tx.execute(sql`LOCK TABLE search_words IN ACCESS EXCLUSIVE MODE`);
    await tx.execute(sql`LOCK TABLE job_search IN ACCESS EXCLUSIVE MODE`);
    expect(await sendDueAlerts(host.context, 'https://jobs.example')).toBe(1);
  });
  const [row] = await host.db.query(
    sql`SELECT id, next_at > now() + interval '50 minutes' AS later FROM job_alerts`,
  );
  expect(row).toEqual({ id, later: true });
  expect(await host.db.query(sql`SELECT 1 FROM mails WHERE kind = 'jobAlert'`)).toEqual([]);
});

test('an alert around a place is sent on the connection of its transaction alone', async () => {
  const near = { q: 'potter', location: 'Tulsa, OK' };
  await insertTestJobs(host, [{ title: 'Potter', location: 'Tulsa, OK' }]);
  await refreshSearchStatistics(host.db);
  await saveAlert(host, seeker, { name: 'potters', search: near });
  await insertTestJobs(host, [{ title: 'Potter', company: 'Clay', location: 'Tulsa, OK' }]);
  await matchNewJobs(host.db);
  await host.db.execute(sql`UPDATE job_alerts SET next_at = now() - interval '1 minute'`);
  const sent = await onLastConnection(host, () =>
    sendDueAlerts(host.context, 'https://jobs.example'),
  );
  expect(sent).toBe(1);
  const mails = await host.db.query<{ text: string }>(
    sql`SELECT text_body AS text FROM mails WHERE kind = 'jobAlert'`,
  );
  expect(mails).toEqual([{ text: expect.stringContaining('Clay') }]);
});

test('while the search of a confirmed alert is read, the alert isn’t locked', async () => {
  const token = newSecret();
  const { name, search, frequency, hour, timeZone } = alertInput({ search: { q: 'weaver' } });
  await insertAlert(host.db, {
    ...{ id: randomUUID(), seekerId: null, email: 'weaver@mail.example', linkKey: randomUUID() },
    ...{ name, search, frequency, weekday: 1, hour, timeZone },
    confirmation: { hash: hashSecret(token), minutes: 60 },
  });
  const confirm = () =>
    host.app.inject({
      method: 'POST',
      url: '/api/job-alert-confirmations',
      payload: { token },
    });
  const late = await host.db.transaction(async (tx) => {
    await tx.execute(sql`LOCK TABLE job_search IN ACCESS EXCLUSIVE MODE`);
    const confirming = confirm();
    await waitFor(async () => {
      const [waiting] = await host.db.query(
        sql`SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'job_search'::regclass`,
      );
      return waiting;
    });
    await host.db.query(sql`SELECT 1 FROM job_alerts FOR UPDATE NOWAIT`);
    return confirming;
  });
  // the call timed out, and the link still works
  expect(late.statusCode).toBe(503);
  const confirmed = await confirm();
  expect([confirmed.statusCode, confirmed.json().alert.state]).toEqual([200, 'on']);
});
