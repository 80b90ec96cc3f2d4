import { spawn } from 'node:child_process';
import path from 'node:path';
import sql from 'sql-template-tag';
import { claimDelivery } from '../../repositories/webhooks/deliveries';
import { deliveryCountsOf } from '../../services/webhooks/deliveryCounts';
import { sendDue, startWebhooks } from '../../services/webhooks/sender';
import { call } from '../companies/companyFixtures';
import { connectionOf } from '../connectionOf';
import { asEmployer, type Person, type TestHost } from '../host';
import { addCategories, post } from '../jobFixtures';
import { waitFor } from '../waitFor';
import { added, deliveries, openWebhookHost, origin, send } from './fixtures';
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

const own = () => deliveries(host, owner, hook.id);

test('one that doesn’t answer holds up no other', async () => {
  const slow = await openReceiver();
  slow.answer(() => undefined);
  const { id } = await added(host, owner, slow.url);
  await post(host, owner);
  await post(host, owner);
  const stop = new AbortController();
  const options = { origin, aborted: stop.signal, isStopped: () => stop.signal.aborted };
  const [one, other] = [sendDue(host.context, options), sendDue(host.context, options)];
  await waitFor(() => receiver.received.length === 2 && slow.received.length === 1);
  // a second delivery to the slow receiver doesn't start before the first is done
  const states = (await deliveries(host, owner, id)).map(({ state }) => state);
  expect(states.toSorted()).toEqual(['sending', 'waiting']);
  stop.abort();
  await Promise.all([one, other]);
  // a host that stops releases its claim, without counting a try
  expect(await deliveries(host, owner, id)).toMatchObject([
    { state: 'waiting', tries: 0 },
    { state: 'waiting', tries: 0 },
  ]);
  await slow.close();
});

test('a company whose webhooks don’t answer holds up no other company', async () => {
  const slow = await openReceiver();
  slow.answer(() => undefined);
  const slowOwner = await asEmployer(host);
  for (let count = 0; count < 5; count += 1) await added(host, slowOwner, slow.url);
  await post(host, slowOwner);
  await post(host, owner);
  const stop = new AbortController();
  const options = { origin, aborted: stop.signal, isStopped: () => stop.signal.aborted };
  const senders: Promise<void>[] = [];
  const start = () => senders.push(sendDue(host.context, options));
  // one by one: senders that claim at the same moment may take one too many
  for (let called = 1; called <= 4; called += 1) {
    start();
    await waitFor(() => slow.received.length === called);
  }
  start();
  await waitFor(() => receiver.received.length === 1);
  expect(slow.received).toHaveLength(4);
  stop.abort();
  await Promise.all(senders);
  await slow.close();
});

test('a test comes before what has waited longer', async () => {
  await post(host, owner);
  await post(host, owner);
  await call(host, owner, 'POST', `/company/webhooks/${hook.id}/tests`);
  await send(host);
  expect(receiver.received.map((each) => verify(each, hook.secret)['type'])).toEqual([
    'webhook.test',
    'job.published',
    'job.published',
  ]);
});

test('who answers after twelve seconds has answered in time', async () => {
  receiver.answer((response) => {
    setTimeout(() => response.writeHead(204).end(), 12_000);
  });
  await post(host, owner);
  await send(host);
  expect(await own()).toMatchObject([{ state: 'delivered', tries: 1 }]);
}, 30_000);

test('a running host sends what is due at once, however many don’t answer', async () => {
  const slow = await openReceiver();
  slow.answer(() => undefined);
  const others = [await asEmployer(host), await asEmployer(host), await asEmployer(host)];
  for (const other of others) {
    for (let count = 0; count < 4; count += 1) await added(host, other, slow.url);
    await post(host, other);
  }
  await post(host, owner);
  const stop = startWebhooks(host.context, origin);
  // starting only one sender per poll would take 24 seconds
  await waitFor(() => slow.received.length === 12 && receiver.received.length === 1, 12_000);
  expect(await own()).toHaveLength(1);
  await slow.close();
  await stop();
}, 30_000);

test('several hosts at once send each delivery once', async () => {
  for (let count = 0; count < 10; count += 1) await post(host, owner);
  await Promise.all(Array.from({ length: 4 }, () => send(host)));
  await send(host);
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect([ids.length, new Set(ids).size]).toEqual([10, 10]);
});

