import sql from 'sql-template-tag';
import { call, join } from '../companies/companyFixtures';
import { asAdmin, asEmployer, type Person, type TestHost } from '../host';
import { addCategories } from '../jobFixtures';
import { localSite } from '../outgoing/localSite';
import {
  add,
  added,
  board,
  list,
  makeSourcesDue,
  openSourceHost,
  readAll,
  stored,
} from './fixtures';

let host: TestHost;
let owner: Person;
let admin: Person;
const site = localSite();
beforeAll(async () => {
  host = await openSourceHost({ REVIEW_FIRST: '1' });
  await addCategories(host);
  admin = await asAdmin(host);
});
afterAll(() => host.close());
beforeEach(async () => {
  await host.db.execute(sql`DELETE FROM job_sources`);
  owner = await asEmployer(host);
});

const serve = (text: string) =>
  site.answer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(text);
  });
const feed = () => ({ kind: 'greenhouse', url: site.at('/board'), schedule: 'daily' });
const again = async () => {
  await makeSourcesDue(host);
  await readAll(host);
};

test('a new employer’s imported jobs wait for review like those posted by hand', async () => {
  serve(board('Cook', 'Baker'));
  await added(host, owner, feed());
  await readAll(host);
  expect(await stored(host, owner)).toMatchObject([{ status: 'waiting' }, { status: 'waiting' }]);
  const [cases] = await host.db.query<{ count: number }>(sql`
    SELECT count(*)::integer AS count FROM cases c JOIN jobs j ON j.id = c.job_id JOIN employers e ON e.id = j.employer_id
    WHERE e.username = ${owner.username} AND c.closed_at IS NULL`);
  expect(cases?.count).toBe(2);
});

test('a job that was taken down stays so, also under another key', async () => {
  serve(board('Cook'));
  await added(host, owner, feed());
  await readAll(host);
  const [job] = await stored(host, owner);
  await call(host, admin, 'POST', '/admin/jobs/take-downs', {
    jobIds: [job?.id],
    reason: 'It is no job.',
  });
  await host.db.execute(
    sql`UPDATE jobs SET status = 'removed', removed_for = 'takeDown', status_before = 'live' WHERE id = ${job?.id}`,
  );
  await host.db
    .execute(sql`INSERT INTO jobs SELECT (jsonb_populate_record(j, jsonb_build_object('id', gen_random_uuid(), 'status', 'live',
    'title', 'Librarian', 'overview', 'Mind the books', 'removed_for', null, 'status_before', null))).* FROM jobs j WHERE id = ${job?.id}`);
  serve(board('Cook').replace('All about', 'Everything about'));
  await again();
  expect((await stored(host, owner)).find(({ id }) => id === job?.id)).toMatchObject({
    status: 'removed',
  });
  serve(board('Cook').replace('"id":"Cook"', '"id":"other"'));
  await again();
  const repeated = (await stored(host, owner)).filter(
    ({ title, id }) => title === 'Cook' && id !== job?.id,
  );
  expect(repeated).toMatchObject([{ status: 'waiting' }]);
});

test('a suspended employer imports nothing', async () => {
  serve(board('Cook'));
  await added(host, owner, feed());
  await host.db.execute(
    sql`UPDATE employers SET suspended_at = now(), suspension_reason = 'So' WHERE username = ${owner.username}`,
  );
  await readAll(host);
  expect(await stored(host, owner)).toEqual([]);
  const [row] = await host.db.query(sql`SELECT problem FROM job_sources`);
  expect(row).toEqual({ problem: 'suspended' });
  expect((await add(host, owner, feed())).statusCode).toBe(403);
});

test('a recruiter has their own sources, an owner all of them, a reader none', async () => {
  const [recruiter, reader] = [await asEmployer(host), await asEmployer(host)];
  await join(host, owner, recruiter, { role: 'recruiter', allJobs: true, jobIds: [] });
  await join(host, owner, reader, { role: 'reader', allJobs: true, jobIds: [] });
  await added(host, recruiter, feed());
  await added(host, owner, { ...feed(), url: site.at('/other') });
  expect(await list(host, owner)).toHaveLength(2);
  expect(await list(host, recruiter)).toHaveLength(1);
  expect((await call(host, reader, 'GET', '/company/job-sources')).statusCode).toBe(403);
  expect((await add(host, reader, feed())).statusCode).toBe(403);
});
