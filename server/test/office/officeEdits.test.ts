import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { asAdmin, asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';

let host: TestHost;
let admin: Person;
let strangers: [Person | null, number][];
const terms = randomUUID();
const first = {
  termsofuse1: 'one',
  termsofuse2: 'two',
  termsofuse3: 'three',
  privacypolicy: 'privacy',
  cookies: 'cookies',
  changestostatement: 'changes',
};
beforeAll(async () => {
  host = await openHost();
  await host.db.execute(sql`
    INSERT INTO terms (id, terms_of_use_1, terms_of_use_2, terms_of_use_3, privacy_policy, cookies, changes_to_statement, updated_at)
    VALUES (${terms}, 'one', 'two', 'three', 'privacy', 'cookies', 'changes', '2026-01-05T08:00:00Z')`);
  admin = await asAdmin(host);
  strangers = [
    [null, 401],
    [await asEmployer(host), 403],
    [await asSeeker(host), 403],
  ];
});
afterAll(() => host.close());

const call = (
  person: Person | null,
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
) =>
  host.app.inject({
    method,
    url: `/api${url}`,
    headers: person?.headers ?? {},
    ...(payload && { payload }),
  });
const actions = async () =>
  (
    await host.db.query<{ action: string }>(
      sql`SELECT action FROM audit_log WHERE action NOT LIKE 'login%' ORDER BY id`,
    )
  ).map(({ action }) => action);

describe('terms', () => {
  const save = (texts: object) =>
    call(admin, 'PUT', `/terms/terms/update/${terms}`, { ...first, ...texts });
  const versions = async () => (await call(admin, 'GET', `/terms/${terms}/versions`)).json();
  test('every change keeps the version before, with its time; a save without a change keeps none', async () => {
    expect(await versions()).toEqual([]);
    expect((await save({})).statusCode).toBe(200);
    expect(await versions()).toEqual([]);
    expect((await call(null, 'GET', '/terms/terms')).json()[0].updatedAt).toBe(
      '2026-01-05T08:00:00.000Z',
    );
    await save({ cookies: 'second' });
    await save({ cookies: 'third' });
    const found = await versions();
    expect(
      found.map(({ number, cookies }: { number: number; cookies: string }) => [number, cookies]),
    ).toEqual([
      [2, 'second'],
      [1, 'cookies'],
    ]);
    expect(found[1]).toMatchObject({
      ...first,
      since: '2026-01-05T08:00:00.000Z',
      until: found[0].since,
    });
    const [now] = (await call(null, 'GET', '/terms/terms')).json();
    expect([now.cookies, now.updatedAt]).toEqual(['third', found[0].until]);
  });
  test('an earlier version is restored, and the present one becomes an earlier one', async () => {
    const answer = await call(admin, 'POST', `/terms/${terms}/versions/1/restore`);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { _id: terms, ...first, updatedAt: expect.any(String) },
    ]);
    expect(
      (await versions()).map(({ number, cookies }: { number: number; cookies: string }) => [
        number,
        cookies,
      ]),
    ).toEqual([
      [3, 'third'],
      [2, 'second'],
      [1, 'cookies'],
    ]);
    expect(await actions()).toEqual(['updateTerms', 'updateTerms', 'restoreTermsVersion']);
  });
  test("they are an administrator's to see and restore; what isn't there is not found", async () => {
    for (const [person, status] of strangers) {
      expect((await call(person, 'GET', `/terms/${terms}/versions`)).statusCode).toBe(status);
      expect((await call(person, 'POST', `/terms/${terms}/versions/2/restore`)).statusCode).toBe(
        status,
      );
    }
    for (const url of [
      `/terms/${terms}/versions/9/restore`,
      `/terms/${randomUUID()}/versions/1/restore`,
      '/terms/none/versions/1/restore',
    ])
      expect((await call(admin, 'POST', url)).statusCode).toBe(404);
    expect((await call(admin, 'GET', '/terms/none/versions')).statusCode).toBe(404);
    expect((await call(admin, 'POST', `/terms/${terms}/versions/x/restore`)).statusCode).toBe(400);
    expect((await call(null, 'GET', '/terms/terms')).json()[0].cookies).toBe('cookies');
  });
  test('saves at the same moment each keep a version', async () => {
    const before = (await versions()).length;
    const answers = await Promise.all([1, 2, 3, 4].map((n) => save({ cookies: `at once ${n}` })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await versions()).toHaveLength(before + 4);
  });
});

describe('the order of featured employers', () => {
  const ids = [randomUUID(), randomUUID(), randomUUID()];
  beforeAll(() =>
    host.db.execute(
      sql`INSERT INTO featured_employers (id, name, position) VALUES (${ids[0]}, 'A', 1), (${ids[1]}, 'B', 2), (${ids[2]}, 'C', 3)`,
    ),
  );
  const shown = async () =>
    (await call(null, 'GET', '/featuredemployer/'))
      .json()
      .map(({ employerName }: { employerName: string }) => employerName)
      .join('');
  const order = (person: Person | null, given: unknown[]) =>
    call(person, 'PUT', '/featured/order', { ids: given });
  test("is the administrator's to change", async () => {
    for (const [person, status] of strangers)
      expect((await order(person, ids.toReversed())).statusCode).toBe(status);
    expect(await shown()).toBe('ABC');
    const answer = await order(admin, [ids[2], ids[0], ids[1]]);
    expect([
      answer.statusCode,
      answer
        .json()
        .map(({ employerName }: { employerName: string }) => employerName)
        .join(''),
    ]).toEqual([200, 'CAB']);
    expect(await shown()).toBe('CAB');
    const [entry] = await host.db.query(
      sql`SELECT before, after FROM audit_log WHERE action = 'orderFeaturedEmployers'`,
    );
    expect(entry).toEqual({
      before: { order: ['A', 'B', 'C'] },
      after: { order: ['C', 'A', 'B'] },
    });
  });
  test("is refused where it doesn't name each of them once", async () => {
    for (const given of [
      ids.slice(1),
      [...ids, randomUUID()],
      [ids[0], ids[0], ids[1]],
      [...ids, ids[0]],
      ['x', 'y', 'z'],
      [],
    ]) {
      const answer = await order(admin, given);
      expect([given, answer.statusCode]).toEqual([given, 409]);
    }
    expect((await order(admin, [1, 2, 3])).statusCode).toBe(400);
    expect(await shown()).toBe('CAB');
  });
});
