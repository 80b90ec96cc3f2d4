import sql from 'sql-template-tag';
import { dropOldViews } from '../../repositories/jobs/jobViews';
import type { Wire } from '../../wire';
import { asAdmin, asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, post } from '../jobFixtures';
import { applyAsNew, backdateApplication, callAs } from './fixtures';

let host: TestHost;
let owner: Person;
beforeAll(async () => {
  host = await openHost({ TRUST_PROXY: '1' });
  await addCategories(host);
  owner = await asEmployer(host);
});
afterAll(() => host.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
type Visitor = { address?: string; userAgent?: string; person?: Person; source?: string };
const view = (jobId: string, visitor: Visitor = {}) =>
  host.app.inject({
    method: 'POST',
    url: `/api/jobs/${jobId}/views`,
    headers: {
      ...visitor.person?.headers,
      'user-agent': visitor.userAgent ?? firefox,
      'x-forwarded-for': visitor.address ?? '192.0.2.1',
    },
    payload: { source: visitor.source ?? 'link' },
  });
const figures = async (jobId: string): Promise<Wire<'JobFigures'>> =>
  (await callAs(host, owner)('GET', `/jobs/${jobId}/figures`)).json();
const totalViews = async (jobId: string) =>
  (await figures(jobId)).days.reduce((sum, { views }) => sum + views, 0);

test('views count people, not reloads', async () => {
  const { _id } = await post(host, owner);
  for (let time = 0; time < 5; time += 1) expect((await view(_id)).statusCode).toBe(204);
  // the same visitor through another source
  await view(_id, { source: 'search' });
  await view(_id, { address: '192.0.2.2' });
  await view(_id, { userAgent: `${firefox} Mobile` });
  // an office behind one IPv6 network
  await view(_id, { address: '2001:db8::1', source: 'home' });
  await view(_id, { address: '2001:db8::2', source: 'home' });
  const { days, sources } = await figures(_id);
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toEqual({
    day: new Date().toISOString().slice(0, 10),
    views: 4,
    applications: 0,
  });
  expect(sources).toEqual([
    { source: 'home', views: 1, applications: 0 },
    { source: 'link', views: 3, applications: 0 },
  ]);
  // the counts are stored, and counting continues from them
  await view(_id, { address: '192.0.2.9' });
  expect(await totalViews(_id)).toBe(5);
});

test('robots, the owner, administrators and jobs that aren’t live don’t count', async () => {
  const { _id } = await post(host, owner);
  for (const userAgent of [
    '',
    'Googlebot/2.1 (+http://www.google.com/bot.html)',
    'curl/8.5.0',
    'facebookexternalhit/1.1',
  ])
    expect((await view(_id, { userAgent })).statusCode).toBe(204);
  await view(_id, { person: owner });
  await view(_id, { person: await asAdmin(host) });
  expect(await totalViews(_id)).toBe(0);
  await view(_id, { person: await asSeeker(host) });
  await view(_id, { person: await asEmployer(host), address: '192.0.2.2' });
  expect(await totalViews(_id)).toBe(2);
  await callAs(host, owner)('POST', `/jobs/${_id}/close`);
  expect((await view(_id, { address: '192.0.2.3' })).statusCode).toBe(204);
  expect((await view('no-such-job')).statusCode).toBe(204);
  expect(await totalViews(_id)).toBe(2);
});

test('one network adds 1,000 views a day at most', async () => {
  const { _id } = await post(host, owner);
  for (let visitor = 0; visitor < 1010; visitor += 1)
    await view(_id, { userAgent: `${firefox} ${visitor}`, address: '198.51.100.7' });
  expect(await totalViews(_id)).toBe(1000);
});

test('applications by day and source, and the median time to an answer', async () => {
  const { _id: jobId } = await post(host, owner);
  const sent = [];
  for (const [days, source] of [
    [1, 'search'],
    [2, 'search'],
    [6, 'home'],
    [29, 'link'],
    [30, 'link'],
  ] as const) {
    const { id } = await applyAsNew(host, { jobId, source });
    await backdateApplication(host, id, days);
    sent.push(id);
  }
  expect((await figures(jobId)).medianAnswerDays).toBeUndefined();
  for (const id of sent.slice(0, 3))
    await callAs(host, owner)('POST', `/threads/${id}/messages`, { text: 'Welcome' });
  const { days, sources, medianAnswerDays } = await figures(jobId);
  expect(days.map(({ applications }) => applications)).toEqual([
    1,
    ...Array.from({ length: 22 }, () => 0),
    1,
    0,
    0,
    0,
    1,
    1,
    0,
  ]);
  expect(sources).toEqual([
    { source: 'search', views: 0, applications: 2 },
    { source: 'home', views: 0, applications: 1 },
    { source: 'link', views: 0, applications: 1 },
  ]);
  expect(medianAnswerDays).toBe(2);
});

test('views are kept for a year', async () => {
  const { _id } = await post(host, owner);
  for (const days of [300, 400])
    await host.db.execute(
      sql`INSERT INTO job_views (job_id, day, source, views) VALUES (${_id}, (now() - make_interval(days => ${days}))::date, 'home', 5)`,
    );
  expect(await dropOldViews(host.db)).toBe(1);
});
