import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aJob } from '@/test/fixtures';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { main } from '@/test/page';
import { renderApp } from '@/test/renderApp';

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const jobs = Array.from({ length: 8 }, (_, n) =>
  aJob({
    _id: `job/${n + 1}`,
    jobtitle: `Nurse ${n + 1}`,
    location: `Town ${n + 1}`,
    companyname: `Clinic ${n + 1}`,
  }),
);
/** The calls that home sends a spec host; any other would fail the test. */
const aSpecHost = (all: unknown = jobs) =>
  testHost.use(
    http.get(`${specHost.apiHost}/jobdescriptions/getAll`, () => HttpResponse.json(all as object)),
    http.get(`${specHost.apiHost}/featuredemployer/`, () =>
      HttpResponse.json([
        { _id: 'f', employerName: 'Northwind', employerImage: 'javascript:alert(1)' },
      ]),
    ),
  );

test('says what this is, with real numbers and a way into the listing', async () => {
  testHost.use(
    http.get(`${hostAddress}/stats`, () =>
      HttpResponse.json({ liveJobs: 35_246, employersHiring: 1 }),
    ),
  );
  const { address } = renderApp('/');
  expect(
    await screen.findByRole('heading', {
      level: 1,
      name: "We're Connecting talent with Opportunity",
    }),
  ).toBeVisible();
  expect(await screen.findByText('35,246')).toBeVisible();
  expect(screen.getByText('live jobs')).toBeVisible();
  expect(screen.getByText('employer hiring')).toBeVisible();
  await userEvent.type(main().getByLabelText('What'), ' night nurse ');
  await userEvent.type(main().getByLabelText('Where'), 'Springfield{Enter}');
  expect(address()).toBe('/jobdescription?q=night+nurse&location=Springfield');
});

test('an empty search shows all jobs', async () => {
  const { address } = renderApp('/');
  await userEvent.click(await screen.findByRole('button', { name: 'Search' }));
  expect(address()).toBe('/jobdescription');
});

test('featured jobs are six of the newest; a card leads to its job', async () => {
  const asked: string[] = [];
  testHost.use(
    http.get(`${hostAddress}/jobs/search`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({
        items: [
          aJob({ _id: 'a/1', createdAt: '2026-01-08T11:00:00Z' }),
          aJob({ _id: 'b', jobtitle: 'Cook', usernameEmployer: undefined }),
        ],
        total: 1,
        totalIsExact: true,
        facets: {
          category: [
            { value: 'HR Jobs', count: 1 },
            { value: 'Nurse Jobs', count: 7 },
          ],
          type: [],
        },
        nextCursor: null,
      });
    }),
  );
  const { address } = renderApp('/');
  const featured = await section('Featured Jobs');
  const card = within(
    (await featured.findByRole('link', { name: 'Registered Nurse - Springfield' })).closest(
      'article',
    ) ?? document.body,
  );
  expect(asked[0]).toBe('?sort=newest&limit=6&brief=true');
  for (const text of ['Lakeside Clinic', '$3,900 - $5,200', 'Full time', '2 days ago'])
    expect(card.getByText(text)).toBeVisible();
  const elsewhere = featured.getByText('Listed elsewhere');
  expect(elsewhere.closest('article')).toHaveTextContent('Cook - Springfield');
  // the categories with the most jobs come first
  expect(
    within(screen.getByRole('navigation', { name: 'Popular' }))
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Nurse Jobs', 'HR Jobs']);
  await userEvent.click(card.getByRole('link'));
  expect(address()).toBe('/singlejobdescription/jobdescription/a%2F1');
});

test.each(['Featured Jobs', 'Featured Employers'])(
  '"View All" of %s leads to the categories',
  async (name) => {
    const { address } = renderApp('/');
    await userEvent.click((await section(name)).getByRole('link', { name: 'View All' }));
    expect(address()).toBe('/category');
  },
);

