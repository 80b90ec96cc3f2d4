import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { categories } from '@contract/constants/categories';
import { asAdmin, asEmployer, openHost, type Person, type TestHost } from '../host';
import { addCategories } from '../jobFixtures';

let host: TestHost;
let admin: Person;
let employer: Person;
const terms: string = randomUUID();
const texts = {
  termsofuse1: 'one',
  termsofuse2: 'two',
  termsofuse3: 'three',
  privacypolicy: 'privacy',
  cookies: 'cookies',
  changestostatement: 'changes',
};

beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  await host.db.execute(sql`
    INSERT INTO terms (id, terms_of_use_1, terms_of_use_2, terms_of_use_3, privacy_policy, cookies, changes_to_statement)
    VALUES (${terms}, 'one', 'two', 'three', 'privacy', 'cookies', 'changes')`);
  [admin, employer] = await Promise.all([asAdmin(host), asEmployer(host)]);
});
afterAll(() => host.close());

type Headers = Record<string, string>;
const get = (url: string, headers: Headers = {}) => host.app.inject({ url: `/api${url}`, headers });

test('categories, in the order of the specification, with and without the slash', async () => {
  for (const url of ['/categories/', '/categories']) {
    const answer = await get(url);
    expect(answer.json().map((each: { categoryName: string }) => each.categoryName)).toEqual([
      ...categories,
    ]);
    expect(answer.json()[0]).toEqual({
      _id: expect.any(String),
      categoryName: 'IT Jobs',
      image: '',
    });
  }
});

describe('terms', () => {
  const change = (payload: object, headers: Headers = admin.headers, id = terms) =>
    host.app.inject({ method: 'PUT', url: `/api/terms/terms/update/${id}`, headers, payload });
  test('are read by everyone and changed by an administrator', async () => {
    expect((await get('/terms/terms')).json()).toEqual([
      { _id: terms, ...texts, updatedAt: expect.any(String) },
    ]);
    const changed = { ...texts, cookies: '', termsofuse1: 'ONE\n\nmore' };
    for (const [headers, status] of [
      [{}, 401],
      [employer.headers, 403],
    ] as const)
      expect((await change(changed, headers)).statusCode).toBe(status);
    expect((await get('/terms/terms')).json()).toEqual([
      { _id: terms, ...texts, updatedAt: expect.any(String) },
    ]);
    const answer = await change(changed);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { _id: terms, ...changed, updatedAt: expect.any(String) },
    ]);
    expect((await get('/terms/terms')).json()).toEqual([
      { _id: terms, ...changed, updatedAt: expect.any(String) },
    ]);
    const [entry] = await host.db.query(
      sql`SELECT before->>'termsofuse1' AS was, after->>'termsofuse1' AS now FROM audit_log WHERE record_id = ${terms}`,
    );
    expect(entry).toEqual({ was: 'one', now: 'ONE\n\nmore' });
  });
  test('bad ones are refused', async () => {
    for (const id of [randomUUID(), 'x'])
      expect((await change(texts, admin.headers, id)).statusCode).toBe(404);
    const { cookies: _cookies, ...incomplete } = texts;
    expect((await change(incomplete)).json().field).toBe('cookies');
    expect((await change({ ...texts, termsofuse2: 'x'.repeat(20_001) })).json().field).toBe(
      'termsofuse2',
    );
    expect((await change({ ...texts, more: 'x' })).json().field).toBe('more');
    expect((await change({ ...texts, cookies: '\0' })).json().field).toBe('cookies');
  });
});

test("a picture that isn't there", async () => {
  for (const id of ['x', randomUUID()]) expect((await get(`/media/${id}`)).statusCode).toBe(404);
});
