import sql from 'sql-template-tag';
import { call } from '../companies/companyFixtures';
import { asAdmin, asEmployer, asSeeker, type Person, type TestHost } from '../host';
import { addCategories } from '../jobFixtures';
import { add, added, list, openSourceHost, readAll, sendForm, stored } from './fixtures';

let host: TestHost;
let admin: Person;
let owner: Person;
beforeAll(async () => {
  host = await openSourceHost();
  await addCategories(host);
  admin = await asAdmin(host);
});
afterAll(() => host.close());
beforeEach(async () => {
  owner = await asEmployer(host);
});

const file = { name: 'jobs.csv', bytes: 'ID,Title,Location\n1,Cooper,"Erie, PA"\n' };
const table = (employerId: string) => ({ kind: 'csv', file, employerId });
const listOf = (employerId: string) =>
  call(host, admin, 'GET', `/company/job-sources?employerId=${employerId}`);

test('an administrator imports for an employer, whose import and jobs they are', async () => {
  const preview = await sendForm(host, admin, '/company/job-source-previews', table(owner.id));
  expect(preview.json()).toMatchObject({ ready: 1, rows: [{ jobtitle: 'Cooper' }] });
  const id = await added(host, admin, table(owner.id));
  await readAll(host);
  expect(await stored(host, owner)).toMatchObject([{ title: 'Cooper' }]);
  expect(await list(host, owner)).toMatchObject([{ _id: id, name: 'jobs.csv', added: 1 }]);
  expect((await listOf(owner.id)).json()).toMatchObject([{ _id: id }]);
  expect((await listOf((await asEmployer(host)).id)).json()).toEqual([]);
  const [entry] = await host.db.query<{ actor: string; record: string }>(
    sql`SELECT actor_role || ' ' || actor_id AS actor, record_id::text AS record FROM audit_log WHERE action = 'addJobSource' ORDER BY at DESC LIMIT 1`,
  );
  expect(entry).toEqual({ actor: `admin ${admin.id}`, record: owner.id });
});

test('an administrator takes care of an import that an employer added', async () => {
  const id = await added(host, owner, { kind: 'csv', file });
  await readAll(host);
  const path = `/company/job-sources/${id}`;
  const newer = { file: { ...file, bytes: 'ID,Title,Location\n1,Tinker,"Erie, PA"\n2,,\n' } };
  expect((await sendForm(host, admin, `${path}/runs`, newer)).statusCode).toBe(200);
  await readAll(host);
  expect(await stored(host, owner)).toMatchObject([{ title: 'Tinker' }]);
  expect((await call(host, admin, 'GET', `${path}/problems`)).json()).toMatchObject([
    { reason: 'noTitle' },
  ]);
  const refused = await call(host, admin, 'PUT', path, { schedule: 'daily' });
  expect([refused.statusCode, refused.json().field]).toEqual([400, 'schedule']);
  expect((await call(host, admin, 'DELETE', `${path}?jobs=end`)).statusCode).toBe(204);
  expect((await stored(host, owner)).map(({ status }) => status)).not.toContain('live');
  expect(await list(host, owner)).toEqual([]);
});

test('nobody but an administrator imports for somebody else, and not for nobody', async () => {
  const unnamed = await add(host, admin, { kind: 'csv', file });
  expect([unnamed.statusCode, unnamed.json()]).toEqual([
    400,
    { message: 'Choose the employer to import for', field: 'employerId' },
  ]);
  expect((await call(host, admin, 'GET', '/company/job-sources')).statusCode).toBe(400);
  for (const missing of [admin.id, 'nobody']) {
    expect((await add(host, admin, table(missing))).statusCode).toBe(404);
    expect((await listOf(missing)).statusCode).toBe(404);
  }
  const other = await asEmployer(host);
  expect((await add(host, other, table(owner.id))).statusCode).toBe(403);
  expect(
    (await sendForm(host, other, '/company/job-source-previews', table(owner.id))).statusCode,
  ).toBe(403);
  expect((await add(host, await asSeeker(host), table(owner.id))).statusCode).toBe(403);
  expect(await list(host, owner)).toEqual([]);
  // naming themselves is the same as naming nobody
  expect((await add(host, owner, table(owner.id))).statusCode).toBe(201);
});

test('a suspended employer gets no import, whoever adds it', async () => {
  await host.db.execute(
    sql`UPDATE employers SET suspended_at = now(), suspension_reason = 'Spam' WHERE id = ${owner.id}`,
  );
  const answer = await add(host, admin, table(owner.id));
  expect([answer.statusCode, answer.json().message]).toEqual([
    403,
    'This employer is suspended, so nothing is imported for it',
  ]);
});
