import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { JSDOM } from 'jsdom';
import { paths } from '@contract/paths';
import { buildApp } from '../../app';
import { asEmployer, openHost, type Person, type TestHost } from '../host';
import { addCategories, addRows, endNow, post, setStatus } from '../jobFixtures';

const origin = 'https://jobs.example';
const dist = fs.mkdtempSync('/tmp/jobline-heads-');
fs.mkdirSync(path.join(dist, 'web'));
fs.writeFileSync(
  path.join(dist, 'web', 'index.html'),
  '<!doctype html><html><head><title>Jobline</title><meta name="description" content="Usual"><!--app-head--></head><body><div id="root"><!--app-html--></div><script type="application/json" id="config">{}</script><!--app-state--></body></html>',
);

let host: TestHost;
let app: FastifyInstance;
let employer: Person;
beforeAll(async () => {
  host = await openHost({ PUBLIC_URL: origin });
  app = await buildApp(host.context, { dist });
  await addCategories(host);
  employer = await asEmployer(host);
  const changed = await host.app.inject({
    method: 'PUT',
    url: `/api/employer/employers/update/${employer.id}`,
    headers: employer.headers,
    payload: { companyName: 'Harbour Clinic', companyWebsite: 'https://harbour.example' },
  });
  if (changed.statusCode !== 200) throw new Error(changed.body);
});
afterAll(async () => {
  await app.close();
  await host.close();
  fs.rmSync(dist, { recursive: true });
});

type Block = Record<string, unknown>;
const open = async (url: string) => {
  const answer = await app.inject({ url });
  const { document } = new JSDOM(answer.body).window;
  const content = (selector: string) =>
    document.head.querySelector(selector)?.getAttribute('content') ?? null;
  const blocks: Block[] = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent),
  );
  return {
    status: answer.statusCode,
    document,
    content,
    title: document.title,
    canonical: document.head.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
    robots: content('meta[name=robots]'),
    block: (type: string) => blocks.find((block) => block['@type'] === type),
  };
};

test('home has its address, its tags and the search of the site', async () => {
  const page = await open('/');
  expect([page.title, page.canonical, page.robots]).toEqual(['Jobline', `${origin}/`, null]);
  expect(page.document.querySelectorAll('meta[name=description]')).toHaveLength(1);
  expect(page.content('meta[property="og:url"]')).toBe(`${origin}/`);
  expect(page.content('meta[name="twitter:card"]')).toBe('summary_large_image');
  expect(page.block('WebSite')).toMatchObject({
    url: `${origin}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: `${origin}/jobdescription?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  });
  expect(page.block('Organization')).toMatchObject({ name: 'Jobline', url: `${origin}/` });
});

test.each([
  ['/jobdescription', 'Find jobs · Jobline'],
  ['/category/', 'Find the job you love · Jobline'],
  ['/TERMSOFUSE', 'Terms of use · Jobline'],
  ['/login', 'Job seeker login · Jobline'],
  ['/signupemp', 'Register as an employer · Jobline'],
])('%s has a head of its own', async (url, title) => {
  const page = await open(url);
  expect([page.title, page.robots]).toEqual([title, null]);
  expect(page.canonical).toBe(origin + url.toLowerCase().replace(/\/$/, ''));
  expect(page.content('meta[name=description]')?.length).toBeGreaterThan(40);
});

test('pages have descriptions of their own', async () => {
  const urls = ['/', '/jobdescription', '/category', '/termsofuse', '/login', '/signup', '/cv'];
  const described = await Promise.all(
    urls.map(async (url) => (await open(url)).content('meta[name=description]')),
  );
  expect(new Set(described).size).toBe(urls.length);
});

test('an administrator’s login is named like its heading', async () => {
  expect((await open('/adminlogin')).title).toBe('Administrator login · Jobline');
});

test.each(['/jobseekerpp/ivo', '/account', '/applications', '/admindash', '/adminlogin', '/saved'])(
  '%s is not to be indexed',
  async (url) => {
    const page = await open(url);
    expect([page.status, page.robots, page.canonical]).toEqual([200, 'noindex', null]);
  },
);

test('a search is not indexed, and its title says what was searched', async () => {
  const page = await open(
    '/jobdescription?q=registered+nurse&location=Tulsa&cursor=abc&utm_source=x',
  );
  expect([page.title, page.robots, page.canonical]).toEqual([
    'registered nurse, Tulsa - Find jobs · Jobline',
    'noindex',
    `${origin}/jobdescription?q=registered+nurse&location=Tulsa`,
  ]);
});

test('what is typed stays text', async () => {
  const page = await open(
    `/jobdescription?q=${encodeURIComponent('"><script>alert(1)</script>$&')}`,
  );
  expect(page.title).toBe('"><script>alert(1)</script>$& - Find jobs · Jobline');
  expect(page.document.querySelector('script:not([type])')).toBeNull();
});

test('a category has its way, an unknown one is not indexed', async () => {
  const page = await open('/category/Nurse%20Jobs');
  expect([page.title, page.canonical, page.robots]).toEqual([
    'Nurse Jobs · Jobline',
    `${origin}/category/Nurse%20Jobs`,
    null,
  ]);
  expect(page.block('BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: `${origin}/` },
      { position: 2, item: `${origin}/category` },
      { position: 3, name: 'Nurse Jobs', item: `${origin}/category/Nurse%20Jobs` },
    ],
  });
  expect((await open('/category/Made%20Up')).robots).toBe('noindex');
});

