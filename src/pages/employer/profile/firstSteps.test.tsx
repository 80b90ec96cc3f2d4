import { within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aJob } from '@/test/fixtures';
import { hostAddress, testHost } from '@/test/host/server';
import { session, stubOwnJobs, user } from '@/test/ownJobs';
import { main } from '@/test/page';
import { renderApp } from '@/test/renderApp';

const emptyDesk = {
  ...{ items: [], total: 0, page: 1, limit: 20, unconfirmed: [], unfinished: 0 },
  counts: { live: 0, draft: 0, ended: 0 },
};
const openDesk = () => {
  testHost.use(http.get(`${hostAddress}/company/jobs/desk`, () => HttpResponse.json(emptyDesk)));
  return renderApp('/company/jobs', { session });
};
const newcomer = (changes: object) =>
  testHost.use(
    http.get(`${hostAddress}/employer/employers/username/:name`, () =>
      HttpResponse.json({
        data: {
          ...{ _id: 'e', usernameEmployer: 'ann.lee', firstnameEmployer: 'Ann' },
          ...changes,
        },
      }),
    ),
  );
const current = () =>
  within(main().getByRole('region', { name: 'Three steps to your first applicant' }))
    .getAllByRole('listitem')
    .find((item) => item.getAttribute('aria-current') === 'step');

test('without jobs: three steps, the first that isn’t done is the one to take', async () => {
  newcomer({});
  const first = openDesk();
  expect(await main().findByText('0 of 3 done')).toBeVisible();
  expect(current()).toHaveTextContent('Your company');
  expect(main().getByRole('link', { name: 'Add your company' })).toHaveAttribute(
    'href',
    '/employerpp/ann.lee#company',
  );
  first.unmount();
  newcomer({ companyName: 'Harbor Dental', companyType: 'Clinic' });
  openDesk();
  expect(await main().findByText('1 of 3 done')).toBeVisible();
  expect(main().getByText('Harbor Dental · Clinic')).toBeVisible();
  expect(current()).toHaveTextContent('Your logo');
  await user.click(main().getByRole('button', { name: 'Skip for now' }));
  expect(current()).toHaveTextContent('Your first job');
  expect(main().getByRole('link', { name: 'Start writing' })).toHaveAttribute(
    'href',
    '/jobpost/ann.lee',
  );
});

test('a new employer’s profile has the steps, and no list of what isn’t there', async () => {
  stubOwnJobs([]);
  newcomer({ genderEmployer: 'Female' });
  const first = renderApp('/employerpp/ann.lee', { session });
  expect(
    await main().findByRole('region', { name: 'Three steps to your first applicant' }),
  ).toBeVisible();
  expect(main().queryByText('Not provided')).not.toBeInTheDocument();
  expect(
    within(main().getByRole('region', { name: 'Company Information' })).getByText(
      'Nothing here yet.',
    ),
  ).toBeVisible();
  expect(main().getByText('Female')).toBeVisible();
  first.unmount();
  // with a job, the spec's profile is shown
  stubOwnJobs([aJob()]);
  renderApp('/employerpp/ann.lee', { session });
  expect(await main().findByRole('link', { name: 'Registered Nurse' })).toBeVisible();
  expect(main().queryByRole('region', { name: /^Three steps/ })).not.toBeInTheDocument();
  expect(main().getAllByText('Not provided').length).toBeGreaterThan(5);
});
