import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Job } from '@/api/jobBoardApi';
import { aJob } from '@/test/fixtures';
import { renderApp } from '@/test/renderApp';
import { hostAddress, specHost, testHost } from '@/test/server';
import type { JobStatus } from '@contract/jobLife';

const user = userEvent.setup();
const session = { userRole: 'employer', usernameEmployer: 'ann.lee' };
const main = () => within(screen.getByRole('main'));
const muteErrors = () => jest.spyOn(console, 'error').mockReturnValue();

/** A host that does what it is told: each call sets the state that it stands for. */
const hostWith = (jobs: Job[], address: string = hostAddress) => {
  let kept = jobs;
  const asked: string[] = [];
  const set = (name: string, changes: Partial<Job>) =>
    http.post(`${address}/jobs/:id/${name}`, async ({ params, request }) => {
      asked.push(`${name} ${String(params['id'])}`);
      const body = request.headers.get('content-type') === null ? {} : await request.json();
      kept = kept.map((job) =>
        job._id === params['id']
          ? {
              ...job,
              ...changes,
              ...(name === 'answer' && { removalAnswer: (body as { answer: string }).answer }),
            }
          : job,
      ); // what the form sent
      return HttpResponse.json(kept.find((job) => job._id === params['id']) ?? {});
    });
  testHost.use(
    http.get(`${address}/jobdescriptions/employer/:name`, () => HttpResponse.json(kept)),
    set('publish', { status: 'live', expiresAt: '2026-02-09T12:00:00Z' }),
    set('renew', { status: 'live', expiresAt: '2026-02-09T12:00:00Z' }),
    set('close', { status: 'filled' }),
    set('answer', {}),
    http.post(`${address}/jobs/:id/duplicate`, ({ params }) => {
      const copy = { ...aJob({ _id: 'copy', jobtitle: 'Copied' }), status: 'draft' as const };
      asked.push(`duplicate ${String(params['id'])}`);
      kept = [copy, ...kept];
      return HttpResponse.json(copy, { status: 201 });
    }),
  );
  return asked;
};
const job = (status: JobStatus, changes: Partial<Job> = {}) =>
  aJob({
    _id: status,
    jobtitle: `Nurse ${status}`,
    status,
    createdAt: '2026-01-02T12:00:00Z',
    expiresAt: '2026-02-01T12:00:00Z',
    ...changes,
  });
const buttonsOf = (title: string) =>
  within(main().getByRole('link', { name: title }).closest<HTMLElement>('article') ?? document.body)
    .getAllByRole('button')
    .map((button) => button.textContent)
    .filter(Boolean);
const focusAndPress = async (name: string) => {
  (await main().findByRole('button', { name })).focus();
  await user.keyboard('{Enter}');
};

const offered: Record<JobStatus, string[]> = {
  draft: ['Publish', 'Duplicate'],
  waiting: ['Duplicate'],
  live: ['Renew', 'Mark as filled', 'Duplicate'],
  expired: ['Renew', 'Duplicate'],
  filled: ['Renew', 'Duplicate'],
  removed: ['Answer', 'Duplicate'],
};
const states = Object.keys(offered) as JobStatus[]; // a Record's keys
const chips: Record<JobStatus, string> = {
  draft: 'Draft',
  waiting: 'Waiting for a look',
  live: 'Live until February 1',
  expired: 'Expired',
  filled: 'Filled',
  removed: 'Removed',
};

test.each(['/employerpp/ann.lee', '/jobdescriptiontrial/ann.lee'])(
  '%s: each own job shows its state, and what it allows',
  async (path) => {
    hostWith(
      states.map((status) =>
        job(status, status === 'removed' ? { removalReason: 'It asks for money' } : {}),
      ),
    );
    renderApp(path, { session });
    await main().findByRole('link', { name: 'Nurse draft' });
    for (const status of states) {
      expect(buttonsOf(`Nurse ${status}`)).toEqual(offered[status]);
      expect(main().getByText(chips[status])).toBeVisible();
    }
    expect(
      main().queryByRole(path.startsWith('/employerpp') ? 'link' : 'button', {
        name: 'Edit Nurse removed',
      }),
    ).not.toBeInTheDocument();
  },
);

