import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { anApplicant, heading, open, panel, press, stubApplicants } from '@/test/applicants';
import { aColleague, aCompany, aJob } from '@/test/fixtures';
import { hostAddress, testHost } from '@/test/host/server';
import { main } from '@/test/page';
import { renderApp } from '@/test/renderApp';

const owner = aColleague({
  _id: 'employer-2',
  usernameEmployer: 'bob.may',
  firstnameEmployer: 'Bob',
  lastnameEmployer: 'May',
  you: false,
});
const stubRole = (role: 'reader' | 'recruiter') =>
  testHost.use(
    http.get(`${hostAddress}/company`, () =>
      HttpResponse.json(aCompany({ role, people: [owner, aColleague({ role })] })),
    ),
    http.get(`${hostAddress}/company/jobs`, () =>
      HttpResponse.json([
        aJob({ status: 'live' }),
        aJob({ _id: 'job-2', jobtitle: 'Ward Clerk', usernameEmployer: 'bob.may', status: 'live' }),
      ]),
    ),
  );

test('a reader opens an application without a trace, and has nothing to decide, write or mark', async () => {
  stubRole('reader');
  const sent = stubApplicants([anApplicant('Nadia Saab', { unread: 1 })]);
  open('?applicant=nadia');
  await heading('Nadia Saab');
  const shown = within(await panel());
  expect(await shown.findByText(/^You can read everything here/)).toBeVisible();
  expect(await shown.findByText('Not rated')).toBeVisible();
  for (const name of [/^Shortlist/, /^Not selected/, /^Add/, /^Send/, /^Email/])
    expect(shown.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /templates/i })).not.toBeInTheDocument();
  await press('s');
  await userEvent.click(screen.getByRole('checkbox', { name: /Nadia Saab/ }));
  expect(screen.queryByRole('button', { name: /^Shortlist/ })).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

test.each([
  ['reader', false],
  ['recruiter', true],
] as const)('a %s has colleagues’ jobs among their own; may change them: %s', async (role, may) => {
  stubRole(role);
  renderApp('/employerpp/ann.lee', {
    session: { userRole: 'employer', usernameEmployer: 'ann.lee' },
  });
  expect(await main().findByRole('link', { name: 'Ward Clerk' })).toBeVisible();
  expect(main().getByText('Posted by Bob May')).toBeVisible();
  expect(main().getByText('2 jobs')).toBeVisible();
  const names = [/^Delete Ward Clerk/, /^Mark as filled: Ward Clerk/, /^Post a Job/];
  const found = names.map(
    (name) =>
      main().queryByRole('button', { name }) !== null ||
      main().queryByRole('link', { name }) !== null,
  );
  expect(found).toEqual([may, may, may]);
});

test('a reader reads before typing that they post no jobs', async () => {
  stubRole('reader');
  renderApp('/jobpost/ann.lee', { session: { userRole: 'employer', usernameEmployer: 'ann.lee' } });
  expect(await main().findByText(/^You’re a reader in your company/)).toBeVisible();
});
