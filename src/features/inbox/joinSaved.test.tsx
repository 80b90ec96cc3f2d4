import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { sessionStarted } from '@/session/sessionSlice';
import { aJob } from '@/test/fixtures';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { main, muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';
import { aSavedJob, stubSavedJobs } from '@/test/savedJobs';

const seeker = { userRole: 'jobseeker', usernamejobseek: 'sam.roe' };
const stored = (username = ''): string[] =>
  (JSON.parse(localStorage.getItem(`saved:${username}`) ?? '[]') as { job: { _id: string } }[]) // what the app writes
    .map(({ job }) => job._id);
describe('at log-in', () => {
  const visitors = (...ids: string[]) =>
    localStorage.setItem(
      'saved:',
      JSON.stringify(ids.map((_id) => ({ job: aJob({ _id }), note: `about ${_id}` }))),
    );

  test('a visitor’s jobs join the account and leave the device', async () => {
    visitors('job-1', 'job-2');
    const { calls } = stubSavedJobs([aSavedJob({ _id: 'job-3' })]);
    renderApp('/saved', { session: seeker });
    expect(
      await screen.findByText('2 saved jobs from this device are in your account now.'),
    ).toBeVisible();
    expect(calls).toEqual(['join job-1(about job-1) job-2(about job-2)']);
    expect(localStorage.getItem('saved:')).toBeNull();
    await waitFor(() => expect(main().getAllByRole('listitem').length).toBeGreaterThan(3));
  });

  test('many go in calls of a hundred', async () => {
    visitors(...Array.from({ length: 230 }, (_, at) => `job-${at}`));
    const { calls } = stubSavedJobs([]);
    renderApp('/saved', { session: seeker });
    expect(await screen.findByText(/^230 saved jobs from this device/)).toBeVisible();
    expect(
      calls.map((call) => call.split(' ').filter((word) => word.includes('(')).length),
    ).toEqual([100, 100, 30]);
    expect(localStorage.getItem('saved:')).toBeNull();
  });

  test('what fails stays on the device; what there is no room for, too', async () => {
    const errors = muteErrors();
    visitors('job-1', 'job-2');
    stubSavedJobs([]);
    testHost.use(
      http.post(`${hostAddress}/saved-jobs`, () => HttpResponse.json({}, { status: 503 }), {
        once: true,
      }),
    );
    const view = renderApp('/saved', { session: seeker });
    await waitFor(() => expect(errors).toHaveBeenCalled());
    expect(stored()).toEqual(['job-1', 'job-2']);
    view.unmount();
    testHost.use(
      http.post(`${hostAddress}/saved-jobs`, () =>
        HttpResponse.json({ joined: 1, gone: 0, left: ['job-2'] }),
      ),
    );
    renderApp('/saved', { session: seeker });
    await waitFor(() => expect(stored()).toEqual(['job-2']));
    errors.mockRestore();
  });

  test('who logs in while another’s are on their way gets what that account has no room for', async () => {
    visitors('job-1', 'job-2');
    stubSavedJobs([]);
    const calls: string[][] = [];
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    testHost.use(
      http.post(`${hostAddress}/saved-jobs`, async ({ request }) => {
        const { jobs } = (await request.json()) as { jobs: { jobId: string }[] }; // what the app sends
        calls.push(jobs.map(({ jobId }) => jobId));
        if (calls.length > 1) return HttpResponse.json({ joined: 1, gone: 0, left: [] });
        await held;
        return HttpResponse.json({ joined: 1, gone: 0, left: ['job-2'] });
      }),
    );
    const { store } = renderApp('/saved', { session: seeker });
    await waitFor(() => expect(calls).toEqual([['job-1', 'job-2']]));
    act(() => {
      store.dispatch(sessionStarted({ userRole: 'jobseeker', usernamejobseek: 'lee.fox' }));
    });
    // by now, the account menu is the other user's
    await screen.findByRole('button', { name: 'Account menu' });
    letGo();
    await waitFor(() => expect(calls).toHaveLength(2));
    await waitFor(() => expect(stored()).toEqual([]));
  });

  test('an employer’s log-in leaves them where they are', async () => {
    visitors('job-1');
    renderApp('/', { session: { userRole: 'employer', usernameEmployer: 'eve.day' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Account menu' }));
    expect(await screen.findByRole('menuitem', { name: 'Logout' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: /Saved jobs/ })).not.toBeInTheDocument();
    expect(stored()).toEqual(['job-1']);
  });

  test('on a spec host they join those that the device keeps under the username', async () => {
    visitors('job-1', 'job-2');
    localStorage.setItem(
      'saved:sam.roe',
      JSON.stringify([{ job: aJob({ _id: 'job-2' }), note: 'mine' }]),
    );
    testHost.use(
      http.get(`${specHost.apiHost}/jobdescriptions/getAll`, () => HttpResponse.json([aJob()])),
      http.get(`${specHost.apiHost}/featuredemployer/`, () => HttpResponse.json([])),
    );
    renderApp('/', { config: specHost, session: seeker });
    await waitFor(() => expect(stored()).toEqual([]));
    expect(stored('sam.roe')).toEqual(['job-2', 'job-1']);
    expect(localStorage.getItem('saved:sam.roe')).toContain(String.raw`mine\nabout job-2`);
  });
});

test('the menu of a job seeker says how many there are, and leads to them', async () => {
  stubSavedJobs([aSavedJob(), aSavedJob({ _id: 'job-2' })]);
  const { address } = renderApp('/', { session: seeker });
  await userEvent.click(await screen.findByRole('button', { name: 'Account menu' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Saved jobs 2' }));
  expect(address()).toBe('/saved');
});
