import { XMLParser, XMLValidator } from 'fast-xml-parser';
import sql from 'sql-template-tag';
import { paths } from '@contract/paths';
import { asAdmin, asEmployer, openHost, type Person, type TestHost } from '../host';
import { addCategories, insertTestJobs, post, setStatus } from '../jobFixtures';

const origin = 'https://jobs.example';
const evil = 'Nurse & <b>"Care"</b> ]]> \u0007 😀';
let host: TestHost;
let employer: Person;
let nurse: string;
let imported: string;
beforeAll(async () => {
  host = await openHost({ PUBLIC_URL: origin });
  await addCategories(host);
  employer = await asEmployer(host);
  [imported = ''] = await insertTestJobs(host, [
    { title: 'Imported clerk', createdAt: new Date(Date.now() - 3_600_000) },
  ]);
  nurse = (await post(host, employer, { jobtitle: evil, location: 'Tulsa, OK' }))._id;
  // a value as older releases stored it
  await host.db.execute(sql`UPDATE jobs SET title = ${evil} WHERE id = ${nurse}`);
  const hidden = await post(host, employer, { jobtitle: 'Hidden draft' });
  await setStatus(host, hidden._id, 'draft');
});
afterAll(() => host.close());

const shown = evil.replace('\u0007', '');
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  isArray: (name) => ['item', 'entry', 'job'].includes(name),
  parseTagValue: false,
  trimValues: false,
});
const get = (url: string) => host.app.inject({ url });
const ask = async (
  { headers }: Person,
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
) => {
  const answer = await host.app.inject({ method, url, headers, ...(payload && { payload }) });
  if (answer.statusCode >= 300) throw new Error(answer.body);
};
const readXml = async (url: string) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(200);
  expect(XMLValidator.validate(answer.body)).toBe(true);
  return { xml: parser.parse(answer.body), type: answer.headers['content-type'] };
};

test('RSS has the newest live jobs, its own address and the search it is of', async () => {
  const { xml, type } = await readXml('/feeds/jobs.rss?category=Nurse+Jobs&limit=3&cursor=x');
  expect(type).toBe('application/rss+xml; charset=utf-8');
  const { channel } = xml.rss;
  expect(channel.title).toBe('New jobs: Nurse Jobs');
  expect(channel.link).toBe(`${origin}/jobdescription?category=Nurse+Jobs`);
  expect(channel['atom:link']['@href']).toBe(`${origin}/feeds/jobs.rss?category=Nurse+Jobs`);
  expect(channel.item).toHaveLength(1);
  expect(channel.item[0]).toMatchObject({
    title: `${shown} - Harbour Clinic, Tulsa, OK`,
    link: origin + paths.jobView(nurse),
    category: 'Nurse Jobs',
  });
  expect(Date.parse(channel.item[0].pubDate)).toBeGreaterThan(Date.now() - 60_000);
});

test('Atom and JSON have the same', async () => {
  const { xml, type } = await readXml('/feeds/jobs.atom');
  expect(type).toBe('application/atom+xml; charset=utf-8');
  const ids = xml.feed.entry.map(({ id }: { id: string }) => id);
  expect(ids).toEqual([nurse, imported].map((id) => origin + paths.jobView(id)));
  const answer = await get('/feeds/jobs.json');
  expect(answer.headers['content-type']).toBe('application/feed+json; charset=utf-8');
  const feed = answer.json();
  expect([feed.version, feed.feed_url]).toEqual([
    'https://jsonfeed.org/version/1.1',
    `${origin}/feeds/jobs.json`,
  ]);
  expect(feed.items.map(({ id }: { id: string }) => id)).toEqual(ids);
});

test('the JSON says what a list on another site shows of a job, and any site may read it', async () => {
  const answer = await get(`/feeds/jobs.json?employer=${employer.username}`);
  expect(answer.json().home_page_url).toBe(origin + paths.employerReadOnly(employer.username));
  expect(answer.json().items[0]).toMatchObject({
    url: origin + paths.jobView(nurse),
    _job: {
      title: evil,
      location: 'Tulsa, OK',
      type: 'Full-time',
      pay: '$4,000 - $5,200 a month',
    },
  });
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=600',
  });
  expect(answer.headers).not.toHaveProperty('set-cookie');
  expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
});

test.each(['/feeds/jobs.rss', '/feeds/indeed.xml', '/api/jobs/search', '/robots.txt'])(
  '%s is read by no other site',
  async (url) => {
    const { headers } = await get(url);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  },
);

