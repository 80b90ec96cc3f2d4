import sql from 'sql-template-tag';
import { makeFirstAdmin } from '../../services/office/firstAdmin';
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
beforeAll(async () => {
  host = await openHost();
});
afterAll(() => host.close());

const call = (
  person: Person | null,
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  payload?: object,
  on = host,
) =>
  on.app.inject({
    method,
    url: `/api${url}`,
    headers: person?.headers ?? {},
    ...(payload && { payload }),
  });
const invite = async (admin: Person, adminname: string): Promise<string> => {
  const answer = await call(admin, 'POST', '/admins/invitations', { adminname });
  expect([answer.statusCode, answer.body]).toEqual([201, expect.stringContaining('/admininvite#')]);
  return answer.json().path.split('#')[1];
};
const accept = (token: string, adminpassword = 'a long enough one', on = host) =>
  call(null, 'POST', '/admins/invitations/accept', { token, adminpassword }, on);
const logIn = (adminname: string, adminpassword = 'a long enough one') =>
  call(null, 'POST', '/admin/admins/login', { adminname, adminpassword });
const names = async (admin: Person): Promise<string[]> =>
  (await call(admin, 'GET', '/admins'))
    .json()
    .items.map(({ adminname }: { adminname: string }) => adminname);
const endOthers = async (admin: Person) => {
  for (const { _id, you } of (await call(admin, 'GET', '/admins')).json().items)
    if (!you) expect((await call(admin, 'DELETE', `/admins/${_id}`)).statusCode).toBe(204);
};

test("inviting and ending are an administrator's alone; accepting is open", async () => {
  const [admin, employer, seeker] = [
    await asAdmin(host),
    await asEmployer(host),
    await asSeeker(host),
  ];
  for (const [person, status] of [
    [null, 401],
    [employer, 403],
    [seeker, 403],
  ] as const) {
    expect((await call(person, 'GET', '/admins')).statusCode).toBe(status);
    expect(
      (await call(person, 'POST', '/admins/invitations', { adminname: 'sneaky' })).statusCode,
    ).toBe(status);
    expect((await call(person, 'DELETE', `/admins/${admin.id}`)).statusCode).toBe(status);
  }
  expect(await names(admin)).toEqual([admin.username]);
  expect((await call(admin, 'GET', '/admins')).json().invitations).toEqual([]);
});

test('an invitation makes an administrator, once', async () => {
  const admin = await asAdmin(host);
  const token = await invite(admin, 'Second');
  expect((await call(admin, 'GET', '/admins')).json().invitations).toEqual([
    {
      _id: expect.any(String),
      adminname: 'Second',
      invitedBy: admin.username,
      expiresAt: expect.any(String),
    },
  ]);
  expect((await logIn('Second')).statusCode).toBe(401);
  for (const [password, message] of [
    ['short', 'too short'],
    ['second', 'must not be the username|too short'],
    ['password', 'too easy to guess'],
  ] as const) {
    const refused = await accept(token, password);
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { message: expect.stringMatching(message), field: 'adminpassword' },
    ]);
  }
  const answers = await Promise.all([accept(token), accept(token), accept(token)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    201, 404, 404,
  ]);
  expect((await accept(token)).statusCode).toBe(404);
  const session = await logIn('second');
  expect(session.statusCode).toBe(200);
  expect(cookieFrom(session)).toContain('jl_admin=');
  expect((await call(admin, 'GET', '/admins')).json().invitations).toEqual([]);
  expect(await names(admin)).toContain('Second');
});

test('only the hash of a token is kept, nowhere the token', async () => {
  const admin = await asAdmin(host);
  const headers = { ...admin.headers, 'idempotency-key': 'invite-once' };
  const answer = await host.app.inject({
    method: 'POST',
    url: '/api/admins/invitations',
    headers,
    payload: { adminname: 'kept.secret' },
  });
  const token: string = answer.json().path.split('#')[1];
  expect(answer.headers['cache-control']).toBe('no-store');
  const stored = await host.db.query<{ text: string }>(sql`
    SELECT string_agg(t, ' ') AS text FROM (SELECT i::text AS t FROM admin_invitations i UNION ALL SELECT k::text FROM idempotency_keys k UNION ALL SELECT a::text FROM audit_log a) everything`);
  expect(stored[0]?.text).toContain('kept.secret');
  expect(stored[0]?.text).not.toContain(token);
  expect(stored[0]?.text).not.toContain(Buffer.from(token).toString('hex'));
});

test('another invitation for a name takes the place of the first; one that is over counts no more', async () => {
  const admin = await asAdmin(host);
  const [first, second] = [await invite(admin, 'twice'), await invite(admin, 'TWICE')];
  expect((await accept(first)).statusCode).toBe(404);
  await host.db.execute(
    sql`UPDATE admin_invitations SET expires_at = now() - interval '1 second' WHERE name_key = 'twice'`,
  );
  expect((await accept(second)).statusCode).toBe(404);
  expect(
    (await call(admin, 'GET', '/admins'))
      .json()
      .invitations.map(({ adminname }: { adminname: string }) => adminname),
  ).not.toContain('TWICE');
});

