import { strFromU8, unzipSync } from 'fflate';
import sql from 'sql-template-tag';
import { erasePeople } from '../../services/accounts/erasure';
import type { Wire } from '../../wire';
import { openHost, type Person, type TestHost } from '../host';
import { makeInvitation } from '../inbox/invitationFixtures';
import { addCategories } from '../jobFixtures';
import { candidateCalls } from './candidateCalls';

let host: TestHost;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
});
afterAll(() => host.close());
const { callExpecting } = candidateCalls(() => host);

const blockedBy = async (seeker: Person): Promise<string[]> => {
  const { blocked }: Wire<'OpenToWork'> = await callExpecting(200, seeker, 'GET', '/open-to-work');
  return blocked.map(({ name }) => name);
};
const erase = async ({ id }: Person) => {
  await host.db.execute(
    sql`UPDATE employers SET deleted_at = now() - interval '31 days' WHERE id = ${id}`,
  );
  await erasePeople(host.db);
};

/** Creates an employer without a company, and a job seeker it has invited. */
const people = async (company: string) => {
  const { employer, seeker, id } = await makeInvitation(host);
  await host.db.execute(
    sql`UPDATE employers SET company_name = ${company} WHERE id = ${employer.id}`,
  );
  return { employer, seeker, id };
};

test.each(['in a conversation', 'where it is known'])(
  'the name of somebody without a company leaves the list when they are erased; blocked %s',
  async (where) => {
    const { employer, seeker, id } = await people('');
    await (where === 'in a conversation'
      ? callExpecting(204, seeker, 'PUT', `/threads/${id}/block`)
      : callExpecting(200, seeker, 'POST', '/open-to-work/blocked-employers', {
          usernameEmployer: employer.username,
        }));
    const [name] = await blockedBy(seeker);
    expect(name).toBe('Mara Lind');
    await erase(employer);
    expect(await blockedBy(seeker)).toEqual(['']);
    expect(
      await host.db.query(
        sql`SELECT 1 FROM blocked_employers WHERE seeker_id = ${seeker.id} AND (name ILIKE '%mara%' OR name_key ILIKE '%mara%')`,
      ),
    ).toEqual([]);
    const data = await host.app.inject({ url: '/api/account/export', headers: seeker.headers });
    const { 'account.json': account } = unzipSync(data.rawPayload);
    const { blocked } = JSON.parse(strFromU8(account ?? new Uint8Array())).openToWork;
    expect(blocked).toEqual([{ name: '', createdAt: expect.any(String) }]);
    // it can still be removed from the list
    const left: Wire<'OpenToWork'> = await callExpecting(200, seeker, 'GET', '/open-to-work');
    await callExpecting(
      204,
      seeker,
      'DELETE',
      `/open-to-work/blocked-employers/${left.blocked[0]?._id}`,
    );
    expect(await blockedBy(seeker)).toEqual([]);
  },
);

test('a company’s name stays, and so does one that somebody typed', async () => {
  const { employer, seeker } = await people('Harbour Clinic');
  for (const name of ['Harbour Clinic', 'Mara Lind'])
    await callExpecting(200, seeker, 'POST', '/open-to-work/blocked-employers', { name });
  await erase(employer);
  expect(await blockedBy(seeker)).toEqual(['Harbour Clinic', 'Mara Lind']);
});