test("a job that is filled, taken down or whose employer is gone leaves the company's feed at once", async () => {
  const firm = await asEmployer(host);
  const [filled, removed] = [
    await post(host, firm, { jobtitle: 'Filled' }),
    await post(host, firm, { jobtitle: 'Removed' }),
  ];
  await post(host, firm, { jobtitle: 'Last' });
  const titles = async () => {
    const answer = await get(`/feeds/jobs.json?employer=${firm.username}`);
    if (answer.statusCode === 404) return 'no such feed';
    return answer.json().items.map((item: { _job: { title: string } }) => item._job.title);
  };
  expect(await titles()).toEqual(['Last', 'Removed', 'Filled']);
  await ask(firm, 'POST', `/api/jobs/${filled._id}/close`);
  expect(await titles()).toEqual(['Last', 'Removed']);
  const admin = await asAdmin(host);
  await ask(admin, 'POST', '/api/admin/jobs/take-downs', {
    ids: [removed._id],
    reason: 'It asks for money.',
  });
  expect(await titles()).toEqual(['Last']);
  await ask(admin, 'DELETE', `/api/employer/employers/delete/${firm.id}`);
  expect(await titles()).toBe('no such feed');
});

test("a company's feed leads to its page", async () => {
  const { xml } = await readXml(`/feeds/jobs.rss?employer=${employer.username}`);
  expect(xml.rss.channel.link).toBe(origin + paths.employerReadOnly(employer.username));
  expect(xml.rss.channel.item).toHaveLength(1);
});

test('a new job is in the feed at once', async () => {
  const before = (await get('/feeds/jobs.json?q=glazier')).json();
  expect(before.items).toEqual([]);
  await post(host, employer, { jobtitle: 'Glazier', categoryName: 'Engineering' });
  const after = (await get('/feeds/jobs.json?q=glazier')).json();
  expect(after.items).toHaveLength(1);
});

test.each([
  '/feeds/jobs.rss?payMin=much',
  '/feeds/jobs.rss?type=nope',
  '/feeds/jobs.rss?q=a&q=b',
  '/feeds/jobs.rss?q=%00',
])('%s is refused as the search is', async (url) => {
  expect((await get(url)).statusCode).toBe(400);
});

test('what a search has no word for changes nothing of its feed', async () => {
  const plain = await get('/feeds/jobs.rss?category=Nurse+Jobs');
  const marked = await get('/feeds/jobs.rss?utm_source=x&q=&category=Nurse+Jobs&job=1&page=2');
  expect([marked.statusCode, marked.body, marked.headers.etag]).toEqual([
    200,
    plain.body,
    plain.headers.etag,
  ]);
});

test.each([
  ['remote=true', 'New jobs: Remote'],
  ['remote=false', 'New jobs on Jobline'],
  ['type=full-time&type=contract&withPay=true', 'New jobs: Full-time, Contract, With pay'],
  ['within=1&q=nurse', 'New jobs: nurse, Last day'],
  [
    'within=7&payMin=4000&applyHere=true',
    'New jobs: Apply on Jobline, From $4,000 a month, Last 7 days',
  ],
  ['location=Tulsa&miles=25&degree=MD', 'New jobs: Tulsa, MD, Within 25 miles'],
])('a feed of %s is called %s', async (query, title) => {
  const { xml } = await readXml(`/feeds/jobs.rss?${query}`);
  expect(xml.rss.channel.title).toBe(title);
});

test("a company's feed has its name, in the link of its page as well", async () => {
  const firm = await asEmployer(host);
  const url = `/feeds/jobs.atom?employer=${firm.username.toUpperCase()}`;
  expect((await readXml(url)).xml.feed.title).toBe('New jobs: Mara Lind');
  const changed = await host.app.inject({
    method: 'PUT',
    url: `/api/employer/employers/update/${firm.id}`,
    headers: firm.headers,
    payload: { companyName: 'Brightwell & Sons' },
  });
  expect(changed.statusCode).toBe(200);
  expect((await readXml(`${url}&remote=true`)).xml.feed.title).toBe(
    'New jobs: Brightwell & Sons, Remote',
  );
});

test('there is no feed of a company or category that there isn’t', async () => {
  const firm = await asEmployer(host);
  await post(host, firm);
  const url = `/feeds/jobs.json?employer=${firm.username}`;
  expect((await get(url)).statusCode).toBe(200);
  await ask(await asAdmin(host), 'PUT', `/api/admin/people/employer/${firm.id}/suspension`, {
    reason: 'It asks for money.',
  });
  for (const gone of [url, '/feeds/jobs.rss?employer=nobody', '/feeds/jobs.rss?category=Made+Up']) {
    const answer = await get(gone);
    expect([gone, answer.statusCode, answer.headers['cache-control']]).toEqual([
      gone,
      404,
      undefined,
    ]);
  }
  expect((await get('/feeds/jobs.rss?category=Made+Up&category=Nurse+Jobs')).statusCode).toBe(200);
});

