import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { hostAddress, testHost } from '@/test/host/server';
import { user } from '@/test/ownJobs';
import { main, muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';

const ended = (body: object) =>
  testHost.use(
    http.get(`${hostAddress}/jobdescriptions/jobdescriptions/:id`, () =>
      HttpResponse.json({ message: 'Not found' }, { status: 404 }),
    ),
    http.get(`${hostAddress}/jobs/:id/end`, () =>
      HttpResponse.json({
        jobtitle: 'Ward Nurse',
        companyname: 'Lakeside Clinic',
        categoryName: 'Nurse Jobs',
        endedAt: '2025-12-20T23:30:00Z',
        ...body,
      }),
    ),
  );
test('a job that was in no category leads to all jobs', async () => {
  const errors = muteErrors();
  ended({ status: 'expired', categoryName: '' });
  renderApp('/singlejobdescription/jobdescription/job-1');
  expect(await screen.findByRole('link', { name: 'All jobs' })).toBeVisible();
  expect(main().queryByRole('link', { name: /^See all/ })).toBeNull();
  errors.mockRestore();
});

test.each([
  ['filled', 'This job was filled on Dec 20, 2025.'],
  ['expired', 'This job ended on Dec 20, 2025.'],
])('the page of a job that was %s says so', async (status, text) => {
  const errors = muteErrors();
  ended({ status });
  const { address } = renderApp('/singlejobdescription/jobdescription/job-1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Ward Nurse' })).toBeVisible();
  expect(main().getByText(text)).toBeVisible();
  await user.click(main().getByRole('link', { name: 'See all Nurse Jobs' }));
  expect(address()).toBe('/jobdescription?category=Nurse+Jobs');
  errors.mockRestore();
});
