import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { listAppliedJobs } from '../../repositories/accounts/erasure';
import { nilId } from '../../repositories/ids';
import { erasePeople } from '../../services/accounts/erasure';
import { asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, insertTestJobs } from '../jobFixtures';

let host: TestHost;
let employer: Person;
let seeker: Person;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  [employer, seeker] = [await asEmployer(host), await asSeeker(host)];
});
afterAll(() => host.close());

/** Inserts as many ended jobs, each with an application; returns their ids in order. */
const addApplied = async (count: number, endedBefore: string): Promise<string[]> => {
  const jobs = await insertTestJobs(
    host,
    Array.from({ length: count }, () => ({ employerId: employer.id })),
  );
  await host.db.execute(
    sql`UPDATE jobs SET status = 'filled', ended_at = now() - ${endedBefore}::interval WHERE id = ANY(${jobs}::uuid[])`,
  );
  await host.db.execute(sql`
    INSERT INTO applications (id, job_id, seeker_id, sender, employer_id)
    SELECT gen_random_uuid(), id, ${seeker.id}, '{}', ${employer.id} FROM unnest(${jobs}::uuid[]) AS id`);
  return jobs.toSorted();
};
const applied = async () =>
  (
    await host.db.query<{ id: string }>(sql`SELECT job_id AS id FROM applications ORDER BY job_id`)
  ).map(({ id }) => id);

test('applications of more jobs than are looked at together go, and no other job’s', async () => {
  await addApplied(620, '7 months');
  const kept = await addApplied(620, '5 months');
  await erasePeople(host.db);
  expect(await applied()).toEqual(kept);
});

test('jobs with applications are found one after the other by an index', async () => {
  const jobs = await applied();
  const found = await host.db.transaction(async (tx) => {
    await tx.query(sql`SELECT set_config('enable_seqscan', 'off', true)`);
    const first = await listAppliedJobs(tx, nilId, 3);
    return [...first, ...(await listAppliedJobs(tx, first[2]?.id ?? '', 2))];
  });
  expect(found).toEqual(jobs.slice(0, 5).map((id) => ({ id, isOld: false })));
  expect(await listAppliedJobs(host.db, jobs.at(-1) ?? '', 2)).toEqual([]);
  expect(await listAppliedJobs(host.db, jobs.at(-2) ?? '', 2)).toHaveLength(1);
});

test('somebody who can’t be erased keeps nothing else from being deleted', async () => {
  await host.db.execute(
    sql`UPDATE job_seekers SET deleted_at = now() - interval '31 days' WHERE id = ${seeker.id}`,
  );
  const [old] = await addApplied(1, '7 months');
  await host.db.execute(
    sql`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused'; END $$`,
  );
  await host.db.execute(
    sql`CREATE TRIGGER refuse BEFORE UPDATE ON job_seekers FOR EACH ROW EXECUTE FUNCTION refuse()`,
  );
  await expect(erasePeople(host.db)).rejects.toThrow('refused');
  expect(await applied()).not.toContain(old ?? randomUUID());
});
