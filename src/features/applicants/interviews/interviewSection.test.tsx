import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { ApplicantDetails, Interview } from '@/api/jobBoardApi';
import { anApplicant, heading, open, panel, stubApplicants } from '@/test/applicants';
import { hostAddress, testHost } from '@/test/host/server';
import { muteErrors } from '@/test/page';
import { pressTwice } from '@/test/pressTwice';

// always in the future
const times = ['2096-01-13T10:00:00.000Z', '2096-01-14T14:30:00.000Z'];
const offered: Interview = {
  state: 'offered',
  kind: 'video',
  minutes: 30,
  place: 'https://meet.example/abc',
  message: 'Bring your license.',
  times,
};
const booked: Interview = { ...offered, state: 'booked', chosenAt: '2096-01-14T14:30:00.000Z' };

/** Stubs a desk with one applicant who has an interview. Returns the bodies sent about it. */
const stubInterview = (interview: Interview, changes: Partial<ApplicantDetails> = {}) => {
  const nadia = anApplicant('Nadia Saab', { state: 'interview', ...changes, interview });
  stubApplicants([nadia]);
  const sent: unknown[] = [];
  testHost.use(
    http.put(`${hostAddress}/applicants/nadia/interview`, async ({ request }) => {
      const body = (await request.json()) as Partial<Interview>; // the app's own call
      sent.push(body);
      const { chosenAt: _chosenAt, ...rest } = interview;
      nadia.interview = { ...rest, ...body, state: 'offered' };
      return HttpResponse.json(nadia);
    }),
    http.delete(`${hostAddress}/applicants/nadia/interview`, () => {
      sent.push('cancelled');
      nadia.interview = { ...interview, state: 'cancelled' };
      return HttpResponse.json(nadia);
    }),
  );
  return sent;
};
const openPanel = async () => {
  open('?applicant=nadia');
  await heading('Nadia Saab');
  return within(await panel());
};
const change = async (inPanel: Awaited<ReturnType<typeof openPanel>>) => {
  await userEvent.click(inPanel.getByRole('button', { name: 'Offer other times' }));
  return within(await screen.findByRole('dialog', { name: 'Offer other times' }));
};
const local = (at: string) => at.slice(0, 16);

