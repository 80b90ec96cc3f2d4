import sql from 'sql-template-tag';
import { limits } from '@contract/limits';
import { day } from '@contract/time/durations';
import { dateIn, endOfDateIn } from '@contract/time/localHours';
import { openCase } from '../../repositories/moderation/cases';
import type { Wire } from '../../wire';
import { moderation } from '../cases';
import { asAdmin, asEmployer, openHost, type Person, type TestHost } from '../host';
import { addCategories, post, setStatus } from '../jobFixtures';
import { callAs, setHiring } from './fixtures';

let host: TestHost;
let owner: Person;
let admin: Person;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  owner = await asEmployer(host);
  admin = await asAdmin(host);
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

describe('a closing day that passed before the job was live', () => {
  const setPast = (id: string): Promise<number> =>
    host.db.execute(
      sql`UPDATE jobs SET closes_on = ${dayText(-2)}::date, created_at = now() - interval '9 days' WHERE id = ${id}`,
    );

  test('a draft isn’t published with it, but with another one', async () => {
    const { _id } = await post(host, owner);
    await setStatus(host, _id, 'draft');
    await setPast(_id);
    const publish = () => callAs(host, owner)('POST', `/jobs/${_id}/publish`);
    const refused = await publish();
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      expect.objectContaining({ field: 'closesOn' }),
    ]);
    await setHiring(host, owner, _id, { closesOn: dayText(3) });
    expect((await publish()).json()).toMatchObject({ status: 'live', closesOn: dayText(3) });
  });

  test('a job that is approved has ended with it, and goes live without it once it is renewed', async () => {
    const { caseOf, decideOne, notices } = moderation(host, () => admin);
    const person = await asEmployer(host);
    const { _id } = await post(host, person);
    await setStatus(host, _id, 'waiting');
    await setPast(_id);
    await host.db.transaction((tx) => openCase(tx, _id, 'firstPosting'));
    expect((await decideOne((await caseOf(_id))?._id ?? '', 'approve')).done).toBe(true);
    const read = await callAs(host, person)('GET', `/jobdescriptions/jobdescriptions/${_id}`);
    const ended = { closesOn: dayText(-2), expiresAt: endOf(dayText(-2)) };
    expect(read.json()).toMatchObject({ status: 'expired', ...ended });
    expect((await callAs(host, null)('GET', `/jobs/${_id}/end`)).json()).toMatchObject({
      status: 'expired',
      endedAt: ended.expiresAt,
    });
    expect((await notices(person)).items).toMatchObject([
      {
        kind: 'approved',
        reason:
          'Its last day to apply passed before it was approved, so it has ended. Renew it to open it again.',
      },
    ]);
    const renewed = (await callAs(host, person)('POST', `/jobs/${_id}/renew`)).json();
    expect([renewed.status, renewed.closesOn]).toEqual(['live', undefined]);
  });

  test('one that waits for review once it is renewed goes live without it', async () => {
    const { caseOf, decideOne } = moderation(host, () => admin);
    const person = await asEmployer(host);
    const down = await post(host, person);
    const { _id } = await post(host, person);
    await setStatus(host, down._id, 'removed');
    await setPast(_id);
    await setStatus(host, _id, 'expired');
    const renewed = (await callAs(host, person)('POST', `/jobs/${_id}/renew`)).json();
    expect([renewed.status, renewed.closesOn]).toEqual(['waiting', undefined]);
    expect((await decideOne((await caseOf(_id))?._id ?? '', 'approve')).done).toBe(true);
    const read = await callAs(host, null)('GET', `/jobdescriptions/jobdescriptions/${_id}`);
    expect(Date.parse(read.json().expiresAt) - Date.now()).toBeGreaterThan(29.9 * day);
  });
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
