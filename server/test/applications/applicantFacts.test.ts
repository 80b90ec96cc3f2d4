import sql from 'sql-template-tag';
import { applyTo } from '../applicationFixtures';
import { candidateCalls } from '../candidates/candidateCalls';
import { asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, post } from '../jobFixtures';

let host: TestHost;
let owner: Person;
let seeker: Person;
const { callExpecting, open, close, block } = candidateCalls(() => host);
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
});
beforeEach(async () => {
  owner = await asEmployer(host);
  seeker = await asSeeker(host);
});
afterAll(() => host.close());

/**
 * Has a job seeker at `place` apply to a job at `location`; returns the application as its employer
 * reads it.
 */
const readFrom = async (place: string, location: string) => {
  await host.db.execute(sql`UPDATE job_seekers SET location = ${place} WHERE id = ${seeker.id}`);
  const { _id } = await applyTo(host, seeker, {
    jobId: (await post(host, owner, { location }))._id,
  });
  return { id: _id, ...(await callExpecting(200, owner, 'GET', `/applicants/${_id}`)) };
};

test.each([
  ['Worcester, MA', 'Boston, MA', 38],
  ['12 Elm Street, Cambridge, MA', 'Boston, MA (hybrid)', 3],
  ['Boston, MA', 'Boston, MA', undefined],
  ['Toronto', 'Boston, MA', undefined],
  ['Massachusetts', 'Boston, MA', undefined],
  ['Worcester, MA', 'Remote', undefined],
  ['', 'Boston, MA', undefined],
])('from %p to a job in %p it is %p miles', async (place, location, miles) => {
  expect((await readFrom(place, location)).miles).toBe(miles);
});

test('a place that changes later leaves the way as it was', async () => {
  const { id, miles } = await readFrom('Worcester, MA', 'Boston, MA');
  await host.db.execute(
    sql`UPDATE job_seekers SET location = 'Denver, CO' WHERE id = ${seeker.id}`,
  );
  expect((await callExpecting(200, owner, 'GET', `/applicants/${id}`)).miles).toBe(miles);
});

test('what an open profile wants is told, for as long as this employer may know of it', async () => {
  const { id, wants } = await readFrom('Boston, MA', 'Boston, MA');
  expect(wants).toBeUndefined();
  const wantsNow = async () => (await callExpecting(200, owner, 'GET', `/applicants/${id}`)).wants;
  await open(seeker, { types: ['full-time', 'contract'], start: 'month' });
  expect(await wantsNow()).toEqual({ types: ['full-time', 'contract'], start: 'month' });
  await open(seeker, { types: [], start: undefined });
  expect(await wantsNow()).toEqual({ types: [] });
  // otherwise the profile without a name would have one
  await open(seeker, { nameShown: 'hidden' });
  expect(await wantsNow()).toBeUndefined();
  await open(seeker);
  expect(await wantsNow()).toBeDefined();
  await block(seeker, 'Harbour Clinic');
  expect(await wantsNow()).toBeUndefined();
  await callExpecting(200, seeker, 'POST', `/applications/${id}/withdrawal`);
  expect(await wantsNow()).toBeUndefined();
  await close(seeker);
  expect(await wantsNow()).toBeUndefined();
});
