import sql from 'sql-template-tag';
import {
  asAdmin,
  asEmployer,
  asSeeker,
  cookieFrom,
  openHost,
  type Person,
  type TestHost,
} from '../host';

let host: TestHost;
let employer: Person;
let seeker: Person;
let admin: Person & { cookie: string };
beforeAll(async () => {
  host = await openHost();
  employer = await asEmployer(host, 'Emma/Ärger & Söhne');
  seeker = await asSeeker(host);
  admin = await asAdmin(host);
});
afterAll(() => host.close());

const cookieOf = (person: Person) => person.headers['cookie'] ?? '';
const session = (headers: Record<string, string>) =>
  host.app.inject({ url: '/api/session', headers });
/** Returns the status of a call that is limited to the caller's role. */
const ownCall = async (headers: Record<string, string>) =>
  (await host.app.inject({ url: '/api/applications/counts', headers })).statusCode;
const adminCall = async (headers: Record<string, string>) =>
  (await host.app.inject({ url: '/api/employer/getAll', headers })).statusCode;
const logOut = (headers: Record<string, string>) =>
  host.app.inject({ method: 'DELETE', url: '/api/session', headers });
const logIn = (person: Person, headers: Record<string, string> = {}) =>
  host.app.inject({
    method: 'POST',
    url: '/api/employer/login',
    headers,
    payload: { usernameEmployer: person.username, passwordnameEmployer: person.password },
  });

describe('who calls', () => {
  test('a single cookie counts without X-Session', async () => {
    expect(await ownCall({ cookie: cookieOf(employer) })).toBe(200);
    expect(await adminCall({ cookie: admin.cookie })).toBe(200);
  });
  test('of several the latest that may make the call counts, unless X-Session says which', async () => {
    const cookie = `${cookieOf(employer)}; ${cookieOf(seeker)}; ${admin.cookie}`;
    expect(await ownCall({ cookie })).toBe(200);
    expect(await adminCall({ cookie })).toBe(200);
    expect((await session({ cookie })).json()).toMatchObject({ userRole: 'admin' });
    // if two roles may make the call, the latest session is used: each person's own account
    const account = (of: string) =>
      host.app.inject({ url: '/api/account', headers: { cookie: of } });
    expect((await account(cookie)).json().role).toBe('jobseeker');
    // if neither role may: 403, as with the latest session alone
    expect(await adminCall({ cookie: `${cookieOf(employer)}; ${cookieOf(seeker)}` })).toBe(403);
    expect(await ownCall({ cookie, 'x-session': employer.headers['x-session'] ?? '' })).toBe(200);
    expect(await ownCall({ cookie, 'x-session': seeker.headers['x-session'] ?? '' })).toBe(403);
    // an invalid cookie is ignored
    expect(await ownCall({ cookie: `${cookieOf(employer)}; jl_jobseeker=forged` })).toBe(200);
  });
  test.each([
    'employer:somebody',
    'jobseeker:x',
    'employer',
    '',
    ':',
    'employer:%',
    'admin:x',
    'owner:x',
  ])(
    'X-Session "%s" is not this cookie: 401 where a session is needed, no hindrance elsewhere',
    async (name) => {
      const headers = { cookie: cookieOf(employer), 'x-session': name };
      expect(await ownCall(headers)).toBe(401);
      expect((await host.app.inject({ url: '/api/categories', headers })).statusCode).toBe(200);
    },
  );
  test('a bearer token beats cookies, and a forged one is nobody', async () => {
    expect(
      await adminCall({
        ...admin.headers,
        cookie: cookieOf(employer),
        'x-session': employer.headers['x-session'] ?? '',
      }),
    ).toBe(200);
    for (const authorization of [
      'Bearer forged',
      'Bearer ',
      'Basic YTpi',
      `Bearer ${'x'.repeat(5000)}`,
    ]) {
      expect(await ownCall({ cookie: cookieOf(employer), authorization })).toBe(401);
      expect(
        (await host.app.inject({ url: '/api/categories', headers: { authorization } })).statusCode,
      ).toBe(200);
    }
  });
  test('a forged cookie is nobody', async () => {
    for (const cookie of [
      'jl_employer=forged',
      'jl_employer=',
      `jl_employer=${'x'.repeat(4000)}`,
      'jl_employer=%00',
      'nonsense',
    ])
      expect(await ownCall({ cookie })).toBe(401);
  });
  test("a visitor's reads set no cookie", async () => {
    for (const url of ['/api/categories', '/api/session', '/api/jobdescriptions/getAll'])
      expect((await host.app.inject({ url })).headers['set-cookie']).toBeUndefined();
  });
});

describe('GET /session', () => {
  test('null for nobody', async () => {
    const answer = await session({});
    expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([
      200,
      'null',
      'application/json; charset=utf-8',
    ]);
    expect((await session({ cookie: 'jl_admin=forged' })).body).toBe('null');
  });
  test('the keys of a role', async () => {
    expect((await session({ cookie: cookieOf(employer) })).json()).toEqual({
      userRole: 'employer',
      usernameEmployer: employer.username,
    });
    expect((await session({ cookie: cookieOf(seeker) })).json()).toEqual({
      userRole: 'jobseeker',
      usernamejobseek: seeker.username,
    });
  });
  test('the last log-in of several, whatever X-Session says', async () => {
    const later = cookieFrom(await logIn(employer));
    const answer = await session({
      cookie: `${cookieOf(seeker)}; ${later}`,
      'x-session': seeker.headers['x-session'] ?? '',
    });
    expect(answer.json()).toEqual({ userRole: 'employer', usernameEmployer: employer.username });
  });
  test('an administrator gets a fresh token, beside which the earlier ones still count', async () => {
    const [one, two] = [
      (await session({ cookie: admin.cookie })).json(),
      (await session({ cookie: admin.cookie })).json(),
    ];
    expect(one).toEqual({ userRole: 'admin', authToken: expect.any(String) });
    expect(two.authToken).not.toBe(one.authToken);
    for (const { authToken } of [one, two])
      expect(await adminCall({ authorization: `Bearer ${authToken}` })).toBe(200);
    expect(await adminCall(admin.headers)).toBe(200);
  });
});

