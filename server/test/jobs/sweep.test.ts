import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { day } from '@contract/time/durations';
import { expireJobs } from '../../repositories/jobs/jobLife';
import { doDueHousekeeping, startHousekeeping, sweepJobs } from '../../services/housekeeping';
import { asSeeker, openHost, type TestHost } from '../host';
import { addCategories, insertTestJobs } from '../jobFixtures';

let host: TestHost;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
});
afterAll(() => host.close());

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);
const statuses = async (): Promise<Record<string, number>> => {
  const rows = await host.db.query<{ status: string; jobs: number }>(
    sql`SELECT status, count(*) AS jobs FROM jobs GROUP BY status`,
  );
  return Object.fromEntries(rows.map(({ status, jobs }) => [status, jobs]));
};

test('two hosts that sweep at once mark 1,000 due jobs, each once, without waiting, and nothing else', async () => {
  const past = new Date(Date.now() - 40 * day);
  await insertTestJobs(
    host,
    Array.from({ length: 1000 }, (_, index) => ({
      title: `Due ${index}`,
      createdAt: past,
      expiresAt: new Date(past.getTime() + 30 * day + index),
    })),
  );
  await insertTestJobs(host, [
    { title: 'Live' },
    { title: 'Draft', status: 'draft', createdAt: past },
    { title: 'Waiting', status: 'waiting', createdAt: past },
  ]);
  const [gone] = await insertTestJobs(host, [{ title: 'Deleted', createdAt: past }]);
  await host.db.execute(sql`UPDATE jobs SET deleted_at = now() WHERE id = ${gone}`);
  // counts every write, whichever host makes it
  await host.db.execute(sql`CREATE TABLE swept (job uuid)`);
  await host.db.execute(
    sql`CREATE FUNCTION note_sweep() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN INSERT INTO swept VALUES (NEW.id); RETURN NEW; END'`,
  );
  await host.db.execute(
    sql`CREATE TRIGGER note_sweep AFTER UPDATE ON jobs FOR EACH ROW EXECUTE FUNCTION note_sweep()`,
  );
  // one host is in the middle of its batch while two others sweep the rest
  const [other, ...others] = await host.db.transaction(async (tx) => {
    const marked = await expireJobs(tx, 150);
    return [marked, ...(await Promise.all([sweepJobs(host.db), sweepJobs(host.db)]))];
  });
  expect([other, sum(others)]).toEqual([150, 850]);
  const [count] = await host.db.query<{ all: number; different: number }>(
    sql`SELECT count(*) AS all, count(DISTINCT job) AS different FROM swept`,
  );
  expect(count).toEqual({ all: 1000, different: 1000 });
  expect(await statuses()).toEqual({ expired: 1000, live: 2, draft: 1, waiting: 1 });
  const [wrong] = await host.db.query<{ jobs: number }>(
    sql`SELECT count(*) AS jobs FROM jobs WHERE status = 'expired' AND ended_at IS DISTINCT FROM expires_at`,
  );
  expect(wrong).toEqual({ jobs: 0 });
  expect(await sweepJobs(host.db)).toBe(0);
});

test('what the sweep ends was gone from lists before, and a stopped one goes on no further', async () => {
  await insertTestJobs(host, [{ title: 'Late', createdAt: new Date(Date.now() - 31 * day) }]);
  const titles = async () =>
    (await host.app.inject({ url: '/api/jobdescriptions/getAll' }))
      .json()
      .map(({ jobtitle }: { jobtitle: string }) => jobtitle);
  expect(await titles()).toEqual(['Live']);
  expect(await sweepJobs(host.db, () => true)).toBe(0);
  expect(await sweepJobs(host.db)).toBe(1);
  expect(await titles()).toEqual(['Live']);
});

test('a host sweeps soon after its start', async () => {
  const [id] = await insertTestJobs(host, [
    { title: 'Later', createdAt: new Date(Date.now() - 31 * day) },
  ]);
  const stop = startHousekeeping(host.context);
  const status = async () =>
    (await host.db.query<{ status: string }>(sql`SELECT status FROM jobs WHERE id = ${id}`))[0]
      ?.status;
  for (let tries = 0; tries < 50 && (await status()) === 'live'; tries += 1) await sleep(100);
  await stop();
  expect(await status()).toBe('expired');
});

test('a sweep that fails keeps nobody from being erased, and nothing old from being dropped', async () => {
  await insertTestJobs(host, [{ title: 'Overdue', createdAt: new Date(Date.now() - 31 * day) }]);
  const seeker = await asSeeker(host);
  await host.db.execute(
    sql`UPDATE job_seekers SET deleted_at = now() - interval '31 days' WHERE id = ${seeker.id}`,
  );
  await host.db.execute(
    sql`INSERT INTO attempts (key, at) VALUES ('long ago', now() - interval '2 days')`,
  );
  await host.db.execute(
    sql`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused'; END $$`,
  );
  await host.db.execute(
    sql`CREATE TRIGGER refuse BEFORE UPDATE ON jobs FOR EACH ROW EXECUTE FUNCTION refuse()`,
  );
  await expect(doDueHousekeeping(host.context)).rejects.toThrow('refused');
  await host.db.execute(sql`DROP TRIGGER refuse ON jobs`);
  const left = await host.db.query(sql`SELECT 1 FROM attempts WHERE key = 'long ago'`);
  const [person] = await host.db.query<{ name: string }>(
    sql`SELECT first_name AS name FROM job_seekers WHERE id = ${seeker.id}`,
  );
  expect([left, person?.name ?? '']).toEqual([[], '']);
});
