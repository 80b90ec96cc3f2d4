import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import type { Job } from '@/api/jobBoardApi';
import { aJob } from '@/test/fixtures';
import { renderApp } from '@/test/renderApp';
import { hostAddress, specHost, testHost } from '@/test/server';

const main = () => within(screen.getByRole('main'));
const links = () =>
  main()
    .getAllByRole('article')
    .map((entry) => within(entry).getByRole('link').textContent);
const status = () =>
  main()
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter((text) => !text.includes('suggestion'))
    .join('');
const counted = (text: string) => waitFor(() => expect(status()).toBe(text));
const what = () => main().findByRole('combobox', { name: 'What' });
/** jsdom has no layout: tells how wide the screen is. */
const screenWidth = (width: number) => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: width >= Number(/min-width:\s*(\d+)/.exec(query)?.[1] ?? Infinity),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
};
const noMatchMedia = window.matchMedia;
beforeEach(() => screenWidth(960));
afterEach(() => {
  window.matchMedia = noMatchMedia;
  jest.restoreAllMocks();
});

type Answer = {
  items?: Job[];
  total?: number;
  totalIsExact?: boolean;
  facets?: object;
  nextCursor?: string | null;
};
const page = ({
  items = [aJob({ createdAt: '2026-01-08T10:00:00Z' })],
  total = items.length,
  totalIsExact = true,
  facets = { category: [], type: [], place: [] },
  nextCursor = null,
}: Answer = {}) => HttpResponse.json({ items, total, totalIsExact, facets, nextCursor });
const asked: string[] = [];
/** Our own host, which answers by what is asked for. */
const host = (answer: (query: URLSearchParams) => Answer | Promise<Answer> = () => ({})) => {
  asked.length = 0;
  testHost.use(
    http.get(`${hostAddress}/jobs/search`, async ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      return page(await answer(searchParams));
    }),
  );
};

