import { strFromU8, unzipSync } from 'fflate';
import sql from 'sql-template-tag';
import { consumeCallRateLimit } from '../../services/limits/callLimits';
import { call, join } from '../companies/companyFixtures';
import { asAdmin, asEmployer, openHost, type Person, type TestHost } from '../host';
import { addCategories, post } from '../jobFixtures';
import { add, added, deliveries, list, openWebhookHost } from './fixtures';

let host: TestHost;
let owner: Person;
let other: Person;
beforeAll(async () => {
  host = await openWebhookHost();
  await addCategories(host);
  [owner, other] = [await asEmployer(host), await asEmployer(host)];
});
afterAll(() => host.close());
beforeEach(() => host.db.execute(sql`DELETE FROM webhooks`));

const url = 'https://hooks.example/jobs?key=1';

test('its secret is shown once, and in no other answer, export or log', async () => {
  const made = await add(host, owner, ` ${url} `);
  expect([made.statusCode, made.headers['cache-control']]).toEqual([201, 'no-store']);
  const { secret, record } = made.json();
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(record).toMatchObject({ url, on: true, offForFailures: false, oldSecretUntil: null });
  expect(await list(host, owner)).toEqual([record]);
  expect(await list(host, other)).toEqual([]);

  const path = `/company/webhooks/${record._id}`;
  const rotated = await call(host, owner, 'POST', `${path}/secret`);
  expect([rotated.statusCode, rotated.headers['cache-control']]).toEqual([200, 'no-store']);
  const next = rotated.json().secret;
  expect(next).not.toBe(secret);
  const [shown] = await list(host, owner);
  const hours = (Date.parse(shown?.oldSecretUntil ?? '') - Date.now()) / 3_600_000;
  expect(Math.round(hours)).toBe(24);

  const exported = await call(host, owner, 'GET', '/account/export');
  const account = strFromU8(unzipSync(exported.rawPayload)['account.json'] ?? new Uint8Array());
  expect(JSON.parse(account).webhooks).toMatchObject([{ url }]);
  const log = await host.db.query<{ action: string; text: string }>(
    sql`SELECT action, a::text AS text FROM audit_log a WHERE record_id = ${owner.id} AND action LIKE '%ebhook%' ORDER BY id`,
  );
  expect(log.map(({ action }) => action)).toEqual(['addWebhook', 'rotateWebhookSecret']);
  for (const text of [JSON.stringify(shown), account, ...log.map((each) => each.text)])
    for (const each of [secret, next]) {
      const raw = Buffer.from(each.slice(6), 'base64');
      for (const spelled of [each.slice(6, -1), raw.toString('hex')])
        expect(text).not.toContain(spelled);
    }
});

test.each([
  ['no address', { url: 'jobs' }, 'url'],
  ['another protocol', { url: 'ftp://hooks.example/' }, 'url'],
  ['a password in the address', { url: 'https://ann:secret@hooks.example/' }, 'url'],
  ['an odd port', { url: 'https://hooks.example:25/' }, 'url'],
  ['a private address', { url: 'https://192.168.0.1/' }, 'url'],
  ['where clouds tell secrets', { url: 'http://169.254.169.254/latest' }, 'url'],
  ['no event', { events: [] }, 'events'],
  ['an event that there is not', { events: ['job.read' as 'job.ended'] }, 'events'],
  ['a wrong password', { password: 'not it at all' }, 'password'],
])('none is added with %s', async (_what, changes, field) => {
  const answer = await add(host, owner, url, changes);
  expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
  expect(await list(host, owner)).toEqual([]);
});

