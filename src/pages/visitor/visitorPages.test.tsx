import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse, type JsonBodyType } from 'msw';
import { aJob, anEmployer } from '@/test/fixtures';
import { renderApp } from '@/test/renderApp';
import { hostAddress, specHost, testHost } from '@/test/server';
import { categories } from '@contract/categories';
import { site } from '@contract/site';

const main = () => within(screen.getByRole('main'));
const h1 = (name: string) => screen.findByRole('heading', { level: 1, name });
const quietly = () => jest.spyOn(console, 'error').mockReturnValue();
afterEach(() => jest.restoreAllMocks());

describe('the category list', () => {
  test("shows the host's categories with their counts, each leading to its page", async () => {
    testHost.use(
      http.get(`${hostAddress}/jobs/search`, () =>
        HttpResponse.json({
          items: [],
          total: 0,
          totalIsExact: true,
          facets: {
            category: [
              { value: 'IT Jobs', count: 1234 },
              { value: 'HR Jobs', count: 1 },
            ],
            type: [],
          },
          nextCursor: null,
        }),
      ),
    );
    const { address } = renderApp('/category');
    expect(await h1('Find the job you love')).toBeVisible();
    for (const name of categories) expect(await main().findByRole('link', { name })).toBeVisible();
    expect(await main().findByText('1,234 jobs')).toBeVisible();
    expect(main().getByText('1 job')).toBeVisible();
    await userEvent.click(main().getByRole('link', { name: 'Teacher Jobs' }));
    expect(address()).toBe('/category/Teacher%20Jobs');
  });

  test('on a spec host: its own names too, no counts, no other call', async () => {
    testHost.use(
      http.get(`${specHost.apiHost}/categories/`, () =>
        HttpResponse.json({
          data: [
            { _id: '1', categoryName: 'Space & Sea' },
            { _id: '2', categoryName: 'IT Jobs' },
            { _id: '3', categoryName: 'IT Jobs' },
            { _id: '4' },
          ],
        }),
      ),
    );
    renderApp('/category', { config: specHost });
    expect(await main().findByRole('link', { name: 'Space & Sea' })).toHaveAttribute(
      'href',
      '/category/Space%20%26%20Sea',
    );
    expect(main().getAllByRole('link', { name: 'IT Jobs' })).toHaveLength(1);
    expect(main().queryByText(/\d jobs?/)).not.toBeInTheDocument();
  });

  test('that cannot be fetched is empty, and can be asked for again', async () => {
    quietly();
    testHost.use(
      http.get(`${hostAddress}/categories/`, () => HttpResponse.error(), { once: true }),
    );
    renderApp('/category');
    expect(await main().findByText('No job descriptions found')).toBeVisible();
    await userEvent.click(main().getByRole('button', { name: 'Try again' }));
    expect(await main().findByRole('link', { name: 'IT Jobs' })).toBeVisible();
  });
});

