import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { heading, open, panel, rows, stubApplicants, three } from '@/test/applicants';
import { holdAnswer } from '@/test/host/holdAnswer';
import { main, muteErrors } from '@/test/page';

const failing = () => HttpResponse.json({}, { status: 500 });

test('the table: loading, failed, and tried again', async () => {
  muteErrors();
  const answer = holdAnswer('/applicants');
  open();
  await screen.findByRole('heading', { level: 1, name: 'Applications' });
  expect(main().getByText('Loading...')).toBeInTheDocument();
  answer(failing);
  expect(await main().findByText('Your applicants can’t be shown right now')).toBeVisible();
  stubApplicants(three());
  await userEvent.click(main().getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(main().queryByText('Loading...')).not.toBeInTheDocument();
});

test('the board: loading, failed, and every column tried again', async () => {
  muteErrors();
  const answer = holdAnswer('/applicants');
  open('?view=board');
  await screen.findByRole('heading', { level: 1, name: 'Applications' });
  expect(main().getByText('Loading...')).toBeInTheDocument();
  answer(failing);
  expect(await main().findByText('Your applicants can’t be shown right now')).toBeVisible();
  stubApplicants(three());
  await userEvent.click(main().getByRole('button', { name: 'Try again' }));
  const fresh = within(await screen.findByRole('region', { name: 'New 3' }));
  expect(await fresh.findByRole('link', { name: 'Nadia Saab' })).toBeVisible();
  await waitFor(() => expect(main().queryByText(/can’t be shown right now/)).toBeNull());
});

test('the panel: who it is at once, the rest loading, failed, and tried again', async () => {
  muteErrors();
  stubApplicants(three());
  const answer = holdAnswer('/applicants/:id');
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'Omar Aziz' }));
  expect(await heading('Omar Aziz')).toBeVisible();
  const shown = within(await panel());
  expect(shown.getByText('Loading...')).toBeInTheDocument();
  answer(failing);
  expect(await shown.findByText('This application can’t be shown right now')).toBeVisible();
  expect(shown.getByRole('heading', { name: 'Omar Aziz' })).toBeVisible();
  stubApplicants(three());
  await userEvent.click(shown.getByRole('button', { name: 'Try again' }));
  expect(await shown.findByRole('heading', { level: 3, name: 'History' })).toBeVisible();
});
