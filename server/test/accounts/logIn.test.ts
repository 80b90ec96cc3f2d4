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
/** Returns the status of a call that is limited to the caller's role. */
const ownCall = async (headers: Record<string, string>) =>
  (await host.app.inject({ url: '/api/applications/counts', headers })).statusCode;
const logIn = (person: Person, headers: Record<string, string> = {}) =>
  host.app.inject({
    method: 'POST',
    url: '/api/employer/login',
    headers,
    payload: { usernameEmployer: person.username, passwordnameEmployer: person.password },
  });

test('a login that fails leaves no session, whose cookie nobody would have', async () => {
  const limited = await openHost({ RATE_LIMITS: 'on' });
  try {
    const person = await asEmployer(limited);
    const sessions = () => limited.db.query(sql`SELECT id FROM sessions`);
    const before = await sessions();
    await limited.db.execute(
      sql`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused'; END $$`,
    );
    await limited.db.execute(
      sql`CREATE TRIGGER refuse BEFORE INSERT OR UPDATE ON known_networks FOR EACH ROW EXECUTE FUNCTION refuse()`,
    );
    const answer = await limited.app.inject({
      method: 'POST',
      url: '/api/employer/login',
      payload: { usernameEmployer: person.username, passwordnameEmployer: person.password },
    });
    expect(answer.statusCode).toBe(500);
    expect(await sessions()).toEqual(before);
  } finally {
    await limited.close();
  }
});

describe('log-in', () => {
  test('an employer gets a cookie of its role and no token; the name comes back as registered', async () => {
    const answer = await host.app.inject({
      method: 'POST',
      url: '/api/employer/login',
      payload: {
        usernameEmployer: employer.username.toUpperCase(),
        passwordnameEmployer: employer.password,
      },
    });
    expect(answer.json()).toEqual({
      message: 'Logged in',
      usernameEmployer: employer.username,
      role: 'employer',
    });
    expect(answer.cookies).toEqual([
      {
        name: 'jl_employer',
        value: expect.stringMatching(/^[\w-]{43}$/),
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: 90 * 86_400,
      },
    ]);
  });
  test('the database holds hashes only', async () => {
    const answer = await logIn(employer);
    const secret = answer.cookies[0]?.value ?? '';
    const rows = await host.db.query<{ text: string }>(sql`SELECT s::text AS text FROM sessions s`);
    expect(secret).not.toBe('');
    expect(
      rows.some(
        ({ text }) => text.includes(secret) || text.includes(Buffer.from(secret).toString('hex')),
      ),
    ).toBe(false);
  });
  test.each([
    [
      '/api/employer/login',
      () => ({ usernameEmployer: employer.username, passwordnameEmployer: 'not it at all' }),
    ],
    [
      '/api/employer/login',
      () => ({ usernameEmployer: 'nobody', passwordnameEmployer: 'not it at all' }),
    ],
    [
      '/api/employer/login',
      () => ({ usernameEmployer: seeker.username, passwordnameEmployer: seeker.password }),
    ],
    [
      '/api/jobseeker/jobseekers/login',
      () => ({ usernamejobseek: employer.username, passwordnamejobseek: employer.password }),
    ],
    [
      '/api/admin/admins/login',
      () => ({ adminname: admin.username, adminpassword: 'not it at all' }),
    ],
    [
      '/api/admin/admins/login',
      () => ({ adminname: employer.username, adminpassword: employer.password }),
    ],
  ])('a wrong name or password at %s is one 401 and no cookie', async (url, payload) => {
    const answer = await host.app.inject({ method: 'POST', url, payload: payload() });
    expect([answer.statusCode, answer.json(), answer.cookies]).toEqual([
      401,
      { message: 'Invalid username or password' },
      [],
    ]);
  });
  test.each([
    [{}, 'usernameEmployer'],
    [{ usernameEmployer: 'a' }, 'passwordnameEmployer'],
    [{ usernameEmployer: 5, passwordnameEmployer: 'x' }, 'usernameEmployer'],
    [{ usernameEmployer: 'a', passwordnameEmployer: 'x', role: 'admin' }, 'role'],
    [{ usernameEmployer: 'a\0', passwordnameEmployer: 'x' }, 'usernameEmployer'],
  ])('%j is refused by name', async (payload, field) => {
    const answer = await host.app.inject({ method: 'POST', url: '/api/employer/login', payload });
    expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
  });
  test('behind TLS the cookie is marked secure', async () => {
    const secure = await openHost({ TRUST_PROXY: 'loopback' });
    const person = await asEmployer(secure);
    const payload = { usernameEmployer: person.username, passwordnameEmployer: person.password };
    const answer = await secure.app.inject({
      method: 'POST',
      url: '/api/employer/login',
      headers: { 'x-forwarded-proto': 'https' },
      payload,
    });
    expect(answer.cookies[0]).toMatchObject({ secure: true });
    await secure.close();
  });
  test('a new log-in ends the one whose cookie the browser had', async () => {
    const first = cookieFrom(await logIn(employer));
    const second = cookieFrom(await logIn(employer, { cookie: first }));
    expect([await ownCall({ cookie: first }), await ownCall({ cookie: second })]).toEqual([
      401, 200,
    ]);
  });
});
