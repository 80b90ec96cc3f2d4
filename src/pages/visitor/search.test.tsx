import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import type { JobPage } from '@/api/jobBoardApi';
import { aJob } from '@/test/fixtures';
import { renderApp } from '@/test/renderApp';
import { hostAddress, specHost, testHost } from '@/test/server';

const main = () => within(screen.getByRole('main'));
const noMatchMedia = window.matchMedia;
/** jsdom has no layout: a screen with room for the filters, but not for a job beside the list. */
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
beforeEach(() => screenWidth(960));
afterEach(() => {
  window.matchMedia = noMatchMedia;
});

const page = (changes: Partial<JobPage> = {}): JobPage => ({
  items: [aJob()],
  total: 1,
  totalIsExact: true,
  facets: { category: [], type: [], place: [] },
  facetsAreExact: true,
  searchedFor: null,
  loosened: [],
  nextCursor: null,
  ...changes,
});
/** Our own host, which answers by what is asked for; gives the questions. */
const host = (answer: (query: URLSearchParams) => Partial<JobPage>): string[] => {
  const asked: string[] = [];
  testHost.use(
    http.get(`${hostAddress}/jobs/search`, ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      return HttpResponse.json(page(answer(searchParams)));
    }),
  );
  return asked;
};
const nothing: Partial<JobPage> = { items: [], total: 0 };
const specJobs = [
  aJob({ _id: 'a', jobtitle: 'Software Engineer', location: 'Boston' }),
  aJob({ _id: 'b', jobtitle: 'Software Engineer', location: 'Austin' }),
  aJob({ _id: 'c', jobtitle: 'Pastry Cook', location: 'boston' }),
];
const onSpecHost = (path: string) => {
  testHost.use(
    http.get(`${specHost.apiHost}/jobdescriptions/getAll`, () => HttpResponse.json(specJobs)),
  );
  return renderApp(path, { config: specHost });
};

describe('another spelling', () => {
  test('is told, with a way back to what was typed, until other words are typed', async () => {
    const asked = host((query) =>
      query.has('asTyped') || query.get('q') !== 'sofware' ? {} : { searchedFor: 'software' },
    );
    const { address } = renderApp('/jobdescription?q=sofware&sort=pay');
    expect(await main().findByText('Showing jobs for', { exact: false })).toHaveTextContent(
      'Showing jobs for software. Search only for sofware.',
    );
    expect(main().getByText('for software')).toBeVisible();
    await userEvent.click(main().getByRole('link', { name: 'sofware' }));
    expect(address()).toBe('/jobdescription?q=sofware&asTyped=true&sort=pay');
    await waitFor(() =>
      expect(main().queryByText('Showing jobs for', { exact: false })).not.toBeInTheDocument(),
    );
    expect(asked.at(-1)).toBe('?q=sofware&sort=pay&asTyped=true&limit=20&brief=true');
    await userEvent.type(main().getByLabelText('What'), 'x');
    await waitFor(() => expect(address()).toBe('/jobdescription?q=sofwarex&sort=pay'));
  });

  test('is found on a spec host too', async () => {
    onSpecHost('/jobdescription?q=sofware');
    expect(await main().findByText('Showing jobs for', { exact: false })).toHaveTextContent(
      'Showing jobs for software. Search only for sofware.',
    );
    expect(await main().findAllByRole('article')).toHaveLength(2);
  });
});

describe('nothing found', () => {
  test('offers what to leave out, how many jobs that gives, and leads there', async () => {
    host((query) =>
      query.has('remote')
        ? {
            ...nothing,
            loosened: [
              { leftOut: 'words', q: 'React developer', total: 12, totalIsExact: true },
              { leftOut: 'words', q: '', total: 1000, totalIsExact: false },
              { leftOut: 'words', q: 'developer or engineer', total: 3, totalIsExact: true },
              { leftOut: 'remote', total: 1, totalIsExact: true },
              { leftOut: 'pay', total: 5, totalIsExact: true },
            ],
          }
        : {},
    );
    const { address } = renderApp(
      '/jobdescription?q=react+kubernetes+developer&remote=true&payMin=5000&withPay=true',
    );
    const ways = within(await main().findByRole('list', { name: 'Look wider' }));
    expect(main().getByText('No job descriptions found')).toBeVisible();
    expect(ways.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Without “kubernetes”12 jobs',
      'Without “react kubernetes developer”1,000+ jobs',
      'Only “developer or engineer”3 jobs',
      'Not only remote1 job',
      'With any pay, or none told5 jobs',
    ]);
    expect(ways.getByRole('link', { name: /^With any pay/ })).toHaveAttribute(
      'href',
      '/jobdescription?q=react+kubernetes+developer&remote=true',
    );
    await userEvent.click(ways.getByRole('link', { name: /^Not only remote/ }));
    expect(address()).toBe('/jobdescription?q=react+kubernetes+developer&withPay=true&payMin=5000');
    expect(await main().findByRole('article')).toBeVisible();
    // the link is gone: who used it by keyboard goes on at the results
    await waitFor(() =>
      expect(main().getByRole('heading', { level: 2, name: 'Results' })).toHaveFocus(),
    );
  });

  test('on a spec host the same is counted in the browser', async () => {
    const { address } = onSpecHost('/jobdescription?q=cook&location=Austin');
    const ways = within(await main().findByRole('list', { name: 'Look wider' }));
    expect(ways.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Without “cook”1 job',
      'In any place1 job',
    ]);
    await userEvent.click(ways.getByRole('link', { name: /^In any place/ }));
    expect(address()).toBe('/jobdescription?q=cook');
    expect(await main().findByRole('link', { name: 'Pastry Cook' })).toBeVisible();
  });
});

