import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { aJob } from '@/test/fixtures';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { h1, main, muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';
import { categories } from '@contract/constants/categories';

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

  test.each([
    ['our own host', undefined],
    ['a spec host', specHost],
  ])('has the search field, on %s', async (_what, config) => {
    testHost.use(http.get(`${specHost.apiHost}/*`, () => HttpResponse.json([])));
    const { address } = renderApp('/category', config ? { config } : {});
    const form = within(await main().findByRole('search'));
    await userEvent.type(form.getByLabelText('What'), 'baker');
    await userEvent.type(form.getByLabelText('Where'), 'Tulsa');
    await userEvent.click(form.getByRole('button', { name: 'Search' }));
    expect(address()).toBe('/jobdescription?q=baker&location=Tulsa');
  });

  test('that cannot be fetched is empty, and can be asked for again', async () => {
    muteErrors();
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
    expect(main().getByText('Showing the newest of 3,412 jobs.')).toBeVisible();
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

  test('that our host has none of is not called by what the address says', async () => {
    testHost.use(http.get(`${hostAddress}/jobs/search`, () => HttpResponse.json(page([], 0))));
    renderApp('/category/Call%20555%200199');
    expect(await h1('Category not found')).toBeVisible();
    expect(main().queryByText(/555/)).not.toBeInTheDocument();
    expect(document.title).not.toContain('555');
  });

  test('that a spec host has none of is called by the address', async () => {
    testHost.use(
      http.get(`${specHost.apiHost}/categories/`, () =>
        HttpResponse.json({ data: [{ _id: '1', categoryName: 'IT Jobs' }] }),
      ),
      http.get(`${specHost.apiHost}/jobdescriptions/getByCategory/:name`, () =>
        HttpResponse.json([]),
      ),
    );
    renderApp('/category/Space', { config: specHost });
    expect(await h1('Space')).toBeVisible();
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
    expect(main().getByText('Showing the first of 2 jobs.')).toBeVisible();
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
    muteErrors();
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