test('without the settings nothing is sent to http, nor to this machine', async () => {
  const strict = await openHost();
  const person = await asEmployer(strict);
  for (const [address, message] of [
    ['http://hooks.example/', /https:\/\//],
    ['https://127.0.0.1:8443/', /public/],
    ['https://localhost:8443/', /public/],
    ['https://[::1]/', /public/],
  ] as const) {
    const answer = await add(strict, person, address);
    expect([answer.statusCode, answer.json().field]).toEqual([400, 'url']);
    expect(answer.json().message).toMatch(message);
  }
  expect((await add(strict, person, url)).statusCode).toBe(201);
  await strict.close();
});

test('five are enough, also when they are added at once', async () => {
  for (let made = 0; made < 4; made += 1) await added(host, owner, url);
  const answers = await Promise.all([add(host, owner, url), add(host, owner, url)]);
  expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['201', '409']);
  expect((await add(host, other, url)).statusCode).toBe(201);
});

test('it is changed, turned off and on, tested and deleted by its company alone', async () => {
  const { id } = await added(host, owner, url);
  const path = `/company/webhooks/${id}`;
  const change = { events: ['job.ended'], on: false };
  for (const [method, at, body] of [
    ['PUT', path, change],
    ['DELETE', path],
    ['POST', `${path}/secret`],
    ['POST', `${path}/tests`],
    ['GET', `${path}/deliveries`],
  ] as const)
    expect((await call(host, other, method, at, body)).statusCode).toBe(404);
  const changed = await call(host, owner, 'PUT', path, change);
  expect(changed.json()).toMatchObject({ events: ['job.ended'], on: false });
  await post(host, owner);
  expect(await deliveries(host, owner, id)).toEqual([]);
  const tested = await call(host, owner, 'POST', `${path}/tests`);
  expect([tested.statusCode, tested.json().type]).toEqual([201, 'webhook.test']);
  expect(await deliveries(host, owner, id)).toEqual([tested.json()]);
  await call(host, owner, 'PUT', path, { ...change, on: true });
  expect(await list(host, owner)).toMatchObject([{ on: true, lastDelivery: tested.json() }]);
  expect((await call(host, owner, 'DELETE', path)).statusCode).toBe(204);
  expect(await host.db.query(sql`SELECT 1 FROM webhook_deliveries`)).toEqual([]);
});

test('each of several is listed with the last of its own deliveries', async () => {
  const [one, two] = [await added(host, owner, url), await added(host, owner, url)];
  await added(host, owner, url);
  const test = async ({ id }: { id: string }) =>
    (await call(host, owner, 'POST', `/company/webhooks/${id}/tests`)).json();
  await test(one);
  const last = [await test(two), await test(one)];
  expect((await list(host, owner)).map(({ lastDelivery }) => lastDelivery)).toEqual([
    last[1],
    last[0],
    undefined,
  ]);
  await host.db.execute(
    sql`UPDATE webhook_deliveries SET created_at = created_at - interval '31 days'`,
  );
  expect((await list(host, owner)).map(({ lastDelivery }) => lastDelivery)).toEqual(
    Array(3).fill(undefined),
  );
});

test('a test that is asked for twice by one key is sent once', async () => {
  const { id } = await added(host, owner, url);
  const test = () =>
    host.app.inject({
      method: 'POST',
      url: `/api/company/webhooks/${id}/tests`,
      headers: { ...owner.headers, 'idempotency-key': 'one test' },
    });
  const [first, second] = [await test(), await test()];
  expect(second.json()).toEqual(first.json());
  expect(await deliveries(host, owner, id)).toHaveLength(1);
});

test('deliveries are listed by pages, newest first, for 30 days', async () => {
  const { id } = await added(host, owner, url);
  await host.db.execute(sql`
    INSERT INTO webhook_deliveries (id, webhook_id, event, job_title, happened_at, created_at)
    SELECT gen_random_uuid(), ${id}, 'job.ended', 'Job ' || n, now(), now() - CASE WHEN n = 0 THEN interval '31 days' ELSE interval '29 days' END FROM generate_series(0, 25) n`);
  const path = `/company/webhooks/${id}/deliveries`;
  const first = (await call(host, owner, 'GET', path)).json();
  const second = (await call(host, owner, 'GET', `${path}?before=${first.next}`)).json();
  expect([...first.items, ...second.items].map(({ title }) => title)).toEqual(
    Array.from({ length: 25 }, (_, index) => `Job ${25 - index}`),
  );
  expect(second.next).toBeUndefined();
});

