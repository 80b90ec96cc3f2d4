import sql, { type Sql } from 'sql-template-tag';
import { addAudit } from '../../repositories/office/audit';
import { applyTo } from '../applicationFixtures';
import { asAdmin, asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, countRows, post } from '../jobFixtures';

let host: TestHost;
let admin: Person;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  admin = await asAdmin(host);
});
afterAll(() => host.close());

type Entry = {
  actor: string;
  actorRole: string;
  action: string;
  record: string;
  recordId: string | null;
  before: object | null;
  after: object | null;
  at: string;
};
type Page = { items: Entry[]; total: number; actions: string[] };
const audit = async (query = ''): Promise<Page> => {
  const answer = await host.app.inject({ url: `/api/admin/audit${query}`, headers: admin.headers });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const send = (method: 'DELETE' | 'PUT' | 'POST', url: string, payload?: object) =>
  host.app.inject({
    method,
    url: `/api${url}`,
    headers: admin.headers,
    ...(payload && { payload }),
  });

test.each<[string, Sql]>([
  ['UPDATE', sql`UPDATE audit_log SET action = 'nothing'`],
  [
    "taking away the names of somebody who isn't erased",
    sql`UPDATE audit_log SET actor_name = '', before = NULL, after = NULL`,
  ],
  ['DELETE', sql`DELETE FROM audit_log`],
  ['TRUNCATE', sql`TRUNCATE audit_log CASCADE`],
  [
    'an upsert',
    sql`INSERT INTO audit_log (id, at, actor_role, action) OVERRIDING SYSTEM VALUE SELECT id, at, actor_role, action FROM audit_log ON CONFLICT (id, at) DO UPDATE SET action = 'nothing'`,
  ],
])("%s is refused to the app's own database user", async (_name, statement) => {
  const before = await countRows(host, 'audit_log');
  expect(before).toBeGreaterThan(0);
  await expect(host.db.execute(statement)).rejects.toThrow('The audit log is only ever added to.');
  expect(await countRows(host, 'audit_log')).toBe(before);
});
test('nor does switching triggers off for replication help', async () => {
  const tried = host.db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    await tx.execute(sql`DELETE FROM audit_log`);
  });
  // if the app's role doesn't own the server, setting the parameter itself is refused
  await expect(tried).rejects.toThrow(/The audit log is only ever added to|permission denied/);
});

test("a log-in of an administrator is written down, a wrong one and other people's are not", async () => {
  const before = (await audit('?action=loginAdmin')).total;
  await host.app.inject({
    method: 'POST',
    url: '/api/admin/admins/login',
    payload: { adminname: admin.username, adminpassword: 'not this one' },
  });
  await asSeeker(host);
  expect((await audit('?action=loginAdmin')).total).toBe(before);
  const other = await asAdmin(host);
  const { items, total } = await audit('?action=loginAdmin');
  expect(total).toBe(before + 1);
  expect(items[0]).toMatchObject({
    actor: other.username,
    actorRole: 'admin',
    action: 'loginAdmin',
    record: other.username,
    recordId: other.id,
  });
});

test('each entry says who, what, on which record, and what it was before', async () => {
  const employer = await asEmployer(host, 'audited.firm');
  const seeker = await asSeeker(host, 'audited.person');
  const { _id: jobId } = await post(host, employer, { jobtitle: 'Night Owl' });
  await send('DELETE', `/jobdescriptions/delete/${jobId}`);
  const why = encodeURIComponent('  Asked to be deleted. ');
  await send('DELETE', `/jobseeker/jobseekers/${seeker.id}?reason=${why}`);
  await send('DELETE', `/employer/employers/delete/${employer.id}`);
  const { items } = await audit('?limit=4');
  expect(
    items.map(({ actor, action, record, recordId }) => [actor, action, record, recordId]),
  ).toEqual([
    [admin.username, 'deleteEmployer', 'audited.firm', employer.id],
    [admin.username, 'deleteJobSeeker', 'audited.person', seeker.id],
    [admin.username, 'deleteJob', 'Night Owl', jobId],
    ['audited.firm', 'addJob', 'Night Owl', jobId],
  ]);
  expect(items[1]).toMatchObject({ after: { reason: 'Asked to be deleted.' } });
  expect(items[2]).toMatchObject({ before: { title: 'Night Owl' }, after: null });
});

