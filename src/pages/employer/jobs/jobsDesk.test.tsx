import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { DeskJob, Job, JobsDesk } from '@/api/jobBoardApi';
import { anEmployer } from '@/test/fixtures';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { focusAndPress, job, session, user } from '@/test/ownJobs';
import { h1, main, muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';

const noViews = Array.from({ length: 14 }, () => 0);
const listed = (of: Job, changes: Partial<DeskJob> = {}): DeskJob => ({
  ...{ applicants: 0, fresh: 0, views: noViews },
  job: of,
  ...changes,
});
const stateOf = ({ status }: Job) =>
  status === 'live' ? 'live' : status === 'draft' || status === 'waiting' ? 'draft' : 'ended';

/** A jobs desk that answers queries; a move changes the job it names. */
const stubDesk = (items: DeskJob[], changes: Partial<JobsDesk> = {}, limit = 20) => {
  let kept = items;
  const asked: string[] = [];
  const moved: string[] = [];
  const set = (name: string, to: Partial<Job>) =>
    http.post(`${hostAddress}/jobs/:id/${name}`, ({ params: { id } }) => {
      moved.push(`${name} ${String(id)}`);
      kept = kept.map((each) =>
        each.job._id === id ? { ...each, job: { ...each.job, ...to } } : each,
      );
      return HttpResponse.json(kept.find((each) => each.job._id === id)?.job ?? {});
    });
  testHost.use(
    http.get(`${hostAddress}/company/jobs/desk`, ({ request }) => {
      const { searchParams, search } = new URL(request.url);
      asked.push(search);
      const [state, q] = [searchParams.get('state'), searchParams.get('q') ?? ''];
      const page = Number(searchParams.get('page'));
      const found = kept.filter(
        (each) => (state === null || stateOf(each.job) === state) && each.job.jobtitle?.includes(q),
      );
      const count = (of: string) => kept.filter((each) => stateOf(each.job) === of).length;
      return HttpResponse.json({
        ...{
          items: found.slice((page - 1) * limit, page * limit),
          total: found.length,
          page,
          limit,
        },
        counts: { live: count('live'), draft: count('draft'), ended: count('ended') },
        ...{ unconfirmed: [], unfinished: 0 },
        ...changes,
      } satisfies JobsDesk);
    }),
    http.get(`${hostAddress}/employer/employers/username/:name`, () =>
      HttpResponse.json({ data: anEmployer() }),
    ),
    http.get(`${hostAddress}/applicants`, () =>
      HttpResponse.json({ items: [], total: 0, page: 1, limit: 1, due: 0, late: 0 }),
    ),
    set('renew', { status: 'live', expiresAt: '2026-02-09T12:00:00Z' }),
    set('close', { status: 'filled', endedAt: '2026-01-10T12:00:00Z' }),
    http.delete(`${hostAddress}/jobdescriptions/delete/:id`, ({ params: { id } }) => {
      kept = kept.filter((each) => each.job._id !== id);
      return HttpResponse.json({});
    }),
  );
  return { asked, moved };
};
const open = (search = '') => renderApp(`/company/jobs${search}`, { session });
const soon = job('live', {
  _id: 'soon',
  jobtitle: 'Radiographer',
  expiresAt: '2026-01-13T13:00:00Z',
});
const late = job('live', { _id: 'late', jobtitle: 'Ward Clerk' });
const ended = job('expired', {
  ...{ _id: 'ended', jobtitle: 'Porter', endedAt: '2026-01-02T12:00:00Z' },
});
const row = (title: string) => within(main().getByRole('row', { name: new RegExp(title) }));
const chooseIn = async (title: string, item: string) => {
  (await main().findByRole('button', { name: `Actions for ${title}` })).focus();
  await user.keyboard('{Enter}');
  (await screen.findByRole('menuitem', { name: item })).focus();
  await user.keyboard('{Enter}');
};
const tick = async (title: string) =>
  user.click(await main().findByRole('checkbox', { name: `Select ${title}` }));

test('each job is a row with its state, applicants, views and end, and leads to each', async () => {
  stubDesk([
    listed(soon, { applicants: 8, fresh: 2, views: [...noViews.slice(2), 78, 31] }),
    listed(ended, { applicants: 1, views: [...noViews.slice(1), 43] }),
    listed(
      job('draft', { monthlysalary1: 0, monthlysalary2: 0, updatedAt: '2026-01-09T12:00:00Z' }),
    ),
  ]);
  open();
  expect(await h1('Jobs')).toBeVisible();
  expect(await main().findByText(/^1 live, 1 draft, 1 ended\./)).toBeVisible();
  const first = row('Radiographer');
  expect(first.getByRole('link', { name: 'Radiographer' })).toHaveAttribute(
    'href',
    '/jobdescriptions/jobdescriptions/soon',
  );
  expect(first.getByText('$3,900 - $5,200 · Springfield · posted Jan 2')).toBeVisible();
  for (const text of ['Live', '2 new', '8 in all', '109', '109 this week', '3 days', 'Jan 13'])
    expect(first.getByText(text)).toBeVisible();
  expect(first.getByRole('link', { name: '8 applicants for Radiographer, 2 new' })).toHaveAttribute(
    'href',
    '/applications?job=soon',
  );
  const second = row('Porter');
  for (const text of ['1 applicant', '43', 'Jan 2']) expect(second.getByText(text)).toBeVisible();
  expect(second.getAllByText('Expired')).toHaveLength(2);
  const third = row('Nurse draft');
  expect(third.getByText(/^Pay missing · Springfield · saved yesterday, /)).toBeVisible();
  expect(third.getByText('Not posted yet')).toBeVisible();
  expect(main().getByText('1–3 of 3 jobs')).toBeVisible();
});

test('tab, words, order and page are in the address, which leads back to them', async () => {
  const nurse = listed(job('live', { _id: 'nurse', jobtitle: 'Night Nurse' }));
  const { asked } = stubDesk([listed(soon), listed(late), nurse, listed(ended)], {}, 3);
  const { address } = open();
  const tabs = within(await main().findByRole('navigation', { name: 'Status' }));
  expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual([
    ...['All 4', 'Live 3', 'Draft 0', 'Ended 1'],
  ]);
  await user.click(main().getByRole('link', { name: 'Next' }));
  expect(await main().findByText('4–4 of 4 jobs')).toBeVisible();
  expect(address()).toBe('/company/jobs?page=2');
  await user.click(tabs.getByRole('link', { name: 'Live 3' }));
  await waitFor(() => expect(address()).toBe('/company/jobs?state=live'));
  expect(tabs.getByRole('link', { name: 'Live 3' })).toHaveAttribute('aria-current', 'true');
  await user.selectOptions(main().getByRole('combobox', { name: 'Sort by' }), 'Title');
  await user.type(main().getByRole('searchbox', { name: 'Search your jobs' }), 'Nurse');
  await waitFor(() => expect(address()).toBe('/company/jobs?state=live&sort=title&q=Nurse'));
  await waitFor(() => expect(asked.at(-1)).toBe('?q=Nurse&state=live&sort=title&page=1&limit=20'));
  expect(await main().findByText('1–1 of 1 job')).toBeVisible();
  await user.type(main().getByRole('searchbox'), 'x');
  await user.click(await main().findByRole('button', { name: 'Show all jobs' }));
  expect(await main().findByText('1–3 of 4 jobs')).toBeVisible();
  expect(address()).toBe('/company/jobs?sort=title');
  expect(main().getByRole('searchbox')).toHaveValue('');
});

test('several at once: only those that can be are renewed or closed, and the focus stays in the list', async () => {
  const { moved } = stubDesk([listed(soon), listed(late), listed(ended)]);
  open();
  await tick('Radiographer');
  await tick('Ward Clerk');
  const bar = within(main().getByRole('group', { name: '2 selected' }));
  expect(bar.getByRole('button', { name: 'Mark as filled' })).toBeVisible();
  await user.click(bar.getByRole('button', { name: 'Renew 1 of 2' }));
  expect(await screen.findByText('1 job renewed')).toBeInTheDocument();
  expect(moved).toEqual(['renew soon']);
  await waitFor(() => expect(main().getByRole('link', { name: 'Radiographer' })).toHaveFocus());
  expect(main().queryByRole('group', { name: /selected/ })).not.toBeInTheDocument();
  await user.click(main().getByRole('checkbox', { name: 'Select all jobs on this page' }));
  await user.click(main().getByRole('button', { name: 'Mark 2 of 3 as filled' }));
  expect(await screen.findByText('2 jobs marked as filled')).toBeInTheDocument();
  expect(moved.slice(1).toSorted()).toEqual(['close late', 'close soon']);
  await waitFor(() => expect(row('Ward Clerk').getAllByText('Filled')).toHaveLength(2));
});

test('several at once: those that are refused are told, and those done, too', async () => {
  const errors = muteErrors();
  stubDesk([listed(soon), listed(late)]);
  testHost.use(
    http.post(`${hostAddress}/jobs/late/close`, () =>
      HttpResponse.json({ message: 'Something went wrong' }, { status: 500 }),
    ),
  );
  open();
  await user.click(await main().findByRole('checkbox', { name: 'Select all jobs on this page' }));
  await user.click(main().getByRole('button', { name: 'Mark as filled' }));
  expect(await screen.findByText('1 job marked as filled')).toBeInTheDocument();
  expect(await screen.findByText('1 job wasn’t marked as filled')).toBeInTheDocument();
  errors.mockRestore();
});

test('one menu has what a job allows', async () => {
  const closing = job('filled', { _id: 'closing', jobtitle: 'Cook', closesOn: '2026-01-20' });
  const { moved } = stubDesk([listed(soon), listed(late), listed(ended), listed(closing)]);
  open();
  const itemsOf = async (title: string) => {
    await user.click(await main().findByRole('button', { name: `Actions for ${title}` }));
    const menu = await screen.findByRole('menu', { name: `Actions for ${title}` });
    const items = within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.textContent);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    return items;
  };
  const every = ['View job page', 'Edit', 'Stats', 'Duplicate'];
  expect(await itemsOf('Radiographer')).toEqual([
    ...every,
    ...['Copy link', 'Renew for 30 days', 'Mark as filled', 'Delete'],
  ]);
  expect(await itemsOf('Ward Clerk')).toEqual([
    ...every,
    ...['Copy link', 'Mark as filled', 'Delete'],
  ]);
  expect(await itemsOf('Porter')).toEqual([...every, 'Renew for 30 days', 'Delete']);
  expect(await itemsOf('Cook')).toEqual([...every, 'Renew', 'Delete']);
  await chooseIn('Ward Clerk', 'Mark as filled');
  expect(await screen.findByText('Ward Clerk is marked as filled')).toBeInTheDocument();
  expect(moved).toEqual(['close late']);
});

