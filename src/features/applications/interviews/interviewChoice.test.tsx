import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { ApplicationDetails, Interview } from '@/api/jobBoardApi';
import { memberApi } from '@/api/memberApi';
import { applicationDetails } from '@/test/fixtures';
import { hostAddress, testHost } from '@/test/host/server';
import { main, muteErrors } from '@/test/page';
import { pressTwice } from '@/test/pressTwice';
import { renderApp } from '@/test/renderApp';

const session = { userRole: 'jobseeker', usernamejobseek: 'sam.roe' };
const address = `${hostAddress}/applications/a-1`;
// the tests' clock is set to January 10
const times = ['2026-01-13T10:00:00.000Z', '2026-01-14T14:30:00.000Z'];
const offered: Interview = {
  state: 'offered',
  kind: 'onSite',
  minutes: 45,
  place: 'Main entrance',
  message: '',
  times,
};
const booked: Interview = { ...offered, state: 'booked', chosenAt: '2026-01-13T10:00:00.000Z' };

type Choice = { time?: string; note?: string; timeZone?: string };
/** Stubs a host with an application in the interview state; records the choices sent. */
const stubInterview = (interview: Interview, changes: Partial<ApplicationDetails> = {}) => {
  const stored = { current: applicationDetails({ state: 'interview', ...changes, interview }) };
  const chosen: Choice[] = [];
  testHost.use(
    http.get(address, () => HttpResponse.json(stored.current)),
    http.post(`${address}/interview/choice`, async ({ request }) => {
      const choice = (await request.json()) as Choice; // sent by the app itself
      chosen.push(choice);
      stored.current = {
        ...stored.current,
        interview: {
          ...interview,
          ...(choice.time === undefined
            ? { state: 'declined' as const }
            : { state: 'booked' as const, chosenAt: choice.time }),
        },
      };
      return HttpResponse.json(stored.current);
    }),
  );
  return chosen;
};
const open = async () => {
  renderApp('/myapplications/a-1', { session });
  await screen.findByRole('heading', { level: 1, name: 'Registered Nurse' });
};
const press = (name: string) => userEvent.click(main().getByRole('button', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('none of these work: told once, with when would and the browser’s time zone', async () => {
  const chosen = stubInterview(offered);
  await open();
  await press('None of these work');
  const form = await dialog('None of these work?');
  await userEvent.type(form.getByLabelText('When would work for you?'), 'Evenings');
  await pressTwice(form.getByRole('button', { name: 'Tell them' }));
  await closed();
  const told = await main().findByText(
    'You told them that none of the times work. They can offer others.',
  );
  await waitFor(() => expect(told).toHaveFocus());
  expect(chosen).toEqual([{ note: 'Evenings', timeZone: 'UTC' }]);
});

test('a refusal stays in the dialog with what was written; cancelled, nothing is sent', async () => {
  muteErrors();
  const chosen = stubInterview(offered);
  testHost.use(
    http.post(
      `${address}/interview/choice`,
      () => HttpResponse.json({ message: 'This time isn’t offered anymore.' }, { status: 409 }),
      { once: true },
    ),
  );
  await open();
  await press('None of these work');
  const form = await dialog('None of these work?');
  await userEvent.type(form.getByLabelText('When would work for you?'), 'Evenings');
  await userEvent.click(form.getByRole('button', { name: 'Tell them' }));
  expect(await form.findByRole('alert')).toHaveTextContent('This time isn’t offered anymore.');
  expect(form.getByLabelText('When would work for you?')).toHaveValue('Evenings');
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  await closed();
  expect(chosen).toEqual([]);
  expect(main().getByRole('button', { name: 'Confirm this time' })).toBeVisible();
});

test('a time is picked with the browser’s time zone, which the page names', async () => {
  const chosen = stubInterview(offered);
  await open();
  expect(main().getByText(/^Your time zone, UTC\./)).toBeVisible();
  await userEvent.click(main().getByRole('radio', { name: /Jan 14/ }));
  // the button names the chosen time
  await press('Confirm Wed, Jan 14, 2:30 PM');
  expect(await main().findByText('Wednesday, Jan 14, 2:30 – 3:15 PM')).toBeVisible();
  expect(main().getByRole('heading', { name: 'Your interview' })).toHaveFocus();
  expect(chosen).toEqual([{ time: times[1], timeZone: 'UTC' }]);
});

test('a booked one can be given up after one question, with a word why', async () => {
  const chosen = stubInterview(booked);
  await open();
  expect(main().getByText(/^Your time zone, UTC\. It’s in your calendar/)).toBeVisible();
  await press('I can’t make it');
  const form = await dialog('Can’t make it?');
  expect(form.getByText(/We’ll tell Lakeside Clinic/)).toBeVisible();
  expect(chosen).toEqual([]);
  await userEvent.type(form.getByLabelText('Message'), 'My train is late');
  await pressTwice(form.getByRole('button', { name: 'Tell them' }));
  await closed();
  const given = await main().findByText('You canceled the interview. They can offer other times.');
  await waitFor(() => expect(given).toHaveFocus());
  expect(chosen).toEqual([{ note: 'My train is late', timeZone: 'UTC' }]);
  expect(main().queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
});

test('one that has taken place can’t be given up', async () => {
  stubInterview({ ...booked, chosenAt: '2026-01-09T10:00:00.000Z' });
  await open();
  expect(main().getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  expect(main().queryByRole('button', { name: 'I can’t make it' })).not.toBeInTheDocument();
});

test('a picked time that isn’t offered anymore can’t be confirmed', async () => {
  const chosen = stubInterview(offered);
  const { store } = renderApp('/myapplications/a-1', { session });
  await userEvent.click(await screen.findByRole('radio', { name: /Jan 14/ }));
  const other = { ...offered, times: ['2026-01-16T09:00:00.000Z'] };
  testHost.use(
    http.get(address, () =>
      HttpResponse.json(applicationDetails({ state: 'interview', interview: other })),
    ),
  );
  act(() => {
    store.dispatch(memberApi.util.invalidateTags(['Application']));
  });
  await main().findByRole('radio', { name: /Jan 16/ });
  await press('Confirm this time');
  expect(await main().findByRole('alert')).toBeVisible();
  expect(chosen).toEqual([]);
});