test('a feed without jobs is as old as what it is of', async () => {
  const { xml } = await readXml('/feeds/jobs.atom?q=nothingislikethis');
  const age = Date.now() - Date.parse(xml.feed.updated);
  expect(age).toBeGreaterThan(0);
  expect(age).toBeLessThan(24 * 3_600_000);
  const again = (await readXml('/feeds/jobs.rss?q=nothingislikethis')).xml.rss.channel;
  expect(Date.parse(again.lastBuildDate)).toBe(
    Math.floor(Date.parse(xml.feed.updated) / 1000) * 1000,
  );
  const firm = await asEmployer(host);
  const own = await readXml(`/feeds/jobs.atom?employer=${firm.username}`);
  expect(Date.now() - Date.parse(own.xml.feed.updated)).toBeLessThan(60_000);
});

test('feeds say when they changed, and of each job whose it is and what it pays', async () => {
  const summary = 'Harbour Clinic, $4,000 - $5,200 a month. Care for patients through the night.';
  const { channel } = (await readXml('/feeds/jobs.rss?category=Nurse+Jobs')).xml.rss;
  expect(channel.item[0].description).toBe(summary);
  const { feed } = (await readXml('/feeds/jobs.atom?category=Nurse+Jobs')).xml;
  expect(feed.entry[0].summary).toBe(summary);
  const json = await host.app.inject({ url: '/feeds/jobs.json?category=Nurse+Jobs' });
  expect(json.json().items[0].content_text).toBe(summary);
  expect(channel.lastBuildDate).toBe(new Date(feed.updated).toUTCString());
});

test('aggregators get every job of an employer of this site, and no other', async () => {
  const { xml, type } = await readXml('/feeds/indeed.xml');
  expect(type).toBe('application/xml; charset=utf-8');
  expect(xml.source).toMatchObject({ publisher: 'Jobline', publisherurl: `${origin}/` });
  const jobs = xml.source.job;
  expect(jobs.map(({ title }: { title: string }) => title).slice(-2)).toEqual(['Glazier', shown]);
  expect(jobs.at(-1)).toMatchObject({
    referencenumber: nurse,
    url: origin + paths.jobView(nurse),
    company: 'Harbour Clinic',
    city: 'Tulsa',
    state: 'OK',
    country: 'US',
    salary: '$4,000 - $5,200 a month',
    jobtype: 'fulltime',
    education: 'Bachelor of Nursing',
  });
  expect(jobs.at(-1).description).toContain('<li>Watch over the ward</li>');
});

test('aggregators get texts as they are, and where the work is done', async () => {
  const texts = { jobtitle: ']]> & <b>]]>' };
  const [mixed, anywhere] = [await post(host, employer, texts), await post(host, employer)];
  for (const [{ _id }, workplace] of [
    [mixed, 'hybrid'],
    [anywhere, 'remote'],
  ] as const)
    await host.db.execute(sql`UPDATE jobs SET workplace = ${workplace} WHERE id = ${_id}`);
  const { xml } = await readXml('/feeds/indeed.xml');
  const find = ({ _id }: { _id: string }) =>
    xml.source.job.find((job: { referencenumber: string }) => job.referencenumber === _id);
  expect(find(mixed)).toMatchObject({ title: texts.jobtitle, remotetype: 'Hybrid remote' });
  expect(find(anywhere)).toMatchObject({ remotetype: 'Fully remote' });
  expect(find({ _id: nurse })).not.toHaveProperty('remotetype');
  const { body } = await get('/feeds/indeed.xml');
  expect(body).toContain('<title><![CDATA[]]]]><![CDATA[> & <b>]]]]><![CDATA[>]]></title>');
});

test('more than one network may read feeds, but none without end', async () => {
  const limited = await openHost({ PUBLIC_URL: origin, RATE_LIMITS: 'on' });
  const limit = 150;
  const ask = async (remoteAddress: string): Promise<number> =>
    (await limited.app.inject({ url: '/robots.txt', remoteAddress })).statusCode;
  const statuses: number[] = [];
  // the requests may span two minutes, and each minute has its own limit
  while (statuses.at(-1) !== 429 && statuses.length <= 2 * limit)
    statuses.push(await ask('192.0.2.9'));
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.slice(0, limit)).toEqual(Array.from({ length: limit }, () => 200));
  expect(await ask('192.0.2.10')).toBe(200);
  await limited.close();
});
