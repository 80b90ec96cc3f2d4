import { randomUUID } from 'node:crypto';
import sql, { raw } from 'sql-template-tag';
import {
  initialPartitions,
  makeMonths,
  partitionedTables,
  type PartitionedTable,
} from '../../database/months';
import { addViews } from '../../repositories/jobs/jobViews';
import { dropOldData } from '../../services/retention';
import { openHost, type TestHost } from '../host';
import { addCategories, insertTestJobs } from '../jobFixtures';

let host: TestHost;
let jobId: string;

/** Makes a table look as if partitioned by month for three years; its rows are deleted. */
const beginEarlier = (table: PartitionedTable) =>
  host.db.transaction(async (tx) => {
    const [parent, first] = [raw(table), initialPartitions[table]];
    const parts = await tx.query<{ part: string }>(
      sql`SELECT part FROM months_of(${table}) WHERE part <> ${table}`,
    );
    for (const { part } of parts) await tx.execute(sql`DROP TABLE ${raw(`months.${part}`)}`);
    await tx.execute(sql`ALTER TABLE ${parent} DETACH PARTITION ${first}`);
    await tx.execute(sql`ALTER TABLE ${first} DISABLE TRIGGER USER`);
    await tx.execute(sql`DELETE FROM ${first}`);
    await tx.execute(sql`ALTER TABLE ${first} ENABLE TRIGGER USER`);
    const [start] = await tx.query<{ day: string }>(
      sql`SELECT (date_trunc('month', now()) - interval '36 months')::date::text AS day`,
    );
    await tx.execute(
      sql`ALTER TABLE ${parent} ATTACH PARTITION ${first} FOR VALUES FROM (MINVALUE) TO (${raw(`'${start?.day ?? ''}'`)})`,
    );
  });

beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  [jobId = ''] = await insertTestJobs(host, [{}]);
  for (const table of partitionedTables) await beginEarlier(table);
  await host.db.query(makeMonths);
});
afterAll(() => host.close());

const parts = async (table: PartitionedTable): Promise<string[]> => {
  const rows = await host.db.query<{ part: string }>(
    sql`SELECT part FROM months_of(${table}) ORDER BY until`,
  );
  return rows.map(({ part }) => part);
};

test.each(partitionedTables)(
  '%s has all months until three from now, and no second time',
  async (table) => {
    const made = await parts(table);
    expect(made).toHaveLength(1 + 36 + 4);
    const [last] = await host.db.query<{ name: string }>(
      sql`SELECT ${table} || to_char(now() AT TIME ZONE 'UTC' + interval '3 months', '_YYYY_MM') AS name`,
    );
    expect(made.at(-1)).toBe(last?.name);
    await host.db.query(makeMonths);
    expect(await parts(table)).toEqual(made);
  },
);

test('months that are too old go as a whole, the others stay with all that is in them', async () => {
  const id = randomUUID();
  await host.db.execute(sql`
    INSERT INTO job_views (job_id, day, source, views)
    SELECT ${jobId}, (now() - make_interval(months => back))::date, 'link', 1 FROM generate_series(30, 0, -1) back`);
  await host.db.execute(sql`
    INSERT INTO audit_log (at, actor_role, action, record_id)
    SELECT now() - make_interval(months => back), 'host', 'addJob', ${id} FROM generate_series(30, 0, -1) back`);
  const company = randomUUID();
  await host.db.execute(sql`INSERT INTO companies (id) VALUES (${company})`);
  await host.db.execute(
    sql`INSERT INTO company_history (company_id, audit_id) SELECT ${company}, id FROM audit_log WHERE record_id = ${id}`,
  );
  await dropOldData(host.context);
  // the month a year (or 24 months) ago isn't over by then
  const views = await host.db.query<{ views: number }>(sql`SELECT views FROM job_views`);
  expect(views).toHaveLength(13);
  const entries = await host.db.query(sql`SELECT at FROM audit_log WHERE record_id = ${id}`);
  expect(entries).toHaveLength(25);
  const history = await host.db.query(
    sql`SELECT audit_id FROM company_history WHERE company_id = ${company}`,
  );
  expect(history).toHaveLength(25);
  expect(await parts('job_views')).toHaveLength(1 + 13 + 3);
  expect(await parts('audit_log')).toHaveLength(1 + 25 + 3);
});

test("no month of the audit log's last year is dropped, nor emptied, nor changed", async () => {
  const refused = 'The audit log is only ever added to.';
  await expect(
    host.db.query(sql`SELECT drop_months('audit_log', now() - interval '11 months')`),
  ).rejects.toThrow(refused);
  const present = (await parts('audit_log')).at(-4) ?? '';
  const part = raw(`months.${present}`);
  await host.db.execute(sql`INSERT INTO audit_log (actor_role, action) VALUES ('host', 'addJob')`);
  for (const statement of [
    sql`TRUNCATE ${part}`,
    sql`DELETE FROM ${part}`,
    sql`UPDATE ${part} SET action = 'nothing'`,
  ]) {
    const tried = host.db.transaction(async (tx) => {
      await tx.execute(sql`SET LOCAL session_replication_role = replica`);
      await tx.execute(statement);
    });
    await expect(tried).rejects.toThrow(refused);
  }
});

test('somebody who holds a table makes nobody wait: the month is made an hour later', async () => {
  const [name = ''] = (await parts('job_views')).slice(-1);
  await host.db.execute(sql`DROP TABLE ${raw(`months.${name}`)}`);
  await host.db.transaction(async (tx) => {
    await tx.execute(sql`LOCK TABLE jobs IN ROW EXCLUSIVE MODE`);
    await host.db.query(makeMonths);
    expect(await parts('job_views')).not.toContain(name);
  });
  await host.db.query(makeMonths);
  expect(await parts('job_views')).toContain(name);
});

test('views are added to where they are counted, in whichever month', async () => {
  const day =
    (
      await host.db.query<{ day: string }>(
        sql`SELECT (now() - interval '2 months')::date::text AS day`,
      )
    )[0]?.day ?? '';
  for (const views of [2, 3]) await addViews(host.db, [{ jobId, day, source: 'home', views }]);
  const rows = await host.db.query<{ views: number }>(
    sql`SELECT views FROM job_views WHERE job_id = ${jobId} AND source = 'home'`,
  );
  expect(rows).toEqual([{ views: 5 }]);
});
