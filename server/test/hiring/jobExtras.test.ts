import { limits } from '@contract/limits';
import { day } from '@contract/time/durations';
import { dateIn, endOfDateIn } from '@contract/time/localHours';
import type { Wire } from '../../wire';
import { asEmployer, openHost, type Person, type TestHost } from '../host';
import { addCategories, post, setStatus } from '../jobFixtures';
import { callAs, setHiring } from './fixtures';

let host: TestHost;
let owner: Person;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  owner = await asEmployer(host);
});
afterAll(() => host.close());

const zone = 'America/Los_Angeles';
const dayText = (days: number) => dateIn(zone, Date.now() + days * day);
const endOf = (date: string) => new Date(endOfDateIn(zone, date)).toISOString();
const remoteIds = async (): Promise<string[]> => {
  const answer = await callAs(host, null)('GET', '/jobs/search?remote=true');
  return answer.json<{ items: Wire<'Job'>[] }>().items.map(({ _id }) => _id);
};

test('a closing day ends the job, and what isn’t sent stays as it was', async () => {
  const { _id, closesOn, workplace } = await post(host, owner);
  expect([closesOn, workplace]).toEqual([undefined, undefined]);
  const closes = dayText(5);
  const set = await setHiring(host, owner, _id, { closesOn: closes, workplace: 'hybrid' });
  expect(set).toMatchObject({ closesOn: closes, workplace: 'hybrid', expiresAt: endOf(closes) });
  expect(await setHiring(host, owner, _id, {})).toMatchObject({
    closesOn: closes,
    workplace: 'hybrid',
    expiresAt: endOf(closes),
  });
  const none = await setHiring(host, owner, _id, { closesOn: null });
  expect(none.closesOn).toBeUndefined();
  expect(Date.parse(none.expiresAt ?? '')).toBeGreaterThan(
    Date.now() + (limits.jobLifeDays - 1) * day,
  );
});

test('no job lives longer than others by a late closing day, nor is one renewed beyond it', async () => {
  const { _id } = await post(host, owner);
  const late = await setHiring(host, owner, _id, { closesOn: dayText(90) });
  expect(Date.parse(late.expiresAt ?? '')).toBeLessThanOrEqual(
    Date.now() + limits.jobLifeDays * day,
  );
  await setHiring(host, owner, _id, { closesOn: dayText(3) });
  const renewed = await callAs(host, owner)('POST', `/jobs/${_id}/renew`);
  expect(renewed.json()).toMatchObject({ expiresAt: endOf(dayText(3)) });
});

test('today is a last day until it is over on the West Coast, also for a job that was a draft', async () => {
  const { _id } = await post(host, owner);
  const today = dayText(0);
  await setStatus(host, _id, 'draft');
  await setHiring(host, owner, _id, { closesOn: today });
  const published = await callAs(host, owner)('POST', `/jobs/${_id}/publish`);
  expect(published.json()).toMatchObject({ closesOn: today, expiresAt: endOf(today) });
});

test.each([-1, 400])('a closing day %d days from now is refused by its field', async (days) => {
  const { _id } = await post(host, owner);
  const answer = await callAs(host, owner)('PUT', `/jobs/${_id}/hiring`, {
    questions: [],
    answersWithin: null,
    closesOn: dayText(days),
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ field: 'closesOn' });
});

test('a remote workplace is found as remote, and no longer once it is on site', async () => {
  const { _id } = await post(host, owner);
  expect(await remoteIds()).not.toContain(_id);
  await setHiring(host, owner, _id, { workplace: 'remote' });
  expect(await remoteIds()).toContain(_id);
  await setHiring(host, owner, _id, { workplace: 'onSite' });
  expect(await remoteIds()).not.toContain(_id);
});
