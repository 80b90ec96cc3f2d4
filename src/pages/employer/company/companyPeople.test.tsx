import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Company } from '@/api/jobBoardApi';
import { aColleague, aCompany, aDesk, aJob } from '@/test/fixtures';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { main, muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';

const user = userEvent.setup();
const session = { userRole: 'employer', usernameEmployer: 'ann.lee' };
const bob = aColleague({
  _id: 'employer-2',
  usernameEmployer: 'bob.may',
  firstnameEmployer: 'Bob',
  lastnameEmployer: 'May',
  emailEmployer: 'bob@lakeside.example',
  role: 'recruiter',
  allJobs: false,
  jobIds: ['job-1'],
  jobs: 2,
  you: false,
});
const together = aCompany({ people: [aColleague({ jobs: 1 }), bob] });

/** A host with one company; returns the requests it gets. */
const stubCompany = (company: Company) => {
  const asked: { path: string; body: unknown }[] = [];
  const note = async (request: Request) => {
    const text = await request.text();
    asked.push({
      path: `${request.method} ${new URL(request.url).pathname.replace('/api', '')}`,
      body: text === '' ? null : JSON.parse(text),
    });
  };
  testHost.use(
    http.get(`${hostAddress}/company`, () => HttpResponse.json(company)),
    http.get(`${hostAddress}/company/jobs/desk`, () =>
      HttpResponse.json(
        aDesk([
          aJob(),
          aJob({ _id: 'job-2', jobtitle: 'Ward Clerk', usernameEmployer: 'bob.may' }),
        ]),
      ),
    ),
    http.post(`${hostAddress}/company/invitations`, async ({ request }) => {
      await note(request);
      return HttpResponse.json({}, { status: 201 });
    }),
    http.delete(`${hostAddress}/company/invitations/:id`, async ({ request }) => {
      await note(request);
      return new HttpResponse(null, { status: 204 });
    }),
    http.put(`${hostAddress}/company/people/:id`, async ({ request }) => {
      await note(request);
      return HttpResponse.json(company);
    }),
    http.post(`${hostAddress}/company/people/:id/removal`, async ({ request }) => {
      await note(request);
      return HttpResponse.json(company);
    }),
    http.post(`${hostAddress}/company/handovers`, async ({ request }) => {
      await note(request);
      return HttpResponse.json({ jobs: 2 });
    }),
    http.post(`${hostAddress}/company/leave`, async ({ request }) => {
      await note(request);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return asked;
};
const open = async () => {
  renderApp('/company/people', { session });
  expect(await screen.findByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
};

test('somebody on their own is asked to invite; an invitation names role and jobs', async () => {
  const asked = stubCompany(aCompany());
  await open();
  expect(await main().findByText(/^Invite colleagues to work on your jobs/)).toBeVisible();
  expect(main().queryByRole('button', { name: 'Leave the company' })).not.toBeInTheDocument();
  await user.click(await main().findByRole('button', { name: 'Invite a colleague' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite a colleague' }));
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(dialog.getByText('Enter their email address')).toBeVisible();
  expect(asked).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: 'Work email' }), 'bob@lakeside.example');
  await user.click(dialog.getByRole('radio', { name: /^Reader/ }));
  await user.click(dialog.getByRole('radio', { name: 'Only jobs you choose' }));
  await user.click(await dialog.findByRole('checkbox', { name: /Ward Clerk/ }));
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(
    await screen.findByText('We sent an invitation to bob@lakeside.example.'),
  ).toBeInTheDocument();
  expect(asked).toEqual([
    {
      path: 'POST /company/invitations',
      body: {
        email: 'bob@lakeside.example',
        role: 'reader',
        allJobs: false,
        jobIds: ['job-2'],
      },
    },
  ]);
});

test('the host’s reason is shown at the field it is about', async () => {
  stubCompany(aCompany());
  testHost.use(
    http.post(`${hostAddress}/company/invitations`, () =>
      HttpResponse.json({ message: 'Already here.', field: 'email' }, { status: 409 }),
    ),
  );
  await open();
  await user.click(await main().findByRole('button', { name: 'Invite a colleague' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Work email' }), 'bob@lakeside.example');
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(await dialog.findByText('Already here.')).toBeVisible();
});

test('an owner changes what a colleague can do, and removes one with their jobs handed over', async () => {
  const asked = stubCompany(together);
  await open();
  expect(await main().findByText(/^Own jobs and 1 job · 2 jobs under their name/)).toBeVisible();
  await user.click(await main().findByRole('button', { name: 'Change what Bob May can do' }));
  const change = within(await screen.findByRole('dialog', { name: 'What Bob May can do' }));
  expect(change.getByRole('radio', { name: /^Recruiter/ })).toBeChecked();
  await user.click(change.getByRole('radio', { name: /^Owner/ }));
  expect(change.queryByRole('radio', { name: 'All jobs of the company' })).not.toBeInTheDocument();
  await user.click(change.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(main().getByRole('button', { name: 'Remove Bob May' }));
  const removal = within(await screen.findByRole('dialog', { name: 'Remove Bob May?' }));
  expect(removal.getByRole('combobox', { name: 'Who takes over the jobs?' })).toHaveValue(
    'employer-1',
  );
  await user.click(removal.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Bob May isn’t on your team anymore')).toBeInTheDocument();
  expect(asked).toEqual([
    { path: 'PUT /company/people/employer-2', body: { role: 'owner', allJobs: true } },
    { path: 'POST /company/people/employer-2/removal', body: { to: 'employer-1' } },
  ]);
});

test('one job or all of somebody’s are handed over', async () => {
  const asked = stubCompany(together);
  await open();
  await user.click(await main().findByRole('button', { name: 'Hand over jobs from Bob May' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hand over jobs' }));
  await user.click(dialog.getByRole('radio', { name: 'Only jobs you choose' }));
  await user.click(dialog.getByRole('button', { name: 'Hand over' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Choose the jobs to hand over');
  expect(asked).toEqual([]);
  await user.click(await dialog.findByRole('checkbox', { name: /^Ward Clerk/ }));
  await user.click(dialog.getByRole('button', { name: 'Hand over' }));
  expect(await screen.findByText('2 jobs handed over')).toBeInTheDocument();
  expect(asked).toEqual([
    { path: 'POST /company/handovers', body: { to: 'employer-1', jobIds: ['job-2'] } },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(main().getByRole('button', { name: 'Hand over jobs from Bob May' }));
  const again = within(await screen.findByRole('dialog', { name: 'Hand over jobs' }));
  expect(again.getByRole('radio', { name: 'All (2)' })).toBeChecked();
  await user.click(again.getByRole('button', { name: 'Hand over' }));
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ to: 'employer-1', from: 'employer-2' }));
});

test('a recruiter sees who is there and can leave, and manages nobody', async () => {
  const asked = stubCompany({
    ...together,
    role: 'recruiter',
    people: [{ ...bob, role: 'owner', allJobs: true }, aColleague({ role: 'recruiter' })],
  });
  await open();
  expect(await main().findByText('bob@lakeside.example')).toBeVisible();
  expect(main().queryByRole('button', { name: /^(Invite|Change|Remove)/ })).not.toBeInTheDocument();
  expect(main().queryByRole('heading', { name: 'History' })).not.toBeInTheDocument();
  await user.click(main().getByRole('button', { name: 'Leave the company' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave the company?' }));
  await user.click(dialog.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('You left the company')).toBeInTheDocument();
  expect(asked).toEqual([{ path: 'POST /company/leave', body: {} }]);
});

test('an invitation that waits is sent again or withdrawn, after a question', async () => {
  const asked = stubCompany({
    ...together,
    invitations: [
      {
        _id: 'invitation-1',
        email: 'cy@lakeside.example',
        role: 'reader',
        allJobs: true,
        jobIds: [],
        invitedBy: 'Ann Lee',
        expiresAt: '2026-12-01T00:00:00.000Z',
      },
    ],
  });
  await open();
  await user.click(
    await main().findByRole('button', { name: 'Send the invitation to cy@lakeside.example again' }),
  );
  await screen.findByText('We sent an invitation to cy@lakeside.example.');
  await user.click(
    main().getByRole('button', { name: 'Withdraw the invitation to cy@lakeside.example' }),
  );
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Withdraw this invitation?' }),
  );
  await user.click(question.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('The invitation was withdrawn')).toBeInTheDocument();
  expect(asked.map(({ path }) => path)).toEqual([
    'POST /company/invitations',
    'DELETE /company/invitations/invitation-1',
  ]);
});

test('the history says who did what, a page at a time, of everybody or one person', async () => {
  stubCompany(together);
  const event = { at: '2026-01-09T10:00:00.000Z', jobId: 'job-1', jobtitle: 'Registered Nurse' };
  testHost.use(
    http.get(`${hostAddress}/company/history`, ({ request }) => {
      const params = new URL(request.url).searchParams;
      if (params.get('person') === 'employer-2')
        return HttpResponse.json({
          items: [{ ...event, _id: 3, name: 'bob.may', action: 'closeJob' }],
        });
      return params.get('before') === '8'
        ? HttpResponse.json({ items: [{ ...event, _id: 2, name: '', action: 'addJob' }] })
        : HttpResponse.json({
            items: [
              {
                ...event,
                _id: 9,
                name: 'bob.may',
                action: 'moveApplicants',
                applicationId: 'application-1',
                applicant: 'Sam Roe',
                state: 'shortlisted',
              },
              { ...event, _id: 8, name: 'ann.lee', action: 'renewJob' },
            ],
            next: 8,
          });
    }),
  );
  await open();
  const entries = () =>
    main()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(
    await main().findByRole('link', {
      name: 'moved Sam Roe to “Shortlisted” for Registered Nurse',
    }),
  ).toHaveAttribute('href', '/applications?job=job-1&applicant=application-1');
  await user.click(main().getByRole('button', { name: 'Show more' }));
  const former = await main().findByText('A former colleague');
  expect(former.closest('ul')).toHaveFocus();
  expect(entries().slice(-3)).toEqual([
    expect.stringMatching(/^Bob May moved Sam Roe/),
    expect.stringMatching(/^Ann Lee renewed Registered Nurse/),
    expect.stringMatching(/^A former colleague posted Registered Nurse/),
  ]);
  await user.selectOptions(main().getByRole('combobox', { name: 'Show' }), 'Bob May');
  expect(await main().findByText('marked Registered Nurse as filled')).toBeVisible();
  expect(main().queryByText(/moved Sam Roe/)).not.toBeInTheDocument();
});

test('what can’t be read is said, with another try', async () => {
  testHost.use(http.get(`${hostAddress}/company`, () => HttpResponse.error()));
  const errors = muteErrors();
  await open();
  expect(await main().findByText('Your team can’t be shown right now')).toBeVisible();
  stubCompany(together);
  await user.click(main().getByRole('button', { name: 'Try again' }));
  expect(await main().findByText('bob@lakeside.example')).toBeVisible();
  errors.mockRestore();
});

test('on a spec host there is no such page, and nothing is asked', async () => {
  renderApp('/company/people', { session, config: specHost });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Not available here' }),
  ).toBeVisible();
});
