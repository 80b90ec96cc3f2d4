import sql from 'sql-template-tag';
import { nextDelay } from '../../services/webhooks/settle';
import { applyTo } from '../applicationFixtures';
import { call } from '../companies/companyFixtures';
import { asEmployer, asSeeker, type Person, type TestHost } from '../host';
import { addCategories, post } from '../jobFixtures';
import { added, deliveries, hurry, list, openWebhookHost, origin, send } from './fixtures';
import { faultsOf } from './published';
import { openReceiver, verify, type Receiver } from './receiver';

let host: TestHost;
let owner: Person;
let receiver: Receiver;
let hook: { id: string; secret: string };
beforeAll(async () => {
  host = await openWebhookHost();
  await addCategories(host);
  owner = await asEmployer(host);
});
afterAll(() => host.close());
beforeEach(async () => {
  await host.db.execute(sql`DELETE FROM webhooks`);
  await host.db.execute(sql`DELETE FROM mails`);
  receiver = await openReceiver();
  hook = await added(host, owner, receiver.url);
});
afterEach(() => receiver.close());

const hookPath = () => `/company/webhooks/${hook.id}`;
const own = () => deliveries(host, owner, hook.id);
const failing = (status: number): void =>
  receiver.answer((response) => {
    response.writeHead(status).end();
  });

test('what happens arrives signed, with ids and a link and nothing about a person', async () => {
  const seeker = await asSeeker(host);
  const { _id: jobId } = await post(host, owner);
  const { _id: applicationId } = await applyTo(host, seeker, { jobId, note: 'I would like to.' });
  await call(host, owner, 'POST', `/jobs/${jobId}/close`);
  await send(host);
  const jobTitle = 'Night Nurse';
  const url = `${origin}/singlejobdescription/jobdescription/${jobId}`;
  expect(receiver.received.map((each) => verify(each, hook.secret))).toEqual([
    { type: 'job.published', timestamp: expect.any(String), data: { jobId, jobTitle, url } },
    {
      ...{ type: 'application.received', timestamp: expect.any(String) },
      data: {
        ...{ jobId, jobTitle, applicationId },
        url: `${origin}/applications?job=${jobId}&applicant=${applicationId}`,
      },
    },
    {
      ...{ type: 'job.ended', timestamp: expect.any(String) },
      data: { jobId, jobTitle, url, reason: 'filled' },
    },
  ]);
  for (const message of receiver.received) expect(faultsOf(message)).toEqual([]);
  const all = JSON.stringify(receiver.received);
  for (const secret of [seeker.username, 'Kern', 'mail.example', 'I would like to'])
    expect(all).not.toContain(secret);
  expect(receiver.received[0]?.headers).toMatchObject({
    ...{ 'content-type': 'application/json', 'user-agent': 'Jobline-Webhooks' },
  });
  expect(await own()).toMatchObject(
    ['job.ended', 'application.received', 'job.published'].map((type) => ({
      ...{ type, state: 'delivered', status: 204, tries: 1, problem: null, nextAt: null },
    })),
  );
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids)).toEqual(new Set((await own()).map(({ _id }) => _id)));
  // nothing is sent twice
  await send(host);
  expect(receiver.received).toHaveLength(3);
});

test('one that isn’t as it is described is told from one that is', async () => {
  await call(host, owner, 'POST', `${hookPath()}/tests`);
  await send(host);
  const [message] = receiver.received;
  if (!message) throw new Error('Nothing came.');
  expect(faultsOf(message)).toEqual([]);
  const headers = { ...message.headers, 'webhook-signature': 'v1,c2hvcnQ=' };
  const text = message.text.replace('"data":{', '"data":{"email":"a@mail.example",');
  expect(faultsOf({ headers, text })).toEqual([
    '/data must NOT have additional properties',
    expect.stringContaining('webhook-signature must match pattern'),
  ]);
});

test('a message that was changed, or is by another secret, is not taken for ours', async () => {
  await call(host, owner, 'POST', `${hookPath()}/tests`);
  await send(host);
  const [message] = receiver.received;
  if (!message) throw new Error('Nothing came.');
  expect(verify(message, hook.secret)).toMatchObject({
    type: 'webhook.test',
    data: { url: `${origin}/account` },
  });
  expect(() => verify({ ...message, text: `${message.text} ` }, hook.secret)).toThrow(
    'signed by somebody else',
  );
  expect(() => verify(message, `whsec_${Buffer.alloc(32).toString('base64')}`)).toThrow(
    'signed by somebody else',
  );
  const later = { ...message.headers, 'webhook-timestamp': String(Date.now() / 1000 + 1) };
  expect(() => verify({ ...message, headers: later }, hook.secret)).toThrow(
    'signed by somebody else',
  );
});

test('after its secret was replaced both sign for a day, then the new one alone', async () => {
  const next = (await call(host, owner, 'POST', `${hookPath()}/secret`)).json().secret;
  const sendTest = async () => {
    await call(host, owner, 'POST', `${hookPath()}/tests`);
    await send(host);
    const message = receiver.received.at(-1);
    if (!message) throw new Error('Nothing came.');
    return message;
  };
  const both = await sendTest();
  expect(faultsOf(both)).toEqual([]);
  for (const secret of [hook.secret, next])
    expect(verify(both, secret)).toMatchObject({ type: 'webhook.test' });
  await host.db.execute(
    sql`UPDATE webhooks SET old_secret_until = old_secret_until - interval '24 hours'`,
  );
  const one = await sendTest();
  expect(verify(one, next)).toMatchObject({ type: 'webhook.test' });
  expect(() => verify(one, hook.secret)).toThrow('signed by somebody else');
});

