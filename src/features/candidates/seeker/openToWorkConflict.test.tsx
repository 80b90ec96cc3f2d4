import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { OpenToWork, OpenToWorkInput } from '@/api/jobBoardApi';
import { anOpenToWork } from '@/test/candidates';
import { hostAddress, testHost } from '@/test/host/server';
import { main, muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';
import { etagOf, neverStored } from '@contract/etag';

const session = { userRole: 'jobseeker', usernamejobseek: 'sam.roe' };

/** Opens the page; then stubs a host that stores another window's changes and compares versions. */
const openBeside = async (start: OpenToWork, meanwhile: Partial<OpenToWork>) => {
  muteErrors();
  testHost.use(
    http.get(`${hostAddress}/open-to-work`, () => HttpResponse.json(start)),
    http.get(`${hostAddress}/open-to-work/views`, () => HttpResponse.json([])),
  );
  renderApp('/opentowork', { session });
  await main().findByLabelText('Headline');
  let stored: OpenToWork = { ...start, ...meanwhile, updatedAt: '2026-03-01T10:05:00.000Z' };
  const saves: { ifMatch: string | null; status: number }[] = [];
  testHost.use(
    http.get(`${hostAddress}/open-to-work`, () => HttpResponse.json(stored)),
    http.put(`${hostAddress}/open-to-work`, async ({ request }) => {
      const ifMatch = request.headers.get('if-match');
      const isStale = ifMatch !== etagOf(stored.updatedAt ?? neverStored);
      saves.push({ ifMatch, status: isStale ? 412 : 200 });
      if (isStale) return HttpResponse.json({ message: 'Changed' }, { status: 412 });
      const { wasOpen: _wasOpen, ...body } = (await request.json()) as OpenToWorkInput; // the app's
      const { blocked } = stored;
      stored = { ...body, blocked, updatedAt: '2026-03-01T10:09:00.000Z' };
      return HttpResponse.json(stored);
    }),
  );
  return { saves, stored: () => stored };
};

it('saved elsewhere meanwhile, a save says so, loses nothing of either, and saves on the second press', async () => {
  const start = anOpenToWork({
    open: true,
    headline: 'Nurse',
    skills: ['IV'],
    start: 'now',
    types: ['part-time'],
    categories: ['Nurse Jobs'],
    updatedAt: '2026-03-01T10:00:00.000Z',
  });
  const { saves, stored } = await openBeside(start, {
    headline: 'Ward nurse',
    skills: ['IV', 'Triage'],
    start: 'month',
    types: ['full-time'],
    showCv: true,
  });
  await userEvent.type(main().getByLabelText('Headline'), ' at night');
  await userEvent.type(main().getByLabelText('Place'), 'Boston, MA');
  await userEvent.selectOptions(main().getByLabelText('You can start'), 'Within 3 months');
  await userEvent.click(main().getByLabelText('Teacher Jobs'));
  await userEvent.click(main().getByRole('button', { name: 'Save' }));
  expect(await main().findByText(/^You changed this in another window/)).toBeVisible();
  expect(main().getByText('Changed in another window to “Ward nurse”')).toBeVisible();
  expect(main().getByText('Changed in another window to “Within a month”')).toBeVisible();
  expect(main().getByLabelText('Headline')).toHaveValue('Nurse at night');
  // not edited here: shows what the other window stored
  expect(main().getByLabelText('Skills')).toHaveValue('IV, Triage');
  expect(main().getByLabelText('Full-time')).toBeChecked();
  expect(main().getByLabelText('Part-time')).not.toBeChecked();
  await userEvent.click(main().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(main().queryByText(/in another window/)).not.toBeInTheDocument();
  expect(saves).toEqual([
    { ifMatch: etagOf('2026-03-01T10:00:00.000Z'), status: 412 },
    { ifMatch: etagOf('2026-03-01T10:05:00.000Z'), status: 200 },
  ]);
  expect(stored()).toMatchObject({
    headline: 'Nurse at night',
    place: 'Boston, MA',
    skills: ['IV', 'Triage'],
    start: 'threeMonths',
    types: ['full-time'],
    categories: ['Nurse Jobs', 'Teacher Jobs'],
    showCv: true,
  });
  // the next save starts from what was just saved
  await userEvent.type(main().getByLabelText('Headline'), ' only');
  await userEvent.click(main().getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(stored().headline).toBe('Nurse at night only'));
});

it('opened for the first time in another window, the first save here is told so', async () => {
  const { saves, stored } = await openBeside(anOpenToWork(), { open: true, headline: 'Nurse' });
  await userEvent.type(main().getByLabelText('Headline'), 'Teacher');
  await userEvent.click(main().getByRole('button', { name: 'Let employers find me' }));
  expect(await main().findByText('Changed in another window to “Nurse”')).toBeVisible();
  expect(saves).toEqual([{ ifMatch: etagOf(neverStored), status: 412 }]);
  expect(stored().headline).toBe('Nurse');
});