describe('a category', () => {
  const page = (items: JsonBodyType[], total: number) => ({
    items,
    total,
    totalIsExact: true,
    facets: { category: [], type: [] },
    nextCursor: null,
  });

  test('shows its first job, and the way to all of them', async () => {
    const asked: string[] = [];
    testHost.use(
      http.get(`${hostAddress}/jobs/search`, ({ request }) => {
        asked.push(decodeURIComponent(new URL(request.url).search));
        return HttpResponse.json(
          page(
            [
              aJob({
                createdAt: '2026-01-07T10:00:00Z',
                joboverview: Array.from({ length: 40 }, (_, n) => `w${n + 1}`).join(' '),
              }),
            ],
            3412,
          ),
        );
      }),
    );
    const { address } = renderApp('/category/Nurse%20Jobs');
    expect(await h1('Nurse Jobs')).toBeVisible();
    expect(await main().findByText(/^w1 .* w30\.\.\.$/)).toBeVisible();
    expect(asked).toContain('?category=Nurse+Jobs&sort=newest&limit=1');
    for (const text of ['Lakeside Clinic · Springfield', '$3,900 - $5,200', '3 days ago'])
      expect(main().getByText(text)).toBeVisible();
    expect(main().getByRole('link', { name: 'See all 3,412 Nurse Jobs' })).toHaveAttribute(
      'href',
      '/jobdescription?category=Nurse+Jobs',
    );
    await userEvent.click(main().getByRole('link', { name: 'Registered Nurse' }));
    expect(address()).toBe('/singlejobdescription/jobdescription/job-1');
  });

  test('on a spec host: the first of its jobs, with the constant age', async () => {
    testHost.use(
      http.get(`${specHost.apiHost}/jobdescriptions/getByCategory/:name`, ({ params }) =>
        HttpResponse.json(
          params['name'] === 'R&D / Lab'
            ? [aJob(), aJob({ _id: 'job-2', jobtitle: 'Second' })]
            : [],
        ),
      ),
      http.get(`${specHost.apiHost}/categories/`, () => HttpResponse.json([])),
    );
    renderApp(`/category/${encodeURIComponent('R&D / Lab')}`, { config: specHost });
    expect(await main().findByRole('link', { name: 'Registered Nurse' })).toBeVisible();
    expect(main().getByText('6 days ago')).toBeVisible();
    expect(main().queryByText('Second')).not.toBeInTheDocument();
    expect(main().getByRole('link', { name: 'See all 2 R&D / Lab' })).toBeVisible();
  });

  test('without a job says so, with ways on', async () => {
    testHost.use(http.get(`${hostAddress}/jobs/search`, () => HttpResponse.json(page([], 0))));
    renderApp('/category/Nurse%20Jobs');
    expect(await main().findByText('No job descriptions found')).toBeVisible();
    expect(main().getByRole('link', { name: 'Search all jobs' })).toBeVisible();
    expect(main().queryByRole('link', { name: /See all/ })).not.toBeInTheDocument();
  });

  test('that cannot be fetched is empty, and can be asked for again', async () => {
    quietly();
    let down = true;
    testHost.use(
      http.get(`${hostAddress}/jobs/search`, ({ request }) =>
        down && request.url.includes('Nurse') ? HttpResponse.error() : undefined,
      ),
    );
    renderApp('/category/Nurse%20Jobs');
    const again = await main().findByRole('button', { name: 'Try again' });
    down = false;
    await userEvent.click(again);
    expect(await main().findByRole('link', { name: 'Registered Nurse' })).toBeVisible();
  });
});

