import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { loggedOut, sessionStarted } from '@/session/sessionSlice';
import { aJob } from '@/test/fixtures';
import { hostAddress, page, specHost, testHost } from '@/test/host/server';
import { main, muteErrors } from '@/test/page';
import { pressTwice } from '@/test/pressTwice';
import { renderApp } from '@/test/renderApp';
import { aSavedJob, stubSavedJobs } from '@/test/savedJobs';
import { resetScreenWidth, screenWidth } from '@/test/screenWidth';

afterEach(resetScreenWidth);

const seeker = { userRole: 'jobseeker', usernamejobseek: 'sam.roe' };
const jobPage = '/singlejobdescription/jobdescription/job-1';
const name = 'Save Registered Nurse';
const mark = () => main().findByRole('button', { name });
const stored = (username = ''): string[] =>
  (JSON.parse(localStorage.getItem(`saved:${username}`) ?? '[]') as { job: { _id: string } }[]) // what the app writes
    .map(({ job }) => job._id);
/** The toast's own button, such as "Undo". */
const inToast = (label: string) => screen.findByRole('button', { name: label });

describe.each([
  ['the home page', '/'],
  ['the search results', '/jobdescription'],
  ['a category', '/category/Nurse%20Jobs'],
  ['the job view', jobPage],
])('%s', (_where, path) => {
  test('a visitor’s bookmark is kept on the device', async () => {
    renderApp(path);
    expect(await mark()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(await mark());
    expect(await mark()).toHaveAttribute('aria-pressed', 'true');
    expect(stored()).toEqual(['job-1']);
    expect(await screen.findByText('Saved on this device')).toBeVisible();
    await userEvent.click(await mark());
    expect(await mark()).toHaveAttribute('aria-pressed', 'false');
    expect(stored()).toEqual([]);
  });

  test('a job seeker’s is kept in the account', async () => {
    const { calls } = stubSavedJobs([]);
    renderApp(path, { session: seeker });
    await userEvent.click(await mark());
    expect(await mark()).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(calls).toEqual(['save job-1']));
    expect(stored()).toEqual([]);
  });

  test.each([
    ['employer', { userRole: 'employer', usernameEmployer: 'eve.day' }],
    ['administrator', { userRole: 'admin', authToken: 't' }],
  ])('an %s has none', async (_who, session) => {
    renderApp(path, { session });
    expect((await main().findAllByText(/Registered Nurse/))[0]).toBeVisible();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(main().queryByRole('button', { name })).not.toBeInTheDocument();
  });
});

test('the pane beside the results has one of its own, and both agree', async () => {
  screenWidth(1280);
  renderApp('/jobdescription');
  const pane = await main().findByRole('region', { name: 'Selected job' });
  await userEvent.click(await within(pane).findByRole('button', { name }));
  const both = await main().findAllByRole('button', { name });
  expect(both.map((each) => each.getAttribute('aria-pressed'))).toEqual(['true', 'true']);
});

