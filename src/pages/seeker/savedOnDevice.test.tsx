import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aJob } from '@/test/fixtures';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { main, muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';

const seeker = { userRole: 'jobseeker', usernamejobseek: 'sam.roe' };
const row = (title: string) => {
  const found = main()
    .getAllByRole('listitem')
    .find((each) => within(each).queryByRole('heading', { name: title }));
  if (!found) throw new Error(`no ${title}`);
  return within(found);
};
const titles = () =>
  main()
    .queryAllByRole('heading', { level: 2 })
    .map((each) => each.textContent);
const shows = (...expected: string[]) => waitFor(() => expect(titles()).toEqual(expected));
const choose = (name: RegExp) => userEvent.click(main().getByRole('link', { name }));

describe('a visitor', () => {
  const put = (...entries: object[]) => localStorage.setItem('saved:', JSON.stringify(entries));
  const entry = (changes: Parameters<typeof aJob>[0], more: object = {}) => ({
    job: aJob({ status: 'live', ...changes }),
    note: '',
    savedAt: '2026-01-08T00:00:00.000Z',
    checkedAt: Date.now(),
    ...more,
  });

  test('sees what this device keeps, sorted and filtered as an account’s, and how to keep it', async () => {
    put(
      entry({ _id: 'a', jobtitle: 'Baker', monthlysalary2: 2000 }, { note: 'near Lena' }),
      entry(
        { _id: 'b', jobtitle: 'Aide', monthlysalary2: 9000 },
        { savedAt: '2026-01-09T00:00:00Z' },
      ),
      entry({ _id: 'c', jobtitle: 'Cook', expiresAt: '2026-01-02T10:00:00.000Z' }),
    );
    const { address } = renderApp('/saved');
    await shows('Aide', 'Baker', 'Cook');
    expect(row('Cook').getByText('Closed Jan 2')).toBeVisible();
    expect(
      main().getByRole('link', { name: 'Log in to keep them in your account' }),
    ).toHaveAttribute('href', '/login');
    await userEvent.selectOptions(main().getByRole('combobox', { name: 'Sort by' }), 'title');
    await shows('Aide', 'Baker', 'Cook');
    await choose(/^Open 2$/);
    await shows('Aide', 'Baker');
    await userEvent.type(main().getByRole('searchbox'), 'LENA');
    await shows('Baker');
    await waitFor(() => expect(address()).toBe('/saved?sort=title&state=open&q=LENA'));
    await userEvent.click(row('Baker').getByRole('button', { name: /^Remove/ }));
    expect(await main().findByText('None of your saved jobs match')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await shows('Baker');
    expect(row('Baker').getByText('near Lena')).toBeVisible();
  });

  test('the host is asked what became of them; what it doesn’t have is shown as ended, and kept', async () => {
    const errors = muteErrors();
    put(
      entry({ _id: 'a', jobtitle: 'Baker' }, { checkedAt: 0 }),
      entry({ _id: 'b', jobtitle: 'Aide' }, { checkedAt: 0 }),
      entry({ _id: 'c', jobtitle: 'Cook' }, { checkedAt: 0 }),
    );
    testHost.use(
      http.get(`${hostAddress}/jobdescriptions/jobdescriptions/:id`, ({ params }) =>
        params['id'] === 'a'
          ? HttpResponse.json(aJob({ _id: 'a', jobtitle: 'Head Baker', status: 'live' }))
          : HttpResponse.json({ message: 'Not found' }, { status: 404 }),
      ),
      http.get(`${hostAddress}/jobs/b/end`, () =>
        HttpResponse.json({
          status: 'filled',
          jobtitle: 'Aide',
          companyname: '',
          categoryName: '',
          endedAt: '2026-01-05T10:00:00.000Z',
        }),
      ),
    );
    renderApp('/saved?sort=title');
    await shows('Aide', 'Cook', 'Head Baker');
    expect(await row('Aide').findByText('Closed Jan 5')).toBeVisible();
    expect(await row('Cook').findByText('No longer available')).toBeVisible();
    expect(main().getByRole('link', { name: 'Ended 2' })).toBeVisible();
    expect(JSON.parse(localStorage.getItem('saved:') ?? '')).toHaveLength(3);
    errors.mockRestore();
  });

  test('a host that doesn’t answer leaves them as they are, and the page says so', async () => {
    const errors = muteErrors();
    put(entry({ _id: 'a', jobtitle: 'Baker' }, { checkedAt: 0 }));
    testHost.use(
      http.get(`${hostAddress}/jobdescriptions/jobdescriptions/:id`, () =>
        HttpResponse.json({}, { status: 503 }),
      ),
    );
    renderApp('/saved');
    expect(await main().findByText(/We couldn’t check whether all of these/)).toBeVisible();
    expect(row('Baker').getByRole('link', { name: /^Apply/ })).toBeVisible();
    errors.mockRestore();
  });

  test('a thousand are a page at a time, and a hundred of them are asked for', async () => {
    put(
      ...Array.from({ length: 1000 }, (_, at) =>
        entry({ _id: `job-${at}`, jobtitle: `Job ${at}` }, { checkedAt: 0 }),
      ),
    );
    let reads = 0;
    testHost.use(
      http.get(`${hostAddress}/jobdescriptions/jobdescriptions/:id`, ({ params }) => {
        reads += 1;
        return HttpResponse.json(aJob({ _id: String(params['id']), jobtitle: 'Same' }));
      }),
    );
    renderApp('/saved');
    await waitFor(() => expect(titles()).toEqual(Array(20).fill('Same')));
    expect(main().getByText('Page 1 of 50')).toBeVisible();
    await waitFor(() => expect(reads).toBe(100));
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(reads).toBe(100);
  });
});

test('on a spec host a job seeker has a list of their own, read with §7’s calls, and no Track', async () => {
  const errors = muteErrors();
  localStorage.setItem(
    'saved:sam.roe',
    JSON.stringify([
      { job: aJob({ _id: 'a', jobtitle: 'Baker' }) },
      { job: aJob({ _id: 'b', jobtitle: 'Aide' }) },
    ]),
  );
  testHost.use(
    http.get(`${specHost.apiHost}/jobdescriptions/jobdescriptions/:id`, ({ params }) =>
      params['id'] === 'a'
        ? HttpResponse.json([aJob({ _id: 'a', jobtitle: 'Baker' })])
        : HttpResponse.json([]),
    ),
  );
  renderApp('/saved?sort=title', { config: specHost, session: seeker });
  await shows('Aide', 'Baker');
  expect(await row('Aide').findByText('No longer available')).toBeVisible();
  expect(row('Baker').getByRole('link', { name: 'Apply to Job: Baker' })).toBeVisible();
  expect(main().getByText('Your saved jobs are kept on this device.')).toBeVisible();
  errors.mockRestore();
});
