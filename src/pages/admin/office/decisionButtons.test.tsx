import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http } from 'msw';
import type { Case } from '@/api/jobBoardApi';
import { aJob } from '@/test/fixtures';
import { hostAddress, testHost } from '@/test/host/server';
import { aCase, aDecision, heading, open, stubCases } from '@/test/reports';

/** A host with one case that never answers decisions; returns the calls it gets. */
const openHeld = (changes: Partial<Case>, query = '') => {
  stubCases([aCase('Baker', changes)]);
  const calls: string[] = [];
  testHost.use(
    ...['cases/decisions', 'decisions/:id/undo'].map((path) =>
      http.post(`${hostAddress}/admin/${path}`, async () => {
        calls.push(path);
        await delay('infinite');
      }),
    ),
  );
  open(query);
  return calls;
};
/** A button with the `disabled` attribute would lose the focus in browsers. */
const expectKept = async (button: HTMLElement) => {
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  expect(button).toBeEnabled();
};

test.each<[name: string, changes: Partial<Case>, query: string]>([
  ['Dismiss', {}, ''],
  ['Approve', { job: aJob({ jobtitle: 'Baker', status: 'waiting' }) }, ''],
  [
    'Undo',
    { closedAt: '2026-01-10T11:00:00.000Z', decisions: [aDecision('dismiss')] },
    '?state=closed',
  ],
])('%s keeps the focus while it is on its way, and is sent once', async (name, changes, query) => {
  const calls = openHeld(changes, query);
  const button = await screen.findByRole('button', { name });
  await userEvent.click(button);
  await expectKept(button);
  await userEvent.click(button);
  expect(calls).toHaveLength(1);
});

test('so do the buttons of those that are ticked', async () => {
  const calls = openHeld({});
  await heading('Baker');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Baker' }));
  const bar = within(screen.getByRole('group', { name: '1 selected' }));
  await userEvent.click(bar.getByRole('button', { name: 'Dismiss' }));
  for (const name of ['Dismiss', 'Take down']) {
    const button = bar.getByRole('button', { name });
    await expectKept(button);
    await userEvent.click(button);
  }
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(calls).toHaveLength(1);
});
