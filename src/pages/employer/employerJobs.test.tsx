import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Job } from '@/api/jobBoardApi';
import { aJob } from '@/test/fixtures';
import { renderApp } from '@/test/renderApp';
import { hostAddress, specHost, testHost } from '@/test/server';

const user = userEvent.setup();
const session = { userRole: 'employer', usernameEmployer: 'ann.lee' };
const main = () => within(screen.getByRole('main'));
const nurse = aJob();
const clerk = aJob({
  _id: 'job-2',
  jobtitle: 'Ward Clerk',
  categoryName: 'HR Jobs',
  joboverview: 'Keep the ward’s papers.',
});

/** A host that keeps what is saved; `asked` counts how often the list was read. */
const hostWith = (jobs: Job[], address: string = hostAddress) => {
  const seen = {
    asked: 0,
    names: [] as unknown[],
    saved: [] as { id: unknown; body: Record<string, unknown> }[],
  };
  let kept = jobs;
  testHost.use(
    http.get(`${address}/jobdescriptions/employer/:name`, ({ params }) => {
      seen.asked += 1;
      seen.names.push(params['name']);
      return HttpResponse.json(kept);
    }),
    http.put(`${address}/jobdescriptions/:id`, async ({ params, request }) => {
      const body = (await request.json()) as Record<string, unknown>; // what the form sent
      seen.saved.push({ id: params['id'], body });
      kept = kept.map((job) => (job._id === params['id'] ? { ...job, ...body } : job));
      return HttpResponse.json({ message: 'saved' });
    }),
  );
  return seen;
};
const refusing = (status: number, body: Record<string, unknown>, address: string = hostAddress) =>
  testHost.use(
    http.put(`${address}/jobdescriptions/:id`, () => HttpResponse.json(body, { status })),
  );
const field = (label: string) => main().getByLabelText<HTMLInputElement>(label);
const change = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const save = () => user.click(main().getByRole('button', { name: 'Save' }));
const editing = (title: string) =>
  main().findByRole('heading', { level: 1, name: `Edit ${title}` });
const titles = () =>
  main()
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);
const muteErrors = () => jest.spyOn(console, 'error').mockReturnValue();

test('§2.9 shows the employer’s jobs; the name comes from the address', async () => {
  const seen = hostWith([nurse, clerk]);
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
  const seen = hostWith([nurse]);
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
    const seen = hostWith([nurse], address);
    renderApp('/jobdescriptiontrial', config && { config });
    expect(await screen.findByText('No job descriptions found')).toBeVisible();
    expect(seen.asked).toBe(0);
  },
);

test('§2.9 Edit switches to a form filled from the first job; its category is shown, not chosen', async () => {
  hostWith([nurse, clerk]);
  renderApp('/jobdescriptiontrial/ann.lee', { session });
  await user.click(await main().findByRole('button', { name: 'Edit' }));
  expect(await editing('Registered Nurse')).toHaveFocus();
  expect(field('Job title')).toHaveValue('Registered Nurse');
  expect(field('Responsibility 5')).toHaveValue('Hand over in writing');
  expect(field('Monthly pay to, in dollars')).toHaveValue(5200);
  expect(main().queryByRole('combobox', { name: 'Category' })).not.toBeInTheDocument();
  expect(main().getByText('The category stays as it was posted.')).toBeVisible();
  expect(main().getByText('Nurse Jobs', { selector: 'span[dir]' })).toBeVisible();
});

