import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { user, session, nurse, stubSavedJobs, change, save, editing } from '@/test/employerJobs';
import { aColleague, aCompany } from '@/test/fixtures';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { main, muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';

describe('/jobdescriptiontrialedit', () => {
  const getJob = (answer: () => Response, address: string = hostAddress) =>
    testHost.use(http.get(`${address}/jobdescriptions/jobdescriptions/:id`, answer));

  test('edits the job of ?id=, and Save returns to where one came from', async () => {
    getJob(() => HttpResponse.json(nurse));
    const seen = stubSavedJobs([nurse]);
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

  test('Cancel returns to the job’s page where one came from it', async () => {
    getJob(() => HttpResponse.json(nurse));
    const { address } = renderApp('/singlejobdescription/jobdescription/job-1', { session });
    await user.click(await main().findByRole('link', { name: 'Edit' }));
    await editing('Registered Nurse');
    await user.click(main().getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(address()).toBe('/singlejobdescription/jobdescription/job-1'));
  });

  test.each(['Save', 'Cancel'])('a pasted address: %s goes on to the job', async (button) => {
    getJob(() => HttpResponse.json([nurse]), specHost.apiHost);
    stubSavedJobs([nurse], specHost.apiHost);
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
    expect(main().getByText('This job is no longer available.')).toBeVisible();
    getJob(() => HttpResponse.json(nurse));
    await user.click(main().getByRole('button', { name: 'Try again' }));
    expect(await editing('Registered Nurse')).toBeVisible();
    errors.mockRestore();
  });

  test('a host that is away says nothing about the job', async () => {
    const errors = muteErrors();
    getJob(() => HttpResponse.json({}, { status: 500 }));
    renderApp('/jobdescriptiontrialedit?id=job-1', { session });
    expect(await main().findByText('Error: Error fetching job description')).toBeVisible();
    expect(main().queryByText(/no longer available|No job/)).not.toBeInTheDocument();
    getJob(() => HttpResponse.json(nurse));
    await user.click(main().getByRole('button', { name: 'Try again' }));
    expect(await editing('Registered Nurse')).toBeVisible();
    errors.mockRestore();
  });

  test('a colleague’s job that one may edit: nothing says that one is logged out', async () => {
    getJob(() => HttpResponse.json({ ...nurse, usernameEmployer: 'bob' }));
    const people = [
      aColleague(),
      aColleague({ _id: 'employer-2', usernameEmployer: 'bob', you: false }),
    ];
    testHost.use(http.get(`${hostAddress}/company`, () => HttpResponse.json(aCompany({ people }))));
    renderApp('/jobdescriptiontrialedit?id=job-1', { session });
    await editing('Registered Nurse');
    expect(main().queryByText(/^You’ve been logged out/)).not.toBeInTheDocument();
  });

  test('somebody else’s job on our own host: it says so; a visitor can log in and come back', async () => {
    getJob(() => HttpResponse.json(nurse));
    testHost.use(
      http.get(`${hostAddress}/company`, () =>
        HttpResponse.json(aCompany({ people: [aColleague({ usernameEmployer: 'bob' })] })),
      ),
    );
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
    // the previous history entry is the same URL, opened as a visitor
    stubSavedJobs([nurse]);
    change('Job title', 'Head Nurse');
    await save();
    await waitFor(() => expect(address()).toBe('/jobdescriptions/jobdescriptions/job-1'));
  });
});
