import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  user,
  session,
  nurse,
  clerk,
  stubSavedJobs,
  field,
  change,
  save,
  editing,
  titles,
} from '@/test/employerJobs';
import { aJob } from '@/test/fixtures';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { main, muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';

test('§2.9 shows the employer’s jobs; the name comes from the address', async () => {
  const seen = stubSavedJobs([nurse, clerk]);
  renderApp('/jobdescriptiontrial/ann.lee', { session });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your jobs' })).toBeVisible();
  expect(await main().findByRole('link', { name: 'Ward Clerk' })).toHaveAttribute(
    'href',
    '/jobdescriptions/jobdescriptions/job-2',
  );
  expect(titles()).toEqual(['Registered Nurse', 'Ward Clerk']);
  expect(main().getByText('HR Jobs')).toBeVisible();
  expect(main().getByText('2 jobs')).toBeVisible();
  expect(seen.names).toEqual(['ann.lee']);
  expect(document.title).toBe('Your jobs · Jobline');
});

test('§2.9 without a name in the address it is the session’s', async () => {
  const seen = stubSavedJobs([nurse]);
  renderApp('/jobdescriptiontrial', { session });
  expect(await main().findByRole('link', { name: 'Registered Nurse' })).toBeVisible();
  expect(seen.names).toEqual(['ann.lee']);
});

test.each([
  ['our own host', undefined, hostAddress],
  ['a spec host', specHost, specHost.apiHost],
] as const)(
  '§2.9 nobody named, on %s: nothing is asked, and the empty text stands',
  async (_which, config, address) => {
    const seen = stubSavedJobs([nurse], address);
    renderApp('/jobdescriptiontrial', config && { config });
    expect(await screen.findByText('No job descriptions found')).toBeVisible();
    expect(seen.asked).toBe(0);
  },
);

test('§2.9 Edit switches to a form filled from the first job; its category is shown, not chosen', async () => {
  stubSavedJobs([nurse, clerk]);
  renderApp('/jobdescriptiontrial/ann.lee', { session });
  const edit = await main().findByRole('button', { name: 'Edit' });
  expect(edit).toHaveAccessibleDescription(/^Edit opens “Registered Nurse”/);
  await user.click(edit);
  expect(await editing('Registered Nurse')).toHaveFocus();
  expect(field('Job title')).toHaveValue('Registered Nurse');
  expect(field('Responsibility 5')).toHaveValue('Hand over in writing');
  expect(field('Monthly pay to, in dollars')).toHaveValue(5200);
  expect(main().queryByRole('combobox', { name: 'Category' })).not.toBeInTheDocument();
  expect(main().getByText('The category can’t be changed after posting.')).toBeVisible();
  expect(main().getByText('Nurse Jobs', { selector: 'span[dir]' })).toBeVisible();
});

test('§2.9 each job has its own Edit; Save sends exactly the fields of §7, says so, returns to view mode and reads the list again, once', async () => {
  const seen = stubSavedJobs([
    nurse,
    { ...clerk, createdAt: '2026-01-02T10:00:00.000Z', status: 'live' },
  ]);
  renderApp('/jobdescriptiontrial/ann.lee', { session });
  await user.click(await main().findByRole('button', { name: 'Edit Ward Clerk' }));
  await editing('Ward Clerk');
  change('Job title', 'Ward Secretary');
  change('Monthly pay from, in dollars', '4000.5');
  await save();
  expect(await screen.findByText('Job details updated successfully!')).toBeInTheDocument();
  await waitFor(() => expect(titles()).toEqual(['Registered Nurse', 'Ward Secretary']));
  expect(main().getByRole('button', { name: 'Edit Ward Secretary' })).toHaveFocus();
  const { _id, usernameEmployer: _owner, categoryName: _category, ...texts } = clerk;
  expect(seen.saved).toEqual([
    { id: _id, body: { ...texts, jobtitle: 'Ward Secretary', monthlysalary1: 4000.5 } },
  ]);
  expect(seen.asked).toBe(2);
});

test('§2.9 Cancel returns to view mode and clears the draft, unasked', async () => {
  const seen = stubSavedJobs([nurse]);
  renderApp('/jobdescriptiontrial/ann.lee', { session });
  await user.click(await main().findByRole('button', { name: 'Edit Registered Nurse' }));
  await editing('Registered Nurse');
  change('Job title', 'Something else');
  await user.click(main().getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(titles()).toEqual(['Registered Nurse']);
  expect(main().getByRole('button', { name: 'Edit Registered Nurse' })).toHaveFocus();
  await user.click(main().getByRole('button', { name: 'Edit' }));
  await editing('Registered Nurse');
  expect(field('Job title')).toHaveValue('Registered Nurse');
  expect(seen.saved).toEqual([]);
});

test.each([
  ['no network', () => HttpResponse.error()],
  ['a broken host', () => new HttpResponse('oops', { status: 500 })],
])(
  '§4, §8 a failed save, %s: it stays in edit mode with what was typed, nothing is shown, the console has the line',
  async (_cause, answer) => {
    const errors = muteErrors();
    stubSavedJobs([nurse]);
    testHost.use(http.put(`${hostAddress}/jobdescriptions/:id`, answer));
    renderApp('/jobdescriptiontrial/ann.lee', { session });
    await user.click(await main().findByRole('button', { name: 'Edit' }));
    await editing('Registered Nurse');
    change('Location', 'Lakeside');
    await save();
    await waitFor(() =>
      expect(errors).toHaveBeenCalledWith('Error updating job:', expect.anything()),
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field('Location')).toHaveValue('Lakeside');
    const seen = stubSavedJobs([nurse]);
    await save();
    await waitFor(() => expect(seen.saved).toHaveLength(1));
    errors.mockRestore();
  },
);

test('§2.9 without jobs; and jobs that could not be read: the same text with another try', async () => {
  stubSavedJobs([]);
  const first = renderApp('/jobdescriptiontrial/ann.lee', { session });
  expect(await screen.findByText('No job descriptions found')).toBeVisible();
  expect(main().queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  first.unmount();
  const errors = muteErrors();
  testHost.use(
    http.get(`${hostAddress}/jobdescriptions/employer/:name`, () => HttpResponse.error()),
  );
  renderApp('/jobdescriptiontrial/ann.lee', { session });
  expect(await screen.findByText('No job descriptions found')).toBeVisible();
  stubSavedJobs([nurse]);
  await user.click(main().getByRole('button', { name: 'Try again' }));
  expect(await main().findByRole('link', { name: 'Registered Nurse' })).toBeVisible();
  errors.mockRestore();
});

test.each([
  ['a visitor', {}],
  ['another employer', { userRole: 'employer', usernameEmployer: 'bob' }],
  ['a job seeker', { userRole: 'jobseeker', usernamejobseek: 'ann.lee' }],
])('on our own host %s sees a plain list', async (_who, other) => {
  stubSavedJobs([nurse]);
  renderApp('/jobdescriptiontrial/ann.lee', { session: other });
  expect(await screen.findByRole('heading', { level: 1, name: 'Jobs by ann.lee' })).toBeVisible();
  expect(await main().findByRole('link', { name: 'Registered Nurse' })).toBeVisible();
  expect(main().queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
});

test('on a spec host everybody edits, as the spec draws it', async () => {
  const seen = stubSavedJobs([aJob({ usernameEmployer: 'bob' })], specHost.apiHost);
  renderApp('/jobdescriptiontrial/bob', { config: specHost });
  await user.click(await main().findByRole('button', { name: 'Edit' }));
  await editing('Registered Nurse');
  change('Degree required', 'None');
  await save();
  expect(await main().findByRole('heading', { level: 1, name: 'Jobs by bob' })).toBeVisible();
  expect(seen.saved[0]?.body).toMatchObject({ degreerequired: 'None' });
});
