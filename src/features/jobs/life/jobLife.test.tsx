import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aJob } from '@/test/fixtures';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { user, session, stubOwnJobs, job, buttonsOf, focusAndPress } from '@/test/ownJobs';
import { main, muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';
import type { JobStatus } from '@contract/jobs/jobStatuses';

const offered: Record<JobStatus, string[]> = {
  draft: ['Publish', 'Duplicate'],
  waiting: ['Duplicate'],
  live: ['Mark as filled', 'Duplicate'],
  expired: ['Renew', 'Duplicate'],
  filled: ['Renew', 'Duplicate'],
  removed: ['Answer', 'Duplicate'],
};
const states = Object.keys(offered) as JobStatus[]; // a Record's keys
const chips: Record<JobStatus, string> = {
  draft: 'Draft',
  waiting: 'Waiting for review',
  live: 'Live until Feb 1',
  expired: 'Expired',
  filled: 'Filled',
  removed: 'Removed',
};

test.each(['/employerpp/ann.lee', '/jobdescriptiontrial/ann.lee'])(
  '%s: each own job shows its state, and what it allows',
  async (path) => {
    stubOwnJobs(
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
  ['2026-01-17T12:00:00Z', 'Live until Jan 17'],
])('an end at %s is told as %s', async (expiresAt, text) => {
  stubOwnJobs([job('live', { expiresAt })]);
  renderApp('/employerpp/ann.lee', { session });
  expect(await main().findByText(text)).toBeVisible();
});

test.each([
  ['2026-01-17T12:00:00Z', true],
  ['2026-01-17T12:00:01Z', false],
])(
  'a live job that ends at %s is offered to be renewed: %s, from its last week on',
  async (expiresAt, isOffered) => {
    stubOwnJobs([job('live', { expiresAt })]);
    renderApp('/employerpp/ann.lee', { session });
    await main().findByRole('link', { name: 'Nurse live' });
    expect(buttonsOf('Nurse live').includes('Renew')).toBe(isOffered);
  },
);

test.each([
  ['ends on its last day to apply', '2026-01-14T07:59:59.999Z', '2026-01-13', false],
  ['ends before its last day to apply', '2026-01-13T12:00:00Z', '2026-01-20', true],
])(
  'a live job that %s is offered to be renewed: %s, %s, %s',
  async (_, expiresAt, closesOn, is) => {
    stubOwnJobs([job('live', { expiresAt, closesOn })]);
    renderApp('/employerpp/ann.lee', { session });
    await main().findByRole('link', { name: 'Nurse live' });
    expect(buttonsOf('Nurse live').includes('Renew')).toBe(is);
  },
);

test.each([
  ['2026-01-20', 'Nurse filled is live until Jan 20'],
  ['2026-03-20', 'Nurse filled is live for another 30 days'],
])('a renewed job whose last day to apply is %s: “%s”', async (closesOn, text) => {
  stubOwnJobs([job('filled', { closesOn })]);
  testHost.use(
    http.post(`${hostAddress}/jobs/:id/renew`, () =>
      HttpResponse.json(
        job('live', {
          jobtitle: 'Nurse filled',
          closesOn,
          expiresAt: closesOn < '2026-02' ? '2026-01-21T07:59:59.999Z' : '2026-02-09T12:00:00Z',
        }),
      ),
    ),
  );
  renderApp('/employerpp/ann.lee', { session });
  await focusAndPress('Renew Nurse filled');
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('publish, mark as filled, renew: told by a toast, and the focus stays at the job', async () => {
  const asked = stubOwnJobs([job('draft')]);
  renderApp('/employerpp/ann.lee', { session });
  await focusAndPress('Publish Nurse draft');
  expect(await screen.findByText('Nurse draft is live')).toBeInTheDocument();
  await waitFor(() =>
    expect(main().getByRole('button', { name: 'Mark as filled: Nurse draft' })).toHaveFocus(),
  );
  await user.keyboard('{Enter}');
  expect(await main().findByText('Filled')).toBeVisible();
  await waitFor(() =>
    expect(main().getByRole('button', { name: 'Renew Nurse draft' })).toHaveFocus(),
  );
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Nurse draft is live for another 30 days')).toBeInTheDocument();
  expect(asked).toEqual(['publish draft', 'close draft', 'renew draft']);
});

test('a copy opens in the form', async () => {
  const asked = stubOwnJobs([job('live')]);
  testHost.use(
    http.get(`${hostAddress}/jobdescriptions/jobdescriptions/copy`, () =>
      HttpResponse.json(aJob({ _id: 'copy', jobtitle: 'Copied', usernameEmployer: 'ann.lee' })),
    ),
  );
  const { address } = renderApp('/employerpp/ann.lee', { session });
  await focusAndPress('Duplicate Nurse live');
  expect(await screen.findByRole('textbox', { name: 'Job title' })).toHaveValue('Copied');
  expect(address()).toBe('/jobdescriptiontrialedit?id=copy');
  expect(asked).toEqual(['duplicate live']);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(address()).toBe('/employerpp/ann.lee'));
});

test.each([
  ['Publish', 'draft'],
  ['Renew', 'expired'],
  ['Renew', 'filled'],
] as const)(
  '%s of a job that was %s: one that waits for review is not called live, and its row says so',
  async (label, status) => {
    stubOwnJobs([job(status)], hostAddress, { review: true });
    renderApp('/employerpp/ann.lee', { session });
    await focusAndPress(`${label} Nurse ${status}`);
    expect(
      await screen.findByText(
        `Nurse ${status} is waiting for review. It goes live once we’ve approved it`,
      ),
    ).toBeInTheDocument();
    expect(screen.queryByText(/ is live/)).not.toBeInTheDocument();
    expect(await main().findByText('Waiting for review')).toBeVisible();
    // the pressed button is gone, so another one has the focus
    await waitFor(() =>
      expect(main().getByRole('button', { name: `Duplicate Nurse ${status}` })).toHaveFocus(),
    );
    expect(buttonsOf(`Nurse ${status}`)).toEqual(['Duplicate']);
  },
);

test.each([
  [
    400,
    { message: 'qualification1 must not be empty', field: 'qualification1' },
    'Nurse draft wasn’t published. “Qualification 1” isn’t filled in yet. Edit the draft first',
  ],
  [
    403,
    { message: 'Your account is suspended' },
    'Nurse draft wasn’t published. Your account is suspended',
  ],
  [500, { message: 'Something went wrong' }, 'Nurse draft wasn’t published. Try again in a moment'],
])('a refusal (%d) says why, and the button is still there', async (status, body, text) => {
  const errors = muteErrors();
  stubOwnJobs([job('draft')]);
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
  stubOwnJobs([job('draft'), job('live'), job('live', { _id: 'live-2', jobtitle: 'Cook' })]);
  const { address } = renderApp('/jobdescriptiontrial/ann.lee?q=nurse', { session });
  const select = await main().findByRole('combobox', { name: 'Status' });
  expect(
    within(select)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['All (3)', 'Draft (1)', 'Live (2)']);
  await user.selectOptions(select, 'live');
  expect(address()).toBe('/jobdescriptiontrial/ann.lee?q=nurse&status=live');
  expect(main().getAllByRole('status')[0]).toHaveTextContent('1 of 3 jobs');
  expect(main().getAllByRole('article')).toHaveLength(1);
  await user.selectOptions(select, '');
  expect(address()).toBe('/jobdescriptiontrial/ann.lee?q=nurse');
});

test('a job that leaves the state one looks at takes no focus with it', async () => {
  stubOwnJobs([job('live'), job('live', { _id: 'live-2', jobtitle: 'Cook' }), job('draft')]);
  renderApp('/jobdescriptiontrial/ann.lee?status=live', { session });
  await focusAndPress('Mark as filled: Nurse live');
  await waitFor(() =>
    expect(main().queryByRole('link', { name: 'Nurse live' })).not.toBeInTheDocument(),
  );
  await waitFor(() =>
    expect(main().getByRole('heading', { level: 1, name: 'Your jobs' })).toHaveFocus(),
  );
});

test('on a spec host nothing of this is shown, whatever its jobs say', async () => {
  stubOwnJobs(
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
