import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aJobSeeker } from '@/test/fixtures';
import { holdAnswer } from '@/test/host/holdAnswer';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { main } from '@/test/page';
import { renderApp } from '@/test/renderApp';

const session = { userRole: 'jobseeker', usernamejobseek: 'sam.roe' };
const application = {
  _id: 'a-1',
  jobId: 'job-1',
  jobtitle: 'Registered Nurse',
  companyname: 'Lakeside Clinic',
  location: 'Springfield',
  monthlysalary1: 3900,
  monthlysalary2: 5200,
  jobStatus: 'live',
  state: 'sent',
  createdAt: '2026-01-09T10:00:00.000Z',
};

test('shows who one is; codes are shown as words', async () => {
  testHost.use(
    http.get(`${hostAddress}/jobseeker/jobseekers/username/:name`, () =>
      HttpResponse.json(aJobSeeker({ nationalityjobseek: 'IE', addressjobseek: 'CA' })),
    ),
  );
  renderApp('/jobseekerpp', { session });
  expect(await screen.findByRole('heading', { level: 1, name: 'Sam Roe' })).toBeVisible();
  const person = within(main().getByRole('region', { name: 'Personal Information' }));
  for (const text of ['Sam Roe', 'Male', 'Irish', 'Canada'])
    expect(person.getByText(text)).toBeVisible();
  const contact = within(main().getByRole('region', { name: 'Contact Information' }));
  expect(contact.getByRole('link', { name: 'sam@roe.example' })).toBeVisible();
  expect(contact.getByRole('link', { name: '+1 555 0199' })).toBeVisible();
  expect(await main().findByText('No job application found')).toBeVisible();
});

test('the applications: state, pay, when they moved, unread messages, and a link to each', async () => {
  testHost.use(
    http.get(`${hostAddress}/applications`, () =>
      HttpResponse.json([
        application,
        {
          ...application,
          _id: 'a-2',
          jobId: 'job-2',
          jobtitle: 'Ward Clerk',
          jobStatus: 'removed',
          state: 'opened',
          movedAt: '2026-01-10T08:00:00.000Z',
          unread: 2,
        },
        { ...application, _id: 'a-3', jobId: 'job-3', jobtitle: 'Porter', jobStatus: 'expired' },
      ]),
    ),
  );
  renderApp('/jobseekerpp/sam.roe', { session });
  const section = within(await main().findByRole('region', { name: 'My job applications' }));
  expect(await section.findByRole('link', { name: 'Registered Nurse' })).toHaveAttribute(
    'href',
    '/myapplications/a-1',
  );
  expect(section.getAllByText('$3,900 - $5,200')).toHaveLength(3);
  expect(section.getAllByText('yesterday')).toHaveLength(2);
  expect(section.getByText('today')).toBeVisible();
  expect(section.getByText('Opened')).toBeVisible();
  expect(section.getByText('2 new messages')).toBeVisible();
  expect(section.getByText('No longer listed')).toBeVisible();
  expect(section.getByText('Closed')).toBeVisible();
  expect(section.queryByText('Example')).not.toBeInTheDocument();
});

test('more than 20 applications come in pages, which the URL names', async () => {
  const many = Array.from({ length: 21 }, (_, index) => ({
    ...application,
    _id: `a-${index}`,
    jobtitle: `Job ${index}`,
  }));
  testHost.use(http.get(`${hostAddress}/applications`, () => HttpResponse.json(many)));
  const { address } = renderApp('/jobseekerpp/sam.roe', { session });
  const section = within(await main().findByRole('region', { name: 'My job applications' }));
  expect(await section.findByRole('link', { name: 'Job 19' })).toBeVisible();
  expect(section.queryByRole('link', { name: 'Job 20' })).not.toBeInTheDocument();
  await userEvent.click(section.getByRole('link', { name: 'Next' }));
  expect(address()).toBe('/jobseekerpp/sam.roe?applications=2');
  expect(section.getByRole('link', { name: 'Job 20' })).toBeVisible();
});

test('applications that could not be read: the empty text with another try', async () => {
  const errors = jest.spyOn(console, 'error').mockReturnValue();
  const answer = holdAnswer('/applications');
  renderApp('/jobseekerpp', { session });
  const section = within(await main().findByRole('region', { name: 'My job applications' }));
  expect(section.getByText('Loading...')).toBeInTheDocument();
  answer(() => HttpResponse.error());
  expect(await section.findByText('No job application found')).toBeVisible();
  testHost.use(http.get(`${hostAddress}/applications`, () => HttpResponse.json([application])));
  await userEvent.click(main().getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Registered Nurse' })).toBeVisible();
  errors.mockRestore();
});

test('on a spec host the fixed sample, marked as an example', async () => {
  testHost.use(
    http.get(`${specHost.apiHost}/jobseeker/jobseekers/username/:name`, () =>
      HttpResponse.json({ data: aJobSeeker() }),
    ),
  );
  renderApp('/jobseekerpp/anybody', { session, config: specHost });
  expect(await screen.findByRole('heading', { level: 1, name: 'Sam Roe' })).toBeVisible();
  const section = within(main().getByRole('region', { name: 'My job applications' }));
  expect(section.getByText('IT Help Desk Support')).toBeVisible();
  expect(section.getByText(/\$1,000 - \$1,500/)).toBeVisible();
  expect(section.getByText('6 days ago')).toBeVisible();
  expect(section.getByText('Example')).toBeVisible();
});

test('somebody else’s profile by its address: our own host’s seeker is told so', async () => {
  renderApp('/jobseekerpp/eve', { session });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This is someone else’s profile' }),
  ).toBeVisible();
  expect(main().getByRole('link', { name: 'Go to your profile' })).toHaveAttribute(
    'href',
    '/jobseekerpp/sam.roe',
  );
});
