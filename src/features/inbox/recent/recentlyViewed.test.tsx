import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { readRecentJobs } from '@/session/recentJobs';
import { sessionEnded } from '@/session/sessionSlice';
import { aJob } from '@/test/fixtures';
import { hostAddress, testHost } from '@/test/host/server';
import { main } from '@/test/page';
import { renderApp } from '@/test/renderApp';

const seeker = { userRole: 'jobseeker', usernamejobseek: 'sam.roe' };
const put = (value: unknown, username = '') =>
  localStorage.setItem(`draft:${username}:recent jobs`, JSON.stringify(value));
const entry = (id: string, jobtitle: string, at = '2026-01-09T12:00:00.000Z') => ({
  _id: id,
  jobtitle,
  companyname: 'Lakeside Clinic',
  location: 'Denver, CO',
  at,
});
const recent = async () => within(await main().findByRole('region', { name: 'Recently viewed' }));

test('a job that is read is in the list of the one who read it, the last one first', async () => {
  put([entry('job-0', 'Baker'), entry('job-1', 'Nurse, as it was')]);
  testHost.use(
    http.get(`${hostAddress}/jobdescriptions/jobdescriptions/:id`, () =>
      HttpResponse.json(aJob({ _id: 'job-1', status: 'live' })),
    ),
  );
  renderApp('/singlejobdescription/jobdescription/job-1');
  await waitFor(() =>
    expect(readRecentJobs('').map(({ _id, jobtitle }) => [_id, jobtitle])).toEqual([
      ['job-1', aJob().jobtitle],
      ['job-0', 'Baker'],
    ]),
  );
  expect(readRecentJobs('sam.roe')).toEqual([]);
});

test('an ended job and an employer’s reading leave nothing', async () => {
  testHost.use(
    http.get(`${hostAddress}/jobdescriptions/jobdescriptions/:id`, ({ params }) =>
      HttpResponse.json(
        aJob({ _id: String(params['id']), status: params['id'] === 'e' ? 'expired' : 'live' }),
      ),
    ),
  );
  const { unmount } = renderApp('/singlejobdescription/jobdescription/e');
  await screen.findByRole('heading', { level: 1, name: aJob().jobtitle });
  unmount();
  renderApp('/singlejobdescription/jobdescription/job-1', {
    session: { userRole: 'employer', usernameEmployer: 'ann.lee' },
  });
  await screen.findByRole('heading', { level: 1, name: aJob().jobtitle });
  expect(Object.keys(localStorage).filter((key) => key.includes('recent jobs'))).toEqual([]);
});

test('the saved jobs’ page shows and clears it', async () => {
  put([entry('job-1', 'Night Nurse'), { _id: 7 }, 'x', entry('job-2', '')]);
  renderApp('/saved');
  const list = await recent();
  expect(list.getByRole('link', { name: 'Night Nurse' })).toHaveAttribute(
    'href',
    '/singlejobdescription/jobdescription/job-1',
  );
  expect(list.getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(list.getByRole('button', { name: 'Clear list' }));
  expect(main().queryByRole('region', { name: 'Recently viewed' })).not.toBeInTheDocument();
  expect(readRecentJobs('')).toEqual([]);
  expect(main().getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a log-out clears both the person’s and the visitor’s', async () => {
  put([entry('job-1', 'Night Nurse')]);
  put([entry('job-2', 'Baker')], 'sam.roe');
  renderApp('/jobseekerpp/sam.roe', { session: seeker });
  await userEvent.click(await main().findByRole('button', { name: 'Logout' }));
  expect(readRecentJobs('')).toEqual([]);
  expect(readRecentJobs('sam.roe')).toEqual([]);
});

test('once the host has ended the session, the former person’s are shown to nobody', async () => {
  put([entry('job-1', 'Night Nurse')]);
  put([entry('job-2', 'Baker')], 'sam.roe');
  const { store } = renderApp('/saved', { session: seeker });
  expect((await recent()).getByRole('link', { name: 'Baker' })).toBeVisible();
  act(() => void store.dispatch(sessionEnded()));
  expect(await (await recent()).findByRole('link', { name: 'Night Nurse' })).toBeVisible();
  expect(main().queryByRole('link', { name: 'Baker' })).not.toBeInTheDocument();
});
