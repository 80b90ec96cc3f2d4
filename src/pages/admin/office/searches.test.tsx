import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { SearchTerm } from '@/api/jobBoardApi';
import { answerGet, openAsAdmin } from '@/test/adminApp';
import { hostAddress, testHost } from '@/test/host/server';
import { main, muteErrors } from '@/test/page';

const aTerm = (term: string, changes: Partial<SearchTerm> = {}): SearchTerm => ({
  _id: term,
  term,
  visitors: 5,
  searches: 6,
  noResults: 0,
  clicks: 2,
  results: 12,
  ...changes,
});
const terms = [
  aTerm('garbage man', { searches: 1204, visitors: 980, noResults: 1100, clicks: 3, results: 0 }),
  aTerm('nurse boston', { results: null }),
];
const stubTerms = (answer: (query: URLSearchParams) => object = () => ({})): string[] => {
  const asked: string[] = [];
  answerGet('/admin/searches', (query) => {
    asked.push(query.toString());
    return { items: terms, total: terms.length, counting: true, ...answer(query) };
  });
  return asked;
};

test('shows what was searched, how often, and what became of it', async () => {
  stubTerms();
  openAsAdmin('/searches');
  expect(await screen.findByRole('heading', { level: 1, name: 'Searches' })).toBeVisible();
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  const cells = (row: HTMLElement | undefined) =>
    row && [...row.children].map(({ textContent }) => textContent);
  expect(rows.map(cells)).toEqual([
    ['Words', 'Searches', 'Visitors', 'Jobs found', 'Found nothing', 'Opened a job', 'Try it'],
    ['garbage man', '1,204', '980', '0', '1,100', '3', 'See jobs'],
    ['nurse boston', '6', '5', '–', '0', '2', 'See jobs'],
  ]);
  expect(main().getByRole('link', { name: 'See jobs for garbage man' })).toHaveAttribute(
    'href',
    '/jobdescription?q=garbage+man',
  );
  expect(main().queryByText(/SEARCH_TERMS is off/)).not.toBeInTheDocument();
});

test('search, days, order and what found nothing stand in the URL and are asked for', async () => {
  const asked = stubTerms();
  const { address } = openAsAdmin('/searches?from=yesterday&withoutResults=maybe');
  await screen.findByText('2 searches');
  expect(asked).toEqual(['page=1&limit=25']);
  await userEvent.click(main().getByLabelText('Only those that found nothing'));
  await waitFor(() => expect(asked.at(-1)).toContain('withoutResults=true'));
  fireEvent.change(main().getByLabelText('From'), { target: { value: '2026-01-02' } });
  fireEvent.change(main().getByLabelText('To'), { target: { value: '2026-01-09' } });
  await waitFor(() => expect(asked.at(-1)).toContain('from=2026-01-02&to=2026-01-09'));
  // numbers are sorted descending first, words ascending
  await userEvent.click(main().getByRole('link', { name: 'Found nothing' }));
  await waitFor(() => expect(asked.at(-1)).toContain('sort=noResults&order=desc'));
  await userEvent.click(main().getByRole('link', { name: 'Found nothing' }));
  await waitFor(() => expect(asked.at(-1)).toContain('sort=noResults&order=asc'));
  await userEvent.click(main().getByRole('link', { name: 'Words' }));
  await waitFor(() => expect(asked.at(-1)).toContain('sort=term&order=asc'));
  await userEvent.type(main().getByRole('searchbox'), 'man');
  await waitFor(() => expect(asked.at(-1)).toContain('q=man'));
  expect(Object.fromEntries(new URLSearchParams(address().split('?')[1]))).toEqual({
    q: 'man',
    sort: 'term',
    withoutResults: 'true',
    from: '2026-01-02',
    to: '2026-01-09',
  });
});

test('the file has what the filters choose', async () => {
  stubTerms();
  let searched = '';
  testHost.use(
    http.get(`${hostAddress}/admin/searches.csv`, ({ request }) => {
      searched = new URL(request.url).search;
      return new HttpResponse('', { headers: { 'content-type': 'text/csv' } });
    }),
  );
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  openAsAdmin('/searches?q=man&withoutResults=true&from=2026-01-02');
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('The file is ready')).toBeVisible();
  expect(Object.fromEntries(new URLSearchParams(searched))).toEqual({
    q: 'man',
    withoutResults: 'true',
    from: '2026-01-02',
  });
  click.mockRestore();
});

test('while there is nothing it says how words get here, and that counting is off', async () => {
  stubTerms((query) => ({ items: [], total: 0, counting: query.get('withoutResults') === 'true' }));
  openAsAdmin('/searches');
  expect(
    await screen.findByText(
      'Nothing yet. Words show up once 5 visitors have typed the same on one day.',
    ),
  ).toBeVisible();
  expect(main().getByText('Searches aren’t counted right now: SEARCH_TERMS is off.')).toBeVisible();
  await userEvent.click(main().getByLabelText('Only those that found nothing'));
  expect(await screen.findByText('Every search found a job')).toBeVisible();
  expect(main().queryByText(/SEARCH_TERMS is off/)).not.toBeInTheDocument();
  await userEvent.click(main().getByLabelText('Only those that found nothing'));
  fireEvent.change(main().getByLabelText('From'), { target: { value: '2026-01-02' } });
  expect(await screen.findByText('Nothing on these days')).toBeVisible();
});

test('failed: says so, and tries again', async () => {
  muteErrors();
  stubTerms();
  testHost.use(
    http.get(`${hostAddress}/admin/searches`, () => HttpResponse.json({}, { status: 500 }), {
      once: true,
    }),
  );
  openAsAdmin('/searches');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2 searches')).toBeVisible();
});
