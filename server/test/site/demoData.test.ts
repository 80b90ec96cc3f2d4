import sql from 'sql-template-tag';
import { applicationStates } from '@contract/jobs/applicationLife';
import { seedDatabase } from '../../seed/seedDatabase';
import type { Wire } from '../../wire';
import { asAdmin, cookieFrom, openHost, type TestHost } from '../host';

let host: TestHost;
afterEach(() => host.close());

test('gives the demo employer a desk with 30 applications in all states', async () => {
  host = await openHost();
  await seedDatabase(host.context);
  const logIn = await host.app.inject({
    method: 'POST',
    url: '/api/employer/login',
    payload: { usernameEmployer: 'demo.employer', passwordnameEmployer: 'try-it-out-now' },
  });
  const headers = { cookie: cookieFrom(logIn) };
  const read = async (query: string): Promise<Wire<'ApplicantPage'>> =>
    (await host.app.inject({ url: `/api/applicants?limit=50&${query}`, headers })).json();
  const { total, items } = await read('');
  expect([total, items.length]).toEqual([30, 30]);
  expect(new Set(items.map(({ state }) => state))).toEqual(new Set(applicationStates));
  // withdrawn by the sender, together with the CV
  const withdrawn = items.filter(({ state }) => state === 'withdrawn');
  expect(withdrawn.map(({ cv }) => cv)).toEqual(withdrawn.map(() => undefined));
  const who = await host.db.query(
    sql`SELECT DISTINCT actor_role AS role FROM application_events WHERE kind = 'withdrawn'`,
  );
  expect(who).toEqual([{ role: 'jobseeker' }]);
});

test('gives the administrator cases to decide, and somebody who was suspended', async () => {
  host = await openHost();
  const admin = await asAdmin(host);
  await seedDatabase(host.context);
  const read = async (url: string) =>
    (await host.app.inject({ url: `/api${url}`, headers: admin.headers })).json();
  const open: Wire<'CasePage'> = await read('/admin/cases');
  expect(open.items.map(({ kind }) => kind).toSorted()).toEqual(['reported', 'signal']);
  const closed: Wire<'CasePage'> = await read('/admin/cases?state=closed');
  expect(closed.items).toMatchObject([
    { kind: 'signal', decision: { kind: 'suspend', seeker: 'lou.prentiss' } },
  ]);
  const people: Wire<'JobSeekerPage'> = await read('/admin/jobseekers?q=lou.prentiss');
  expect(people.suspended).toHaveLength(1);
  const record: Wire<'PersonRecord'> = await read(`/admin/people/jobseeker/${people.suspended[0]}`);
  expect(record).toMatchObject({
    signals: [{ signal: 'copiedMessages' }, { signal: 'links' }],
    decisions: [{ kind: 'suspend' }],
    // nobody gets mail about the demo data
    mails: [],
  });
  expect(await host.db.query(sql`SELECT 1 FROM mails`)).toEqual([]);
});