describe('places', () => {
  test('are a choice with counts, which stands in Where', async () => {
    const asked = host(() => ({
      facets: {
        category: [],
        type: [],
        place: [
          { value: 'Boston', count: 1412 },
          { value: 'Austin', count: 7 },
        ],
      },
    }));
    const { address } = renderApp('/jobdescription?q=nurse');
    expect(await main().findByText('1,412')).toBeVisible();
    expect(main().getByRole('radio', { name: 'Any place' })).toBeChecked();
    await userEvent.click(main().getByRole('radio', { name: /^Boston/ }));
    expect(address()).toBe('/jobdescription?q=nurse&location=Boston');
    expect(main().getByLabelText('Where')).toHaveValue('Boston');
    await waitFor(() => expect(asked.at(-1)).toBe('?q=nurse&location=Boston&limit=20&brief=true'));
    await userEvent.click(main().getByRole('radio', { name: 'Any place' }));
    expect(address()).toBe('/jobdescription?q=nurse');
  });

  test('a place that was typed stands among them; letter case makes no other place', async () => {
    host(() => ({ facets: { category: [], type: [], place: [{ value: 'Boston', count: 3 }] } }));
    const { address } = renderApp('/jobdescription?location=boston');
    expect(await main().findByRole('radio', { name: /^Boston/ })).toBeChecked();
    await userEvent.clear(main().getByLabelText('Where'));
    await userEvent.type(main().getByLabelText('Where'), 'Springfield');
    await waitFor(() => expect(address()).toBe('/jobdescription?location=Springfield'));
    expect(await main().findByRole('radio', { name: 'Springfield' })).toBeChecked();
  });

  test('counts of the newest only say so', async () => {
    host(() => ({
      facetsAreExact: false,
      facets: {
        category: [
          { value: 'Nurse Jobs', count: 900 },
          { value: 'HR Jobs', count: 0 },
        ],
        type: [],
        place: [{ value: 'Boston', count: 12 }],
      },
    }));
    renderApp('/jobdescription');
    for (const text of ['900+', '12+']) expect(await main().findByText(text)).toBeVisible();
    // none among the newest doesn't mean none
    expect(main().getByRole('checkbox', { name: 'HR Jobs' })).toBeVisible();
    expect(
      main().getByText('Counts with a + are of the newest jobs found; there are more.'),
    ).toBeVisible();
  });

  test('of a spec host', async () => {
    onSpecHost('/jobdescription');
    await userEvent.click(await main().findByRole('radio', { name: /^Boston/ }));
    await waitFor(() => expect(main().getAllByRole('article')).toHaveLength(2));
  });
});