test('why is kept for each kind of deletion', async () => {
  const employer = await asEmployer(host);
  const { _id: jobId } = await post(host, employer);
  await send('DELETE', `/jobdescriptions/delete/${jobId}?reason=A+scam`);
  await send('DELETE', `/employer/employers/delete/${employer.id}?reason=A+scammer`);
  const { items } = await audit('?limit=2');
  expect(items.map(({ action, after }) => [action, after])).toEqual([
    ['deleteEmployer', { reason: 'A scammer' }],
    ['deleteJob', { reason: 'A scam' }],
  ]);
  expect((await send('DELETE', `/jobdescriptions/delete/${jobId}?why=x`)).statusCode).toBe(400);
});

test('an entry about an application is named by its job, also one from before it was', async () => {
  const [employer, seeker] = [await asEmployer(host), await asSeeker(host)];
  const { _id: jobId } = await post(host, employer, { jobtitle: 'Lighthouse Keeper' });
  const { _id: id } = await applyTo(host, seeker, { jobId });
  const isNamed = async () => (await audit('?action=applyToJob&limit=1')).items[0];
  expect(await isNamed()).toMatchObject({ recordId: id, record: 'Lighthouse Keeper' });
  await host.db.execute(
    sql`INSERT INTO audit_log (actor_role, actor_id, action, record_id) VALUES ('jobseeker', ${seeker.id}, 'applyToJob', ${id})`,
  );
  expect(await isNamed()).toMatchObject({ recordId: id, record: 'Lighthouse Keeper' });
});

test('words are found in actor, action, record, and values before and after, not in the names of fields', async () => {
  await addAudit(host.db, {
    actorRole: 'admin',
    actorId: admin.id,
    action: 'updateTerms',
    recordId: null,
    before: { cookies: 'Crème brûlée' },
    after: { cookies: 'plain', list: ['nested words'], deep: { amount: 4711 } },
  });
  for (const q of ['creme', 'BRÛLÉE', 'nested', '4711', 'updateterms plain', admin.username])
    expect([q, (await audit(`?q=${encodeURIComponent(q)}&action=updateTerms`)).total]).toEqual([
      q,
      1,
    ]);
  expect((await audit('?q=creme')).total).toBe(1);
  expect((await audit('?q=cookies')).total).toBe(0);
  expect((await audit(`?q=${admin.id}`)).items.every(({ recordId }) => recordId === admin.id)).toBe(
    true,
  );
  expect((await audit('?q=night owl')).total).toBe(2);
});

test('filters by action, actor and days; pages hold each entry once', async () => {
  expect(
    (await audit('?actor=audited.firm')).items.every(({ actor }) => actor === 'audited.firm'),
  ).toBe(true);
  const today = new Date().toISOString().slice(0, 10);
  const { total, actions } = await audit(`?from=${today}&to=${today}`);
  expect(total).toBe(await countRows(host, 'audit_log'));
  expect(actions).toEqual([...new Set(actions)].toSorted());
  expect(actions).toEqual(
    expect.arrayContaining(['addJob', 'deleteJob', 'loginAdmin', 'updateTerms']),
  );
  expect((await audit('?to=2020-01-01')).total).toBe(0);
  expect((await audit('?from=2100-01-01')).total).toBe(0);
  const all: string[] = [];
  for (let page = 1; page <= Math.ceil(total / 3); page += 1)
    all.push(...(await audit(`?limit=3&page=${page}`)).items.map((entry) => JSON.stringify(entry)));
  expect([all.length, new Set(all).size]).toEqual([total, total]);
  const refused = await host.app.inject({
    url: '/api/admin/audit?from=yesterday',
    headers: admin.headers,
  });
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    { message: 'from must be a date written as YYYY-MM-DD', field: 'from' },
  ]);
});
