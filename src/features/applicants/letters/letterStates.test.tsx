import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { heading, open, panel, stubApplicants, three } from '@/test/applicants';
import { holdAnswer } from '@/test/host/holdAnswer';
import { hostAddress, testHost } from '@/test/host/server';
import { muteErrors } from '@/test/page';
import { defaultLetters, letterKinds } from '@contract/jobs/applicantLetters';

const failed = 'Your templates can’t be shown right now';
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const stubTemplates = (own = false) =>
  testHost.use(
    http.get(`${hostAddress}/letter-templates`, () =>
      HttpResponse.json(letterKinds.map((kind) => ({ kind, own, ...defaultLetters[kind] }))),
    ),
  );

test('templates: loading, failed, and tried again', async () => {
  muteErrors();
  stubApplicants(three());
  const answer = holdAnswer('/letter-templates');
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Email templates' }));
  const waiting = await dialog('Email templates');
  expect(waiting.getByText('Loading...')).toBeInTheDocument();
  answer(() => HttpResponse.json({}, { status: 500 }));
  expect(await waiting.findByText(failed)).toBeVisible();
  expect(waiting.queryByText('Loading...')).not.toBeInTheDocument();
  stubTemplates();
  await userEvent.click(waiting.getByRole('button', { name: 'Try again' }));
  // another dialog replaces this one
  expect(await screen.findByLabelText('Subject')).toHaveValue('Your application for {jobtitle}');
});

test('a letter: loading, failed, and closed', async () => {
  muteErrors();
  stubApplicants(three());
  const answer = holdAnswer('/letter-templates');
  open('?applicant=nadia');
  await heading('Nadia Saab');
  await userEvent.click(within(await panel()).getByRole('button', { name: 'Email' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Write a message…' }));
  const waiting = await dialog('Write to Nadia Saab');
  expect(waiting.getByText('Loading...')).toBeInTheDocument();
  answer(() => HttpResponse.json({}, { status: 500 }));
  expect(await waiting.findByText(failed)).toBeVisible();
  await userEvent.click(waiting.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('templates: one that was reset late leaves the one chosen meanwhile as it is', async () => {
  stubApplicants(three());
  stubTemplates(true);
  const answer = holdAnswer('/letter-templates/reject', 'delete');
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Email templates' }));
  expect(await screen.findByLabelText('Subject')).toHaveValue(defaultLetters.reject.subject);
  await userEvent.click(screen.getByRole('button', { name: 'Reset to our text' }));
  await userEvent.selectOptions(screen.getByLabelText('Email'), 'Offer');
  // its own reset isn't the one in flight
  expect(screen.getByRole('button', { name: 'Reset to our text' })).not.toHaveAttribute(
    'aria-disabled',
  );
  answer(() => HttpResponse.json({ kind: 'reject', own: false, ...defaultLetters.reject }));
  expect(await screen.findByText('The template was reset')).toBeVisible();
  expect(screen.getByLabelText('Message')).toHaveValue(defaultLetters.offer.body);
});
