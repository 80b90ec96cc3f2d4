import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aJob, anEmployer } from '@/test/fixtures';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { main } from '@/test/page';
import { renderApp } from '@/test/renderApp';

const session = { userRole: 'employer', usernameEmployer: 'ann.lee' };
const jobsAre = (jobs: unknown[], address: string = hostAddress) =>
  testHost.use(
    http.get(`${address}/jobdescriptions/employer/:name`, () => HttpResponse.json(jobs)),
  );
const many = Array.from({ length: 45 }, (_, index) =>
  aJob({
    _id: `job-${index}`,
    jobtitle: `Nurse ${index}`,
    location: index % 9 === 0 ? 'Québec' : 'Springfield',
  }),
);
const titles = () =>
  main()
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

test('shows the person, the company and the jobs, with the spec’s ways on', async () => {
  testHost.use(
    http.get(`${hostAddress}/employer/employers/username/:name`, () =>
      HttpResponse.json({
        data: anEmployer({
          companyrecruitingfor: 'Lakeside Clinic',
          birthDateEmployer: null,
          residenceCountryEmployer: 'CA',
          companyAddress: null,
        }),
      }),
    ),
  );
  jobsAre([aJob({ joboverview: Array.from({ length: 31 }, (_, index) => `w${index}`).join(' ') })]);
  renderApp('/employerpp', { session });
  expect(await screen.findByText('Loading...')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'Ann Lee' })).toBeVisible();
  expect(main().getByText('Recruiting for Lakeside Clinic')).toBeVisible();
  const person = within(main().getByRole('region', { name: 'Employer Information' }));
  for (const text of ['Female', 'American', 'Canada', 'ann@lakeside.example', 'Not provided'])
    expect(person.getByText(text)).toBeVisible();
  const section = within(main().getByRole('region', { name: 'Company job applications' }));
  expect(await section.findByRole('link', { name: 'Registered Nurse' })).toHaveAttribute(
    'href',
    '/jobdescriptions/jobdescriptions/job-1',
  );
  expect(section.getByText('Lakeside Clinic · Springfield')).toBeVisible();
  expect(section.getByText('$3,900 - $5,200')).toBeVisible();
  expect(section.getByText('7 days ago')).toBeVisible();
  expect(section.getByText(/ w29\.\.\.$/)).toBeVisible();
  expect(section.getByRole('link', { name: 'Post a Job' })).toHaveAttribute(
    'href',
    '/jobpost/ann.lee',
  );
  expect(main().getByRole('link', { name: 'See public profile' })).toHaveAttribute(
    'href',
    '/employerppreadonly/ann.lee',
  );
});

test('deletes a job after a confirmation, and the list is read again', async () => {
  let jobs = [aJob(), aJob({ _id: 'job-2', jobtitle: 'Ward Clerk' })];
  const deleted: unknown[] = [];
  testHost.use(
    http.get(`${hostAddress}/jobdescriptions/employer/:name`, () => HttpResponse.json(jobs)),
    http.delete(`${hostAddress}/jobdescriptions/delete/:id`, ({ params }) => {
      deleted.push(params['id']);
      jobs = jobs.filter(({ _id }) => _id !== params['id']);
      return HttpResponse.json({ message: 'gone' });
    }),
  );
  renderApp('/employerpp', { session });
  await userEvent.click(await main().findByRole('button', { name: 'Delete Ward Clerk' }));
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Are you sure you want to delete this job listing?',
  });
  expect(dialog).toHaveTextContent('Ward Clerk');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(deleted).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Ward Clerk' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );
  expect(await screen.findByText('Job application deleted successfully')).toBeInTheDocument();
  await waitFor(() => expect(main().queryByText('Ward Clerk')).not.toBeInTheDocument());
  expect(deleted).toEqual(['job-2']);
  await waitFor(() =>
    expect(main().getByRole('button', { name: 'Delete Registered Nurse' })).toHaveFocus(),
  );
});

