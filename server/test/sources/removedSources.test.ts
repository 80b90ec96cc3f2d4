import sql from 'sql-template-tag';
import { call } from '../companies/companyFixtures';
import type { Person, TestHost } from '../host';
import { added, board, openForEach, readAll, stored } from './fixtures';

let host: TestHost;
let owner: Person;
const site = openForEach((opened) => ({ host, owner } = opened));

const titles = async () =>
  (await stored(host, owner)).filter(({ status }) => status === 'live').map(({ title }) => title);
/** Imports this many jobs. */
const importJobs = async (count: number) => {
  site.answer((_, response) => {
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(board(...Array.from({ length: count }, (_job, number) => `Cook ${number}`)));
  });
  const id = await added(host, owner, {
    kind: 'greenhouse',
    url: site.at('/b'),
    schedule: 'daily',
  });
  await readAll(host);
  expect(await titles()).toHaveLength(count);
  return id;
};
const remove = (id: string) => call(host, owner, 'DELETE', `/company/job-sources/${id}?jobs=end`);

test('the jobs of a removed source end a few at a time, so that nobody waits long for the employer', async () => {
  const id = await importJobs(120);
  expect((await remove(id)).statusCode).toBe(204);
  expect(await titles()).toEqual([]);
  const [row] = await host.db.query<{ transactions: number }>(
    sql`SELECT count(DISTINCT xmin::text)::integer AS transactions FROM jobs WHERE employer_id = ${owner.id} AND status = 'expired'`,
  );
  expect(row?.transactions).toBe(3);
  const log = await host.db.query(
    sql`SELECT after FROM audit_log WHERE action = 'deleteJobSource' AND record_id = ${owner.id}`,
  );
  expect(log).toEqual([{ after: { ended: 120 } }]);
});

test('a source removed twice at once is removed once', async () => {
  const id = await importJobs(120);
  const answers = await Promise.all([remove(id), remove(id)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
  const [row] = await host.db.query<{ entries: number; ended: number }>(
    sql`SELECT count(*) FILTER (WHERE action = 'deleteJobSource')::integer AS entries, count(*) FILTER (WHERE action = 'expireJob')::integer AS ended
      FROM audit_log l WHERE record_id = ${owner.id} OR EXISTS (SELECT 1 FROM jobs j WHERE j.id = l.record_id AND j.employer_id = ${owner.id})`,
  );
  expect(row).toEqual({ entries: 1, ended: 120 });
});