test("a name that is or was an administrator's can't be invited", async () => {
  const [admin, other] = [await asAdmin(host), await asAdmin(host, 'has.been')];
  for (const name of ['HAS.been', admin.username]) {
    const answer = await call(admin, 'POST', '/admins/invitations', { adminname: name });
    expect([answer.statusCode, answer.json().field]).toEqual([409, 'adminname']);
  }
  expect((await call(admin, 'DELETE', `/admins/${other.id}`)).statusCode).toBe(204);
  expect(
    (await call(admin, 'POST', '/admins/invitations', { adminname: 'has.been' })).statusCode,
  ).toBe(409);
  for (const name of [' x', 'x ', 'a\u200Bb'])
    expect((await call(admin, 'POST', '/admins/invitations', { adminname: name })).statusCode).toBe(
      400,
    );
});

test("who is ended is logged out at once, can't log in, and leaves no invitation", async () => {
  const [admin, other] = [await asAdmin(host), await asAdmin(host)];
  const token = await invite(other, 'friend');
  expect((await call(admin, 'DELETE', `/admins/${other.id}`)).statusCode).toBe(204);
  expect((await call(other, 'GET', '/admins')).statusCode).toBe(401);
  expect((await logIn(other.username, other.password)).statusCode).toBe(401);
  expect((await accept(token)).statusCode).toBe(404);
  expect((await call(admin, 'DELETE', `/admins/${other.id}`)).statusCode).toBe(404);
  expect((await call(admin, 'DELETE', '/admins/nobody')).statusCode).toBe(404);
});

test("the last administrator can't be ended", async () => {
  const admin = await asAdmin(host);
  await endOthers(admin);
  const answer = await call(admin, 'DELETE', `/admins/${admin.id}`);
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    expect.stringContaining('last administrator'),
  ]);
  expect(await names(admin)).toEqual([admin.username]);
});

test('of two who end each other at the same moment one stays, each time', async () => {
  for (let round = 0; round < 8; round += 1) {
    const [one, two] = [await asAdmin(host), await asAdmin(host)];
    await endOthers(one);
    const again = await asAdmin(host, two.username);
    const answers = await Promise.all([
      call(one, 'DELETE', `/admins/${again.id}`),
      call(again, 'DELETE', `/admins/${one.id}`),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      204, 401,
    ]);
    const rows = await host.db.query(sql`SELECT 1 FROM admins WHERE deleted_at IS NULL`);
    expect(rows).toHaveLength(1);
  }
});

test('all of it is written down, with names', async () => {
  const admin = await asAdmin(host);
  await accept(await invite(admin, 'written.down'));
  const other = (await call(admin, 'GET', '/admins'))
    .json()
    .items.find(({ adminname }: { adminname: string }) => adminname === 'written.down');
  await call(admin, 'DELETE', `/admins/${other._id}`);
  const { items } = (await call(admin, 'GET', '/admin/audit?limit=3')).json();
  expect(
    items.map(({ actor, action, record }: Record<string, string>) => [actor, action, record]),
  ).toEqual([
    [admin.username, 'endAdmin', 'written.down'],
    ['written.down', 'acceptInvitation', 'written.down'],
    [admin.username, 'inviteAdmin', 'written.down'],
  ]);
});

test("the first administrator is the host's own doing", async () => {
  const fresh = await openHost({ ADMIN_NAME: 'founder', ADMIN_PASSWORD: 'a long enough one' });
  try {
    await makeFirstAdmin(fresh.context);
    await makeFirstAdmin(fresh.context);
    const rows = await fresh.db.query(
      sql`SELECT actor_role, actor_id, action, record_name, after FROM audit_log`,
    );
    expect(rows).toEqual([
      {
        actor_role: 'host',
        actor_id: null,
        action: 'createAdmin',
        record_name: 'founder',
        after: { adminname: 'founder' },
      },
    ]);
  } finally {
    await fresh.close();
  }
});

test("tokens can't be guessed at leisure: after 50 wrong ones the next has to wait", async () => {
  const limited = await openHost({ RATE_LIMITS: 'on' });
  try {
    const statuses: number[] = [];
    for (let tries = 0; tries < 51; tries += 1)
      statuses.push((await accept(`guess-${tries}`, 'a long enough one', limited)).statusCode);
    expect(statuses.slice(0, 50)).toEqual(Array(50).fill(404));
    const last = await accept('guess', 'a long enough one', limited);
    expect([statuses[50], last.statusCode, last.headers['retry-after']]).toEqual([
      429,
      429,
      expect.stringMatching(/^\d+$/),
    ]);
  } finally {
    await limited.close();
  }
});

test('an invitation can be withdrawn: its link is over, and the log says who did it', async () => {
  const [admin, employer] = [await asAdmin(host), await asEmployer(host)];
  const token = await invite(admin, 'Withdrawn');
  const [{ _id }] = (await call(admin, 'GET', '/admins')).json().invitations;
  const withdraw = (person: Person | null, id: string) =>
    call(person, 'DELETE', `/admins/invitations/${id}`);
  expect([
    (await withdraw(null, _id)).statusCode,
    (await withdraw(employer, _id)).statusCode,
    (await withdraw(admin, 'nonsense')).statusCode,
  ]).toEqual([401, 403, 404]);
  expect((await withdraw(admin, _id)).statusCode).toBe(204);
  expect((await withdraw(admin, _id)).statusCode).toBe(404);
  expect((await accept(token)).statusCode).toBe(404);
  expect((await call(admin, 'GET', '/admins')).json().invitations).toEqual([]);
  expect(
    await host.db.query(
      sql`SELECT actor_id AS actor, before FROM audit_log WHERE action = 'withdrawInvitation'`,
    ),
  ).toEqual([{ actor: admin.id, before: { adminname: 'Withdrawn' } }]);
  // the name can be invited again
  expect(await invite(admin, 'Withdrawn')).not.toBe(token);
});
