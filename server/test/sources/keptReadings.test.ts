import sql from 'sql-template-tag';
import { sourceLimits } from '@contract/jobSources';
import { claimSource } from '../../repositories/sources/jobSources';
import { call, join } from '../companies/companyFixtures';
import { asEmployer, type Person, type TestHost } from '../host';
import { insertTestJobs } from '../jobFixtures';
import { waitFor } from '../waitFor';
import {
  added,
  board,
  list,
  makeSourcesDue,
  openForEach,
  problems,
  readAll,
  sendForm,
  stored,
} from './fixtures';

let host: TestHost;
let owner: Person;
const site = openForEach((opened) => ({ host, owner } = opened));

const feed = (more: Record<string, string> = {}) => ({
  ...{ kind: 'greenhouse', url: site.at('/board'), schedule: 'daily', ...more },
});
/** Sends `text` with an ETag, or 304 if the client already has it. */
const tagged = (text: string) =>
  site.answer((request, response) => {
    const isKnown = request.headers['if-none-match'] === '"one"';
    response
      .writeHead(isKnown ? 304 : 200, { 'content-type': 'application/json', etag: '"one"' })
      .end(isKnown ? '' : text);
  });
const own = async (person = owner) => (await list(host, person))[0];
const again = async () => {
  await makeSourcesDue(host);
  await readAll(host);
  return own();
};
const titles = async (person: Person) => (await stored(host, person)).map(({ title }) => title);
const schedule = (id: string, to: string) =>
  call(host, owner, 'PUT', `/company/job-sources/${id}`, { schedule: to });

test('a job that expired while it was listed still comes back, though the list hasn’t changed', async () => {
  tagged(board('Cook'));
  await added(host, owner, feed({ schedule: 'off' }));
  await readAll(host);
  expect(await again()).toMatchObject({ live: 1, status: 304 });
  await host.db.execute(sql`UPDATE jobs SET expires_at = now() - interval '1 hour'`);
  expect(await again()).toMatchObject({ live: 1, added: 1, status: 200 });
  expect(await again()).toMatchObject({ live: 1, status: 304 });
});

test('what was left out comes in once there is room for it, though the list hasn’t changed', async () => {
  tagged(board('Cook'));
  const first = await added(host, owner, feed());
  await readAll(host);
  await added(host, owner, feed({ url: site.at('/same') }));
  await readAll(host);
  expect((await list(host, owner))[1]).toMatchObject({ live: 0, skipped: 1, status: 200 });
  await call(host, owner, 'DELETE', `/company/job-sources/${first}?jobs=end`);
  expect(await again()).toMatchObject({ live: 1, skipped: 0 });
});

test('a job that comes back needs room as a new one does', async () => {
  tagged(board('Cook'));
  await added(host, owner, feed());
  await readAll(host);
  await host.db.execute(sql`UPDATE jobs SET expires_at = now() - interval '1 hour'`);
  // as many of another source as there may be, imported in the meantime
  const other = await added(host, owner, feed({ url: site.at('/same'), schedule: 'off' }));
  const jobs = await insertTestJobs(
    host,
    Array.from({ length: sourceLimits.jobs }, (_, number) => ({
      ...{ title: `Baker ${number}`, employerId: owner.id },
    })),
  );
  await host.db.execute(
    sql`INSERT INTO source_jobs (source_id, key, job_id, hash, seen_run) SELECT ${other}, id, id, '', 0 FROM unnest(${jobs}::uuid[]) AS id`,
  );
  await host.db.execute(sql`UPDATE job_sources SET next_at = NULL WHERE id = ${other}`);
  expect(await again()).toMatchObject({ live: 0, added: 0, skipped: 1 });
  await host.db.execute(sql`UPDATE jobs SET deleted_at = now() WHERE id = ${jobs[0]}`);
  expect(await again()).toMatchObject({ live: 1, added: 1, skipped: 0 });
});

test('what was left out is still told when the list hasn’t changed', async () => {
  tagged(board('Cook', ' '));
  const id = await added(host, owner, feed());
  await readAll(host);
  const told = await problems(host, owner, id);
  expect(told).toHaveLength(1);
  expect(await again()).toMatchObject({ status: 304, skipped: 1 });
  expect(await problems(host, owner, id)).toEqual(told);
});

