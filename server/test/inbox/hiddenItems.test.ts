import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import sql from 'sql-template-tag';
import { limits } from '@contract/limits';
import { asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, post, setStatus } from '../jobFixtures';

let host: TestHost;
let employer: Person;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  employer = await asEmployer(host);
});
afterAll(() => host.close());

const call = (person: Person, method: 'PUT' | 'DELETE', path: string) =>
  host.app.inject({ method, url: `/api/hidden/${path}`, headers: person.headers });
const hidden = async (person: Person) =>
  (await host.app.inject({ url: '/api/hidden', headers: person.headers })).json().items;
const item = (kind: string, key: string, name: string) => ({
  kind,
  key,
  name,
  hiddenAt: expect.any(String) as unknown,
});

test('a seeker hides a job and a company, twice as once, and shows them again', async () => {
  const [seeker, other] = [await asSeeker(host), await asSeeker(host)];
  const { _id: jobId } = await post(host, employer);
  for (const path of [`job/${jobId}`, `job/${jobId}`])
    expect((await call(seeker, 'PUT', path)).statusCode).toBe(204);
  await host.db.execute(sql`UPDATE hidden_items SET hidden_at = hidden_at - interval '1 minute'`);
  for (const path of ['company/%C3%89clair%20%26%20Co', 'company/%C3%A9clair%20%26%20CO'])
    expect((await call(seeker, 'PUT', path)).statusCode).toBe(204);
  expect(await hidden(seeker)).toEqual([
    item('company', 'Éclair & Co', 'Éclair & Co'),
    item('job', jobId, 'Night Nurse, Harbour Clinic'),
  ]);
  expect(await hidden(other)).toEqual([]);
  expect((await call(other, 'DELETE', `job/${jobId}`)).statusCode).toBe(204);
  expect((await call(seeker, 'DELETE', 'company/%C3%89CLAIR%20%26%20co')).statusCode).toBe(204);
  expect(await hidden(seeker)).toEqual([item('job', jobId, 'Night Nurse, Harbour Clinic')]);
  expect((await call(seeker, 'DELETE', `job/${jobId}`)).statusCode).toBe(204);
  expect(await hidden(seeker)).toEqual([]);
});

test('what nobody may see can’t be hidden either', async () => {
  const seeker = await asSeeker(host);
  const { _id: draft } = await post(host, employer);
  await setStatus(host, draft, 'draft');
  for (const id of [draft, randomUUID(), 'x'])
    expect((await call(seeker, 'PUT', `job/${id}`)).statusCode).toBe(404);
  expect((await call(seeker, 'PUT', 'company/%20')).statusCode).toBe(404);
  expect((await call(seeker, 'PUT', 'place/Boston')).statusCode).toBe(400);
});

test('there is an end to it', async () => {
  const seeker = await asSeeker(host);
  await host.db.execute(sql`
    INSERT INTO hidden_items (seeker_id, kind, key, name)
    SELECT ${seeker.id}, 'company', 'company ' || n, 'Company' FROM generate_series(1, ${limits.hiddenItems}) n`);
  const answer = await call(seeker, 'PUT', 'company/One%20more');
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    'You can hide 500 jobs and companies. Show some again first.',
  ]);
});

test('it is in the seeker’s own data', async () => {
  const seeker = await asSeeker(host);
  await call(seeker, 'PUT', 'company/Harbour%20Clinic');
  const { rawPayload } = await host.app.inject({
    url: '/api/account/export',
    headers: seeker.headers,
  });
  const account = unzipSync(rawPayload)['account.json'] ?? new Uint8Array();
  expect(JSON.parse(strFromU8(account)).hidden).toEqual([
    item('company', 'Harbour Clinic', 'Harbour Clinic'),
  ]);
});
