import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import type { Notice } from '@/api/jobBoardApi';
import { aJob, anEmployer } from '@/test/fixtures';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { renderApp } from '@/test/renderApp';

const session = { userRole: 'employer', usernameEmployer: 'ann.lee' };
const aNotice = (changes: Partial<Notice> = {}): Notice => ({
  _id: 'n-1',
  kind: 'takenDown',
  reason: 'It asks for money.',
  jobId: 'job-1',
  jobtitle: 'Registered Nurse',
  createdAt: '2026-01-09T10:00:00.000Z',
  ...changes,
});
const region = () => screen.findByRole('region', { name: 'From the administrators' });

test('notices say what, why and when, lead to the job, and go when they are marked as read', async () => {
  let items: Notice[] = [
    aNotice(),
    aNotice({
      _id: 'n-2',
      kind: 'edited',
      reason: 'Spelling.',
      jobtitle: 'Ward Clerk',
      jobId: undefined,
    }),
    aNotice({ _id: 'n-3', kind: 'approved', readAt: '2026-01-09T11:00:00.000Z' }),
  ];
  testHost.use(
    http.get(`${hostAddress}/notices`, () => HttpResponse.json({ items })),
    http.post(`${hostAddress}/notices/read`, async ({ request }) => {
      const { ids } = (await request.json()) as { ids: string[] }; // the contract's NoticesInput
      items = items.map((each) =>
        ids.includes(each._id) ? { ...each, readAt: '2026-01-10T12:00:00.000Z' } : each,
      );
      return new HttpResponse(null, { status: 204 });
    }),
  );
  renderApp('/employerpp', { session });
  const notices = within(await region());
  expect(notices.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '“Registered Nurse” was taken downReason: It asks for money.Jan 9, 2026Mark as read',
    '“Ward Clerk” was editedReason: Spelling.Jan 9, 2026Mark as read',
  ]);
  expect(notices.getByRole('link', { name: '“Registered Nurse” was taken down' })).toHaveAttribute(
    'href',
    '/jobdescriptions/jobdescriptions/job-1',
  );
  await userEvent.click(
    notices.getByRole('button', { name: 'Mark as read: “Registered Nurse” was taken down' }),
  );
  await waitFor(() => expect(notices.getAllByRole('listitem')).toHaveLength(1));
  await waitFor(() =>
    expect(
      notices.getByRole('button', { name: 'Mark as read: “Ward Clerk” was edited' }),
    ).toHaveFocus(),
  );
  await userEvent.click(
    notices.getByRole('button', { name: 'Mark as read: “Ward Clerk” was edited' }),
  );
  await waitFor(() =>
    expect(
      screen.queryByRole('region', { name: 'From the administrators' }),
    ).not.toBeInTheDocument(),
  );
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('a notice is marked as read while another is still being marked, each once', async () => {
  const marked: string[][] = [];
  testHost.use(
    http.get(`${hostAddress}/notices`, () =>
      HttpResponse.json({ items: [aNotice(), aNotice({ _id: 'n-2', jobtitle: 'Ward Clerk' })] }),
    ),
    http.post(`${hostAddress}/notices/read`, async ({ request }) => {
      const { ids } = (await request.json()) as { ids: string[] }; // the contract's NoticesInput
      marked.push(ids);
      await delay('infinite');
    }),
  );
  renderApp('/employerpp', { session });
  const notices = within(await region());
  const press = (of: RegExp) => userEvent.click(notices.getByRole('button', { name: of }));
  await press(/^Mark as read: “Registered Nurse”/);
  await waitFor(() => expect(marked).toEqual([['n-1']]));
  await press(/^Mark as read: “Registered Nurse”/);
  await press(/^Mark as read: “Ward Clerk”/);
  await waitFor(() => expect(marked).toEqual([['n-1'], ['n-2']]));
});

test('a notice that could not be marked stays, and says so', async () => {
  const errors = jest.spyOn(console, 'error').mockReturnValue();
  testHost.use(
    http.get(`${hostAddress}/notices`, () => HttpResponse.json({ items: [aNotice()] })),
    http.post(`${hostAddress}/notices/read`, () => HttpResponse.json({}, { status: 500 })),
  );
  renderApp('/employerpp', { session });
  await userEvent.click(within(await region()).getByRole('button', { name: /^Mark as read/ }));
  expect(await screen.findByText('The notices weren’t marked as read. Try again.')).toBeVisible();
  expect(within(await region()).getAllByRole('listitem')).toHaveLength(1);
  errors.mockRestore();
});

test('a suspension stands above everything, with its reason, as long as it lasts', async () => {
  testHost.use(
    http.get(`${hostAddress}/notices`, () =>
      HttpResponse.json({
        items: [],
        suspendedAt: '2026-01-09T10:00:00.000Z',
        suspensionReason: 'Asked applicants for money.',
      }),
    ),
  );
  renderApp('/employerpp', { session });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your account is suspendedYour jobs and your public profile can’t be seen, and you can’t post jobs.Reason: Asked applicants for money.',
  );
});

test('a spec host is asked for no notices', async () => {
  testHost.use(
    http.get(`${specHost.apiHost}/employer/employers/username/:name`, () =>
      HttpResponse.json(anEmployer()),
    ),
    http.get(`${specHost.apiHost}/jobdescriptions/employer/:name`, () =>
      HttpResponse.json([aJob()]),
    ),
  );
  renderApp('/employerpp', { session, config: specHost });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ann Lee' })).toBeVisible();
  expect(screen.queryByText('From the administrators')).not.toBeInTheDocument();
});