test('a job that could not be deleted stays, and nothing speaks of the failure', async () => {
  const errors = jest.spyOn(console, 'error').mockReturnValue();
  testHost.use(
    http.delete(`${hostAddress}/jobdescriptions/delete/:id`, () =>
      HttpResponse.json({ message: 'no' }, { status: 500 }),
    ),
  );
  renderApp('/employerpp', { session });
  await userEvent.click(await main().findByRole('button', { name: 'Delete Registered Nurse' }));
  const confirm = within(await screen.findByRole('alertdialog')).getByRole('button', {
    name: 'Delete',
  });
  await userEvent.click(confirm);
  await waitFor(() =>
    expect(errors).toHaveBeenCalledWith('Error deleting job:', expect.anything()),
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(confirm).toBeVisible();
  errors.mockRestore();
});

test('without jobs the spec’s text', async () => {
  jobsAre([]);
  renderApp('/employerpp', { session });
  expect(await screen.findByText('No job applications found')).toBeVisible();
});

test('jobs that could not be read: the same text with another try', async () => {
  const errors = jest.spyOn(console, 'error').mockReturnValue();
  testHost.use(
    http.get(`${hostAddress}/jobdescriptions/employer/:name`, () => HttpResponse.error()),
  );
  renderApp('/employerpp', { session });
  expect(await screen.findByText('No job applications found')).toBeVisible();
  jobsAre([aJob()]);
  await userEvent.click(main().getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Registered Nurse' })).toBeVisible();
  errors.mockRestore();
});

test('a profile that could not be read keeps "Loading..." with another try', async () => {
  const errors = jest.spyOn(console, 'error').mockReturnValue();
  testHost.use(
    http.get(`${hostAddress}/employer/employers/username/:name`, () =>
      HttpResponse.json({}, { status: 503 }),
    ),
  );
  renderApp('/employerpp', { session });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  testHost.use(
    http.get(`${hostAddress}/employer/employers/username/:name`, () =>
      HttpResponse.json({ data: anEmployer() }),
    ),
  );
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: 'Ann Lee' })).toBeVisible();
  errors.mockRestore();
});

test('a spec host’s many jobs come 20 at a time and can be filtered; both stand in the address', async () => {
  jobsAre(many, specHost.apiHost);
  testHost.use(
    http.get(`${specHost.apiHost}/employer/employers/username/:name`, () =>
      HttpResponse.json({ data: anEmployer() }),
    ),
  );
  const { address } = renderApp('/employerpp?page=3', { session, config: specHost });
  expect(await main().findByText('Nurse 44')).toBeVisible();
  expect(titles()).toHaveLength(5);
  expect(main().getByText('Page 3 of 3')).toBeVisible();
  await userEvent.click(main().getByRole('link', { name: 'Previous' }));
  await waitFor(() => expect(titles()).toHaveLength(20));
  expect(address()).toBe('/employerpp?page=2');
  await userEvent.type(main().getByRole('searchbox'), 'QUÉBEC nurse');
  await waitFor(() =>
    expect(titles()).toEqual(['Nurse 0', 'Nurse 9', 'Nurse 18', 'Nurse 27', 'Nurse 36']),
  );
  expect(main().getByText('5 of 45 jobs')).toBeVisible();
  expect(address()).toBe('/employerpp?q=QU%C3%89BEC+nurse');
  await userEvent.type(main().getByRole('searchbox'), ' x');
  await userEvent.click(await main().findByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(titles()).toHaveLength(20));
  expect(main().getByRole('searchbox')).toHaveValue('');
});

test('each job says how many applied, and leads to them on the applications desk', async () => {
  jobsAre([aJob(), aJob({ _id: 'job-2', jobtitle: 'Ward Clerk' })]);
  testHost.use(
    http.get(`${hostAddress}/applications/counts`, () =>
      HttpResponse.json([{ jobId: 'job-1', count: 1, fresh: 1 }]),
    ),
  );
  renderApp('/employerpp', { session });
  expect(await main().findByRole('link', { name: '1 applicant' })).toHaveAttribute(
    'href',
    '/applications?job=job-1',
  );
  expect(main().getByText('No applicants yet')).toBeVisible();
});

test('somebody else’s profile by its address: our own host’s employer is told so', async () => {
  renderApp('/employerpp/bob', { session });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This is another employer’s profile' }),
  ).toBeVisible();
  expect(main().getByRole('link', { name: 'Go to your profile' })).toHaveAttribute(
    'href',
    '/employerpp/ann.lee',
  );
  expect(main().getByRole('link', { name: 'See the public profile' })).toHaveAttribute(
    'href',
    '/employerppreadonly/bob',
  );
});

test('one’s own name in other letters is one’s own', async () => {
  renderApp('/employerpp/ANN.LEE', { session });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ann Lee' })).toBeVisible();
});

test('on a spec host: any name, the spec’s constants, and nothing of who applied', async () => {
  testHost.use(
    http.get(`${specHost.apiHost}/employer/employers/username/:name`, () =>
      HttpResponse.json({
        data: anEmployer({ usernameEmployer: 'bob', firstnameEmployer: 'Bob' }),
      }),
    ),
  );
  jobsAre([aJob({ _id: 'job-9' })], specHost.apiHost);
  renderApp('/employerpp/bob', { session, config: specHost });
  expect(await screen.findByRole('heading', { level: 1, name: 'Bob Lee' })).toBeVisible();
  const person = within(main().getByRole('region', { name: 'Employer Information' }));
  expect(person.getByText('22-03-2000')).toBeVisible();
  expect(person.getByText('United States')).toBeVisible();
  expect(await main().findByRole('link', { name: 'Registered Nurse' })).toBeVisible();
  expect(main().queryByText('No applicants yet')).not.toBeInTheDocument();
  expect(main().queryByRole('button', { name: 'Who applied' })).not.toBeInTheDocument();
});
