import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { heading, open, panel, stubApplicants, three } from '@/test/applicants';
import { hostAddress, testHost } from '@/test/host/server';
import { defaultLetters, letterKinds } from '@contract/jobs/applicantLetters';

/** `waiting` of three applicants have a delayed "not selected" letter. */
const stubWaiting = (waiting: number) => {
  testHost.use(
    http.get(`${hostAddress}/letter-templates`, () =>
      HttpResponse.json(letterKinds.map((kind) => ({ kind, own: false, ...defaultLetters[kind] }))),
    ),
  );
  return stubApplicants(
    three().map((each, index) =>
      index < waiting
        ? {
            ...each,
            state: 'notSelected' as const,
            pendingState: 'notSelected' as const,
            pendingAt: '2026-01-13T15:00:00.000Z',
          }
        : each,
    ),
  );
};
const inPanel = async (menu: string, item: string) => {
  await userEvent.click(within(await panel()).getByRole('button', { name: menu }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const note =
  /^An email is waiting to tell Nadia Saab they weren’t selected\. If you send this, it won’t go out/;

test('what replaces a letter that waits says so before it is sent', async () => {
  stubWaiting(1);
  open('?applicant=nadia');
  await heading('Nadia Saab');
  for (const [menu, item] of [
    ['Email', 'Shortlist with an email…'],
    ['Email', 'Make an offer with an email…'],
    ['More moves', 'Invite to interview'],
  ] as const) {
    await inPanel(menu, item);
    expect(await screen.findByText(note)).toBeVisible();
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
  // sending a message doesn't affect the delayed letter
  await inPanel('Email', 'Write a message…');
  expect(await screen.findByLabelText('Subject')).toBeVisible();
  expect(screen.queryByText(note)).not.toBeInTheDocument();
});

test('an email to several says how many letters it replaces, and nothing where none waits', async () => {
  stubWaiting(2);
  open();
  await screen.findByText(/^3 applicants/);
  const openLetter = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Email' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Shortlist with/ }));
    const subject = await screen.findByLabelText('Subject');
    expect(subject).toBeVisible();
  };
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await openLetter();
  expect(
    screen.getByText(/^Emails are waiting to tell 2 applicants they weren’t selected\. /),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Nadia Saab' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Omar Aziz' }));
  await openLetter();
  expect(screen.queryByText(/waiting to tell/)).not.toBeInTheDocument();
});
