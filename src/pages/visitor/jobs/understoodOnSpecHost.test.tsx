import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aJob } from '@/test/fixtures';
import { specHost, testHost } from '@/test/host/server';
import { counted, links } from '@/test/listing';
import { main } from '@/test/page';
import { renderApp } from '@/test/renderApp';
import { resetScreenWidth, screenWidth } from '@/test/screenWidth';

beforeEach(() => screenWidth(960));
afterEach(resetScreenWidth);

const job = (_id: string, jobtitle: string, location: string, more: object = {}) =>
  aJob({ _id, jobtitle, location, companyname: 'Harlan Pipe', ...more });
const open = (q: string, jobs: readonly object[]) => {
  testHost.use(
    http.get(`${specHost.apiHost}/jobdescriptions/getAll`, () => HttpResponse.json(jobs)),
  );
  return renderApp(`/jobdescription?${new URLSearchParams({ q }).toString()}`, {
    config: specHost,
  });
};

test('a place is read out of the words, shown as a chip, and taken back with one press', async () => {
  const { address } = open('plumber in tulsa', [
    job('1', 'Plumber Helper', 'Dallas, TX'),
    job('2', 'Plumber', 'Tulsa, OK'),
    job('3', 'Plumber Foreman', 'Broken Arrow, OK'),
    job('4', 'Master Plumber', 'Muskogee, OK'),
  ]);
  await counted(
    '2 jobs for plumber in tulsa. Read as: In or near Tulsa, OK. 2 more jobs come close. Jobs in other places.',
  );
  expect(links()).toEqual(['Plumber', 'Plumber Foreman', 'Master Plumber', 'Plumber Helper']);
  main().getByRole('heading', { name: 'Only 2 jobs match all of that. These come close:' });
  main().getByText(/^Jobs in other places/);
  await userEvent.click(main().getByRole('button', { name: 'Remove filter In or near Tulsa, OK' }));
  await waitFor(() =>
    expect(new URLSearchParams(address().split('?')[1]).getAll('asWords')).toEqual(['in tulsa']),
  );
  await waitFor(() => expect(links()).toHaveLength(4));
  expect(main().queryByRole('button', { name: /In or near/ })).not.toBeInTheDocument();
});

test('jobs that match in part say by which words, and are left out with one press', async () => {
  const { address } = open('Concert Piano Dispatcher zither', [
    job('1', 'Dispatcher', 'Dallas, TX'),
    job('2', 'Concert Piano Dispatcher', 'Salem, MA'),
    job('3', 'Cook', 'Boston, MA', { joboverview: 'A concert piano dispatcher with a zither.' }),
  ]);
  await counted(
    '1 job for Concert Piano Dispatcher zither. 2 more jobs come close. Each mentions Concert, Piano, Dispatcher, or zither. 1 of these matches all of it, counting its description.',
  );
  await userEvent.click(main().getByRole('link', { name: 'Show only jobs that match all of it' }));
  expect(address()).toContain('strict=true');
  await counted('1 job for Concert Piano Dispatcher zither');
  expect(links()).toEqual(['Cook']);
  await userEvent.click(main().getByRole('button', { name: 'Remove filter Full matches only' }));
  await waitFor(() => expect(links()).toHaveLength(3));
});

test('a later page has jobs that match, and says nothing of others', async () => {
  const many = Array.from({ length: 30 }, (_, n) =>
    job(`text ${n}`, `Helper ${n}`, 'Boston, MA', {
      companyname: `Anvil ${n}`,
      joboverview: 'A piano dispatcher with a zither.',
    }),
  );
  open('Piano Dispatcher zither', [job('part', 'Piano Dispatcher', 'Salem, MA'), ...many]);
  await main().findByRole('heading', {
    name: '30 jobs mention all of that only in passing. These are a better fit:',
  });
  await userEvent.click(main().getByRole('link', { name: 'Next' }));
  await waitFor(() => expect(links()).toHaveLength(11));
  await counted('30 jobs for Piano Dispatcher zither');
  expect(main().queryByText(/These come close/)).not.toBeInTheDocument();
});

test('postings of the same job are one result, which leads to each of them', async () => {
  const { address } = open('line cook', [
    ...Array.from({ length: 3 }, (_, n) => job(`cook-${n}`, 'Line Cook', 'Boston, MA')),
    job('other', 'Line Cook', 'Salem, MA'),
  ]);
  await counted('4 jobs for line cook');
  expect(main().getAllByRole('article')).toHaveLength(2);
  await userEvent.click(main().getByRole('link', { name: /^2 like this/ }));
  await counted('3 jobs for "Line Cook" in Boston, MA');
  expect(address()).toContain('each=true');
});
