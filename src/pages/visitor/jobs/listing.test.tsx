import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { aJob } from '@/test/fixtures';
import { gate } from '@/test/host/gate';
import { hostAddress, testHost } from '@/test/host/server';
import { links, status, counted, what, searches, writeWhat, stubSearch } from '@/test/listing';
import { main } from '@/test/page';
import { renderApp } from '@/test/renderApp';
import { resetScreenWidth, screenWidth } from '@/test/screenWidth';

beforeEach(() => screenWidth(960));
afterEach(() => {
  resetScreenWidth();
  jest.restoreAllMocks();
});

describe('on our own host', () => {
  test('shows jobs with pay, place, type and age, and tells how many there are', async () => {
    stubSearch(() => ({ total: 10_000, totalIsExact: false }));
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
    expect(searches).toEqual(['?limit=20&brief=true']);
    expect(document.title).toBe('Find jobs · Jobline');
  });

  test('everything that stands in the URL is asked for, and shown as set', async () => {
    stubSearch();
    renderApp(
      '/jobdescription?q=nurse&location=Springfield&category=Nurse+Jobs&type=full-time&remote=true&payMin=2500&payMax=6000&withPay=true&within=7&degree=BSc&company=Lakeside&sort=pay&cursor=abc',
    );
    await counted('1 job for nurse in Springfield');
    expect(searches).toEqual([
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

  test('what is typed is searched for after a pause; Search at once', async () => {
    stubSearch();
    const { address } = renderApp('/jobdescription?sort=pay&cursor=abc&job=x');
    await counted('1 job');
    await writeWhat('nurse');
    await counted('1 job for nurse');
    expect(address()).toBe('/jobdescription?q=nurse&sort=pay');
    expect(searches.filter((search) => search.includes('q='))).toEqual([
      '?q=nurse&sort=pay&limit=20&brief=true',
    ]);
    await userEvent.type(main().getByLabelText('Where'), 'Boston{Enter}');
    expect(address()).toBe('/jobdescription?q=nurse&location=Boston&sort=pay');
  });

  test('who leaves right after typing is not called back by the search', async () => {
    stubSearch();
    const { address, history } = renderApp('/jobdescription');
    await userEvent.type(await what(), 'nurse');
    await userEvent.click(screen.getByRole('link', { name: 'Home' }));
    await new Promise((resolve) => {
      setTimeout(resolve, 400);
    });
    expect(address()).toBe('/');
    act(() => history.go(-1));
    await waitFor(() => expect(address()).toBe('/jobdescription?q=nurse'));
  });

  test('two fields typed in one go keep both their words', async () => {
    stubSearch();
    const { address } = renderApp('/jobdescription');
    await userEvent.type(await what(), 'nurse');
    await userEvent.type(main().getByLabelText('Where'), 'Boston');
    await waitFor(() => expect(address()).toBe('/jobdescription?q=nurse&location=Boston'));
  });

  test('an answer that comes too late is not shown', async () => {
    const late = gate();
    stubSearch(async (query) => {
      const q = query.get('q');
      if (q === 'slow') await late.opened;
      return { items: [aJob({ jobtitle: `About ${q}` })] };
    });
    renderApp('/jobdescription');
    await counted('1 job');
    await writeWhat('slow');
    await userEvent.keyboard('{Enter}');
    // the old results stay in the meantime
    expect(links()).toEqual(['About null']);
    await writeWhat('quick');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(links()).toEqual(['About quick']));
    late.open();
    await delay(200);
    expect(links()).toEqual(['About quick']);
  });

  test('filters count, narrow at once, stand as chips and can be taken away', async () => {
    stubSearch(() => ({
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
      expect(searches.at(-1)).toBe(
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
    stubSearch();
    const { address } = renderApp('/jobdescription');
    await userEvent.type(await main().findByLabelText('At least'), '$2,500');
    await waitFor(() => expect(address()).toBe('/jobdescription?payMin=2500'));
    expect(main().getByLabelText('At least')).toHaveValue('$2,500');
    expect(await main().findByRole('button', { name: 'Remove filter From $2,500' })).toBeVisible();
  });

  test('text that never reached the URL is cleared with the filters', async () => {
    stubSearch();
    const { address } = renderApp('/jobdescription?withPay=true');
    await userEvent.type(await main().findByLabelText('At least'), 'lots');
    await userEvent.type(main().getByLabelText('Company'), 'Mill');
    // before the debounced search runs
    await userEvent.click(main().getByRole('button', { name: 'Clear filters' }));
    expect(main().getByLabelText('At least')).toHaveValue('');
    expect(main().getByLabelText('Company')).toHaveValue('');
    await userEvent.type(main().getByLabelText('Company'), 'Oak');
    await waitFor(() => expect(address()).toBe('/jobdescription?company=Oak'));
    expect(main().getByLabelText('Company')).toHaveFocus();
  });

  test('the order is chosen; the usual one needs no place in the URL', async () => {
    stubSearch();
    const { address } = renderApp('/jobdescription?q=nurse');
    const sort = await main().findByLabelText('Sort by');
    expect(sort).toHaveValue('relevance');
    await userEvent.selectOptions(sort, 'Highest pay');
    expect(address()).toBe('/jobdescription?q=nurse&sort=pay');
    await userEvent.selectOptions(main().getByLabelText('Sort by'), 'Most relevant');
    expect(address()).toBe('/jobdescription?q=nurse');
  });

  test('nothing found: says so once, with a way to clear the filters', async () => {
    stubSearch((query) => (query.has('q') ? { items: [] } : {}));
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
});
