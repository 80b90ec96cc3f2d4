import { strFromU8, unzipSync } from 'fflate';
import sql from 'sql-template-tag';
import { limits } from '@contract/limits';
import { dropErasedTexts } from '../../repositories/accounts/erasure';
import type { Wire } from '../../wire';
import { moderation } from '../cases';
import { asAdmin, asEmployer, openHost, type Person, type TestHost } from '../host';
import { addCategories, jobChange, jobForm, post } from '../jobFixtures';
import { callAs, setHiring } from './fixtures';

let host: TestHost;
let owner: Person;
let admin: Person;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  [owner, admin] = await Promise.all([asEmployer(host), asAdmin(host)]);
});
afterAll(() => host.close());

const typed = '## How we work\r\n\r\n- Days\n- Nights  \n\n**Calm**, <b>always</b>.\n';
const read = async (id: string): Promise<Wire<'Job'>> =>
  (await callAs(host, owner)('GET', `/jobdescriptions/jobdescriptions/${id}`)).json();
const signsOf = async (id: string): Promise<string[]> => {
  const [row] = await host.db.query<{ signs: { sign: string }[] }>(
    sql`SELECT signs FROM jobs WHERE id = ${id}`,
  );
  return (row?.signs ?? []).map(({ sign }) => sign);
};

test('it is kept as it was typed, stays where it isn’t sent, and goes by null or blanks', async () => {
  const { _id } = await post(host, owner);
  expect(await read(_id)).not.toHaveProperty('longDescription');
  expect(await setHiring(host, owner, _id, { longDescription: typed })).toMatchObject({
    longDescription: typed,
  });
  expect(await setHiring(host, owner, _id, { workplace: 'hybrid' })).toMatchObject({
    longDescription: typed,
  });
  const changed = await callAs(host, owner)('PUT', `/jobdescriptions/${_id}`, jobChange());
  expect(changed.json()).toMatchObject({ longDescription: typed });
  for (const none of [null, ' \n ']) {
    await setHiring(host, owner, _id, { longDescription: typed });
    expect(await setHiring(host, owner, _id, { longDescription: none })).not.toHaveProperty(
      'longDescription',
    );
  }
});

test('a longer one than agreed is refused by its field', async () => {
  const { _id } = await post(host, owner);
  await setHiring(host, owner, _id, { longDescription: 'x'.repeat(limits.longDescription) });
  const answer = await callAs(host, owner)('PUT', `/jobs/${_id}/hiring`, {
    questions: [],
    answersWithin: null,
    longDescription: 'x'.repeat(limits.longDescription + 1),
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ field: 'longDescription' });
});

test('lists and searches don’t carry it, nor is it searched', async () => {
  const { _id } = await post(host, owner);
  await setHiring(host, owner, _id, { longDescription: 'We keep zymurgists.' });
  for (const url of [
    '/jobs/search?q=night+nurse',
    `/jobdescriptions/employer/${owner.username}`,
    '/jobdescriptions/getAll',
  ])
    expect((await callAs(host, null)('GET', url)).body).not.toContain('zymurgists');
  const found = await callAs(host, null)('GET', '/jobs/search?q=zymurgists');
  expect(found.json()).toMatchObject({ total: 0 });
});

test('a copy has it, and who downloads their data gets it', async () => {
  const person = await asEmployer(host);
  const { _id } = await post(host, person);
  await setHiring(host, person, _id, { longDescription: typed });
  const copy = await callAs(host, person)('POST', `/jobs/${_id}/duplicate`);
  expect(copy.json()).toMatchObject({ status: 'draft', longDescription: typed });
  const { rawPayload } = await callAs(host, person)('GET', '/account/export');
  const account = JSON.parse(strFromU8(unzipSync(rawPayload)['account.json'] ?? new Uint8Array()));
  expect(account.jobs).toMatchObject([{ longDescription: typed }, { longDescription: typed }]);
});

test('warning signs are found in it, marks within words or not, until it is gone', async () => {
  const { _id } = await post(host, owner);
  expect(await signsOf(_id)).toEqual([]);
  await setHiring(host, owner, _id, {
    longDescription: 'Call 555-**010**-1234.\n\n- A registration fee of *$50* is due.',
  });
  expect(await signsOf(_id)).toEqual(['contactData', 'asksForMoney']);
  await callAs(host, owner)('PUT', `/jobdescriptions/${_id}`, jobChange());
  expect(await signsOf(_id)).toEqual(['contactData', 'asksForMoney']);
  await setHiring(host, owner, _id, { longDescription: '[Us](https://firm.example/jobs)' });
  expect(await signsOf(_id)).toEqual(['contactData']);
  await setHiring(host, owner, _id, { longDescription: null });
  expect(await signsOf(_id)).toEqual([]);
});

test('a draft’s counts when it is published, and a case shows it', async () => {
  const drafted = await callAs(host, owner)('POST', '/jobs/drafts', jobForm(owner.username));
  const { _id }: Wire<'Job'> = drafted.json();
  await setHiring(host, owner, _id, { longDescription: 'Write to mara@firm.example.' });
  const published = await callAs(host, owner)('POST', `/jobs/${_id}/publish`);
  expect(published.json()).toMatchObject({ status: 'live' });
  expect(await signsOf(_id)).toEqual(['contactData']);
  const { get, reported } = moderation(host, () => admin);
  const found = await get(`/admin/cases/${await reported(_id)}`);
  expect(found.json()).toMatchObject({ job: { longDescription: 'Write to mara@firm.example.' } });
});

test('it goes with the other texts of an erased employer’s jobs', async () => {
  const person = await asEmployer(host);
  const { _id } = await post(host, person);
  await setHiring(host, person, _id, { longDescription: typed });
  await host.db.execute(
    sql`UPDATE employers SET deleted_at = now() - interval '300 days', erased_at = now() - interval '270 days' WHERE id = ${person.id}`,
  );
  await host.db.execute(
    sql`UPDATE jobs SET status = 'expired', ended_at = now() - interval '300 days', expires_at = now() - interval '300 days', deleted_at = now() - interval '300 days' WHERE id = ${_id}`,
  );
  expect(await dropErasedTexts(host.db, 10)).toBe(1);
  expect(
    await host.db.query(
      sql`SELECT overview, long_description AS "longDescription" FROM jobs WHERE id = ${_id}`,
    ),
  ).toEqual([{ overview: '', longDescription: null }]);
  expect(await dropErasedTexts(host.db, 10)).toBe(0);
});