describe('on our own host', () => {
  test('shows jobs with pay, place, type and age, and tells how many there are', async () => {
    host(() => ({ total: 10_000, totalIsExact: false }));
    renderApp('/jobdescription');
    const entry = within(await main().findByRole('article'));
    for (const text of [
      'Lakeside Clinic · Springfield',
      '$3,900 - $5,200',
      'Full time',
      '2 days ago',
    ])
      expect(entry.getByText(text)).toBeVisible();
    expect(entry.getByRole('link', { name: 'Registered Nurse' })).toHaveAttribute(
      'href',
      '/singlejobdescription/jobdescription/job-1',
    );
    expect(status()).toBe('10,000+ jobs');
    expect(asked).toEqual(['?limit=20&brief=true']);
    expect(document.title).toBe('Find jobs · Jobline');
  });

  test('everything that stands in the URL is asked for, and shown as set', async () => {
    host();
    renderApp(
      '/jobdescription?q=nurse&location=Springfield&category=Nurse+Jobs&type=full-time&remote=true&payMin=2500&payMax=6000&withPay=true&within=7&degree=BSc&company=Lakeside&sort=pay&cursor=abc',
    );
    await counted('1 job for nurse in Springfield');
    expect(asked).toEqual([
      '?q=nurse&category=Nurse+Jobs&location=Springfield&remote=true&type=full-time&payMin=2500&payMax=6000&withPay=true&within=7&degree=BSc&company=Lakeside&sort=pay&limit=20&brief=true&cursor=abc',
    ]);
    expect(await what()).toHaveValue('nurse');
    for (const name of ['Nurse Jobs', 'Full-time', 'Remote only', 'Only with pay'])
      expect(main().getByRole('checkbox', { name })).toBeChecked();
    expect(main().getByRole('radio', { name: 'Last 7 days' })).toBeChecked();
    for (const [label, value] of [
      ['Where', 'Springfield'],
      ['At least', '2500'],
      ['At most', '6000'],
      ['Company', 'Lakeside'],
      ['Degree', 'BSc'],
    ] as const)
      expect(main().getByLabelText(label)).toHaveValue(value);
    expect(main().getByLabelText('Sort by')).toHaveValue('pay');
  });

  test('typing searches after a pause, once; Search at once', async () => {
    host();
    const { address } = renderApp('/jobdescription?sort=pay&cursor=abc&job=x');
    await counted('1 job');
    await userEvent.type(await what(), 'nurse');
    await counted('1 job for nurse');
    expect(address()).toBe('/jobdescription?q=nurse&sort=pay');
    expect(asked.filter((search) => search.includes('q='))).toEqual([
      '?q=nurse&sort=pay&limit=20&brief=true',
    ]);
    await userEvent.type(main().getByLabelText('Where'), 'Boston{Enter}');
    expect(address()).toBe('/jobdescription?q=nurse&location=Boston&sort=pay');
  });

  test('who leaves right after typing is not called back by the search', async () => {
    host();
    const { address } = renderApp('/jobdescription');
    await userEvent.type(await what(), 'nurse');
    await userEvent.tab();
    expect(address()).toBe('/jobdescription?q=nurse');
    await userEvent.click(screen.getByRole('link', { name: 'Home' }));
    await new Promise((resolve) => {
      setTimeout(resolve, 400);
    });
    expect(address()).toBe('/');
  });

  test('two fields typed in one go keep both their words', async () => {
    host();
    const { address } = renderApp('/jobdescription');
    await userEvent.type(await what(), 'nurse');
    await userEvent.type(main().getByLabelText('Where'), 'Boston');
    await waitFor(() => expect(address()).toBe('/jobdescription?q=nurse&location=Boston'));
  });

  test('an answer that comes too late is not shown', async () => {
    host(async (query) => {
      const q = query.get('q');
      if (q === 'slow') await delay(600);
      return { items: [aJob({ jobtitle: `About ${q}` })] };
    });
    renderApp('/jobdescription');
    await counted('1 job');
    await userEvent.type(await what(), 'slow{Enter}');
    // the old results stay meanwhile
    expect(links()).toEqual(['About null']);
    await userEvent.clear(await what());
    await userEvent.type(await what(), 'quick{Enter}');
    await waitFor(() => expect(links()).toEqual(['About quick']));
    await delay(700);
    expect(links()).toEqual(['About quick']);
  });

  test('filters count, narrow at once, stand as chips and can be taken away', async () => {
    host(() => ({
      facets: {
        category: [
          { value: 'Nurse Jobs', count: 1412 },
          { value: 'Space Jobs', count: 2 },
        ],
        type: [{ value: 'contract', count: 64 }],
      },
    }));
    const { address } = renderApp('/jobdescription?q=nurse');
    expect(await main().findByText('1,412')).toBeVisible();
    expect(main().getByText('64')).toBeVisible();
    await userEvent.click(main().getByRole('checkbox', { name: /^Nurse Jobs/ }));
    await userEvent.click(main().getByRole('checkbox', { name: /^Contract/ }));
    await userEvent.click(main().getByRole('radio', { name: 'Last 24 hours' }));
    expect(address()).toBe('/jobdescription?q=nurse&category=Nurse+Jobs&type=contract&within=1');
    await waitFor(() =>
      expect(asked.at(-1)).toBe(
        '?q=nurse&category=Nurse+Jobs&type=contract&within=1&limit=20&brief=true',
      ),
    );
    await userEvent.click(main().getByRole('button', { name: 'Remove filter Contract' }));
    expect(address()).toBe('/jobdescription?q=nurse&category=Nurse+Jobs&within=1');
    await userEvent.click(main().getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('/jobdescription');
    expect(await what()).toHaveValue('');
  });

  test('pay is typed in dollars, however it is written', async () => {
    host();
    const { address } = renderApp('/jobdescription');
    await userEvent.type(await main().findByLabelText('At least'), '$2,500');
    await waitFor(() => expect(address()).toBe('/jobdescription?payMin=2500'));
    expect(main().getByLabelText('At least')).toHaveValue('$2,500');
    expect(await main().findByRole('button', { name: 'Remove filter From $2,500' })).toBeVisible();
  });

  test('the order is chosen; the usual one needs no place in the URL', async () => {
    host();
    const { address } = renderApp('/jobdescription?q=nurse');
    const sort = await main().findByLabelText('Sort by');
    expect(sort).toHaveValue('relevance');
    await userEvent.selectOptions(sort, 'Highest pay');
    expect(address()).toBe('/jobdescription?q=nurse&sort=pay');
    await userEvent.selectOptions(main().getByLabelText('Sort by'), 'Most relevant');
    expect(address()).toBe('/jobdescription?q=nurse');
  });

  test("pages are turned by the host's cursors, forth and back", async () => {
    host((query) => ({
      items: [aJob({ jobtitle: `From ${query.get('cursor') ?? 'start'}` })],
      total: 60,
      nextCursor: { '': 'two', two: 'three' }[query.get('cursor') ?? ''] ?? null,
    }));
    const { address } = renderApp('/jobdescription?sort=pay');
    await userEvent.click(await main().findByRole('link', { name: 'Next' }));
    await waitFor(() => expect(links()).toEqual(['From two']));
    expect(address()).toBe('/jobdescription?sort=pay&cursor=two');
    expect(main().getByText('Page 2')).toBeVisible();
    await waitFor(() =>
      expect(main().getByRole('heading', { level: 2, name: 'Results' })).toHaveFocus(),
    );
    await userEvent.click(main().getByRole('link', { name: 'Next' }));
    await waitFor(() => expect(links()).toEqual(['From three']));
    expect(main().queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();
    await userEvent.click(main().getByRole('link', { name: 'Previous' }));
    await waitFor(() => expect(links()).toEqual(['From two']));
    await userEvent.click(main().getByRole('link', { name: 'Previous' }));
    await waitFor(() => expect(links()).toEqual(['From start']));
    expect(main().queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
  });

  test('a page opened by its URL leads to the first; a cursor nobody knows too', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    testHost.use(
      http.get(`${hostAddress}/jobs/search`, ({ request }) =>
        request.url.includes('cursor=old')
          ? HttpResponse.json({ message: 'No such cursor', field: 'cursor' }, { status: 400 })
          : page(),
      ),
    );
    const { address } = renderApp('/jobdescription?q=nurse&cursor=old');
    await counted('1 job for nurse');
    expect(address()).toBe('/jobdescription?q=nurse');
  });

  test('nothing found: says so once, with a way to clear the filters', async () => {
    host((query) => (query.has('q') ? { items: [] } : {}));
    const { address } = renderApp('/jobdescription?q=astronaut&withPay=true');
    expect(await main().findByText('No job descriptions found')).toBeVisible();
    await counted('0 jobs for astronaut');
    await userEvent.click(
      main().getAllByRole('button', { name: 'Clear filters' }).at(-1) ?? document.body,
    );
    expect(address()).toBe('/jobdescription');
    expect(await main().findByRole('article')).toBeVisible();
  });

  test('a host that does not answer: an empty list that can be asked for again', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    testHost.use(
      http.get(`${hostAddress}/jobs/search`, () => HttpResponse.error(), { once: true }),
    );
    renderApp('/jobdescription?q=nurse');
    expect(await main().findByText('No job descriptions found')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(main().getByRole('button', { name: 'Try again' }));
    expect(await main().findByRole('article')).toBeVisible();
  });

  test('on a wide screen the first job stands beside the list, and another one is chosen by its link', async () => {
    screenWidth(1280);
    host(() => ({ items: [aJob(), aJob({ _id: 'job-2', jobtitle: 'Night Nurse' })] }));
    testHost.use(
      http.get(`${hostAddress}/jobdescriptions/jobdescriptions/:id`, ({ params }) =>
        HttpResponse.json(
          aJob({
            _id: String(params['id']),
            jobtitle: params['id'] === 'job-2' ? 'Night Nurse' : 'Registered Nurse',
            description: `All about ${String(params['id'])}`,
          }),
        ),
      ),
    );
    const { address } = renderApp('/jobdescription?q=nurse');
    const pane = within(await main().findByRole('region', { name: 'Chosen job' }));
    expect(pane.getByRole('heading', { level: 2, name: 'Registered Nurse' })).toBeVisible();
    expect(await pane.findByText('All about job-1')).toBeVisible();
    await userEvent.click(main().getByRole('link', { name: 'Night Nurse' }));
    expect(address()).toBe('/jobdescription?q=nurse&job=job-2');
    expect(await screen.findByText('All about job-2')).toBeVisible();
    expect(main().getByRole('link', { name: 'Night Nurse' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    const chosen = within(main().getByRole('region', { name: 'Chosen job' }));
    expect(chosen.getByRole('link', { name: 'Apply to Job' })).toHaveAttribute(
      'href',
      '/applyjob/job-2',
    );
    await userEvent.click(chosen.getByRole('link', { name: 'Open full page' }));
    expect(address()).toBe('/singlejobdescription/jobdescription/job-2');
  });

  test('a job of the URL that is on another page is shown all the same', async () => {
    screenWidth(1280);
    host();
    testHost.use(
      http.get(`${hostAddress}/jobdescriptions/jobdescriptions/far`, () =>
        HttpResponse.json(aJob({ _id: 'far', jobtitle: 'Far Nurse' })),
      ),
    );
    renderApp('/jobdescription?job=far');
    expect(await main().findByRole('heading', { level: 2, name: 'Far Nurse' })).toBeVisible();
  });

  test('on a phone a job opens its page, and the filters are a sheet', async () => {
    screenWidth(390);
    host(() => ({ total: 126 }));
    const { address } = renderApp('/jobdescription?withPay=true');
    expect(await main().findByRole('article')).toBeVisible();
    expect(main().queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.click(main().getByRole('button', { name: 'Filters (1)' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Remote only' }));
    expect(address()).toBe('/jobdescription?remote=true&withPay=true');
    await userEvent.click(await sheet.findByRole('button', { name: 'Show 126 jobs' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(main().getByRole('link', { name: 'Registered Nurse' }));
    expect(address()).toBe('/singlejobdescription/jobdescription/job-1');
  });
});

describe('on a spec host', () => {
  const jobs = Array.from({ length: 46 }, (_, n) =>
    aJob({
      _id: `job-${n}`,
      jobtitle: `${n % 2 ? 'Cook' : 'Nurse'} ${n}`,
      categoryName: n % 2 ? 'Restaurant Jobs' : 'Nurse Jobs',
      monthlysalary2: 5000 + n,
      ...(n === 45 ? { usernameEmployer: '' } : {}),
    }),
  );
  const answer = (body: object = jobs) =>
    testHost.use(
      http.get(`${specHost.apiHost}/jobdescriptions/getAll`, () => HttpResponse.json(body)),
    );

  test("getAll is filtered in the browser, 20 a page in the host's order, and no other call is made", async () => {
    screenWidth(1280);
    answer();
    const { address } = renderApp('/jobdescription', { config: specHost });
    await counted('46 jobs');
    expect(links()).toHaveLength(20);
    expect(links()[0]).toBe('Nurse 0');
    // without dates there is no newest and no "posted within"
    expect(
      within(main().getByLabelText('Sort by'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['As listed', 'Highest pay']);
    expect(main().queryByText('Posted')).not.toBeInTheDocument();
    expect(main().getAllByText('7 days ago')).toHaveLength(20);
    expect(main().getByRole('region', { name: 'Chosen job' })).toHaveTextContent('Nurse 0');
    await userEvent.type(await what(), 'cook');
    await counted('23 jobs for cook');
    expect(address()).toBe('/jobdescription?q=cook');
    await userEvent.click(main().getByRole('link', { name: 'Next' }));
    expect(address()).toBe('/jobdescription?q=cook&page=2');
    expect(links()).toEqual(['Cook 41', 'Cook 43', 'Cook 45']);
    await userEvent.selectOptions(main().getByLabelText('Sort by'), 'Highest pay');
    await waitFor(() => expect(links()[0]).toBe('Cook 45'));
    expect(address()).toBe('/jobdescription?q=cook&sort=pay');
  });

  test('facets are counted too; a page beyond the last is the last', async () => {
    answer();
    renderApp('/jobdescription?page=99', { config: specHost });
    await counted('46 jobs');
    expect(links()).toHaveLength(6);
    await userEvent.click(main().getByRole('checkbox', { name: /^Nurse Jobs/ }));
    await counted('23 jobs');
    expect(main().getAllByText('23')).toHaveLength(4);
  });

  test('a failure is an empty list that can be asked for again', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    answer();
    testHost.use(
      http.get(`${specHost.apiHost}/jobdescriptions/getAll`, () => HttpResponse.error(), {
        once: true,
      }),
    );
    renderApp('/jobdescription', { config: specHost });
    await userEvent.click(await main().findByRole('button', { name: 'Try again' }));
    await counted('46 jobs');
    expect(links()).toHaveLength(20);
  });
});
