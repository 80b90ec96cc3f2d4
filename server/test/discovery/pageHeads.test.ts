import { paths } from '@contract/paths';
import type { Person } from '../host';
import { openPageHost, origin, type PageHost } from './pageHost';

let employer: Person;
let open: PageHost['open'];
let close: PageHost['close'];
beforeAll(async () => {
  ({ employer, open, close } = await openPageHost());
});
afterAll(() => close());

test('home has its address, its tags and the search of the site', async () => {
  const page = await open('/');
  expect([page.title, page.canonical, page.robots]).toEqual([
    'Jobs across the country · Jobline',
    `${origin}/`,
    null,
  ]);
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
    null,
  ]);
  expect(page.content('meta[property="og:url"]')).toBe(
    `${origin}/jobdescription?q=registered+nurse&location=Tulsa`,
  );
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
  const unknown = await open('/category/Made%20Up');
  expect([unknown.robots, unknown.title]).toEqual(['noindex', 'Category not found · Jobline']);
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

test('an unknown page is not indexed', async () => {
  const page = await open('/no/such/page');
  expect([page.status, page.robots, page.canonical, page.title]).toEqual([
    404,
    'noindex',
    null,
    'Page not found · Jobline',
  ]);
});
