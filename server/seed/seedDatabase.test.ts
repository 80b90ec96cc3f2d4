import { categories } from '@contract/constants/categories';
import { day } from '@contract/time/durations';
import { asAdmin, cookieFrom, openHost, type TestHost } from '../test/host';
import type { Wire } from '../wire';
import { insertDemoData } from './insertDemoData';
import { seedDatabase, seedStarterData } from './seedDatabase';

let host: TestHost;
afterEach(() => host.close());
const get = async (url: string) => (await host.app.inject({ url: `/api${url}` })).json();

describe('an empty database', () => {
  test('gets categories, terms and demo data where only this machine can reach the host', async () => {
    host = await openHost();
    const lines = await seedDatabase(host.context);
    expect(lines).toEqual(['Demo accounts: demo.employer, demo.seeker (password try-it-out-now)']);

    const listed: { categoryName: string }[] = await get('/categories/');
    expect(listed.map(({ categoryName }) => categoryName)).toEqual(categories);
    const [terms] = await get('/terms/terms');
    for (const text of [
      'termsofuse1',
      'termsofuse2',
      'termsofuse3',
      'privacypolicy',
      'cookies',
      'changestostatement',
    ])
      expect(terms[text].length).toBeGreaterThan(100);

    const jobs: Wire<'Job'>[] = await get('/jobdescriptions/getAll');
    expect(jobs).toHaveLength(72);
    for (const category of categories)
      expect(jobs.filter(({ categoryName }) => categoryName === category)).toHaveLength(6);
    const ages = jobs.map(({ createdAt }) => (Date.now() - Date.parse(createdAt ?? '')) / day);
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(ages.filter((age) => age < 0.2).length).toBeGreaterThanOrEqual(6);
    expect(Math.max(...ages)).toBeLessThan(22);

    const { items }: Wire<'JobPage'> = await get('/jobs/search?q=full-stack+developer');
    const id = items.find(({ jobtitle }) => jobtitle === 'Full-Stack Developer')?._id;
    expect(await get(`/jobdescriptions/jobdescriptions/${id}`)).toMatchObject({
      workplace: 'hybrid',
      closesOn: new Date(Date.now() + 16 * day).toISOString().slice(0, 10),
      longDescription: expect.stringContaining('## How we work'),
    });
    const closing = jobs.filter(({ closesOn }) => closesOn !== undefined);
    expect(closing).toHaveLength(10);
    for (const { closesOn = '', expiresAt } of closing)
      expect(Date.parse(expiresAt ?? '') - Date.parse(closesOn)).toBeLessThan(2 * day);
  });

  test('lets both demo accounts log in, and nobody else with their password', async () => {
    host = await openHost();
    await seedDatabase(host.context);
    const logIn = (url: string, payload: object) =>
      host.app.inject({ method: 'POST', url: `/api${url}`, payload });
    const passwordnameEmployer = 'try-it-out-now';
    expect(
      (await logIn('/employer/login', { usernameEmployer: 'demo.employer', passwordnameEmployer }))
        .statusCode,
    ).toBe(200);
    expect(
      (await logIn('/employer/login', { usernameEmployer: 'fieldstone', passwordnameEmployer }))
        .statusCode,
    ).toBe(401);
    const seeker = { usernamejobseek: 'demo.seeker', passwordnamejobseek: passwordnameEmployer };
    expect((await logIn('/jobseeker/jobseekers/login', seeker)).statusCode).toBe(200);
  });

  test('gives the demo seeker saved jobs, one of them filled, and alerts that have found something', async () => {
    host = await openHost();
    await seedDatabase(host.context);
    const logIn = await host.app.inject({
      method: 'POST',
      url: '/api/jobseeker/jobseekers/login',
      payload: { usernamejobseek: 'demo.seeker', passwordnamejobseek: 'try-it-out-now' },
    });
    const headers = { cookie: cookieFrom(logIn) };
    const saved = await host.app.inject({ url: '/api/saved-jobs', headers });
    const { items, counts }: Wire<'SavedJobPage'> = saved.json();
    expect(counts).toEqual({ open: 4, ended: 1 });
    expect(items.filter(({ note }) => note !== '')).toHaveLength(4);
    expect(items.map(({ job }) => job.status)).toContain('filled');
    const alerts: Wire<'JobAlert'>[] = (
      await host.app.inject({ url: '/api/job-alerts', headers })
    ).json();
    expect(alerts.map(({ state }) => state)).toEqual(['on', 'on', 'paused']);
    expect(alerts[0]?.newJobs).toBeGreaterThan(0);
    expect(alerts.every(({ total }) => (total ?? 0) > 0)).toBe(true);
    const invitations: Wire<'Invitation'>[] = (
      await host.app.inject({ url: '/api/invitations', headers })
    ).json();
    expect(invitations.map(({ state, job }) => [state, job.isOpen])).toEqual([['sent', true]]);
    const found = await host.app.inject({ url: '/api/open-to-work/views', headers });
    expect(found.json()).toMatchObject([{ usernameEmployer: 'demo.employer' }]);
  });

  test('gives the demo people conversations, with something that is unread on both sides', async () => {
    host = await openHost();
    await seedDatabase(host.context);
    const logins = [
      [
        'jobseeker/jobseekers',
        { usernamejobseek: 'demo.seeker', passwordnamejobseek: 'try-it-out-now' },
      ],
      ['employer', { usernameEmployer: 'demo.employer', passwordnameEmployer: 'try-it-out-now' }],
    ] as const;
    const inboxes: Wire<'InboxPage'>[] = [];
    for (const [path, payload] of logins) {
      const url = `/api/${path}/login`;
      const headers = {
        cookie: cookieFrom(await host.app.inject({ method: 'POST', url, payload })),
      };
      inboxes.push((await host.app.inject({ url: '/api/inbox', headers })).json());
    }
    expect(inboxes.map(({ unread }) => unread)).toEqual([3, 2]);
    expect(inboxes.map(({ items }) => items.map(({ kind }) => kind))).toEqual([
      ['invitation', 'message', 'alert', 'alert', 'message'],
      expect.arrayContaining(['invitation', 'message', 'message', 'message']),
    ]);
  });

  test('has complete profiles with a logo that loads', async () => {
    host = await openHost();
    await seedDatabase(host.context);
    const { data } = await get('/employer/employers/username/tidewater');
    const empty = Object.entries(data).filter(([, value]) => value === '' || value === null);
    expect(empty).toEqual([]);
    const logo = await host.app.inject({ url: data.companyLogo });
    expect(logo.headers['content-type']).toBe('image/webp');
    expect(logo.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
  });
});

test.each<[name: string, settings: Record<string, string>]>([
  ['DEMO=off', { DEMO: 'off' }],
  [
    'production',
    {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://jobs.example',
      HOST: '127.0.0.1',
      RATE_LIMITS: 'on',
    },
  ],
  ['a host that others reach', { HOST: '0.0.0.0' }],
])('%s keeps demo data out', async (_name, settings) => {
  host = await openHost(settings);
  expect(await seedDatabase(host.context)).toEqual([]);
  expect(await get('/jobdescriptions/getAll')).toEqual([]);
  expect(await get('/categories/')).toHaveLength(12);
});

test('a second start adds nothing, and neither does one at the same time', async () => {
  host = await openHost();
  await Promise.all([seedDatabase(host.context), seedDatabase(host.context)]);
  await seedDatabase(host.context);
  expect(await get('/jobdescriptions/getAll')).toHaveLength(72);
  expect(await get('/categories/')).toHaveLength(12);
  expect(await get('/terms/terms')).toHaveLength(1);
});

test('what was deleted does not come back', async () => {
  host = await openHost();
  await seedDatabase(host.context);
  const admin = await asAdmin(host);
  const [job] = await get('/jobdescriptions/getAll');
  const answer = await host.app.inject({
    method: 'DELETE',
    url: `/api/jobdescriptions/delete/${job._id}`,
    headers: admin.headers,
  });
  expect(answer.statusCode).toBe(200);
  await seedDatabase(host.context);
  expect(await get('/jobdescriptions/getAll')).toHaveLength(71);
});

test('demo postings are live again for whoever comes back after two months', async () => {
  host = await openHost();
  await seedStarterData(host.db);
  await insertDemoData(host.db, new Date(Date.now() - 60 * day));
  expect(await get('/jobdescriptions/getAll')).toEqual([]);
  await seedDatabase(host.context);
  expect(await get('/jobdescriptions/getAll')).toHaveLength(72);
});

test('a host that others reach refuses to open with the demo accounts, unless DEMO=on is said', async () => {
  host = await openHost();
  await seedDatabase(host.context);
  const open = { ...host.context, env: { ...host.env, host: '0.0.0.0' } };
  await expect(seedDatabase(open)).rejects.toThrow('demo.employer and demo.seeker');
  await expect(seedDatabase({ ...open, env: { ...open.env, demo: 'on' } })).resolves.toHaveLength(
    1,
  );
});
