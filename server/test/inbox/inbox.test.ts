import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { announceShown, readInboxItems } from '../../services/inbox/inbox';
import { notifyInbox } from '../../services/inbox/notifyInbox';
import { saveAlert } from '../alerts/alertFixtures';
import { countStatements } from '../countStatements';
import { applyAsNew, callAs } from '../hiring/fixtures';
import { asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories } from '../jobFixtures';
import { inboxOf, kindsOf, makeApplication, threadOf, write, type Applied } from './inboxFixtures';

let host: TestHost;
let two: Applied;
beforeAll(async () => {
  host = await openHost({ PUBLIC_URL: 'https://jobs.example' });
  await addCategories(host);
});
beforeEach(async () => {
  two = await makeApplication(host);
});
afterAll(() => host.close());

const unread = async (who = two.seeker): Promise<number> =>
  (await callAs(host, who)('GET', '/inbox/unread')).json().unread;
const move = (to: string, state: string) =>
  callAs(host, two.employer)('POST', '/applicants/moves', {
    move: to,
    applications: [{ id: two.id, state }],
  });
/** Returns the events that `work` causes. */
const eventsOf = async (work: () => Promise<void>) => {
  const events: Record<string, string>[] = [];
  await host.db.withClient(async (client) => {
    client.on('notification', ({ payload }) => events.push(JSON.parse(payload ?? '{}')));
    await client.query('LISTEN account_events');
    await work();
    // notifications arrive with the next response
    await client.query('SELECT 1');
  });
  return events;
};
/** Ends the period in which an action can be undone. */
const letPass = () =>
  host.db.execute(sql`UPDATE inbox_items SET at = now() - interval '1 ms' WHERE at > now()`);
const offer = () =>
  callAs(host, two.employer)('PUT', `/applicants/${two.id}/interview`, {
    kind: 'phone',
    minutes: 30,
    times: [new Date(Date.now() + 86_400_000).toISOString()],
  });

test('a thread has one item, which is unread again with each message and says the last one', async () => {
  await write(host, two.employer, two.id, 'First');
  await write(host, two.employer, two.id, 'Second');
  expect(await inboxOf(host, two.seeker)).toMatchObject({
    total: 1,
    unread: 1,
    items: [
      {
        kind: 'message',
        isRead: false,
        threadId: two.id,
        name: 'Mara Lind',
        text: 'Second',
        isMine: false,
      },
    ],
  });
  await callAs(host, two.seeker)('POST', `/threads/${two.id}/read`);
  expect([await unread(), await kindsOf(host, two.seeker)]).toEqual([0, ['message']]);
  await write(host, two.employer, two.id, 'Third');
  expect([await unread(), await kindsOf(host, two.seeker)]).toEqual([1, ['message*']]);
  await write(host, two.seeker, two.id, 'Yes');
  expect((await inboxOf(host, two.employer)).items).toMatchObject([
    { kind: 'message', isRead: false, name: 'Ivo Kern', text: 'Yes' },
  ]);
  // a person's own message isn't unread
  expect((await inboxOf(host, two.seeker)).items).toMatchObject([{ text: 'Yes', isMine: true }]);
});

test('marking an item as read marks the thread as read, for its writer, too', async () => {
  await write(host, two.employer, two.id);
  const [item] = (await inboxOf(host, two.seeker)).items;
  await callAs(host, two.seeker)('POST', '/inbox/read', { ids: [item?._id] });
  expect(await unread()).toBe(0);
  expect((await threadOf(host, two.employer, two.id)).messages).toMatchObject([
    { readAt: expect.any(String) },
  ]);
});

test('however many threads are marked as read, it takes the same few statements', async () => {
  const { employer, jobId } = two;
  const wrote = async (people: number) => {
    const threads: { seeker: Person; id: string }[] = [];
    for (let index = 0; index < people; index += 1) {
      const each = await applyAsNew(host, { jobId });
      await write(host, each.seeker, each.id);
      threads.push(each);
    }
    return threads;
  };
  const markAll = async (): Promise<number> => {
    const { db, sent } = countStatements(host.db);
    await readInboxItems(db, { role: 'employer', accountId: employer.id }, undefined);
    return sent();
  };
  await wrote(1);
  const forOne = await markAll();
  const threads = await wrote(4);
  // a blocked job seeker isn't notified
  const [blocked, ...others] = threads;
  if (!blocked) throw new Error('four');
  await host.db.execute(
    sql`INSERT INTO blocked_seekers (employer_id, seeker_id) VALUES (${employer.id}, ${blocked.seeker.id})`,
  );
  const events = await eventsOf(async () => {
    expect(await markAll()).toBe(forOne);
  });
  expect(await unread(employer)).toBe(0);
  for (const { seeker, id } of threads)
    expect((await threadOf(host, seeker, id)).messages).toMatchObject([
      { readAt: expect.any(String) },
    ]);
  expect(
    await host.db.query(sql`SELECT 1 FROM message_mails WHERE account_id = ${employer.id}`),
  ).toEqual([]);
  const told = events.filter(({ role }) => role === 'jobseeker');
  expect(
    told.map(({ accountId, kind, about }) => `${accountId} ${kind} ${about}`).toSorted(),
  ).toEqual(others.map(({ seeker, id }) => `${seeker.id} read ${id}`).toSorted());
});