test('Cancel of an edit returns to the desk with its filter', async () => {
  stubDesk([listed(soon)]);
  testHost.use(
    http.get(`${hostAddress}/jobdescriptions/jobdescriptions/:id`, () => HttpResponse.json(soon)),
  );
  const { address } = open('?q=Radio');
  await chooseIn('Radiographer', 'Edit');
  await user.click(await main().findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(address()).toBe('/company/jobs?q=Radio'));
});

test('a job is deleted after a question; the focus goes on to the next row', async () => {
  stubDesk([listed(soon), listed(late)]);
  open();
  await chooseIn('Radiographer', 'Delete');
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByRole('button', { name: 'Delete' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(main().queryByRole('link', { name: 'Radiographer' })).not.toBeInTheDocument(),
  );
  await waitFor(() =>
    expect(main().getByRole('button', { name: 'Actions for Ward Clerk' })).toHaveFocus(),
  );
});

test('what waits: answers that are due, a job to confirm, drafts', async () => {
  const { moved } = stubDesk([listed(soon), listed(job('draft'))], {
    ...{ unconfirmed: [soon], unfinished: 1 },
  });
  testHost.use(
    http.get(`${hostAddress}/applicants`, () =>
      HttpResponse.json({ items: [], total: 3, page: 1, limit: 1, due: 3, late: 0 }),
    ),
  );
  open();
  const needs = within(await main().findByRole('region', { name: 'Needs you' }));
  expect(await needs.findByRole('heading', { name: '3 answers due' })).toBeVisible();
  expect(needs.getByRole('link', { name: 'Answer now' })).toHaveAttribute(
    'href',
    '/applications?due=true',
  );
  expect(needs.getByRole('heading', { name: 'Is Radiographer still open?' })).toBeVisible();
  expect(needs.getByRole('link', { name: 'See your drafts' })).toHaveAttribute(
    'href',
    '/company/jobs?state=draft',
  );
  await focusAndPress('Radiographer is filled');
  expect(await screen.findByText('Radiographer is marked as filled')).toBeInTheDocument();
  expect(moved).toEqual(['close soon']);
});

test('jobs that can’t be read can be tried again', async () => {
  const errors = muteErrors();
  stubDesk([listed(soon)]);
  testHost.use(
    http.get(`${hostAddress}/company/jobs/desk`, () => HttpResponse.error(), { once: true }),
  );
  open();
  expect(await main().findByText('Your jobs can’t be shown right now')).toBeVisible();
  await user.click(main().getByRole('button', { name: 'Try again' }));
  expect(await main().findByRole('link', { name: 'Radiographer' })).toBeVisible();
  errors.mockRestore();
});

test('a reader of the company sees the rows and changes nothing', async () => {
  stubDesk([listed(soon)]);
  testHost.use(
    http.get(`${hostAddress}/company`, () =>
      HttpResponse.json({ role: 'reader', allJobs: true, people: [], invitations: [] }),
    ),
  );
  open();
  await main().findByRole('link', { name: 'Radiographer' });
  await waitFor(() => expect(main().queryByRole('checkbox')).not.toBeInTheDocument());
  expect(main().queryByRole('link', { name: 'Post a Job' })).not.toBeInTheDocument();
  await user.click(main().getByRole('button', { name: 'Actions for Radiographer' }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'View job page',
    'Stats',
    'Copy link',
  ]);
});

test('on a spec host there is no such page', async () => {
  renderApp('/company/jobs', { session, config: specHost });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('heading', { level: 1, name: 'Jobs' })).not.toBeInTheDocument();
});