test("a company's page tells of the company, not of the person", async () => {
  const page = await open(`/employerppreadonly/${employer.username.toUpperCase()}`);
  expect([page.canonical, page.robots]).toEqual([
    origin + paths.employerReadOnly(employer.username),
    null,
  ]);
  expect(page.title).toBe('Harbour Clinic · Jobline');
  const company = page.block('Organization');
  expect(company).toMatchObject({ name: 'Harbour Clinic', sameAs: 'https://harbour.example' });
  expect(JSON.stringify(company)).not.toMatch(/firm\.example|555|Lind/);
  expect((await open('/employerppreadonly/nobody')).robots).toBe('noindex');
});

describe('a job', () => {
  const view = (id: string) => paths.jobView(id);
  test('is marked as a posting, complete where its texts are', async () => {
    const job = await post(host, employer, { location: 'Tulsa, OK' });
    const page = await open(view(job._id));
    expect([page.title, page.canonical, page.robots]).toEqual([
      'Night Nurse - Harbour Clinic · Jobline',
      origin + view(job._id),
      null,
    ]);
    expect(page.content('meta[name=description]')).toBe(
      'Night Nurse at Harbour Clinic in Tulsa, OK. Full-time, $4,000 - $5,200 a month. Care for patients through the night.',
    );
    expect(page.block('JobPosting')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Night Nurse',
      description:
        '<p>Care for patients through the night.</p><ul><li>Watch over the ward</li><li>Give medicine</li><li>Write reports</li><li>Talk with families</li><li>Train newcomers</li></ul><ul><li>A licence</li><li>Calm</li><li>Two years of work</li><li>English</li></ul>',
      identifier: { '@type': 'PropertyValue', name: 'Harbour Clinic', value: job._id },
      url: origin + view(job._id),
      datePosted: job.createdAt,
      validThrough: job.expiresAt,
      employmentType: 'FULL_TIME',
      hiringOrganization: {
        '@type': 'Organization',
        name: 'Harbour Clinic',
        sameAs: 'https://harbour.example',
      },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Tulsa',
          addressRegion: 'OK',
          addressCountry: 'US',
        },
      },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: {
          '@type': 'QuantitativeValue',
          minValue: 4000,
          maxValue: 5200,
          unitText: 'MONTH',
        },
      },
      directApply: true,
      totalJobOpenings: 2,
      educationRequirements: {
        '@type': 'EducationalOccupationalCredential',
        credentialCategory: 'bachelor degree',
      },
      industry: 'Nurse Jobs',
    });
    expect(page.block('BreadcrumbList')).toBeDefined();
  });

  test('has one address, whichever way it was opened', async () => {
    const job = await post(host, employer, { jobtitle: 'Porter' });
    const page = await open(paths.employerJobView(job._id));
    expect(page.canonical).toBe(origin + view(job._id));
  });

  test('what it does not say is left out; a remote one says from where one may apply', async () => {
    const job = await post(host, employer, {
      jobtitle: 'Coder',
      location: 'Remote',
      monthlysalary1: 0,
      monthlysalary2: 0,
      degreerequired: 'None',
    });
    const posting = (await open(view(job._id))).block('JobPosting');
    expect(posting).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'US' },
    });
    expect(Object.keys(posting ?? {})).not.toEqual(expect.arrayContaining(['baseSalary']));
    expect(posting).not.toHaveProperty('jobLocation');
    expect(posting).not.toHaveProperty('educationRequirements');
  });

  test.each([
    ['Toronto, Canada; Tulsa, OK', { addressLocality: 'Toronto', addressCountry: 'CA' }],
    ['Atlanta, Georgia', { addressLocality: 'Atlanta', addressRegion: 'GA', addressCountry: 'US' }],
    ['Texas', { addressRegion: 'TX', addressCountry: 'US' }],
  ])('is in %s', async (location, address) => {
    const job = await post(host, employer, { jobtitle: `Clerk of ${location}`, location });
    const posting = (await open(view(job._id))).block('JobPosting');
    expect(posting?.['jobLocation']).toEqual({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', ...address },
    });
  });

  test('no text of it ends the block, or is markup', async () => {
    const evil = '</script><script>alert(1)</script>\u2028<!--';
    const job = await post(host, employer, { jobtitle: evil, joboverview: evil });
    const page = await open(view(job._id));
    expect(page.document.querySelectorAll('script:not([type])')).toHaveLength(0);
    expect(page.block('JobPosting')).toMatchObject({ title: evil });
    expect(String(page.block('JobPosting')?.['description'])).not.toContain('<script');
  });

  test('without an employer it is no posting, as nobody can apply for it', async () => {
    const [id = ''] = await addRows(host, [{ title: 'Imported clerk' }]);
    const page = await open(view(id));
    expect([page.robots, page.block('JobPosting')]).toEqual([null, undefined]);
    expect(page.title).toBe('Imported clerk - Northern Mill · Jobline');
  });

  test('that has ended is not indexed and no posting any more', async () => {
    const job = await post(host, employer, { jobtitle: 'Baker' });
    await endNow(host, job._id);
    const page = await open(view(job._id));
    expect([page.title, page.robots, page.block('JobPosting')]).toEqual([
      'Baker · Jobline',
      'noindex',
      undefined,
    ]);
  });

  test.each(['removed', 'draft', 'waiting'])('that is %s tells nothing', async (status) => {
    const job = await post(host, employer, { jobtitle: `Secret ${status}` });
    await setStatus(host, job._id, status);
    const page = await open(view(job._id));
    expect([page.robots, page.canonical]).toEqual(['noindex', null]);
    expect(page.document.documentElement.innerHTML).not.toContain('Secret');
  });
});

test('an unknown page is not indexed', async () => {
  const page = await open('/no/such/page');
  expect([page.status, page.robots, page.canonical, page.title]).toEqual([
    404,
    'noindex',
    null,
    'Page not found · Jobline',
  ]);
});