test.each([500, 404, 302, 429])(
  '%i: tried again, by the same id and signed anew',
  async (status) => {
    failing(status);
    await post(host, owner);
    await send(host);
    const [waiting] = await own();
    expect(waiting).toMatchObject({ state: 'waiting', tries: 1, status, problem: null });
    const seconds = (Date.parse(waiting?.nextAt ?? '') - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(20);
    expect(seconds).toBeLessThanOrEqual(30);
    await send(host);
    expect(receiver.received).toHaveLength(1);
    failing(200);
    await hurry(host);
    await send(host);
    expect(await own()).toMatchObject([{ state: 'delivered', tries: 2, status: 200 }]);
    const [first, second] = receiver.received;
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.text).toBe(first?.text);
  },
);

test('eight tries within about a day, each longer after the one before', () => {
  const delays = Array.from({ length: 8 }, (_, index) =>
    nextDelay({ type: 'job.ended', tries: index + 1 }),
  );
  expect(delays.at(-1)).toBeUndefined();
  const known = delays.flatMap((delay) => delay ?? []);
  expect(known).toHaveLength(7);
  expect(known).toEqual(known.toSorted((one, other) => one - other));
  const hours = known.reduce((sum, delay) => sum + delay, 0) / 3600;
  expect([hours > 23, hours < 26]).toEqual([true, true]);
  expect(nextDelay({ type: 'webhook.test', tries: 1 })).toBeUndefined();
});

test('nobody there, and an address that is private by now', async () => {
  const away = await openReceiver();
  const { id } = await added(host, owner, away.url);
  await away.close();
  await host.db.execute(sql`UPDATE webhooks SET url = 'https://10.0.0.1/' WHERE id = ${hook.id}`);
  await post(host, owner);
  await send(host);
  expect(await deliveries(host, owner, id)).toMatchObject([
    { state: 'waiting', status: null, problem: 'connection' },
  ]);
  expect(await own()).toMatchObject([{ state: 'waiting', status: null, problem: 'private' }]);
});

/** Retries a waiting delivery until it is given up. */
const giveUp = async (): Promise<void> => {
  for (let tries = 0; tries < 8; tries += 1) {
    await hurry(host);
    await send(host);
  }
};
const mails = () =>
  host.db.query<{ subject: string; text: string }>(
    sql`SELECT subject, text_body AS text FROM mails ORDER BY created_at`,
  );

test('where nothing arrives it is turned off, whoever added it is told, and it can be turned on again', async () => {
  await host.db.execute(sql`UPDATE employers SET email_verified_at = now() WHERE id = ${owner.id}`);
  await host.db.execute(sql`UPDATE webhooks SET url = url || '?token=secret'`);
  failing(500);
  for (let count = 0; count < 2; count += 1) {
    await post(host, owner);
    await giveUp();
    expect(await list(host, owner)).toMatchObject([{ on: true }]);
  }
  await post(host, owner);
  await host.db.execute(sql`UPDATE webhook_deliveries SET tries = 7 WHERE state = 'waiting'`);
  // later events are no longer sent
  await post(host, owner);
  await hurry(host);
  await send(host);
  expect(await list(host, owner)).toMatchObject([{ on: false, offForFailures: true }]);
  expect((await own()).map(({ state, problem }) => [state, problem])).toEqual([
    ['failed', 'off'],
    ['failed', null],
    ['failed', null],
    ['failed', null],
  ]);
  const [mail, ...others] = await mails();
  expect([mail?.subject, others]).toEqual(['Your webhook on Jobline was turned off', []]);
  expect(mail?.text).toContain(`${origin}/account`);
  expect(mail?.text).not.toContain('token');
  await post(host, owner);
  expect(await own()).toHaveLength(4);

  const change = { events: ['job.published'], on: true };
  await call(host, owner, 'PUT', hookPath(), change);
  expect(await list(host, owner)).toMatchObject([{ on: true, offForFailures: false }]);
  failing(200);
  const [missed] = await own();
  await call(host, owner, 'POST', `${hookPath()}/deliveries/${missed?._id}/resend`);
  await send(host);
  const [sent] = await own();
  expect(sent).toMatchObject({ _id: missed?._id, state: 'delivered', status: 200, problem: null });
  expect(receiver.received.at(-1)?.headers['webhook-id']).toBe(missed?._id);
});

test('what arrives in between keeps it on', async () => {
  for (const status of [500, 500, 200, 500, 500]) {
    failing(status);
    await post(host, owner);
    await giveUp();
  }
  expect(await list(host, owner)).toMatchObject([{ on: true }]);
});

test('410 turns it off at once, and a test neither counts nor is tried again', async () => {
  failing(500);
  for (let count = 0; count < 4; count += 1) await call(host, owner, 'POST', `${hookPath()}/tests`);
  await send(host);
  expect(await own()).toMatchObject(
    Array.from({ length: 4 }, () => ({ state: 'failed', tries: 1, status: 500 })),
  );
  expect(await list(host, owner)).toMatchObject([{ on: true }]);
  failing(410);
  await post(host, owner);
  await send(host);
  expect(await list(host, owner)).toMatchObject([{ on: false, offForFailures: true }]);
  expect((await own())[0]).toMatchObject({ state: 'failed', tries: 1, status: 410 });
});
