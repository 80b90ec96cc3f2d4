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
import { addCategories } from '../jobFixtures';

let host: TestHost;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
});
afterAll(() => host.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (person: Pick<Person, 'headers'>, method: Method, url: string, payload?: object) =>
  host.app.inject({
    method,
    url: `/api${url}`,
    headers: person.headers,
    ...(payload && { payload }),
  });
const newPassword = 'another long horse';
const logIn = (person: Person, password = person.password, agent = '') =>
  host.app.inject({
    method: 'POST',
    url: '/api/employer/login',
    headers: { 'user-agent': agent },
    payload: { usernameEmployer: person.username, passwordnameEmployer: password },
  });
const again = async (person: Person, agent?: string): Promise<Person> => ({
  ...person,
  headers: { cookie: cookieFrom(await logIn(person, person.password, agent)) },
});
type Session = { _id: string; current: boolean; device: string; createdAt: string; seenAt: string };
const sessionsOf = async (person: Person): Promise<Session[]> =>
  (await call(person, 'GET', '/sessions')).json();

describe('own log-ins', () => {
  const firefox =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
  test("are listed with what they were made with, this one first, and no other account's", async () => {
    const person = await asEmployer(host);
    await asEmployer(host);
    const second = await again(person, firefox);
    expect(await sessionsOf(second)).toEqual([
      {
        _id: expect.any(String),
        current: true,
        device: 'Firefox on Windows',
        createdAt: expect.any(String),
        seenAt: expect.any(String),
      },
      {
        _id: expect.any(String),
        current: false,
        device: expect.any(String),
        createdAt: expect.any(String),
        seenAt: expect.any(String),
      },
    ]);
  });
  test('one is ended; it answers 401 from then on, this one goes on', async () => {
    const person = await asEmployer(host);
    const second = await again(person);
    const other = (await sessionsOf(second)).find(({ current }) => !current);
    expect((await call(second, 'DELETE', `/sessions/${other?._id}`)).statusCode).toBe(204);
    expect((await call(person, 'GET', '/sessions')).statusCode).toBe(401);
    expect(await sessionsOf(second)).toHaveLength(1);
  });
  test('this one can be ended as well, and its cookie goes', async () => {
    const person = await asSeeker(host);
    const [own] = await sessionsOf(person);
    const answer = await call(person, 'DELETE', `/sessions/${own?._id}`);
    expect(answer.cookies).toEqual([expect.objectContaining({ name: 'jl_jobseeker', value: '' })]);
    expect((await call(person, 'GET', '/sessions')).statusCode).toBe(401);
  });
  test('all others end at once', async () => {
    const person = await asEmployer(host);
    const second = await again(person);
    const third = await again(person);
    expect((await call(second, 'DELETE', '/sessions')).statusCode).toBe(204);
    expect([
      (await call(person, 'GET', '/sessions')).statusCode,
      (await call(third, 'GET', '/sessions')).statusCode,
      (await sessionsOf(second)).length,
    ]).toEqual([401, 401, 1]);
  });
  test.each(['nonsense', '00000000-0000-4000-8000-000000000000'])(
    "%s is nobody's log-in",
    async (id) => {
      expect((await call(await asSeeker(host), 'DELETE', `/sessions/${id}`)).statusCode).toBe(404);
    },
  );
  test("another account's log-in can't be ended", async () => {
    const victim = await asEmployer(host);
    const [theirs] = await sessionsOf(victim);
    for (const stranger of [await asEmployer(host), await asSeeker(host), await asAdmin(host)]) {
      expect((await call(stranger, 'DELETE', `/sessions/${theirs?._id}`)).statusCode).toBe(404);
    }
    expect(await sessionsOf(victim)).toHaveLength(1);
  });
});

describe('changing the password', () => {
  test('ends every log-in; this one goes on under a new id, and only the new password counts', async () => {
    const person = await asEmployer(host);
    await host.db.execute(
      sql`UPDATE employers SET email_verified_at = now() WHERE id = ${person.id}`,
    );
    const second = await again(person);
    const before = (await sessionsOf(second)).map(({ _id }) => _id);
    const answer = await call(second, 'PUT', '/password', {
      password: person.password,
      newPassword,
    });
    expect([answer.statusCode, answer.json(), answer.headers['cache-control']]).toEqual([
      200,
      { userRole: 'employer', usernameEmployer: person.username },
      'no-store',
    ]);
    expect((await call(person, 'GET', '/sessions')).statusCode).toBe(401);
    expect((await call(second, 'GET', '/sessions')).statusCode).toBe(401);
    const renewed = { ...person, headers: { cookie: cookieFrom(answer) } };
    const after = await sessionsOf(renewed);
    expect(after).toHaveLength(1);
    expect(before).not.toContain(after[0]?._id);
    expect([
      (await logIn(person)).statusCode,
      (await logIn(person, newPassword)).statusCode,
    ]).toEqual([401, 200]);
    expect(
      await host.db.query(
        sql`SELECT kind, recipient FROM mails WHERE recipient = ${`${person.username}@firm.example`} AND kind = 'passwordChanged'`,
      ),
    ).toHaveLength(1);
  });
  test('an administrator gets a new token, and the old one ends', async () => {
    const admin = await asAdmin(host);
    const answer = await call(admin, 'PUT', '/password', { password: admin.password, newPassword });
    expect((await call(admin, 'GET', '/admins')).statusCode).toBe(401);
    expect(
      (
        await call(
          { headers: { authorization: `Bearer ${answer.json().authToken}` } },
          'GET',
          '/admins',
        )
      ).statusCode,
    ).toBe(200);
  });
  test.each([
    ['a wrong present one', { password: 'not it at all', newPassword }, 'password'],
    ['a short one', { newPassword: 'short' }, 'newPassword'],
    ['a common one', { newPassword: 'password123' }, 'newPassword'],
    ['the same one', { newPassword: 'right horse battery' }, 'newPassword'],
    ['none', { newPassword: '' }, 'newPassword'],
    ['another field', { newPassword, username: 'x' }, 'username'],
  ])('%s is refused by name, and nothing changes', async (_, body, field) => {
    const person = await asEmployer(host);
    const answer = await call(person, 'PUT', '/password', { password: person.password, ...body });
    expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
    expect([
      (await logIn(person)).statusCode,
      (await call(person, 'GET', '/sessions')).statusCode,
    ]).toEqual([200, 200]);
  });
  test('the username is no password', async () => {
    const person = await asEmployer(host, 'longusername1');
    expect(
      (
        await call(person, 'PUT', '/password', {
          password: person.password,
          newPassword: 'LongUsername1',
        })
      ).json().field,
    ).toBe('newPassword');
  });
  test('wrong present passwords count like wrong log-ins', async () => {
    const limited = await openHost({ RATE_LIMITS: 'on' });
    const person = await asEmployer(limited);
    const tries = [];
    for (let n = 0; n < 11; n += 1)
      tries.push(
        (
          await limited.app.inject({
            method: 'PUT',
            url: '/api/password',
            headers: person.headers,
            payload: { password: 'wrong', newPassword },
          })
        ).statusCode,
      );
    expect(tries).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    await limited.close();
  });
});
