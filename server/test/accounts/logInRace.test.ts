import { hash } from '@node-rs/argon2';
import sql from 'sql-template-tag';
import { asAdmin, asEmployer, cookieFrom, openHost, type Person, type TestHost } from '../host';

let host: TestHost;
beforeAll(async () => {
  host = await openHost();
});
afterAll(() => host.close());

const logIn = ({ username }: Person, password: string) =>
  host.app.inject({
    method: 'POST',
    url: '/api/employer/login',
    payload: { usernameEmployer: username, passwordnameEmployer: password },
  });
const changePassword = (headers: Record<string, string>, password: string, newPassword: string) =>
  host.app.inject({
    method: 'PUT',
    url: '/api/password',
    headers,
    payload: { password, newPassword },
  });
const sessionsOf = (cookie: string) =>
  host.app.inject({ method: 'GET', url: '/api/sessions', headers: { cookie } });

test('no session made from the old password survives a change at the same moment', async () => {
  const person = await asEmployer(host);
  let { headers, password } = person;
  const survived: string[] = [];
  for (let round = 0; round < 12; round += 1) {
    const next = `password number ${round}`;
    const [changed, ...logIns] = await Promise.all([
      changePassword(headers, password, next),
      ...Array.from({ length: 6 }, () => logIn(person, password)),
    ]);
    expect(changed.statusCode).toBe(200);
    for (const answer of logIns) {
      expect([200, 401]).toContain(answer.statusCode);
      if (answer.statusCode !== 200) continue;
      const { statusCode } = await sessionsOf(cookieFrom(answer));
      if (statusCode !== 401) survived.push(`round ${round}`);
    }
    headers = { cookie: cookieFrom(changed) };
    password = next;
  }
  expect(survived).toEqual([]);
});

/** Locks an account's row, so that concurrent calls wait for the lock. */
const whileLocked = async (id: string, change: string, run: () => Promise<unknown>) =>
  host.db.transaction(async (tx) => {
    await tx.query(sql`SELECT 1 FROM employers WHERE id = ${id} FOR UPDATE`);
    const running = run();
    // until it waits for the lock, or has passed it
    for (let looked = 0; looked < 100; looked += 1) {
      const [waiting] = await tx.query<{ count: number }>(
        sql`SELECT count(*) AS count FROM pg_locks WHERE NOT granted`,
      );
      if ((waiting?.count ?? 0) > 0) break;
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    }
    if (change === 'delete')
      await tx.execute(sql`UPDATE employers SET deleted_at = now() WHERE id = ${id}`);
    else await tx.execute(sql`UPDATE employers SET password_hash = ${change} WHERE id = ${id}`);
    return { running };
  });

test('a login that waited for the account sees what became of it', async () => {
  const [first, other] = [await asEmployer(host), await asEmployer(host)];
  const [{ hash } = { hash: '' }] = await host.db.query<{ hash: string }>(
    sql`SELECT password_hash AS hash FROM employers WHERE id = ${other.id}`,
  );
  const status = async (answer: unknown) =>
    ((await answer) as Awaited<ReturnType<typeof logIn>>).statusCode; // what logIn returns
  const deleted = await whileLocked(other.id, 'delete', () => logIn(other, other.password));
  expect(await status(deleted.running)).toBe(401);
  // the same password under another hash still matches
  const rehashed = await whileLocked(first.id, hash, () => logIn(first, first.password));
  expect(await status(rehashed.running)).toBe(200);
});

test('of two changes of one password at the same moment, one succeeds', async () => {
  const person = await asEmployer(host);
  const answers = await Promise.all([
    changePassword(person.headers, person.password, 'the first new one'),
    changePassword(person.headers, person.password, 'the second new one'),
  ]);
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
  expect(statuses[0]).toBe(200);
  expect([400, 401]).toContain(statuses[1]);
  const won = answers.find(({ statusCode }) => statusCode === 200);
  expect((await sessionsOf(cookieFrom(won ?? answers[0]))).statusCode).toBe(200);
});

test('an administrator who was ended meanwhile gets no session', async () => {
  const admin = await asAdmin(host);
  const answers = await Promise.all([
    host.app.inject({
      method: 'POST',
      url: '/api/admin/admins/login',
      payload: { adminname: admin.username, adminpassword: admin.password },
    }),
    host.db.execute(sql`UPDATE admins SET deleted_at = now() WHERE id = ${admin.id}`),
  ]);
  expect([200, 401]).toContain(answers[0].statusCode);
});

test('a login renews a hash of weaker parameters, and the sessions stay', async () => {
  const person = await asEmployer(host);
  const weak = await hash(person.password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  await host.db.execute(sql`UPDATE employers SET password_hash = ${weak} WHERE id = ${person.id}`);
  const stored = async () =>
    (
      await host.db.query<{ hash: string }>(
        sql`SELECT password_hash AS hash FROM employers WHERE id = ${person.id}`,
      )
    )[0]?.hash;
  expect((await logIn(person, 'not the password')).statusCode).toBe(401);
  expect(await stored()).toBe(weak);
  // concurrent logins all succeed, whichever of them renews the hash
  const answers = await Promise.all([1, 2, 3].map(() => logIn(person, person.password)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(await stored()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const renewed = await stored();
  expect((await logIn(person, person.password)).statusCode).toBe(200);
  expect(await stored()).toBe(renewed);
  expect((await sessionsOf(person.headers['cookie'] ?? '')).statusCode).toBe(200);
});

test('an account has fifty sessions at most; the least recently used ends', async () => {
  const person = await asEmployer(host);
  await host.db.execute(sql`
    INSERT INTO sessions (id, role, account_id, secret_hash, seen_at, expires_at)
    SELECT gen_random_uuid(), 'employer', ${person.id}, decode(md5(number::text), 'hex'), now() - make_interval(mins => number), now() + interval '1 day'
    FROM generate_series(1, 80) AS number`);
  const answer = await logIn(person, person.password);
  const sessions: { current: boolean }[] = (await sessionsOf(cookieFrom(answer))).json();
  expect(sessions).toHaveLength(50);
  expect(sessions.filter(({ current }) => current)).toHaveLength(1);
  expect((await sessionsOf(person.headers['cookie'] ?? '')).statusCode).toBe(200);
});