test('whoever turns a source off while it is being read turns it off, also if that fails', async () => {
  const made: { id?: string } = {};
  site.answer((_, response) => {
    void schedule(made.id ?? '', 'off').then(() => response.writeHead(500).end());
  });
  made.id = await added(host, owner, feed());
  await readAll(host);
  expect(await own()).toMatchObject({
    ...{ schedule: 'off', nextRunAt: null, reading: false, problem: 'status' },
  });
});

test('whoever turns a source on again while it is being read finds it on, also if that fails', async () => {
  site.answer((_, response) => {
    response.writeHead(500).end();
  });
  const id = await added(host, owner, feed());
  await readAll(host);
  for (let count = 0; count < 6; count += 1) await again();
  expect(await own()).toMatchObject({ offForFailures: true, failures: 7 });
  site.answer((_, response) => {
    void schedule(id, 'daily').then(() => response.writeHead(500).end());
  });
  await sendForm(host, owner, `/company/job-sources/${id}/runs`, {});
  await readAll(host);
  expect(await own()).toMatchObject({ offForFailures: false, nextRunAt: expect.any(String) });
});

test('a source that was turned off while a host read it, which ended, is no longer being read', async () => {
  tagged(board('Cook'));
  const id = await added(host, owner, feed());
  expect(await claimSource(host.db, 90)).toMatchObject({ id });
  await schedule(id, 'off');
  await host.db.execute(sql`UPDATE job_sources SET claimed_at = now() - interval '10 minutes'`);
  await readAll(host);
  expect(await own()).toMatchObject({ reading: false, nextRunAt: null, live: 1 });
});

test('a host keeps a source for as long as it reads its rows', async () => {
  // too large to be parsed on the main thread, so it is parsed in another one
  const text = board(...Array.from({ length: 2500 }, (_, n) => `Cook number ${n}`));
  site.answer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(text);
  });
  await added(host, owner, feed());
  // renews its claim four times a second
  const reading = readAll(host, { staleAfter: 1 });
  const claims = new Set<string>();
  await waitFor(async () => {
    // a busy machine may renew late
    expect(await claimSource(host.db, 20)).toBeUndefined();
    const [row] = await host.db.query<{ claimedAt: string; hasStored: boolean }>(
      sql`SELECT claimed_at::text AS "claimedAt", EXISTS (SELECT FROM jobs j WHERE j.employer_id = s.employer_id) AS "hasStored" FROM job_sources s`,
    );
    if (row?.hasStored) return true;
    if (row?.claimedAt) claims.add(row.claimedAt);
    return false;
  });
  expect(claims.size).toBeGreaterThan(1);
  await host.db.execute(sql`DELETE FROM job_sources`);
  await reading;
});

test('who leaves a company leaves what they import to whoever gets the jobs', async () => {
  const ann = await asEmployer(host);
  await join(host, owner, ann, { role: 'recruiter', allJobs: false });
  tagged(board('Cook'));
  const id = await added(host, ann, feed());
  await readAll(host);
  expect(await titles(ann)).toEqual(['Cook']);
  expect((await call(host, ann, 'POST', '/company/leave', {})).statusCode).toBe(204);
  expect(await list(host, ann)).toEqual([]);
  expect((await sendForm(host, ann, `/company/job-sources/${id}/runs`, {})).statusCode).toBe(404);
  site.answer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(board('Cook', 'Welder'));
  });
  expect(await again()).toMatchObject({ _id: id, live: 2, added: 1 });
  expect(await titles(owner)).toEqual(['Cook', 'Welder']);
  expect(await titles(ann)).toEqual([]);
});

test('what somebody imports who is suspended ends when they are taken out of the company', async () => {
  const ann = await asEmployer(host);
  await join(host, owner, ann, { role: 'recruiter', allJobs: false });
  tagged(board('Cook'));
  await added(host, ann, feed());
  await host.db.execute(
    sql`UPDATE employers SET suspended_at = now(), suspension_reason = 'So' WHERE id = ${ann.id}`,
  );
  const removed = await call(host, owner, 'POST', `/company/people/${ann.id}/removal`, {});
  expect(removed.statusCode).toBe(200);
  expect(await host.db.query(sql`SELECT 1 FROM job_sources`)).toEqual([]);
});
