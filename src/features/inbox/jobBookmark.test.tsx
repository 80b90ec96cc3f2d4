import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ownHost } from '@/api/hostConfig';
import { App } from '@/app/App';
import { makeStore } from '@/app/store';
import { restoreSession } from '@/features/auth/restoreSession';
import { sessionEnded } from '@/session/sessionSlice';
import { aJob } from '@/test/fixtures';
import { stubSavedJobs } from '@/test/savedJobs';
import { HideJob } from './HideJob';
import { JobBookmark } from './JobBookmark';

// a store would continue to persist its session
let stop: () => Promise<void>;
afterEach(() => stop());

/** Renders the buttons of a job as on a page rendered by the host, before the session is known. */
const showBefore = (session: Record<string, string>) => {
  for (const [name, value] of Object.entries(session)) sessionStorage.setItem(name, value);
  const { store, restoreKeys, persistor } = makeStore({ config: ownHost });
  stop = async () => {
    await persistor?.flush();
    persistor?.pause();
    sessionStorage.clear();
  };
  const job = aJob({ jobtitle: 'Baker', companyname: 'Oak Bakery' });
  render(
    <StrictMode>
      <App store={store} config={ownHost} now={Date.UTC(2026, 0, 10)}>
        <MemoryRouter>
          <JobBookmark job={job} of="page" />
          <HideJob job={job} />
        </MemoryRouter>
      </App>
    </StrictMode>,
  );
  return {
    restore: () => act(() => restoreSession(store, { restoreKeys, config: ownHost })),
    endSession: () => act(() => store.dispatch(sessionEnded())),
  };
};
const bookmark = () => screen.getByRole('button', { name: 'Save Baker' });
const hide = () => screen.getByRole('button', { name: 'Hide all jobs from Oak Bakery' });
const kept = () => [localStorage.getItem('saved:'), localStorage.getItem('hidden:')];

test('what a visitor presses before is done once that is known, by the same buttons', async () => {
  const { restore } = showBefore({});
  const before = bookmark();
  await userEvent.click(before);
  await userEvent.click(hide());
  expect(kept()).toEqual([null, null]);
  expect(before).toHaveAttribute('aria-busy', 'true');
  await restore();
  await waitFor(() => expect(before).toHaveAttribute('aria-pressed', 'true'));
  expect(bookmark()).toBe(before);
  expect(before).not.toHaveAttribute('aria-busy');
  expect(await screen.findByText('You’ve hidden all jobs from Oak Bakery.')).toBeVisible();
  expect(kept()).toEqual([
    expect.stringContaining('"jobtitle":"Baker"'),
    expect.stringContaining('"name":"Oak Bakery"'),
  ]);
  await userEvent.click(before);
  await waitFor(() => expect(before).toHaveAttribute('aria-pressed', 'false'));
});

test('what a job seeker presses before goes into the account, once', async () => {
  const { calls } = stubSavedJobs([]);
  const { restore } = showBefore({ userRole: 'jobseeker', usernamejobseek: 'sam.roe' });
  const before = bookmark();
  await userEvent.click(before);
  await restore();
  await waitFor(() => expect(before).toHaveAttribute('aria-pressed', 'true'));
  expect(calls).toEqual(['save job-1']);
  expect(kept()).toEqual([null, null]);
});

test('what an employer presses before is nothing, also once the session has ended', async () => {
  const { restore, endSession } = showBefore({
    userRole: 'employer',
    usernameEmployer: 'eve.day',
  });
  await userEvent.click(bookmark());
  await userEvent.click(hide());
  await restore();
  await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
  await endSession();
  // a press by the visitor shows that earlier ones would have been applied by now
  await userEvent.click(await screen.findByRole('button', { name: 'Hide this job' }));
  expect(await screen.findByText('You’ve hidden this job.')).toBeVisible();
  expect(bookmark()).toHaveAttribute('aria-pressed', 'false');
  expect(kept()).toEqual([null, expect.not.stringContaining('"kind":"company"')]);
});

test('the focus goes on to what undoes it, and a double click is one press', async () => {
  const { restore } = showBefore({});
  await restore();
  hide().focus();
  await userEvent.keyboard('{Enter}');
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Hide this job' })).toHaveFocus());
  await userEvent.dblClick(hide());
  expect(await screen.findByText('You’ve hidden all jobs from Oak Bakery.')).toBeVisible();
});