test('§2.9 each job has its own Edit; Save sends exactly the fields of §7, says so, returns to view mode and reads the list again, once', async () => {
  const seen = hostWith([
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
  const seen = hostWith([nurse]);
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
    hostWith([nurse]);
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
    const seen = hostWith([nurse]);
    await save();
    await waitFor(() => expect(seen.saved).toHaveLength(1));
    errors.mockRestore();
  },
);

test('our own host’s words about a field stand under it; a spec host’s don’t', async () => {
  const errors = muteErrors();
  hostWith([nurse]);
  refusing(400, { message: 'The location is too long', field: 'location' });
  const first = renderApp('/jobdescriptiontrial/ann.lee', { session });
  await user.click(await main().findByRole('button', { name: 'Edit' }));
  await editing('Registered Nurse');
  await save();
  await waitFor(() =>
    expect(field('Location')).toHaveAccessibleDescription(/The location is too long/),
  );
  expect(field('Location')).toHaveFocus();
  first.unmount();
  errors.mockClear();
  hostWith([nurse], specHost.apiHost);
  refusing(400, { message: 'The location is too long', field: 'location' }, specHost.apiHost);
  renderApp('/jobdescriptiontrial/ann.lee', { config: specHost });
  await user.click(await main().findByRole('button', { name: 'Edit' }));
  await editing('Registered Nurse');
  await save();
  await waitFor(() =>
    expect(errors).toHaveBeenCalledWith('Error updating job:', expect.anything()),
  );
  expect(main().queryByText('The location is too long')).not.toBeInTheDocument();
  errors.mockRestore();
});

test('the same limits and checks as in posting', async () => {
  const seen = hostWith([nurse]);
  renderApp('/jobdescriptiontrial/ann.lee', { session });
  await user.click(await main().findByRole('button', { name: 'Edit' }));
  await editing('Registered Nurse');
  const overview = main().getByRole('textbox', { name: 'Job overview' });
  expect(overview).toHaveAccessibleDescription(/56 words remaining/);
  change('Job overview', Array.from({ length: 70 }, (_, index) => `w${index}`).join(' '));
  expect(overview).toHaveAccessibleDescription(/0 words remaining/);
  change('Qualification 2', '');
  change('Monthly pay to, in dollars', '1');
  await save();
  expect(field('Qualification 2')).toHaveAccessibleDescription(/Enter qualification 2/);
  change('Qualification 2', 'Two years');
  await save();
  expect(field('Monthly pay to, in dollars')).toHaveAccessibleDescription(/must not be below/);
  expect(seen.saved).toEqual([]);
});

test('§2.9 without jobs; and jobs that could not be read: the same text with another try', async () => {
  hostWith([]);
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
  hostWith([nurse]);
  await user.click(main().getByRole('button', { name: 'Try again' }));
  expect(await main().findByRole('link', { name: 'Registered Nurse' })).toBeVisible();
  errors.mockRestore();
});

test.each([
  ['a visitor', {}],
  ['another employer', { userRole: 'employer', usernameEmployer: 'bob' }],
  ['a job seeker', { userRole: 'jobseeker', usernamejobseek: 'ann.lee' }],
])('on our own host %s sees a plain list', async (_who, other) => {
  hostWith([nurse]);
  renderApp('/jobdescriptiontrial/ann.lee', { session: other });
  expect(await screen.findByRole('heading', { level: 1, name: 'Jobs by ann.lee' })).toBeVisible();
  expect(await main().findByRole('link', { name: 'Registered Nurse' })).toBeVisible();
  expect(main().queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
});

test('on a spec host everybody edits, as the spec draws it', async () => {
  const seen = hostWith([aJob({ usernameEmployer: 'bob' })], specHost.apiHost);
  renderApp('/jobdescriptiontrial/bob', { config: specHost });
  await user.click(await main().findByRole('button', { name: 'Edit' }));
  await editing('Registered Nurse');
  change('Degree required', 'None');
  await save();
  expect(await main().findByRole('heading', { level: 1, name: 'Jobs by bob' })).toBeVisible();
  expect(seen.saved[0]?.body).toMatchObject({ degreerequired: 'None' });
});

test('a session that ends while one edits: everything stays, and it says so', async () => {
  const errors = muteErrors();
  hostWith([nurse]);
  refusing(401, { message: 'Log in to go on' });
  renderApp('/jobdescriptiontrial', { session });
  await user.click(await main().findByRole('button', { name: 'Edit' }));
  await editing('Registered Nurse');
  change('Location', 'Lakeside');
  await save();
  expect(await main().findByText(/Your session has ended/)).toBeVisible();
  expect(field('Location')).toHaveValue('Lakeside');
  errors.mockRestore();
});

test('leaving an edit asks once something was changed: Stay keeps it, Leave leaves', async () => {
  hostWith([nurse]);
  const { address, history } = renderApp('/jobdescriptiontrial/ann.lee', {
    session,
    before: ['/category'],
  });
  await user.click(await main().findByRole('button', { name: 'Edit' }));
  await editing('Registered Nurse');
  change('Location', 'Lakeside');
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Find Jobs' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  expect(dialog).toHaveTextContent('What you changed in this job is not saved.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(field('Location')).toHaveValue('Lakeside');
  expect(address()).toBe('/jobdescriptiontrial/ann.lee');
  history.go(-1);
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }),
  );
  await waitFor(() => expect(address()).toBe('/category'));
});