test.each([
  ['2026-01-13T13:00:00Z', 'Ends in 3 days'],
  ['2026-01-11T13:00:00Z', 'Ends in 1 day'],
  ['2026-01-10T14:30:00Z', 'Ends in 2 hours'],
  ['2026-01-17T12:00:00Z', 'Live until January 17'],
])('an end at %s is told as %s', async (expiresAt, text) => {
  hostWith([job('live', { expiresAt })]);
  renderApp('/employerpp/ann.lee', { session });
  expect(await main().findByText(text)).toBeVisible();
});

test('publish, renew, mark as filled: told by a toast, and the focus stays at the job', async () => {
  const asked = hostWith([job('draft')]);
  renderApp('/employerpp/ann.lee', { session });
  await focusAndPress('Publish Nurse draft');
  expect(await screen.findByText('Nurse draft is live')).toBeInTheDocument();
  await waitFor(() =>
    expect(main().getByRole('button', { name: 'Renew Nurse draft' })).toHaveFocus(),
  );
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Nurse draft is live for another 30 days')).toBeInTheDocument();
  await focusAndPress('Mark as filled: Nurse draft');
  expect(await main().findByText('Filled')).toBeVisible();
  await waitFor(() =>
    expect(main().getByRole('button', { name: 'Renew Nurse draft' })).toHaveFocus(),
  );
  await focusAndPress('Duplicate Nurse draft');
  expect(await main().findByRole('link', { name: 'Copied' })).toBeVisible();
  expect(asked).toEqual(['publish draft', 'renew draft', 'close draft', 'duplicate draft']);
});

test('a posting that waits for a look is not called live', async () => {
  hostWith([job('draft')]);
  testHost.use(
    http.post(`${hostAddress}/jobs/:id/publish`, () => HttpResponse.json(job('waiting'))),
  );
  renderApp('/employerpp/ann.lee', { session });
  await focusAndPress('Publish Nurse draft');
  expect(
    await screen.findByText('Nurse draft waits for a look by an administrator'),
  ).toBeInTheDocument();
});

test.each([
  [
    400,
    { message: 'qualification1 must not be empty', field: 'qualification1' },
    'Nurse draft was not published. “Qualification 1” is not filled in yet. Edit the draft first',
  ],
  [
    403,
    { message: 'Your account is suspended' },
    'Nurse draft was not published. Your account is suspended',
  ],
  [
    500,
    { message: 'Something went wrong' },
    'Nurse draft was not published. Try again in a moment',
  ],
])('a refusal (%d) says why, and the button is still there', async (status, body, text) => {
  const errors = muteErrors();
  hostWith([job('draft')]);
  testHost.use(
    http.post(`${hostAddress}/jobs/:id/publish`, () => HttpResponse.json(body, { status })),
  );
  renderApp('/employerpp/ann.lee', { session });
  await focusAndPress('Publish Nurse draft');
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(main().getByRole('button', { name: 'Publish Nurse draft' })).toHaveFocus();
  errors.mockRestore();
});

test('the state is filtered by beside the words, with counts, in the URL', async () => {
  hostWith([job('draft'), job('live'), job('live', { _id: 'live-2', jobtitle: 'Cook' })]);
  const { address } = renderApp('/employerpp/ann.lee?q=nurse', { session });
  const select = await main().findByRole('combobox', { name: 'Status' });
  expect(
    within(select)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['All (3)', 'Draft (1)', 'Live (2)']);
  await user.selectOptions(select, 'live');
  expect(address()).toBe('/employerpp/ann.lee?q=nurse&status=live');
  expect(main().getAllByRole('status')[0]).toHaveTextContent('1 of 3 jobs');
  expect(main().getAllByRole('article')).toHaveLength(1);
  await user.selectOptions(select, '');
  expect(address()).toBe('/employerpp/ann.lee?q=nurse');
});

test('a job that leaves the state one looks at takes no focus with it', async () => {
  hostWith([job('live'), job('live', { _id: 'live-2', jobtitle: 'Cook' }), job('draft')]);
  renderApp('/employerpp/ann.lee?status=live', { session });
  await focusAndPress('Mark as filled: Nurse live');
  await waitFor(() => expect(main().getByRole('button', { name: 'Delete Cook' })).toHaveFocus());
});