test('other times start from those that are offered; what changed is sent', async () => {
  const sent = stubInterview(offered);
  const inPanel = await openPanel();
  const form = await change(inPanel);
  expect(form.getByLabelText('Time 1')).toHaveValue(local(times[0]!)); // it's there
  expect(form.getByLabelText('Time 2')).toHaveValue(local(times[1]!)); // as well
  expect(form.queryByLabelText('Time 3')).not.toBeInTheDocument();
  expect(form.getByLabelText('Video link')).toHaveValue('https://meet.example/abc');
  expect(form.getByText(/^In your time zone, UTC\./)).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Send invitation' }));
  expect(await form.findByText('Nothing has changed yet')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(form.getByRole('button', { name: 'Add a time' }));
  fireEvent.change(form.getByLabelText('Time 3'), { target: { value: '2096-01-15T09:00' } });
  await userEvent.click(form.getByRole('button', { name: 'Remove time 1' }));
  await pressTwice(form.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('The invitation was sent')).toBeVisible();
  expect(sent).toEqual([
    {
      kind: 'video',
      minutes: 30,
      place: 'https://meet.example/abc',
      message: 'Bring your license.',
      times: [times[1], '2096-01-15T09:00:00.000Z'],
      timeZone: 'UTC',
    },
  ]);
  expect(await inPanel.findByText('2 times sent, no reply yet')).toBeVisible();
});

test('a booked one is moved from the time it has, and the same time is no move', async () => {
  const sent = stubInterview(booked);
  const inPanel = await openPanel();
  expect(inPanel.getByText(/2:30 – 3:00 PM$/)).toBeVisible();
  const form = await change(inPanel);
  expect(form.getByLabelText('Time 1')).toHaveValue('2096-01-14T14:30');
  expect(form.queryByLabelText('Time 2')).not.toBeInTheDocument();
  await userEvent.click(form.getByRole('button', { name: 'Send invitation' }));
  expect(await form.findByText('Nothing has changed yet')).toBeVisible();
  fireEvent.change(form.getByLabelText('Time 1'), { target: { value: '2096-01-16T14:30' } });
  await userEvent.click(form.getByRole('button', { name: 'Send invitation' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ times: ['2096-01-16T14:30:00.000Z'] });
  expect(await inPanel.findByText('1 time sent, no reply yet')).toBeVisible();
});

test('times that have passed aren’t offered again', async () => {
  stubInterview({ ...offered, times: ['2020-01-13T10:00:00.000Z'] });
  const form = await change(await openPanel());
  expect(form.getByLabelText('Time 1')).not.toHaveValue('2020-01-13T10:00');
  expect(form.getByLabelText('Time 1')).not.toHaveValue('');
});

test('cancelled after one question', async () => {
  const sent = stubInterview(booked);
  const inPanel = await openPanel();
  await userEvent.click(inPanel.getByRole('button', { name: 'Cancel interview' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(sent).toEqual([]);
  await pressTwice(question.getByRole('button', { name: 'Cancel interview' }));
  expect(await inPanel.findByText('Interview canceled')).toBeVisible();
  expect(sent).toEqual(['cancelled']);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(inPanel.queryByRole('button', { name: 'Cancel interview' })).not.toBeInTheDocument();
});

test('a failed cancellation says so, and the interview is still on', async () => {
  muteErrors();
  stubInterview(booked);
  testHost.use(
    http.delete(`${hostAddress}/applicants/nadia/interview`, () => HttpResponse.error()),
  );
  const inPanel = await openPanel();
  await userEvent.click(inPanel.getByRole('button', { name: 'Cancel interview' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Cancel interview' }));
  expect(
    await screen.findByText('The interview wasn’t canceled. Try again in a moment.'),
  ).toBeVisible();
  expect(inPanel.getByRole('button', { name: 'Cancel interview' })).toBeVisible();
});

test('one that the applicant can’t come to says so', async () => {
  stubInterview({ ...booked, state: 'declined' });
  const inPanel = await openPanel();
  expect(inPanel.getByText('Nadia Saab can’t make it')).toBeVisible();
  expect(inPanel.getByRole('button', { name: 'Offer other times' })).toBeVisible();
  expect(inPanel.queryByRole('button', { name: 'Cancel interview' })).not.toBeInTheDocument();
});

test.each(['hired', 'notSelected'] as const)(
  'other times would make an applicant who is %s one to be met again: they aren’t offered',
  async (state) => {
    stubInterview({ ...booked, state: 'cancelled' }, { state });
    const inPanel = await openPanel();
    expect(await inPanel.findByText('Interview canceled')).toBeVisible();
    expect(inPanel.queryByRole('button', { name: 'Offer other times' })).not.toBeInTheDocument();
  },
);

test('an interview that is still on can be canceled while a decision waits to be told', async () => {
  stubInterview(booked, { state: 'notSelected', pendingState: 'notSelected' });
  const inPanel = await openPanel();
  expect(await inPanel.findByRole('button', { name: 'Cancel interview' })).toBeVisible();
  expect(inPanel.queryByRole('button', { name: 'Offer other times' })).not.toBeInTheDocument();
});

test('after a withdrawal there is nothing to offer, and after the interview nothing to cancel', async () => {
  stubInterview({ ...booked, state: 'cancelled' }, { state: 'withdrawn' });
  const { unmount } = open('?applicant=nadia');
  await heading('Nadia Saab');
  const inPanel = within(await panel());
  expect(await inPanel.findByText('Interview canceled')).toBeVisible();
  expect(inPanel.queryByRole('button', { name: 'Offer other times' })).not.toBeInTheDocument();
  unmount();
  stubInterview({ ...booked, chosenAt: '2020-01-14T14:30:00.000Z' });
  const later = await openPanel();
  expect(await later.findByRole('button', { name: 'Offer other times' })).toBeVisible();
  expect(later.queryByRole('button', { name: 'Cancel interview' })).not.toBeInTheDocument();
});
