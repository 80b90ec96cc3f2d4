import sql from 'sql-template-tag';
import { networkOf } from '../../addresses';
import { buildApp } from '../../app';
import {
  asEmployer,
  employerForm,
  openHost,
  seekerForm,
  type Person,
  type TestHost,
} from '../host';

let host: TestHost;
let employer: Person;
beforeAll(async () => {
  host = await openHost({ RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' });
  employer = await asEmployer(host);
});
beforeEach(() => host.db.execute(sql`DELETE FROM attempts`));
afterEach(() => jest.restoreAllMocks());
afterAll(() => host.close());

const logIn = (usernameEmployer: string, passwordnameEmployer: string, from = '192.0.2.1') =>
  host.app.inject({
    method: 'POST',
    url: '/api/employer/login',
    headers: { 'x-forwarded-for': from },
    payload: { usernameEmployer, passwordnameEmployer },
  });
const wrong = async (
  times: number,
  username: (index: number) => string,
  from?: (index: number) => string,
) => {
  const answers = [];
  for (let index = 0; index < times; index += 1)
    answers.push((await logIn(username(index), 'not it', from?.(index))).statusCode);
  return answers;
};
const later = (interval: string) =>
  host.db.execute(sql`UPDATE attempts SET at = at - ${interval}::interval`);

test.each([
  ['an account', () => employer.username],
  ['an account that does not exist', () => 'nobody.here'],
])(
  'the eleventh wrong password for %s has to wait, from wherever it comes',
  async (_which, name) => {
    expect(await wrong(10, name, (index) => `198.51.100.${index}`)).toEqual(Array(10).fill(401));
    const answer = await logIn(name().toUpperCase(), employer.password, '203.0.113.1');
    expect([answer.statusCode, answer.json(), answer.cookies]).toEqual([
      429,
      { message: 'Too many wrong passwords; try again later' },
      [],
    ]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(25);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(30);
  },
);
test('a refused try does not prolong the wait, and after it the password counts again', async () => {
  await wrong(10, () => employer.username);
  await later('20 seconds');
  for (let index = 0; index < 3; index += 1)
    expect((await logIn(employer.username, employer.password)).statusCode).toBe(429);
  await later('11 seconds');
  expect((await logIn(employer.username, employer.password)).statusCode).toBe(200);
  // and the failed attempts are cleared
  expect(await wrong(10, () => employer.username)).toEqual(Array(10).fill(401));
});
test.each([
  ['an account', 10, () => 'some.name', (index: number) => `198.51.100.${index}`],
  ['a network', 50, (index: number) => `name${index}`, () => '192.0.2.1'],
] as const)(
  'each further wrong one for %s doubles the wait, to 15 minutes at most',
  async (_which, most, name, from) => {
    await wrong(most, name, from);
    const waits = [];
    for (let further = 0; further < 7; further += 1) {
      const refused = await logIn(name(100 + further), 'not it', from(200));
      expect(refused.statusCode).toBe(429);
      waits.push(Number(refused.headers['retry-after']));
      await later(`${waits.at(-1)} seconds`);
      expect((await logIn(name(100 + further), 'not it', from(201))).statusCode).toBe(401);
    }
    for (const [index, wait] of [30, 60, 120, 240, 480, 900, 900].entries())
      expect([index, Math.abs((waits[index] ?? 0) - wait) <= 3]).toEqual([index, true]);
    // the limit resets over time
    await later('1 day');
    expect((await logIn(name(300), 'not it', from(202))).statusCode).toBe(401);
    expect((await logIn(name(301), 'not it', from(203))).statusCode).toBe(401);
  },
);
test('nine in a quarter of an hour, again and again, are no reason to wait', async () => {
  for (let round = 0; round < 3; round += 1) {
    expect(await wrong(9, () => employer.username)).toEqual(Array(9).fill(401));
    await later('16 minutes');
  }
});
test("strangers who try its password don't keep an owner out of where they were logged in before", async () => {
  const owner = await asEmployer(host);
  const at = (from: string, password = owner.password) => logIn(owner.username, password, from);
  expect((await at('203.0.113.77')).statusCode).toBe(200);
  await wrong(
    10,
    () => owner.username,
    (index) => `198.51.100.${index}`,
  );
  expect((await at('198.51.100.99')).statusCode).toBe(429);
  expect((await at('203.0.113.77')).statusCode).toBe(200);
  // strangers are still limited
  expect((await at('198.51.100.99')).statusCode).toBe(429);
  // a known network has a separate limit of the same size
  for (let index = 0; index < 10; index += 1)
    expect((await at('203.0.113.77', 'not it')).statusCode).toBe(401);
  expect((await at('203.0.113.77')).statusCode).toBe(429);
  await host.db.execute(sql`DELETE FROM attempts WHERE key LIKE 'login-from:%'`);
  await host.db.execute(
    sql`UPDATE known_networks SET seen_at = now() - interval '91 days' WHERE account_id = ${owner.id}`,
  );
  await host.db.execute(
    sql`DELETE FROM attempts WHERE key LIKE ${`%${owner.username}%`} AND key NOT LIKE ${`%${owner.username}`}`,
  );
  expect((await at('203.0.113.77')).statusCode).toBe(429);
});
test('of a network so little is kept that nobody can tell it back', async () => {
  const rows = await host.db.query<{ network_hash: Buffer }>(
    sql`SELECT network_hash FROM known_networks`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { network_hash } of rows) expect(network_hash).toHaveLength(2);
  const keys = await host.db.query<{ key: string }>(
    sql`SELECT key FROM attempts WHERE key LIKE 'login:%'`,
  );
  expect(keys.some(({ key }) => /\d+\.\d+\.\d+/.test(key))).toBe(false);
});
test('two hosts on one database count together', async () => {
  const other = await buildApp(host.context);
  try {
    const via = (app: typeof other) =>
      app.inject({
        method: 'POST',
        url: '/api/employer/login',
        payload: { usernameEmployer: 'counted.twice', passwordnameEmployer: 'not it' },
      });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => via(index % 2 ? other : host.app)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      ...Array(10).fill(401),
      ...Array(10).fill(429),
    ]);
  } finally {
    await other.close();
  }
});
test('an unknown name takes as long as a known one', async () => {
  const took = async (name: string, address: string) => {
    const startedAt = performance.now();
    expect((await logIn(name, 'not it', address)).statusCode).toBe(401);
    return performance.now() - startedAt;
  };
  let [known, unknown] = [Infinity, Infinity];
  // both hash once; without that, a response would take a tenth of the time. Other load only slows
  // some of them down, so the fastest of each are compared, and more rounds run if they differ
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const owner = await asEmployer(host);
    for (let round = 0; round < 9; round += 1) {
      const address = `203.0.113.${4 + attempt}`;
      known = Math.min(known, await took(owner.username, address));
      unknown = Math.min(unknown, await took(`nobody.of.that.name.${attempt}`, address));
    }
    if (Math.max(known, unknown) < Math.min(known, unknown) * 2) break;
  }
  expect(unknown).toBeGreaterThan(known / 2);
  expect(known).toBeGreaterThan(unknown / 2);
});
test('a right password forgets the wrong ones, and right ones are not counted', async () => {
  await wrong(9, () => employer.username);
  for (let index = 0; index < 12; index += 1)
    expect((await logIn(employer.username, employer.password)).statusCode).toBe(200);
  expect(await wrong(9, () => employer.username)).toEqual(Array(9).fill(401));
});
test('thirty at once are no way round it', async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => logIn(employer.username, 'not it')),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20);
});
test('the roles are counted apart', async () => {
  await wrong(10, () => employer.username);
  const answer = await host.app.inject({
    method: 'POST',
    url: '/api/jobseeker/jobseekers/login',
    payload: { usernamejobseek: employer.username, passwordnamejobseek: 'not it' },
  });
  expect(answer.statusCode).toBe(401);
});
test('the fifty-first from one network has to wait, whatever the names; a /64 is one network', async () => {
  await wrong(
    50,
    (index) => `name${index}`,
    (index) => `2001:db8:0:7::${index.toString(16)}`,
  );
  expect(
    (await logIn(employer.username, employer.password, '2001:db8:0:7:ffff::1')).statusCode,
  ).toBe(429);
  expect((await logIn(employer.username, employer.password, '2001:db8:0:8::1')).statusCode).toBe(
    200,
  );
});
test('thirty registrations an hour from one network', async () => {
  const register = (index: number, from: string) =>
    host.app.inject({
      method: 'POST',
      url: '/api/employer/employers',
      headers: { 'x-forwarded-for': from },
      payload: employerForm(`crowd${index}`),
    });
  for (let index = 0; index < 30; index += 1)
    expect((await register(index, '192.0.2.9')).statusCode).toBe(201);
  const over = await register(30, '192.0.2.9');
  expect([over.statusCode, Number(over.headers['retry-after']) > 59 * 60]).toEqual([429, true]);
  const seeker = await host.app.inject({
    method: 'POST',
    url: '/api/jobseeker/jobseekers',
    headers: { 'x-forwarded-for': '192.0.2.9' },
    payload: seekerForm('crowd'),
  });
  expect(seeker.statusCode).toBe(429);
  expect((await register(31, '192.0.2.10')).statusCode).toBe(201);
  await later('1 hour');
  expect((await register(30, '192.0.2.9')).statusCode).toBe(201);
});
test('reads are limited far above what a person does, and then say how long to wait', async () => {
  const read = () =>
    host.app.inject({ url: '/api/session', headers: { 'x-forwarded-for': '192.0.2.77' } });
  // calls are counted per clock minute, which must not end between two of them
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  for (let index = 0; index < 30; index += 1) expect((await read()).statusCode).toBe(200);
  for (let round = 0; round < 30; round += 1) await Promise.all(Array.from({ length: 100 }, read));
  const over = await read();
  expect([over.statusCode, over.json(), Number(over.headers['retry-after']) > 0]).toEqual([
    429,
    { message: 'Too many requests. Try again in a moment.' },
    true,
  ]);
  expect(
    (await host.app.inject({ url: '/api/session', headers: { 'x-forwarded-for': '192.0.2.78' } }))
      .statusCode,
  ).toBe(200);
  now.mockReturnValue(Date.now() + 60_000);
  expect((await read()).statusCode).toBe(200);
});
test('an unasked X-Forwarded-For is not believed', async () => {
  const direct = await openHost({ RATE_LIMITS: 'on' });
  for (let index = 0; index < 50; index += 1) {
    await direct.app.inject({
      method: 'POST',
      url: '/api/employer/login',
      headers: { 'x-forwarded-for': `192.0.2.${index}` },
      payload: { usernameEmployer: `n${index}`, passwordnameEmployer: 'x' },
    });
  }
  const answer = await direct.app.inject({
    method: 'POST',
    url: '/api/employer/login',
    headers: { 'x-forwarded-for': '192.0.2.200' },
    payload: { usernameEmployer: 'other', passwordnameEmployer: 'x' },
  });
  expect(answer.statusCode).toBe(429);
  await direct.close();
});
test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0db8:0000:0001:1:2:3:4', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