test('asking for the session ends no token of another tab', async () => {
  const other = await asAdmin(host);
  for (let tab = 0; tab < 60; tab += 1)
    expect((await session({ cookie: other.cookie })).statusCode).toBe(200);
  expect(await adminCall(other.headers)).toBe(200);
});

describe('log-out', () => {
  test('ends the session, clears its cookie, and may be repeated', async () => {
    const cookie = cookieFrom(await logIn(employer));
    const answer = await logOut({ cookie, 'x-session': employer.headers['x-session'] ?? '' });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(answer.cookies).toMatchObject([
      { name: 'jl_employer', value: '', path: '/', expires: new Date(0) },
    ]);
    expect(await ownCall({ cookie })).toBe(401);
    expect((await logOut({ cookie })).statusCode).toBe(204);
    expect((await logOut({})).statusCode).toBe(204);
    // the person's other session is unaffected
    expect(await ownCall(employer.headers)).toBe(200);
  });
  test('of two roles only the named one ends', async () => {
    const cookie = `${cookieFrom(await logIn(employer))}; ${cookieOf(seeker)}`;
    const answer = await logOut({ cookie, 'x-session': employer.headers['x-session'] ?? '' });
    expect(answer.cookies.map(({ name }) => name)).toEqual(['jl_employer']);
    expect((await session({ cookie })).json()).toMatchObject({ userRole: 'jobseeker' });
    // without a named role, the latest session ends
    const both = `${cookieFrom(await logIn(employer))}; ${cookieOf(seeker)}`;
    expect((await logOut({ cookie: both })).cookies.map(({ name }) => name)).toEqual([
      'jl_employer',
    ]);
  });
  test('a role ends what its cookie holds, whoever else asks', async () => {
    const ended = cookieFrom(await logIn(employer));
    const cookie = `${ended}; ${cookieOf(seeker)}`;
    const headers = { cookie, 'x-session': seeker.headers['x-session'] ?? '' };
    const answer = await host.app.inject({
      method: 'DELETE',
      url: '/api/session?role=employer',
      headers,
    });
    expect([answer.statusCode, answer.cookies.map(({ name }) => name)]).toEqual([
      204,
      ['jl_employer'],
    ]);
    expect((await session({ cookie })).json()).toMatchObject({ userRole: 'jobseeker' });
    expect(await ownCall({ cookie: ended })).toBe(401);
  });
  test('a name that is not the cookie’s ends nothing', async () => {
    expect(
      (await logOut({ ...employer.headers, 'x-session': 'employer:somebody' })).cookies,
    ).toEqual([]);
    expect(await ownCall(employer.headers)).toBe(200);
  });
  test("an administrator's cookie and tokens end together", async () => {
    const other = await asAdmin(host);
    const { authToken } = (await session({ cookie: other.cookie })).json();
    expect((await logOut({ authorization: `Bearer ${authToken}` })).statusCode).toBe(204);
    expect(await adminCall({ cookie: other.cookie })).toBe(401);
    expect(await adminCall(other.headers)).toBe(401);
  });
});

describe('how long a session lives', () => {
  const beIdle = (interval: string) =>
    host.db.execute(sql`UPDATE sessions SET seen_at = now() - ${interval}::interval`);
  test.each([
    ['employer', '13 days', '15 days'],
    ['admin', '59 minutes', '61 minutes'],
  ])('%s: idle for %s it lives and is refreshed, for %s it is gone', async (role, lives, gone) => {
    const call = async () =>
      role === 'admin'
        ? adminCall((await asAdmin(host)).headers)
        : ownCall((await asEmployer(host)).headers);
    expect(await call()).toBe(200);
    const person = role === 'admin' ? await asAdmin(host) : await asEmployer(host);
    const again = () => (role === 'admin' ? adminCall(person.headers) : ownCall(person.headers));
    await beIdle(lives);
    expect(await again()).toBe(200);
    const [row] = await host.db.query<{ fresh: boolean }>(
      sql`SELECT seen_at > now() - interval '1 minute' AS fresh FROM sessions WHERE account_id = ${person.id}`,
    );
    expect(row?.fresh).toBe(true);
    await beIdle(gone);
    expect(await again()).toBe(401);
  });
  test('its whole life has an end, however busy it is', async () => {
    const [person, other] = [await asEmployer(host), await asAdmin(host)];
    const [lives] = await host.db.query<{ employer: number; admin: number }>(sql`
      SELECT extract(epoch FROM max(expires_at - created_at) FILTER (WHERE role = 'employer')) / 86400 AS employer,
        extract(epoch FROM max(expires_at - created_at) FILTER (WHERE role = 'admin')) / 3600 AS admin FROM sessions`);
    expect([Math.round(Number(lives?.employer)), Math.round(Number(lives?.admin))]).toEqual([
      90, 12,
    ]);
    await host.db.execute(sql`UPDATE sessions SET expires_at = now() - interval '1 second'`);
    expect([
      await ownCall(person.headers),
      await adminCall(other.headers),
      (await session({ cookie: other.cookie })).body,
    ]).toEqual([401, 401, 'null']);
  });
});