test('a host that is killed in the middle: another one sends it, under the same id', async () => {
  receiver.answer(() => undefined);
  await post(host, owner);
  const child = spawn(
    process.execPath,
    ['--require', 'esbuild-register', path.join(__dirname, '../processes/webhookSender.ts')],
    {
      stdio: 'ignore',
      env: {
        ...process.env,
        ...{ NODE_OPTIONS: '', OUTGOING_LOOPBACK: 'on', WEBHOOK_HTTP: 'on' },
        SENDER_DATABASE: JSON.stringify(await connectionOf(host.db)),
      },
    },
  );
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  await waitFor(() => receiver.received.length === 1, 25_000);
  child.kill('SIGKILL');
  await ended;
  receiver.answer((response) => {
    response.writeHead(204).end();
  });
  const stop = startWebhooks(host.context, origin);
  try {
    // another host may still be sending it
    await send(host);
    expect(await own()).toMatchObject([{ state: 'sending', tries: 1 }]);
    expect(receiver.received).toHaveLength(1);
    await host.db.execute(
      sql`UPDATE webhook_deliveries SET claimed_at = claimed_at - interval '61 seconds'`,
    );
    await waitFor(async () => (await own())[0]?.state === 'delivered');
  } finally {
    await stop();
  }
  expect(await own()).toMatchObject([{ state: 'delivered', tries: 2 }]);
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  for (const each of receiver.received) verify(each, hook.secret);
});

describe('what is under way when its webhook is switched off', () => {
  const switchOff = () =>
    call(host, owner, 'PUT', `/company/webhooks/${hook.id}`, { events: ['job.ended'], on: false });
  const ended = { state: 'failed', status: null, problem: 'off', nextAt: null };

  /** Sends a delivery that gets no response, runs `meanwhile`, and stops that host. */
  const stoppedAfter = async (meanwhile: () => Promise<unknown>): Promise<void> => {
    receiver.answer(() => undefined);
    const calls = receiver.received.length;
    const stop = new AbortController();
    const isStopped = () => stop.signal.aborted;
    const sent = sendDue(host.context, { origin, aborted: stop.signal, isStopped });
    await waitFor(() => receiver.received.length > calls);
    await meanwhile();
    stop.abort();
    await sent;
  };

  test('isn’t sent again where its host stops', async () => {
    await post(host, owner);
    await stoppedAfter(switchOff);
    expect(await own()).toMatchObject([{ ...ended, tries: 0, endedAt: expect.any(String) }]);
    await send(host);
    expect(receiver.received).toHaveLength(1);
  });

  test('isn’t sent again where its host was killed', async () => {
    await post(host, owner);
    await claimDelivery(host.db);
    await switchOff();
    await host.db.execute(
      sql`UPDATE webhook_deliveries SET claimed_at = claimed_at - interval '61 seconds'`,
    );
    const stop = startWebhooks(host.context, origin);
    await waitFor(async () => (await own())[0]?.state !== 'sending');
    await stop();
    expect(await own()).toMatchObject([{ ...ended, tries: 1 }]);
    expect(receiver.received).toEqual([]);
  });

  test('but a test that somebody asked for since is', async () => {
    await switchOff();
    await call(host, owner, 'POST', `/company/webhooks/${hook.id}/tests`);
    await stoppedAfter(async () => undefined);
    expect(await own()).toMatchObject([{ state: 'waiting', tries: 0, problem: null }]);
    receiver.answer((response) => {
      response.writeHead(204).end();
    });
    await send(host);
    expect(await own()).toMatchObject([{ state: 'delivered', tries: 1 }]);
  });
});

test.each([
  [204, 'delivered'],
  [410, 'failed'],
] as const)('%i for a try that another host has by now isn’t counted', async (status, outcome) => {
  let finish = (): void => undefined;
  receiver.answer((response) => {
    finish = () => response.writeHead(status).end();
  });
  const counted = { ...deliveryCountsOf(host.db) };
  await post(host, owner);
  const sent = send(host);
  await waitFor(() => receiver.received.length === 1);
  await host.db.execute(sql`UPDATE webhook_deliveries SET claim = gen_random_uuid()`);
  finish();
  await sent;
  expect(await own()).toMatchObject([{ state: 'sending' }]);
  expect(deliveryCountsOf(host.db)[outcome]).toBe(counted[outcome]);
});

test('a running host sends by itself, counts it, and waits at its end for what is under way', async () => {
  let finish = (): void => undefined;
  receiver.answer((response) => {
    finish = () => response.writeHead(204).end();
  });
  const stop = startWebhooks(host.context, origin);
  await post(host, owner);
  await waitFor(() => receiver.received.length === 1);
  const stopped = stop();
  finish();
  await stopped;
  expect(await own()).toMatchObject([{ state: 'delivered' }]);
  const metrics = (await host.app.inject('/metrics')).body;
  expect(metrics).toMatch(/^jobline_webhook_deliveries_total\{outcome="delivered"\} [1-9]/m);
  expect(metrics).toMatch(/^jobline_webhook_deliveries_waiting 0$/m);
});
