import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sql, { type Sql } from 'sql-template-tag';
import { rootFolder } from '../../root';
import { erasePeople } from '../../services/accounts/erasure';
import { dropOldData } from '../../services/retention';
import { asAdmin, asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, insertTestJobs } from '../jobFixtures';
import { growingTables } from './growing/growingTables';

let host: TestHost;
let admin: Person;
let employer: Person;
let seeker: Person;
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'jobline-retention-'));
beforeAll(async () => {
  host = await openHost({ DATA_DIR: dataDir });
  await addCategories(host);
  [admin, employer, seeker] = [await asAdmin(host), await asEmployer(host), await asSeeker(host)];
});
afterAll(async () => {
  await host.close();
  fs.rmSync(dataDir, { recursive: true });
});

const { run, addCase, growing } = growingTables(() => ({ host, admin, employer, seeker }));

/** Returns the database's time minus `age`, shifted by `margin` to be older or younger. */
const ago = async (age: string, margin: string, older: boolean): Promise<Date> => {
  const [row] = await host.db.query<{ at: Date }>(
    sql`SELECT now() - ${age}::interval + ${older ? -1 : 1} * ${margin}::interval AS at`,
  );
  if (row === undefined) throw new Error('no time');
  return row.at;
};
const idsOf = async (left: Sql) => (await host.db.query<{ id: string }>(left)).map(({ id }) => id);
const sweep = async () => {
  await erasePeople(host.db);
  await dropOldData(host.context);
};

test.each(growing)(
  '$what is deleted after $age and not before',
  async ({ age, margin = '1 hour', add, left }) => {
    const [old, young] = [randomUUID(), randomUUID()];
    await add(old, await ago(age, margin, true));
    await add(young, await ago(age, margin, false));
    expect(await idsOf(left)).toEqual(expect.arrayContaining([old, young]));
    await sweep();
    const ids = await idsOf(left);
    expect([ids.includes(old), ids.includes(young)]).toEqual([false, true]);
  },
);

test('more rows than fit into one batch go in one run', async () => {
  await run(
    sql`INSERT INTO attempts (key, at) SELECT 'many', now() - interval '2 days' FROM generate_series(1, 1234)`,
  );
  await sweep();
  expect(await idsOf(sql`SELECT key AS id FROM attempts WHERE key = 'many'`)).toEqual([]);
});

test('a file that nothing uses goes after an hour, however many others there are', async () => {
  const addFiles = async (age: string, count: number) =>
    idsOf(
      sql`INSERT INTO files (id, content_type, size, bytes, created_at) SELECT gen_random_uuid(), 'text/plain', 0, '', now() - ${age}::interval FROM generate_series(1, ${count}) RETURNING id`,
    );
  const old = await addFiles('61 minutes', 2_345);
  const young = await addFiles('59 minutes', 1);
  await sweep();
  const ids = new Set(await idsOf(sql`SELECT id FROM files`));
  expect(old.filter((id) => ids.has(id))).toEqual([]);
  expect(ids).toContain(young[0]);
});

test("nothing of a suspension goes while it lasts, nor a job's open case, and a deleted job stays while something refers to it", async () => {
  const firm = await asEmployer(host);
  await run(sql`UPDATE employers SET suspended_at = now() WHERE id = ${firm.id}`);
  const long = await ago('5 years', '0', true);
  const [job, other, suspended, open] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await insertTestJobs(host, [{ id: job, employerId: firm.id }]);
  await run(
    sql`INSERT INTO cases (id, job_id, kind, opened_at, closed_at) VALUES (${suspended}, ${job}, 'reported', ${long}, ${long})`,
  );
  await run(
    sql`INSERT INTO decisions (id, case_id, job_id, employer_id, admin_id, kind, created_at) VALUES (${other}, ${suspended}, ${job}, ${firm.id}, ${admin.id}, 'suspend', ${long})`,
  );
  await run(sql`UPDATE jobs SET deleted_at = ${long} WHERE id = ${job}`);
  await addCase(open, null);
  await run(sql`UPDATE cases SET opened_at = ${long} WHERE id = ${open}`);
  await sweep();
  expect(await idsOf(sql`SELECT id FROM cases`)).toEqual(expect.arrayContaining([suspended, open]));
  expect(await idsOf(sql`SELECT id FROM decisions`)).toContain(other);
  expect(await idsOf(sql`SELECT id FROM jobs`)).toContain(job);
  // once the suspension is lifted, the rows count as old as all others
  await run(sql`UPDATE employers SET suspended_at = NULL WHERE id = ${firm.id}`);
  await sweep();
  expect(await idsOf(sql`SELECT id FROM cases`)).not.toContain(suspended);
  expect(await idsOf(sql`SELECT id FROM jobs`)).not.toContain(job);
});

