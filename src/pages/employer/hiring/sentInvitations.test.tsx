import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { CandidateDetails } from '@/api/jobBoardApi';
import { candidatePage, details, noting, type Sent } from '@/test/candidates';
import { aColleague, aCompany, aJob } from '@/test/fixtures';
import { hostAddress, testHost } from '@/test/host/server';
import { muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';

const session = { userRole: 'employer', usernameEmployer: 'lakeside' };

/** A host with one candidate and one live job. */
const stub = (open: CandidateDetails) => {
  const sent: Sent[] = [];
  const kept = { open };
  testHost.use(
    http.get(`${hostAddress}/applications/counts`, () => HttpResponse.json([])),
    http.get(`${hostAddress}/candidates`, () => HttpResponse.json(candidatePage())),
    http.get(`${hostAddress}/candidates/candidate-1`, () => HttpResponse.json(kept.open)),
    http.get(`${hostAddress}/jobdescriptions/employer/:usernameEmployer`, () =>
      HttpResponse.json([aJob({ _id: 'job-1', status: 'live' })]),
    ),
    http.delete(
      `${hostAddress}/candidates/candidate-1/invitations/:jobId`,
      noting(sent, () => HttpResponse.json(kept.open)),
    ),
  );
  return { sent, kept };
};

const invited = (changes: Partial<CandidateDetails['invitations'][number]> = {}) => ({
  _id: 'invitation-1',
  jobId: 'job-9',
  jobtitle: 'Night Nurse',
  state: 'sent' as const,
  createdAt: '2026-01-10T10:00:00.000Z',
  answeredAt: null,
  ...changes,
});

it('an invitation that isn’t answered is withdrawn after a question', async () => {
  const { sent, kept } = stub(details({ invitations: [invited()] }));
  renderApp('/candidates?candidate=candidate-1', { session });
  const panel = within(await screen.findByRole('complementary', { name: 'Imani K.' }));
  expect(await panel.findByText('Invited to Night Nurse on Jan 10, no reply')).toBeVisible();
  const withdraw = { name: 'Withdraw your invitation to Night Nurse' };
  await userEvent.click(panel.getByRole('button', withdraw));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Withdraw this invitation?')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect(sent).toEqual([]);
  await userEvent.click(await panel.findByRole('button', withdraw));
  kept.open = details({ invitations: [invited({ state: 'withdrawn' })] });
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }),
  );
  expect(await screen.findByText('The invitation was withdrawn')).toBeVisible();
  expect(sent).toEqual([{ call: 'DELETE /candidates/candidate-1/invitations/job-9', body: null }]);
  await waitFor(() => expect(panel.queryByRole('button', withdraw)).toBeNull());
  expect(panel.getByRole('heading', { name: 'Invite to apply' })).toHaveFocus();
});

it('one that was answered meanwhile isn’t, and says why', async () => {
  muteErrors();
  stub(details({ invitations: [invited()] }));
  testHost.use(
    http.delete(`${hostAddress}/candidates/candidate-1/invitations/job-9`, () =>
      HttpResponse.json({ message: 'This candidate has answered already.' }, { status: 409 }),
    ),
  );
  renderApp('/candidates?candidate=candidate-1', { session });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Withdraw your invitation to Night Nurse' }),
  );
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }),
  );
  expect(await screen.findByText('This candidate has answered already.')).toBeVisible();
});

it('says from when somebody can be invited to another job', async () => {
  stub(details({ invitations: [invited()], inviteAgainAt: '2026-02-09T10:00:00.000Z' }));
  renderApp('/candidates?candidate=candidate-1', { session });
  expect(await screen.findByText('You can invite Imani to another job from Feb 9.')).toBeVisible();
  expect(screen.queryByLabelText('Message')).toBeNull();
});

it('a company’s reader sees what was sent, and is offered neither to invite nor to withdraw', async () => {
  stub(details({ invitations: [invited()] }));
  testHost.use(
    http.get(`${hostAddress}/company`, () =>
      HttpResponse.json(aCompany({ role: 'reader', people: [aColleague({ role: 'reader' })] })),
    ),
  );
  renderApp('/candidates?candidate=candidate-1', { session });
  const panel = within(await screen.findByRole('complementary', { name: 'Imani K.' }));
  expect(await panel.findByText('Invited to Night Nurse on Jan 10, no reply')).toBeVisible();
  expect(
    await panel.findByText(/^You’re a reader in your company, so you can’t invite/),
  ).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Invite to apply' })).toBeNull();
  expect(panel.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
});

it('says that the jobs didn’t load, and loads them again', async () => {
  muteErrors();
  stub(details({ invitations: [] }));
  testHost.use(
    http.get(
      `${hostAddress}/jobdescriptions/employer/:usernameEmployer`,
      () => new HttpResponse(null, { status: 400 }),
      { once: true },
    ),
  );
  renderApp('/candidates?candidate=candidate-1', { session });
  const form = within(await screen.findByRole('region', { name: 'Invite to apply' }));
  expect(form.getByText('We couldn’t load your jobs.')).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Invite to apply' })).toBeVisible();
});
