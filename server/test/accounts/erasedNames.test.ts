import sql from 'sql-template-tag';
import { erasePeople } from '../../services/accounts/erasure';
import { asEmployer, asSeeker, employerForm, openHost, type TestHost } from '../host';
import { addCategories } from '../jobFixtures';

let host: TestHost;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
});
afterAll(() => host.close());

const register = (username: string) =>
  host.app.inject({
    method: 'POST',
    url: '/api/employer/employers',
    payload: employerForm(username),
  });

test('nobody gets the name of an erased employer, by which other sites show jobs', async () => {
  const [employer, other] = [await asEmployer(host, 'Mill.Jobs'), await asEmployer(host)];
  await host.db.execute(
    sql`UPDATE employers SET deleted_at = now() - interval '31 days' WHERE id IN (${employer.id}, ${other.id})`,
  );
  expect(await erasePeople(host.db)).toBe(2);
  for (const name of ['Mill.Jobs', 'mill.jobs', other.username]) {
    const answer = await register(name);
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { message: expect.stringMatching(/taken/), field: 'usernameEmployer' },
    ]);
  }
  expect((await register('mill.job')).statusCode).toBe(201);
  // a job seeker's name can be reused: no page or feed links to it
  expect((await asSeeker(host, 'mill.jobs')).username).toBe('mill.jobs');
  // the stored hash doesn't reveal the name, even to a guesser without the key
  const rows = await host.db.query<{ hash: string }>(
    sql`SELECT encode(hash, 'hex') AS hash, encode(sha256(convert_to('mill.jobs', 'UTF8')), 'hex') AS plain FROM erased_names`,
  );
  expect(rows).toHaveLength(2);
  for (const row of rows)
    expect(row).toEqual({
      hash: expect.stringMatching(/^[\da-f]{64}$/),
      plain: expect.not.stringMatching(row.hash),
    });
});