describe('a search that is outdated', () => {
  test('is ended on its way, once for each, and can be asked again', async () => {
    const log: string[] = [];
    let isSlow = true;
    testHost.use(
      http.get(`${hostAddress}/jobs/search`, async ({ request }) => {
        const q = new URL(request.url).searchParams.get('q') ?? '';
        log.push(`asked ${q}`);
        request.signal.addEventListener('abort', () => log.push(`ended ${q}`));
        if (q.startsWith('slow') && isSlow) await delay(20_000);
        return HttpResponse.json(page({ items: [aJob({ jobtitle: `About ${q}` })] }));
      }),
    );
    renderApp('/jobdescription');
    const what = await main().findByLabelText('What');
    await main().findByText('About');
    for (const words of ['slow one', 'slow two', 'quick']) {
      await userEvent.clear(what);
      await userEvent.type(what, `${words}{Enter}`);
      await waitFor(() => expect(log).toContain(`asked ${words}`));
    }
    expect(await main().findByText('About quick')).toBeVisible();
    expect(log).toEqual([
      'asked ',
      'asked slow one',
      'ended slow one',
      'asked slow two',
      'ended slow two',
      'asked quick',
    ]);
    isSlow = false;
    await userEvent.clear(what);
    await userEvent.type(what, 'slow one{Enter}');
    expect(await main().findByText('About slow one')).toBeVisible();
  });

  test('is ended when the listing is left', async () => {
    const ended = jest.fn();
    testHost.use(
      http.get(`${hostAddress}/jobs/search`, async ({ request }) => {
        if (request.url.includes('q=slow')) {
          request.signal.addEventListener('abort', ended);
          await delay(20_000);
        }
        return HttpResponse.json(page());
      }),
    );
    renderApp('/jobdescription?q=slow');
    await main().findByLabelText('What');
    await delay(100);
    expect(ended).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('link', { name: 'Home' }));
    await waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
  });
});

describe('by keyboard', () => {
  test('arrows, Home and End go through the results; on a wide screen the job one rests on is shown beside them, and Enter opens it', async () => {
    screenWidth(1280);
    host(() => ({ items: ['a', 'b', 'c'].map((id) => aJob({ _id: id, jobtitle: `Job ${id}` })) }));
    testHost.use(
      http.get(`${hostAddress}/jobdescriptions/jobdescriptions/:id`, ({ params }) =>
        HttpResponse.json(
          aJob({ _id: String(params['id']), jobtitle: `Job ${String(params['id'])}` }),
        ),
      ),
    );
    const { address } = renderApp('/jobdescription');
    const link = (id: string) => main().getByRole('link', { name: `Job ${id}` });
    await main().findAllByRole('article');
    await userEvent.click(main().getByRole('link', { name: 'Skip to results' }));
    expect(link('a')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(link('b')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(link('c')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(link('c')).toHaveFocus();
    await waitFor(() => expect(address()).toBe('/jobdescription?job=c'));
    expect(link('c')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    expect(link('a')).toHaveFocus();
    await waitFor(() => expect(address()).toBe('/jobdescription?job=a'));
    await waitFor(() => expect(link('a')).toHaveAttribute('aria-current', 'true'));
    await userEvent.keyboard('{Enter}');
    expect(address()).toBe('/singlejobdescription/jobdescription/a');
  });

  test('/ leads to What, but not out of a field', async () => {
    host(() => ({}));
    renderApp('/jobdescription');
    await main().findByRole('article');
    await userEvent.keyboard('/');
    const what = main().getByLabelText('What');
    expect(what).toHaveFocus();
    expect(what).toHaveValue('');
    await userEvent.type(main().getByLabelText('Where'), 'a/b');
    expect(main().getByLabelText('Where')).toHaveValue('a/b');
  });
});

test('what is told of the results stays that of the ones shown, until others are there', async () => {
  testHost.use(
    http.get(`${hostAddress}/jobs/search`, async ({ request }) => {
      const isSlow = request.url.includes('q=cook');
      if (isSlow) await delay(700);
      return HttpResponse.json(page({ total: isSlow ? 2 : 7 }));
    }),
  );
  const { address } = renderApp('/jobdescription?q=nurse');
  expect(await main().findByText('for nurse')).toBeVisible();
  const what = main().getByLabelText('What');
  await userEvent.clear(what);
  await userEvent.type(what, 'cook{Enter}');
  expect(address()).toBe('/jobdescription?q=cook');
  expect(main().getByText('7 jobs').parentElement).toHaveTextContent('7 jobs for nurse');
  expect(main().getByRole('article')).toBeVisible();
  await waitFor(() =>
    expect(main().getByText('2 jobs').parentElement).toHaveTextContent('2 jobs for cook'),
  );
});

test("Back from a job's page brings the focus back to it in the list", async () => {
  host(() => ({ items: ['a', 'b'].map((id) => aJob({ _id: id, jobtitle: `Job ${id}` })) }));
  const { history, address } = renderApp('/jobdescription?q=job');
  await userEvent.click(await main().findByRole('link', { name: 'Job b' }));
  expect(address()).toBe('/singlejobdescription/jobdescription/b');
  await screen.findByRole('heading', { level: 1, name: 'Registered Nurse' });
  act(() => history.go(-1));
  await waitFor(() => expect(main().getByRole('link', { name: 'Job b' })).toHaveFocus());
});