test('an ended job without a search row gets it again when it is relisted; drafts and removed jobs keep theirs', async () => {
  const long = await ago('5 years', '0', true);
  const [ended, draft, removed] = await insertTestJobs(host, [{}, { status: 'draft' }, {}]);
  await run(
    sql`UPDATE jobs SET status = 'expired', expires_at = ${long}, ended_at = ${long} WHERE id = ${ended}`,
  );
  await run(sql`UPDATE jobs SET expires_at = ${long} WHERE id = ${draft}`);
  await run(
    sql`UPDATE jobs SET expires_at = ${long}, status = 'removed', status_before = 'live', removed_for = 'takeDown' WHERE id = ${removed}`,
  );
  await sweep();
  const rows = () => idsOf(sql`SELECT job_id AS id FROM job_search`);
  expect(await rows()).not.toContain(ended);
  expect(await rows()).toEqual(expect.arrayContaining([draft, removed]));
  await run(
    sql`UPDATE jobs SET status = 'live', expires_at = now() + interval '30 days', ended_at = NULL WHERE id = ${ended}`,
  );
  expect(await idsOf(sql`SELECT job_id AS id FROM job_search WHERE live`)).toContain(ended);
});

test('the database deletes no entry of the last year, whatever the settings', async () => {
  await run(
    sql`INSERT INTO audit_log (at, actor_role, action) VALUES (now() - interval '1 year' + interval '1 hour', 'host', 'lastYear')`,
  );
  await expect(run(sql`DELETE FROM audit_log WHERE action = 'lastYear'`)).rejects.toThrow(
    'The audit log is only ever added to.',
  );
});

test('what is kept for ever stays', async () => {
  const id = randomUUID();
  const long = await ago('50 years', '0', true);
  await run(
    sql`INSERT INTO audit_log (at, actor_role, action, record_id) VALUES (${long}, 'host', 'addJob', ${id})`,
  );
  const forEver = { ...host.env, keep: { ...host.env.keep, audit: undefined } };
  await dropOldData({ db: host.db, env: forEver });
  expect(await idsOf(sql`SELECT record_id AS id FROM audit_log`)).toContain(id);
});

test('a kind that can’t be deleted keeps none of the others from it', async () => {
  const id = randomUUID();
  const long = await ago('5 years', '0', true);
  await run(
    sql`INSERT INTO audit_log (at, actor_role, action, record_id) VALUES (${long}, 'host', 'addJob', ${id})`,
  );
  await run(sql`INSERT INTO attempts (key, at) VALUES ('kept', now() - interval '2 days')`);
  await run(
    sql`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused'; END $$`,
  );
  await run(
    sql`CREATE TRIGGER refuse BEFORE DELETE ON attempts FOR EACH ROW EXECUTE FUNCTION refuse()`,
  );
  await expect(dropOldData(host.context)).rejects.toThrow('refused');
  await run(sql`DROP TRIGGER refuse ON attempts`);
  expect(await idsOf(sql`SELECT record_id AS id FROM audit_log`)).not.toContain(id);
  expect(await idsOf(sql`SELECT key AS id FROM attempts`)).toContain('kept');
  await sweep();
  expect(await idsOf(sql`SELECT key AS id FROM attempts`)).not.toContain('kept');
});

test("the outbox's files go after 30 days, unfinished ones after one, and nothing else in it", async () => {
  const folder = path.join(dataDir, 'outbox');
  fs.mkdirSync(folder, { recursive: true });
  const write = (name: string, days: number) => {
    fs.writeFileSync(path.join(folder, name), '');
    fs.utimesSync(path.join(folder, name), new Date(), new Date(Date.now() - days * 86_400_000));
  };
  write('old.eml', 30.1);
  write('young.eml', 29.9);
  write('.old.eml.0a1b2c3d', 1.1);
  write('.young.eml.0a1b2c3d', 0.9);
  write('notes.txt', 300);
  await sweep();
  expect(fs.readdirSync(folder).toSorted()).toEqual([
    '.young.eml.0a1b2c3d',
    'notes.txt',
    'young.eml',
  ]);
  await dropOldData({ db: host.db, env: { ...host.env, dataDir: path.join(dataDir, 'none') } });
});

test('docs/retention.md says of every table how long it is kept, and names each setting', () => {
  const page = fs.readFileSync(path.join(rootFolder(), 'docs/retention.md'), 'utf8');
  const schema = fs.readFileSync(path.join(rootFolder(), 'server/database/schema.sql'), 'utf8');
  const tables = [...schema.matchAll(/^CREATE (?:UNLOGGED )?TABLE (\w+)/gm)].map(
    ([, name]) => name,
  );
  expect(tables.length).toBeGreaterThan(30);
  expect(tables.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  const settings = ['AUDIT', 'CASES', 'NOTICES', 'ENDED_SEARCH', 'DELETED_JOBS', 'OUTBOX'];
  expect(settings.filter((name) => !page.includes(`\`KEEP_${name}\``))).toEqual([]);
});