describe("an employer's public profile", () => {
  const fact = (label: string) =>
    main()
      .getAllByText(label, { selector: 'dt' })
      .map((term) => term.nextElementSibling?.textContent);
  const answer = (changes: object, host = hostAddress) =>
    testHost.use(
      http.get(`${host}/employer/employers/username/:name`, () =>
        HttpResponse.json({ data: { ...anEmployer(), ...changes } }),
      ),
    );

  test("on a spec host shows the spec's constants", async () => {
    answer(
      { nationalityEmployer: 'CA', companyCountry: 'DE', phoneEmployer: 15550142 },
      specHost.apiHost,
    );
    testHost.use(
      http.get(`${specHost.apiHost}/jobdescriptions/employer/:name`, () => HttpResponse.json([])),
    );
    renderApp('/employerppreadonly/ann.lee', { config: specHost });
    expect(await h1('Ann Lee')).toBeVisible();
    expect(fact('Birth date')).toEqual(['22-03-2000']);
    expect(fact('Residence country')).toEqual([site.country.name]);
    expect(fact('Address')).toEqual(['Canadian']);
    expect(fact('Nationality')).toEqual(['Canadian']);
    expect(fact('Country')).toEqual(['Germany']);
    expect(fact('Mobile number')).toEqual(['15550142']);
    expect(fact('Education')).toEqual(['Not provided']);
    expect(main().queryByText('Open jobs')).not.toBeInTheDocument();
  });

  test('on our own shows what is stored, and "Not provided" where it is empty', async () => {
    answer({
      birthDateEmployer: '1990-05-17',
      residenceCountryEmployer: null,
      companyAddress: '2 Mill Lane',
      companyWebsite: 'javascript:alert(1)',
    });
    renderApp('/employerppreadonly/ann.lee');
    expect(await h1('Ann Lee')).toBeVisible();
    expect(fact('Birth date')).toEqual(['May 17, 1990']);
    expect(fact('Residence country')).toEqual(['Not provided']);
    expect(fact('Address')).toEqual(['2 Mill Lane']);
    expect(main().getByText('javascript:alert(1)').closest('a')).toBeNull();
    expect(main().getByRole('link', { name: 'ann@lakeside.example' })).toHaveAttribute(
      'href',
      'mailto:ann@lakeside.example',
    );
    expect(await main().findByRole('link', { name: 'Registered Nurse' })).toHaveAttribute(
      'href',
      '/singlejobdescription/jobdescription/job-1',
    );
  });

  test('keeps "Loading..." while it cannot be had, and shows nothing of an error', async () => {
    quietly();
    testHost.use(
      http.get(`${hostAddress}/employer/employers/username/:name`, () => HttpResponse.error(), {
        once: true,
      }),
    );
    renderApp('/employerppreadonly/ann.lee');
    const again = await main().findByRole('button', { name: 'Try again' });
    expect(main().getByText('Loading...')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(again);
    expect(await h1('Ann Lee')).toBeVisible();
  });

  test.each<[string, JsonBodyType, number]>([
    ['404', { message: 'No' }, 404],
    ['null in data', { data: null }, 200],
  ])('that is not there (%s) has a page of its own', async (_what, body, status) => {
    quietly();
    testHost.use(
      http.get(`${hostAddress}/employer/employers/username/:name`, () =>
        HttpResponse.json(body, { status }),
      ),
    );
    renderApp('/employerppreadonly/nobody');
    expect(await h1('Employer not found')).toBeVisible();
    expect(main().getByRole('link', { name: 'All jobs' })).toBeVisible();
  });
});

describe('the terms', () => {
  const record = {
    _id: 't',
    termsofuse1: 'First\n<b>line</b>',
    termsofuse2: 'Second',
    termsofuse3: 'Third',
    privacypolicy: 'Private',
    cookies: 'Crumbs',
    changestostatement: 'Changes',
  };
  const terms = (body: JsonBodyType) =>
    testHost.use(http.get(`${hostAddress}/terms/terms`, () => HttpResponse.json(body)));

  test('show the six texts, with headings and a table of contents', async () => {
    terms([record]);
    renderApp('/termsofuse');
    expect(await h1('Terms of use')).toBeVisible();
    expect(await main().findByText(/First\s<b>line<\/b>/)).toBeVisible();
    for (const text of ['Second', 'Third', 'Private', 'Crumbs', 'Changes'])
      expect(main().getByText(text)).toBeVisible();
    const contents = within(main().getByRole('navigation', { name: 'Contents' })).getAllByRole(
      'link',
    );
    for (const link of contents)
      expect(document.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent(
        link.textContent ?? '?',
      );
    expect(contents).toHaveLength(4);
  });

  test('leave out what is empty', async () => {
    terms({ data: [{ ...record, cookies: ' ', termsofuse2: null, termsofuse3: '' }] });
    renderApp('/termsofuse');
    expect(await main().findByRole('heading', { level: 2, name: 'Privacy policy' })).toBeVisible();
    expect(main().queryByRole('heading', { name: 'Cookies' })).not.toBeInTheDocument();
    expect(main().queryByRole('heading', { name: 'Part 1' })).not.toBeInTheDocument();
  });

  test('are awaited with "Loading..."; without a record the page says so', async () => {
    testHost.use(
      http.get(`${hostAddress}/terms/terms`, async () => {
        await delay(50);
        return HttpResponse.json([]);
      }),
    );
    renderApp('/termsofuse');
    await h1('Terms of use');
    expect(main().getByText('Loading...')).toBeInTheDocument();
    expect(await main().findByText('No terms have been published yet')).toBeVisible();
  });

  test('that cannot be fetched can be asked for again', async () => {
    quietly();
    testHost.use(
      http.get(`${hostAddress}/terms/terms`, () => HttpResponse.error(), { once: true }),
      http.get(`${hostAddress}/terms/terms`, () => HttpResponse.json([record])),
    );
    renderApp('/termsofuse');
    await userEvent.click(await main().findByRole('button', { name: 'Try again' }));
    expect(await main().findByText('Private')).toBeVisible();
  });
});

test("an address that is no page has the spec's words and two ways on", async () => {
  renderApp('/no/such/page');
  expect(await h1('Page not found')).toBeVisible();
  expect(main().getByText('404')).toBeVisible();
  expect(main().getByText("Sorry, we couldn't find the page you're looking for.")).toBeVisible();
  expect(main().getByRole('link', { name: 'Go back home' })).toHaveAttribute('href', '/');
  expect(main().getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    `mailto:${site.contact.email}`,
  );
});