describe('/jobdescriptiontrialedit', () => {
  const getJob = (answer: () => Response, address: string = hostAddress) =>
    testHost.use(http.get(`${address}/jobdescriptions/jobdescriptions/:id`, answer));

  test('edits the job of ?id=, and Save returns to where one came from', async () => {
    getJob(() => HttpResponse.json(nurse));
    const seen = hostWith([nurse]);
    const { address } = renderApp('/employerpp/ann.lee?q=nurse', { session });
    await user.click(await main().findByRole('link', { name: 'Edit Registered Nurse' }));
    expect(await editing('Registered Nurse')).toHaveFocus();
    expect(address()).toBe('/jobdescriptiontrialedit?id=job-1');
    change('Job title', 'Head Nurse');
    await save();
    expect(await screen.findByText('Job details updated successfully!')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/employerpp/ann.lee?q=nurse'));
    expect(await main().findByRole('link', { name: 'Head Nurse' })).toBeVisible();
    expect(seen.saved.map(({ id }) => id)).toEqual(['job-1']);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test.each(['Save', 'Cancel'])('a pasted address: %s goes on to the job', async (button) => {
    getJob(() => HttpResponse.json([nurse]), specHost.apiHost);
    hostWith([nurse], specHost.apiHost);
    const { address } = renderApp('/jobdescriptiontrialedit?id=job-1', { config: specHost });
    await editing('Registered Nurse');
    change('Job title', 'Head Nurse');
    await user.click(main().getByRole('button', { name: button }));
    await waitFor(() => expect(address()).toBe('/jobdescriptions/jobdescriptions/job-1'));
  });

  test('without an id, and for an unknown one: the spec’s text', async () => {
    const first = renderApp('/jobdescriptiontrialedit', { session });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'No job description found' }),
    ).toBeVisible();
    first.unmount();
    const errors = muteErrors();
    getJob(() => HttpResponse.json({ message: 'none' }, { status: 404 }));
    renderApp('/jobdescriptiontrialedit?id=gone', { session });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'No job description found' }),
    ).toBeVisible();
    getJob(() => HttpResponse.json(nurse));
    await user.click(main().getByRole('button', { name: 'Try again' }));
    expect(await editing('Registered Nurse')).toBeVisible();
    errors.mockRestore();
  });

  test('somebody else’s job on our own host: it says so; a visitor can log in and come back', async () => {
    getJob(() => HttpResponse.json(nurse));
    const first = renderApp('/jobdescriptiontrialedit?id=job-1', {
      session: { userRole: 'employer', usernameEmployer: 'bob' },
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This job can’t be edited' }),
    ).toBeVisible();
    expect(main().getByRole('link', { name: 'See the job' })).toHaveAttribute(
      'href',
      '/jobdescriptions/jobdescriptions/job-1',
    );
    expect(main().queryByRole('link', { name: 'Log in as an employer' })).not.toBeInTheDocument();
    first.unmount();
    sessionStorage.clear();
    testHost.use(
      http.post(`${hostAddress}/employer/login`, () =>
        HttpResponse.json({ usernameEmployer: 'ann.lee' }),
      ),
    );
    const { address } = renderApp('/jobdescriptiontrialedit?id=job-1');
    await user.click(await main().findByRole('link', { name: 'Log in as an employer' }));
    await user.type(await main().findByLabelText('Username'), 'ann.lee');
    await user.type(main().getByLabelText('Password'), 'a secret');
    await user.click(main().getByRole('button', { name: 'Login' }));
    await editing('Registered Nurse');
    expect(address()).toBe('/jobdescriptiontrialedit?id=job-1');
  });
});
