import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aJob, anEmployer } from '@/test/fixtures';
import { hostAddress, page, testHost } from '@/test/host/server';
import { main, muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';

const jobs = [
  aJob({ _id: 'a', jobtitle: 'Night Nurse', location: 'Springfield', categoryName: 'Nurse Jobs' }),
  aJob({ _id: 'b', jobtitle: 'Ward Clerk', location: 'Fairview', employementtype: 'Part time' }),
  ...['c', 'd', 'e', 'f'].map((_id) => aJob({ _id, jobtitle: `Porter ${_id}` })),
];
const facets = {
  category: [
    { value: 'HR Jobs', count: 5 },
    { value: 'Nurse Jobs', count: 1 },
    { value: 'Sales Jobs', count: 0 },
  ],
  type: [
    { value: 'full-time', count: 5 },
    { value: 'part-time', count: 1 },
  ],
  place: [
    { value: 'Springfield', count: 5 },
    { value: 'Fairview', count: 1 },
  ],
};
/** A host that finds jobs by words in their title; its type facets count only the matches. */
const answerSearch = (all = jobs) => {
  const asked: Record<string, string>[] = [];
  testHost.use(
    http.get(`${hostAddress}/jobs/search`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      for (const name of ['employer', 'sort', 'limit']) searchParams.delete(name);
      asked.push(Object.fromEntries(searchParams));
      const q = searchParams.get('q')?.toLowerCase() ?? '';
      const found = all.filter(({ jobtitle }) => jobtitle.toLowerCase().includes(q));
      const isOne = found.length === 1;
      const type = isOne ? [{ value: 'full-time', count: 1 }] : facets.type;
      return HttpResponse.json({ ...page(found), facets: { ...facets, type } });
    }),
  );
  return asked;
};
const path = '/employerppreadonly/ann.lee';
const types = () =>
  main()
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
    .filter((text) => /^(All|Full-time|Part-time)/.test(text ?? ''));

test('a company’s jobs are searched by words, type, place and category, in the URL', async () => {
  const asked = answerSearch();
  const { address } = renderApp(path);
  const search = within(await main().findByRole('search', { name: 'Open jobs' }));
  const count = main().getByText('6 jobs, newest first');
  expect(count).toBe(main().getAllByRole('status')[0]);
  expect(types()).toEqual(['All 6', 'Full-time 5', 'Part-time 1']);
  await userEvent.type(search.getByRole('searchbox', { name: 'Title or skill' }), 'nurse');
  await waitFor(() => expect(count).toHaveTextContent('1 of 6 jobs'));
  await waitFor(() => expect(address()).toBe(`${path}?q=nurse`));
  expect(types()).toEqual(['All 1', 'Full-time 1', 'Part-time 0']);
  await userEvent.click(search.getByRole('link', { name: 'Full-time 1' }));
  expect(search.getByRole('link', { name: 'Full-time 1' })).toHaveAttribute('aria-current', 'true');
  await userEvent.selectOptions(search.getByRole('combobox', { name: 'Place' }), 'Springfield');
  const category = within(search.getByRole('combobox', { name: 'Category' }));
  expect(category.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Any category',
    'HR Jobs',
    'Nurse Jobs',
  ]);
  await userEvent.selectOptions(search.getByRole('combobox', { name: 'Category' }), 'Nurse Jobs');
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      q: 'nurse',
      brief: 'true',
      asTyped: 'true',
      strict: 'true',
      type: 'full-time',
      location: 'Springfield',
      miles: '0',
      category: 'Nurse Jobs',
    }),
  );
  expect(address()).toBe(`${path}?q=nurse&type=full-time&location=Springfield&category=Nurse+Jobs`);
});

test('a filter changed before the page has followed the last change keeps it', async () => {
  answerSearch();
  const { address } = renderApp(`${path}?type=part-time`);
  const search = within(await main().findByRole('search', { name: 'Open jobs' }));
  await waitFor(() => expect(main().getByText('6 of 6 jobs')).toBeVisible());
  act(() => {
    fireEvent.click(search.getByRole('link', { name: 'All 6' }));
    fireEvent.change(search.getByRole('combobox', { name: 'Place' }), {
      target: { value: 'Fairview' },
    });
  });
  await waitFor(() => expect(address()).toBe(`${path}?location=Fairview`));
});

test('a link to some of them shows them, and where there are none all can be shown again', async () => {
  answerSearch();
  const { address } = renderApp(`${path}?q=pilot&location=Boston&type=rocket`);
  expect(await main().findByText('No open jobs match')).toBeVisible();
  expect(main().getByText('0 of 6 jobs')).toBeVisible();
  expect(main().getByRole('combobox', { name: 'Place' })).toHaveValue('Boston');
  await userEvent.click(main().getByRole('button', { name: 'Show all jobs' }));
  expect(await main().findByText('6 jobs, newest first')).toBeVisible();
  expect(main().getByRole('searchbox', { name: 'Title or skill' })).toHaveFocus();
  expect(address()).toBe(path);
});

test('few jobs need no search', async () => {
  answerSearch(jobs.slice(0, 5));
  renderApp(path);
  expect(await main().findByText('5 jobs, newest first')).toBeVisible();
  expect(main().queryByRole('search')).not.toBeInTheDocument();
});

test('a search that fails says so, keeps what was typed, and is tried again', async () => {
  muteErrors();
  answerSearch();
  testHost.use(
    http.get(`${hostAddress}/jobs/search`, ({ request }) =>
      new URL(request.url).searchParams.has('q')
        ? HttpResponse.json({}, { status: 500 })
        : undefined,
    ),
  );
  renderApp(`${path}?q=nurse`);
  expect(await main().findByText('These jobs can’t be shown right now')).toBeVisible();
  expect(main().getByRole('searchbox', { name: 'Title or skill' })).toHaveValue('nurse');
  answerSearch();
  await userEvent.click(main().getByRole('button', { name: 'Try again' }));
  expect(await main().findByRole('link', { name: 'Night Nurse' })).toBeVisible();
});

test('a job alert for a company, and a chip on what ends soon', async () => {
  answerSearch([aJob({ _id: 'a', jobtitle: 'Night Nurse', expiresAt: '2026-01-13T13:00:00Z' })]);
  const sent: unknown[] = [];
  testHost.use(
    http.post(`${hostAddress}/job-alerts`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({}, { status: 202 });
    }),
  );
  renderApp(path);
  expect(await main().findByText('Ends in 3 days')).toBeVisible();
  expect(
    main().getByText(/^Nothing that fits\? Get an email when .+ posts a job\.$/),
  ).toBeVisible();
  await userEvent.click(main().getByRole('button', { name: 'Create a job alert' }));
  const dialog = within(await screen.findByRole('dialog'));
  const { companyName } = anEmployer();
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(companyName);
  await userEvent.type(dialog.getByRole('textbox', { name: /Email/ }), 'ann@mail.example');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toEqual([expect.objectContaining({ search: { company: companyName } })]),
  );
});
