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

const join = async (person: Person, items: { kind: string; key: string }[]) =>
  (
    await host.app.inject({
      method: 'POST',
      url: '/api/hidden',
      headers: person.headers,
      payload: { items },
    })
  ).json();

test('what a device has hidden joins the account, and again changes nothing', async () => {
  const seeker = await asSeeker(host);
  const [mine, theirs] = [await post(host, employer), await post(host, employer)];
  const { _id: draft } = await post(host, employer);
  await setStatus(host, draft, 'draft');
  await call(seeker, 'PUT', `job/${mine._id}`);
  await host.db.execute(sql`UPDATE hidden_items SET hidden_at = hidden_at - interval '1 minute'`);
  const device = [
    { kind: 'company', key: 'Éclair & Co' },
    { kind: 'company', key: ' éclair & CO ' },
    { kind: 'job', key: theirs._id.toUpperCase() },
    { kind: 'job', key: mine._id },
    ...[draft, randomUUID(), 'what a spec host calls a job'].map((key) => ({ kind: 'job', key })),
    { kind: 'company', key: ' ' },
  ];
  for (const turn of [1, 2]) {
    expect([turn, await join(seeker, device)]).toEqual([turn, { joined: 3, left: [] }]);
    expect((await hidden(seeker)).map(({ key }: { key: string }) => key.trim())).toEqual([
      'éclair & CO',
      theirs._id,
      mine._id,
    ]);
  }
});

test('two browsers that join the same at once', async () => {
  const seeker = await asSeeker(host);
  const device = ['One', 'Two', 'Three'].map((key) => ({ kind: 'company', key }));
  const answers = await Promise.all([join(seeker, device), join(seeker, device.toReversed())]);
  expect(answers).toEqual([
    { joined: 3, left: [] },
    { joined: 3, left: [] },
  ]);
  expect(await hidden(seeker)).toHaveLength(3);
});

test('there is an end to it', async () => {
  const seeker = await asSeeker(host);
  await host.db.execute(sql`
    INSERT INTO hidden_items (seeker_id, kind, key, name)
    SELECT ${seeker.id}, 'company', 'company ' || n, 'Company ' || n FROM generate_series(1, ${limits.hiddenItems}) n`);
  const answer = await call(seeker, 'PUT', 'company/One%20more');
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    'You can hide 500 jobs and companies. Show some again first.',
  ]);
  // an item that is already hidden doesn't count again
  expect((await call(seeker, 'PUT', 'company/COMPANY%207')).statusCode).toBe(204);
  expect(await hidden(seeker)).toHaveLength(limits.hiddenItems);
  expect(
    await join(seeker, [
      { kind: 'company', key: 'Company 7' },
      { kind: 'company', key: 'One more' },
    ]),
  ).toEqual({ joined: 1, left: [{ kind: 'company', key: 'One more' }] });
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