test('a job that was taken down: why, and the answer, once', async () => {
  const asked = hostWith([job('removed', { removalReason: 'It asks for money' })]);
  renderApp('/employerpp/ann.lee', { session });
  expect(await main().findByText('It asks for money')).toBeVisible();
  await focusAndPress('Answer for Nurse removed');
  const dialog = within(await screen.findByRole('dialog', { name: 'Answer for Nurse removed' }));
  const field = dialog.getByRole('textbox', { name: 'Your answer' });
  await user.click(dialog.getByText('Send answer'));
  expect(field).toHaveAccessibleDescription(/Enter your answer/);
  await user.type(field, 'It does not.');
  await user.click(dialog.getByText('Send answer'));
  expect(await main().findByText('It does not.')).toBeVisible();
  await waitFor(() =>
    expect(
      main().queryByRole('button', { name: 'Answer for Nurse removed' }),
    ).not.toBeInTheDocument(),
  );
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(asked).toEqual(['answer removed']);
});

test('an answer that is refused says why in the dialog, and stays', async () => {
  const errors = muteErrors();
  hostWith([job('removed', { removalReason: 'It asks for money' })]);
  testHost.use(
    http.post(`${hostAddress}/jobs/:id/answer`, () =>
      HttpResponse.json({ message: 'You have answered already' }, { status: 409 }),
    ),
  );
  renderApp('/employerpp/ann.lee', { session });
  await focusAndPress('Answer for Nurse removed');
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Why?');
  await user.click(dialog.getByText('Send answer'));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Your answer was not sent. You have answered already',
  );
  expect(dialog.getByRole('textbox')).toHaveValue('Why?');
  errors.mockRestore();
});

test('on a spec host nothing of this is shown, whatever its jobs say', async () => {
  hostWith(
    [job('draft'), job('live'), job('removed', { removalReason: 'It asks for money' })],
    specHost.apiHost,
  );
  testHost.use(
    http.get(`${specHost.apiHost}/employer/employers/username/:name`, () =>
      HttpResponse.json({ data: { _id: '1', usernameEmployer: 'ann.lee' } }),
    ),
  );
  for (const path of ['/employerpp/ann.lee?status=draft', '/jobdescriptiontrial/ann.lee']) {
    const view = renderApp(path, { session, config: specHost });
    await main().findByRole('link', { name: 'Nurse live' });
    expect(main().getAllByRole('article')).toHaveLength(3);
    expect(main().queryByText(/^Live until|^Draft$|It asks for money/)).not.toBeInTheDocument();
    expect(
      main().queryByRole('button', { name: /^(Publish|Renew|Mark|Duplicate|Answer)/ }),
    ).not.toBeInTheDocument();
    expect(main().queryByRole('combobox')).not.toBeInTheDocument();
    view.unmount();
  }
});

const ended = (body: object) =>
  testHost.use(
    http.get(`${hostAddress}/jobdescriptions/jobdescriptions/:id`, () =>
      HttpResponse.json({ message: 'Not found' }, { status: 404 }),
    ),
    http.get(`${hostAddress}/jobs/:id/end`, () =>
      HttpResponse.json({
        jobtitle: 'Ward Nurse',
        companyname: 'Lakeside Clinic',
        categoryName: 'Nurse Jobs',
        endedAt: '2025-12-20T23:30:00Z',
        ...body,
      }),
    ),
  );
test.each([
  ['filled', 'This job was filled on December 20, 2025.'],
  ['expired', 'This job ended on December 20, 2025.'],
])('the page of a job that was %s says so', async (status, text) => {
  const errors = muteErrors();
  ended({ status });
  const { address } = renderApp('/singlejobdescription/jobdescription/job-1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Ward Nurse' })).toBeVisible();
  expect(main().getByText(text)).toBeVisible();
  await user.click(main().getByRole('link', { name: 'See all Nurse Jobs' }));
  expect(address()).toBe('/jobdescription?category=Nurse+Jobs');
  errors.mockRestore();
});

test('the edit form of a job that was taken down is not offered, the way to its answer is', async () => {
  testHost.use(
    http.get(`${hostAddress}/jobdescriptions/jobdescriptions/:id`, () =>
      HttpResponse.json(job('removed', { removalReason: 'It asks for money' })),
    ),
  );
  renderApp('/jobdescriptiontrialedit?id=removed', { session });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This job can’t be edited' }),
  ).toBeVisible();
  expect(main().getByRole('link', { name: 'Your jobs' })).toHaveAttribute(
    'href',
    '/jobdescriptiontrial',
  );
  expect(main().queryByRole('textbox')).not.toBeInTheDocument();
});