test('what is saved is pressed from the start; one call for all cards', async () => {
  stubSavedJobs([aSavedJob()]);
  let reads = 0;
  testHost.events.on('request:start', ({ request }) => {
    if (request.url.endsWith('/saved-jobs/ids')) reads += 1;
  });
  testHost.use(
    http.get(`${hostAddress}/jobs/search`, () =>
      HttpResponse.json(page([aJob(), aJob({ _id: 'job-2', jobtitle: 'Line Cook' })])),
    ),
  );
  renderApp('/jobdescription', { session: seeker });
  await waitFor(async () => expect(await mark()).toHaveAttribute('aria-pressed', 'true'));
  expect(main().getByRole('button', { name: 'Save Line Cook' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  expect(reads).toBe(1);
  testHost.events.removeAllListeners();
});

test('a bookmark stays as it was pressed, however long it takes to read them again', async () => {
  stubSavedJobs([]);
  renderApp(jobPage, { session: seeker });
  const button = await mark();
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  let reads = 0;
  testHost.use(
    http.get(`${hostAddress}/saved-jobs/ids`, async () => {
      reads += 1;
      await delay('infinite');
    }),
  );
  await userEvent.click(button);
  expect(await screen.findByText('Saved')).toBeVisible();
  await waitFor(() => expect(reads).toBe(1));
  expect(button).toHaveAttribute('aria-pressed', 'true');
});

test('a removal is undone from its toast, with the note', async () => {
  const { calls, kept } = stubSavedJobs([aSavedJob({}, 'Ask Lena')]);
  renderApp(jobPage, { session: seeker });
  await waitFor(async () => expect(await mark()).toHaveAttribute('aria-pressed', 'true'));
  await userEvent.click(await mark());
  await userEvent.click(await inToast('Undo'));
  await waitFor(async () => expect(await mark()).toHaveAttribute('aria-pressed', 'true'));
  await waitFor(() => expect(calls).toEqual(['remove job-1', 'save job-1']));
  await waitFor(() => expect(kept().map(({ note }) => note)).toEqual(['Ask Lena']));
});

test('on the device, too', async () => {
  localStorage.setItem(
    'saved:',
    JSON.stringify([{ job: aJob(), note: 'Ask Lena', savedAt: '2026-01-01T00:00:00.000Z' }]),
  );
  renderApp(jobPage);
  await userEvent.click(await mark());
  expect(stored()).toEqual([]);
  await userEvent.click(await inToast('Undo'));
  expect(JSON.parse(localStorage.getItem('saved:') ?? '')).toEqual([
    expect.objectContaining({ note: 'Ask Lena', savedAt: '2026-01-01T00:00:00.000Z' }),
  ]);
});

test('a double click is one press', async () => {
  const { calls } = stubSavedJobs([]);
  renderApp(jobPage, { session: seeker });
  await pressTwice(await mark());
  expect(await mark()).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(calls).toEqual(['save job-1']));
});

test('pressed again before the answer: shown at once, sent in order', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { calls, kept } = stubSavedJobs([], (call) => (call === 'save job-1' ? held : undefined));
  renderApp(jobPage, { session: seeker });
  const button = await mark();
  // two presses, not a double click
  fireEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
  await waitFor(() => expect(calls).toEqual(['save job-1']));
  fireEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
  expect(calls).toEqual(['save job-1']);
  release();
  await waitFor(() => expect(calls).toEqual(['save job-1', 'remove job-1']));
  await waitFor(() => expect(kept()).toEqual([]));
  expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('a logout drops what isn’t saved yet, and says nothing about it afterwards', async () => {
  const { calls } = stubSavedJobs([], () => delay('infinite'));
  const { store } = renderApp(jobPage, { session: seeker });
  const button = await mark();
  fireEvent.click(button);
  await waitFor(() => expect(calls).toEqual(['save job-1']));
  fireEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
  act(() => void store.dispatch(loggedOut()));
  act(() => void store.dispatch(sessionStarted({ ...seeker, usernamejobseek: 'liv.day' })));
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(calls).toEqual(['save job-1']);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await mark()).toHaveAttribute('aria-pressed', 'false');
});

test.each([
  [500, { message: 'Something went wrong on our side' }, 'That wasn’t saved. Please try again.'],
  [404, { message: 'Not found' }, 'This job is no longer available.'],
  [409, { message: 'You can save 5,000 jobs. Remove some first.' }, /You can save 5,000 jobs/],
])('a failure (%i) takes it back and says why', async (status, body, text) => {
  const errors = muteErrors();
  stubSavedJobs([]);
  testHost.use(
    http.put(`${hostAddress}/saved-jobs/:id`, () => HttpResponse.json(body, { status })),
  );
  renderApp(jobPage, { session: seeker });
  await userEvent.click(await mark());
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(await mark()).toHaveAttribute('aria-pressed', 'false');
  errors.mockRestore();
});

test('another tab’s changes show: on the device at once, of the account with the focus', async () => {
  const view = renderApp(jobPage);
  expect(await mark()).toHaveAttribute('aria-pressed', 'false');
  localStorage.setItem('saved:', JSON.stringify([{ job: aJob() }]));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'saved:' })));
  expect(await mark()).toHaveAttribute('aria-pressed', 'true');
  view.unmount();
  localStorage.clear();

  stubSavedJobs([]);
  renderApp(jobPage, { session: seeker });
  expect(await mark()).toHaveAttribute('aria-pressed', 'false');
  stubSavedJobs([aSavedJob()]);
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(async () => expect(await mark()).toHaveAttribute('aria-pressed', 'true'));
});

test('a device without room, or that stores nothing for the site, says so and saves nothing', async () => {
  renderApp(jobPage);
  const button = await mark();
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your browser doesn’t let this site store anything, so the job wasn’t saved.',
  );
  expect(button).toHaveAttribute('aria-pressed', 'false');
  setItem.mockRestore();
});

test('on a spec host they are kept by username, and nothing is asked', async () => {
  testHost.use(
    http.get(`${specHost.apiHost}/jobdescriptions/jobdescriptions/:id`, () =>
      HttpResponse.json([aJob()]),
    ),
    http.get(`${specHost.apiHost}/jobdescriptions/getAll`, () => HttpResponse.json([aJob()])),
  );
  renderApp(jobPage, { config: specHost, session: seeker });
  await userEvent.click(await mark());
  expect([stored('sam.roe'), stored()]).toEqual([['job-1'], []]);
});