test('featured employers show image or initials, and lead to what they offer', async () => {
  testHost.use(
    http.get(`${hostAddress}/featuredemployer/`, () =>
      HttpResponse.json([
        { _id: '1', employerName: 'Lakeside & Sons', employerImage: '' },
        { _id: '2', employerName: 'Northwind', employerImage: 'media/7' },
      ]),
    ),
  );
  const { address, container } = renderApp('/');
  const featured = await section('Featured Employers');
  expect(await featured.findByText('LS')).toBeInTheDocument();
  expect(container.querySelector('img[src="/api/media/7"]')).toBeInTheDocument();
  await userEvent.click(featured.getByRole('link', { name: 'Lakeside & Sons' }));
  expect(address()).toBe('/jobdescription?company=Lakeside+%26+Sons');
});

test('jobs that cannot be fetched are an empty list, and can be asked for again', async () => {
  const errors = jest.spyOn(console, 'error').mockReturnValue();
  testHost.use(
    http.get(`${hostAddress}/jobs/search`, () => new HttpResponse(null, { status: 500 }), {
      once: true,
    }),
    http.get(`${hostAddress}/featuredemployer/`, () => HttpResponse.error(), { once: true }),
  );
  renderApp('/');
  const featured = await section('Featured Jobs');
  expect(await featured.findByText('No job descriptions found')).toBeVisible();
  expect(screen.queryByText(/error|failed/i)).not.toBeInTheDocument();
  await userEvent.click(featured.getByRole('button', { name: 'Try again' }));
  expect(
    await featured.findByRole('link', { name: 'Registered Nurse - Springfield' }),
  ).toBeVisible();
  const employers = await section('Featured Employers');
  await userEvent.click(await employers.findByRole('button', { name: 'Try again' }));
  expect(await employers.findByRole('link', { name: 'Lakeside Clinic' })).toBeVisible();
  errors.mockRestore();
});

test('on a spec host: the first six of getAll with the constant age, no numbers, and no other call', async () => {
  aSpecHost();
  const { container } = renderApp('/', { config: specHost });
  const featured = await section('Featured Jobs');
  expect(await featured.findByRole('link', { name: 'Nurse 1 - Town 1' })).toHaveAttribute(
    'href',
    '/singlejobdescription/jobdescription/job%2F1',
  );
  expect(featured.getAllByRole('article')).toHaveLength(6);
  expect(featured.getAllByText('7 days ago')).toHaveLength(6);
  expect(screen.queryByText(/live jobs/)).not.toBeInTheDocument();
  expect(
    within(screen.getByRole('navigation', { name: 'Categories' })).getAllByRole('link'),
  ).toHaveLength(4);
  // a URL that isn't a picture's is ignored
  expect(await screen.findByRole('link', { name: 'Northwind' })).toBeVisible();
  expect(container.querySelector('img')).toBeNull();
});

test.each([
  ['a list in data', { data: jobs.slice(0, 1) }],
  [
    'fields of odd kinds',
    [
      {
        _id: 1,
        jobtitle: 'Nurse 1',
        location: 'Town 1',
        monthlysalary1: '3900',
        monthlysalary2: '5200',
        companyname: null,
      },
    ],
  ],
])('a spec host may answer %s', async (_what, answer) => {
  aSpecHost(answer);
  renderApp('/', { config: specHost });
  const featured = await section('Featured Jobs');
  expect(await featured.findByRole('link', { name: 'Nurse 1 - Town 1' })).toBeVisible();
  expect(featured.getByText('$3,900 - $5,200')).toBeVisible();
});

test('About Us has the anchor the links lead to', async () => {
  renderApp('/');
  expect(await screen.findByRole('region', { name: 'About Us' })).toHaveAttribute('id', 'about-us');
});

test.each(['#100%', '#%E9'])(
  'an anchor that isn’t encoded as addresses are (%s) leads to the page',
  async (anchor) => {
    renderApp(`/${anchor}`);
    expect(await screen.findByRole('region', { name: 'About Us' })).toBeInTheDocument();
  },
);
