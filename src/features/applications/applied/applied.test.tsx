import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Application } from '@/api/jobBoardApi';
import { aJob, anApplication } from '@/test/fixtures';
import { hostAddress, testHost } from '@/test/host/server';
import { main } from '@/test/page';
import { pressTwice } from '@/test/pressTwice';
import { renderApp } from '@/test/renderApp';

const session = { userRole: 'jobseeker', usernamejobseek: 'sam.roe' };
const jobPage = '/singlejobdescription/jobdescription/job-1';
/** Stubs the list of applications and records each read. */
const stubApplications = (applications: Application[]) => {
  const reads: string[] = [];
  testHost.use(
    http.get(`${hostAddress}/applications`, () => {
      reads.push('applications');
      return HttpResponse.json(applications);
    }),
  );
  return reads;
};
const applied = () =>
  main().findByRole('link', { name: 'see your application for Registered Nurse' });
const apply = () => main().findAllByRole('link', { name: 'Apply to Job' });

test.each([
  ['the home page', '/'],
  ['the search results', '/jobdescription'],
  ['a category', '/category/Nurse%20Jobs'],
  ['the job view', jobPage],
])('%s: a job says that one applied, by one call', async (_where, path) => {
  const reads = stubApplications([anApplication()]);
  renderApp(path, { session });
  expect(await applied()).toHaveAttribute('href', '/myapplications/a-1');
  expect(main().getAllByText('Applied Jan 9')[0]).toBeVisible();
  expect(reads).toEqual(['applications']);
  expect(main().queryByRole('link', { name: 'Apply to Job' })).not.toBeInTheDocument();
});

test.each([
  ['a visitor', {}],
  ['an employer', { userRole: 'employer', usernameEmployer: 'eve.day' }],
])('%s: nothing is asked', async (_who, keys) => {
  const reads = stubApplications([anApplication()]);
  renderApp('/jobdescription', { session: keys });
  expect(await main().findByRole('article')).toBeVisible();
  expect(reads).toEqual([]);
});

test('withdrawn while the job takes it: Apply again beside the link', async () => {
  stubApplications([anApplication({ state: 'withdrawn', mayApplyAgain: true })]);
  renderApp(jobPage, { session });
  expect((await main().findAllByRole('link', { name: 'Apply again' }))[0]).toHaveAttribute(
    'href',
    '/applyjob/job-1',
  );
  expect(main().getByText('Withdrawn Jan 9')).toBeVisible();
});

test.each([
  ['employer', { userRole: 'employer', usernameEmployer: 'eve.day' }, /logged in as an employer/],
  ['administrator', { userRole: 'admin', authToken: 't' }, /logged in as an administrator/],
])('another %s sees why there is no Apply', async (_who, keys, reason) => {
  renderApp(jobPage, { session: keys });
  const button = await main().findByRole('button', { name: 'Apply to Job' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription(reason);
});

test('one’s own job: edit it, its applicants, and mark it as filled', async () => {
  const calls: string[] = [];
  testHost.use(
    http.get(`${hostAddress}/jobdescriptions/jobdescriptions/:id`, () =>
      HttpResponse.json(aJob({ status: 'live' })),
    ),
    http.get(`${hostAddress}/applications/counts`, () =>
      HttpResponse.json([{ jobId: 'job-1', count: 3, fresh: 1 }]),
    ),
    http.post(`${hostAddress}/jobs/job-1/close`, () => {
      calls.push('close');
      return HttpResponse.json(aJob({ status: 'filled' }));
    }),
  );
  renderApp(jobPage, { session: { userRole: 'employer', usernameEmployer: 'ann.lee' } });
  expect(await main().findByText('You posted this job')).toBeVisible();
  expect(await main().findByRole('link', { name: 'Applicants (3)' })).toHaveAttribute(
    'href',
    '/applications?job=job-1',
  );
  expect(main().getByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    '/jobdescriptiontrialedit?id=job-1',
  );
  expect(main().queryByText('Apply to Job')).not.toBeInTheDocument();
  await pressTwice(main().getByRole('button', { name: 'Mark as filled' }));
  await waitFor(() => expect(calls).toEqual(['close']));
});

test('an application says where its job was found, also after logging in on the way', async () => {
  const bodies: unknown[] = [];
  testHost.use(
    http.post(`${hostAddress}/jobseeker/jobseekers/login`, () =>
      HttpResponse.json({ usernamejobseek: 'sam.roe' }),
    ),
    http.post(`${hostAddress}/applications`, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json(anApplication(), { status: 201 });
    }),
    http.get(`${hostAddress}/applications/a-1`, () => HttpResponse.json({}, { status: 404 })),
  );
  const errors = jest.spyOn(console, 'error').mockReturnValue();
  renderApp('/');
  await userEvent.click(await main().findByRole('link', { name: /^Registered Nurse/ }));
  const [link] = await apply();
  await userEvent.click(link ?? document.body);
  await userEvent.type(await main().findByLabelText('Username'), 'sam.roe');
  await userEvent.type(main().getByLabelText('Password'), 'a long password');
  await userEvent.click(main().getByRole('button', { name: 'Login' }));
  await userEvent.click(await main().findByRole('button', { name: 'Send Email' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Your application was sent' }),
  ).toBeVisible();
  expect(bodies).toEqual([expect.objectContaining({ source: 'home' })]);
  errors.mockRestore();
});
