import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { makeRestored } from '../../repositories/jobs/jobLife';
import { insertJobs } from '../../repositories/jobs/jobs';
import { sweepJobs } from '../../services/housekeeping';
import { applyTo } from '../applicationFixtures';
import { call, join } from '../companies/companyFixtures';
import { asAdmin, asEmployer, asSeeker, type Person, type TestHost } from '../host';
import { addCategories, jobChange, jobForm, jobRow, post } from '../jobFixtures';
import { added, openWebhookHost } from './fixtures';

let host: TestHost;
let owner: Person;
let admin: Person;
beforeAll(async () => {
  host = await openWebhookHost();
  await addCategories(host);
  owner = await asEmployer(host);
  admin = await asAdmin(host);
  await added(host, owner, 'https://hooks.example/');
});
afterAll(() => host.close());
beforeEach(() => host.db.execute(sql`DELETE FROM webhook_deliveries`));

type Told = { event: string; jobId: string; title: string; reason: string | null };
/** Returns the deliveries queued since the last call. */
const told = () =>
  host.db.transaction(async (tx) => {
    const rows = await tx.query<Told>(
      sql`SELECT event, job_id AS "jobId", job_title AS title, reason FROM webhook_deliveries ORDER BY number`,
    );
    await tx.execute(sql`DELETE FROM webhook_deliveries`);
    return rows.map(({ event, jobId, title, reason }) => ({
      ...{ event, jobId, title },
      ...(reason !== null && { reason }),
    }));
  });
const title = 'Night Nurse';
const published = (jobId: string) => [{ event: 'job.published', jobId, title }];
const ended = (jobId: string, reason: string) => [{ event: 'job.ended', jobId, title, reason }];
const move = async (jobId: string, what: string): Promise<void> => {
  const answer = await call(host, owner, 'POST', `/jobs/${jobId}/${what}`);
  expect(answer.statusCode).toBe(200);
};

test('a job is told of when it goes live, ends and is back, and never in between', async () => {
  const { _id: id } = (
    await call(host, owner, 'POST', '/jobs/drafts', jobForm(owner.username))
  ).json();
  expect(await told()).toEqual([]);
  await move(id, 'publish');
  expect(await told()).toEqual(published(id));
  await call(host, owner, 'PUT', `/jobdescriptions/jobdescriptions/${id}`, jobChange());
  await move(id, 'renew');
  expect(await told()).toEqual([]);
  await move(id, 'close');
  expect(await told()).toEqual(ended(id, 'filled'));
  await move(id, 'renew');
  expect(await told()).toEqual(published(id));
  await call(host, owner, 'DELETE', `/jobdescriptions/delete/${id}`);
  expect(await told()).toEqual(ended(id, 'deleted'));
});

test('many that expire at once are each told of, at the moment they ended', async () => {
  const jobs = [await post(host, owner), await post(host, owner)];
  await told();
  await host.db.execute(
    sql`UPDATE jobs SET expires_at = '2026-01-02 03:04:05Z' WHERE employer_id = ${owner.id} AND status = 'live'`,
  );
  await sweepJobs(host.db);
  const [row] = await host.db.query(sql`SELECT DISTINCT happened_at AS at FROM webhook_deliveries`);
  expect(row).toEqual({ at: new Date('2026-01-02T03:04:05Z') });
  const all = await told();
  expect(all).toHaveLength(2);
  for (const { _id: id } of jobs) expect(all).toEqual(expect.arrayContaining(ended(id, 'expired')));
});

test('taken down and restored, alone and with a suspended colleague', async () => {
  const { _id: id } = await post(host, owner);
  await told();
  const ids = { ids: [id], reason: 'It asks for money.' };
  const taken = await call(host, admin, 'POST', '/admin/jobs/take-downs', ids);
  expect(taken.statusCode).toBeLessThan(300);
  expect(await told()).toEqual(ended(id, 'removed'));
  await host.db.transaction((tx) => makeRestored(tx, id));
  expect(await told()).toEqual(published(id));
  const colleague = await asEmployer(host);
  await join(host, owner, colleague, { role: 'recruiter', allJobs: true });
  const { _id: theirs } = await post(host, colleague);
  await told();
  const account = `/admin/people/employer/${colleague.id}/suspension`;
  await call(host, admin, 'PUT', account, { reason: 'It asks for money.' });
  expect(await told()).toEqual(ended(theirs, 'removed'));
});

test('nobody’s jobs, and those of employers without a webhook, are told to nobody', async () => {
  await post(host, await asEmployer(host));
  expect(await told()).toEqual([]);
});

test('an application is told of by its id, in the transaction that stores it', async () => {
  const employer = await asEmployer(host);
  const { id: webhookId } = await added(host, employer, 'https://hooks.example/', {
    events: ['application.received'],
  });
  const seeker = await asSeeker(host);
  const { _id: jobId } = await post(host, employer);
  const { _id: applicationId } = await applyTo(host, seeker, { jobId });
  const rows = await host.db.query<{ row: Record<string, unknown> }>(
    sql`SELECT to_jsonb(d) AS row FROM webhook_deliveries d WHERE webhook_id = ${webhookId}`,
  );
  expect(rows.map(({ row }) => row)).toEqual([
    expect.objectContaining({
      ...{ event: 'application.received', job_id: jobId, job_title: title, reason: null },
      application_id: applicationId,
    }),
  ]);
  expect(JSON.stringify(rows)).not.toContain(seeker.username);
  // a second application is refused and causes no event
  await host.app.inject({
    method: 'POST',
    url: '/api/applications',
    headers: seeker.headers,
    payload: { jobId },
  });
  expect(await told()).toHaveLength(1);
});

test('what is rolled back is told to nobody', async () => {
  await expect(
    host.db.transaction(async (tx) => {
      await insertJobs(tx, [{ ...jobRow({ employerId: owner.id }), id: randomUUID() }]);
      expect(await tx.query(sql`SELECT 1 FROM webhook_deliveries`)).toHaveLength(1);
      throw new Error('Undone.');
    }),
  ).rejects.toThrow('Undone.');
  expect(await told()).toEqual([]);
});