test('a decision shows up once it can’t be undone any more, and never where it was', async () => {
  await move('shortlist', 'sent');
  expect([await unread(), await kindsOf(host, two.seeker)]).toEqual([0, []]);
  await letPass();
  expect(await announceShown(host.db)).toBe(1);
  expect((await inboxOf(host, two.seeker)).items).toMatchObject([
    { kind: 'answer', state: 'shortlisted', applicationId: two.id },
  ]);
  await move('reject', 'shortlisted');
  await move('reconsider', 'notSelected');
  await letPass();
  expect((await inboxOf(host, two.seeker)).items.map(({ state }) => state)).not.toContain(
    'notSelected',
  );
});

test('an interview offer is there at once, and unread again when it is called off', async () => {
  expect((await offer()).statusCode).toBe(200);
  expect((await inboxOf(host, two.seeker)).items).toMatchObject([
    { kind: 'interview', isRead: false, interview: { state: 'offered' } },
  ]);
  await callAs(host, two.seeker)('POST', '/inbox/read', {});
  await callAs(host, two.employer)('DELETE', `/applicants/${two.id}/interview`);
  expect((await inboxOf(host, two.seeker)).items).toMatchObject([
    { kind: 'interview', isRead: false, interview: { state: 'cancelled' } },
  ]);
});

test('filters, pages and counts', async () => {
  const alert = await saveAlert(host, two.seeker);
  const to = { role: 'jobseeker', accountId: two.seeker.id } as const;
  for (const jobs of [3, 1])
    await host.db.transaction((tx) =>
      notifyInbox(tx, { to, kind: 'alert', about: { alertId: alert._id }, data: { jobs } }),
    );
  await write(host, two.employer, two.id);
  expect(await kindsOf(host, two.seeker)).toEqual(['message*', 'alert*', 'alert*']);
  expect((await inboxOf(host, two.seeker, '?show=alerts')).items).toMatchObject([
    { kind: 'alert', jobs: 1, alert: { _id: alert._id, name: alert.name, search: alert.search } },
    { jobs: 3 },
  ]);
  expect(await inboxOf(host, two.seeker, '?show=employers')).toMatchObject({ total: 1, unread: 3 });
  expect(await inboxOf(host, two.seeker, '?page=2&limit=2')).toMatchObject({
    total: 3,
    page: 2,
    items: [{ jobs: 3 }],
  });
  await callAs(host, two.seeker)('POST', '/inbox/read', {});
  expect(await inboxOf(host, two.seeker, '?show=unread')).toMatchObject({ total: 0, items: [] });
  // deleting the alert deletes its items
  await callAs(host, two.seeker)('DELETE', `/job-alerts/${alert._id}`);
  expect(await kindsOf(host, two.seeker)).toEqual(['message']);
});

test('nobody reads or marks what somebody else was told', async () => {
  await write(host, two.employer, two.id);
  const [item] = (await inboxOf(host, two.seeker)).items;
  const stranger = await asSeeker(host);
  expect((await inboxOf(host, stranger)).items).toEqual([]);
  const marked = await callAs(host, stranger)('POST', '/inbox/read', {
    ids: [item?._id, randomUUID(), 'no id'],
  });
  expect([marked.statusCode, await unread()]).toEqual([204, 1]);
});

test('nothing is told to who has left, or to a suspended employer', async () => {
  const about = {
    applicationId: two.id,
    between: { employerId: two.employer.id, seekerId: two.seeker.id },
  };
  await host.db.execute(
    sql`UPDATE employers SET suspended_at = now(), suspension_reason = '' WHERE id = ${two.employer.id}`,
  );
  await host.db.execute(sql`UPDATE job_seekers SET deleted_at = now() WHERE id = ${two.seeker.id}`);
  for (const to of [
    { role: 'employer', accountId: two.employer.id },
    { role: 'jobseeker', accountId: two.seeker.id },
  ] as const)
    await host.db.transaction((tx) => notifyInbox(tx, { to, kind: 'message', about }));
  expect(
    await host.db.query(sql`SELECT 1 FROM inbox_items WHERE application_id = ${two.id}`),
  ).toEqual([]);
});
