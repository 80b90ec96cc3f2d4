import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { holdAnswer } from '@/test/host/holdAnswer';
import { hostAddress, testHost } from '@/test/host/server';
import { session, user } from '@/test/ownJobs';
import { h1, main, muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';
import { messages } from '@contract/messages';

const days = Array.from({ length: 30 }, (_, index) => ({
  day: new Date(Date.UTC(2025, 11, 12 + index)).toISOString().slice(0, 10),
  views: index === 28 ? 40 : 1,
  applications: index === 29 ? 2 : 0,
}));
const answer = (body: object, status = 200) =>
  testHost.use(
    http.get(`${hostAddress}/jobs/:id/figures`, () => HttpResponse.json(body, { status })),
  );

test('views and applications a day, by source, and the time to an answer', async () => {
  answer({
    days,
    sources: [
      { source: 'search', views: 60, applications: 2 },
      { source: 'home', views: 9, applications: 0 },
    ],
    medianAnswerDays: 2.5,
  });
  renderApp('/jobfigures/job-1', { session });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Stats: Registered Nurse' }),
  ).toBeVisible();
  expect(
    await main().findByRole('img', { name: 'Views: 69 in 30 days, most on Jan 9 (40)' }),
  ).toBeVisible();
  expect(
    main().getByRole('img', { name: 'Applications: 2 in 30 days, most on Jan 10 (2)' }),
  ).toBeVisible();
  // the same figures for screen readers
  const table = within(main().getByRole('table', { name: 'Views' }));
  expect(table.getByRole('row', { name: 'Jan 9 40' })).toBeInTheDocument();
  expect(main().getByRole('row', { name: 'Search 60 2' })).toBeVisible();
  expect(main().getByText('2 applications from 69 views')).toBeVisible();
  expect(main().getByText('Half of the answers came within 2.5 days')).toBeVisible();
});

test('a job that nobody has seen yet', async () => {
  answer({ days: days.map((each) => ({ ...each, views: 0, applications: 0 })), sources: [] });
  renderApp('/jobfigures/job-1', { session });
  expect(await main().findByText(/Nobody has viewed this job in the last 30 days/)).toBeVisible();
  expect(main().getByText('No applicant has been answered yet')).toBeVisible();
});

test('somebody else’s job, and a failure that can be tried again', async () => {
  const errors = muteErrors();
  answer({ message: 'No' }, 403);
  const first = renderApp('/jobfigures/job-1', { session });
  expect(await h1(messages.getJob.empty)).toBeVisible();
  expect(main().getByRole('link', { name: 'Your jobs' })).toBeVisible();
  expect(main().queryByRole('img', { name: /Views/ })).not.toBeInTheDocument();
  first.unmount();
  const letGo = holdAnswer('/jobs/:id/figures');
  renderApp('/jobfigures/job-1', { session });
  await h1('Stats: Registered Nurse');
  expect(main().getByText('Loading...')).toBeInTheDocument();
  letGo(() => HttpResponse.json({}, { status: 500 }));
  expect(await main().findByText('The stats can’t be shown right now')).toBeVisible();
  answer({ days, sources: [] });
  await user.click(main().getByRole('button', { name: 'Try again' }));
  expect(await main().findByRole('img', { name: /^Views: 69/ })).toBeVisible();
  errors.mockRestore();
});