describe('in a company of several', () => {
  const all = { allJobs: true } as const;

  test('owners have all of its webhooks together, and nobody else has any', async () => {
    const [boss, second, recruiter, reader] = [
      await asEmployer(host),
      await asEmployer(host),
      await asEmployer(host),
      await asEmployer(host),
    ];
    await join(host, boss, second, { role: 'owner', ...all });
    await join(host, boss, recruiter, { role: 'recruiter', ...all });
    await join(host, boss, reader, { role: 'reader', ...all });
    const { id } = await added(host, boss, url);
    expect(await list(host, second)).toMatchObject([{ _id: id }]);
    for (const person of [recruiter, reader]) {
      expect((await call(host, person, 'GET', '/company/webhooks')).statusCode).toBe(403);
      expect((await add(host, person, url)).statusCode).toBe(403);
    }
    // events about a colleague's job go to the owners' webhooks, once each
    const { _id: jobId } = await post(host, recruiter);
    await post(host, other);
    expect(await deliveries(host, second, id)).toMatchObject([{ type: 'job.published' }]);
    const rows = await host.db.query(sql`SELECT job_id AS id FROM webhook_deliveries`);
    expect(rows).toEqual([{ id: jobId }]);
    for (let made = 0; made < 4; made += 1) await added(host, second, url);
    expect((await add(host, boss, url)).statusCode).toBe(409);
  });

  test('whoever owns it no more loses what they added, and whoever joins as less', async () => {
    const [boss, second] = [await asEmployer(host), await asEmployer(host)];
    await join(host, boss, second, { role: 'owner', ...all });
    const kept = await added(host, boss, url);
    await added(host, second, url);
    const path = `/company/people/${second.id}`;
    await call(host, boss, 'PUT', path, { role: 'recruiter', ...all });
    expect(await list(host, boss)).toMatchObject([{ _id: kept.id }]);
    await call(host, boss, 'PUT', path, { role: 'owner', ...all });
    await added(host, second, url);
    await call(host, boss, 'POST', `${path}/removal`, {});
    expect(await list(host, boss)).toMatchObject([{ _id: kept.id }]);
    expect(await list(host, second)).toEqual([]);
    await added(host, second, url);
    await join(host, boss, second, { role: 'reader', ...all });
    expect(await list(host, boss)).toMatchObject([{ _id: kept.id }]);
  });

  test('a deleted account leaves none, deleted by whomever', async () => {
    const admin = await asAdmin(host);
    const [one, two] = [await asEmployer(host), await asEmployer(host)];
    for (const person of [one, two]) await added(host, person, url);
    await post(host, one);
    const { password } = one;
    await call(host, one, 'POST', '/account/deletion', { password });
    await call(host, admin, 'DELETE', `/employer/employers/delete/${two.id}`);
    expect(await host.db.query(sql`SELECT 1 FROM webhooks`)).toEqual([]);
    expect(await host.db.query(sql`SELECT 1 FROM webhook_deliveries`)).toEqual([]);
  });
});

test('changes and tests are limited to 60 an hour', async () => {
  const limited = { ...host.context, env: { ...host.env, rateLimits: true } };
  const caller = { role: 'employer', accountId: owner.id, username: owner.username } as const;
  await host.db.execute(
    sql`INSERT INTO attempts (key, at) SELECT ${`webhook:employer:${owner.id}`}, now() FROM generate_series(1, 59)`,
  );
  await consumeCallRateLimit(limited, 'testWebhook', caller, '192.0.2.1');
  await expect(
    consumeCallRateLimit(limited, 'testWebhook', caller, '192.0.2.1'),
  ).rejects.toMatchObject({ status: 429 });
});
