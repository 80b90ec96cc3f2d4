import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aCandidate, candidatePage, details, noting, type Sent } from '@/test/candidates';
import { aJob } from '@/test/fixtures';
import { hostAddress, testHost } from '@/test/host/server';
import { muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';

const session = { userRole: 'employer', usernameEmployer: 'lakeside' };
const suggestion = (name: string) =>
  `Hello ${name}, your profile fits a job we’d like to fill. Would you like to hear more?`;

/** A host with two shortlisted candidates and two live jobs. */
const openBoth = () => {
  const sent: Sent[] = [];
  const people = [
    aCandidate({ shortlisted: { note: 'Calls back' } }),
    aCandidate({ _id: 'candidate-2', name: 'Leila F.', shortlisted: { note: '' } }),
  ];
  const jobs = ['job-1', 'job-2'].map((_id) => aJob({ _id, jobtitle: _id, status: 'live' }));
  const kept = { people, jobs };
  testHost.use(
    http.get(`${hostAddress}/applications/counts`, () => HttpResponse.json([])),
    http.get(`${hostAddress}/candidates`, () => HttpResponse.json(candidatePage(kept.people))),
    http.get(`${hostAddress}/candidates/:id`, ({ params }) =>
      HttpResponse.json(details(kept.people.find(({ _id }) => _id === params['id']))),
    ),
    http.get(`${hostAddress}/jobdescriptions/employer/:usernameEmployer`, () =>
      HttpResponse.json(kept.jobs),
    ),
    http.put(
      `${hostAddress}/candidates/:id/shortlist`,
      noting(sent, () => HttpResponse.json(sent.at(-1)?.body as object)), // the app's own body
    ),
    http.put(
      `${hostAddress}/candidates/:id/invitations/:jobId`,
      noting(sent, () => HttpResponse.json(details())),
    ),
  );
  const { unmount } = renderApp('/candidates?candidate=candidate-1', { session });
  return { sent, kept, unmount };
};
const panelOf = async (name: string) => within(await screen.findByRole('complementary', { name }));
const opened = async (name: string) => {
  await userEvent.click(screen.getByRole('link', { name }));
  return panelOf(name);
};

it('an invitation and a note that aren’t sent yet wait until their candidate is opened again', async () => {
  openBoth();
  const first = await panelOf('Imani K.');
  await userEvent.selectOptions(await first.findByLabelText('Job'), 'job-2, Springfield');
  await userEvent.type(first.getByLabelText('Message'), ' Soon?');
  await userEvent.type(first.getByLabelText('Your note'), ' on Friday');
  const second = await opened('Leila F.');
  expect(await second.findByLabelText('Message')).toHaveValue(suggestion('Leila'));
  expect(second.getByLabelText('Your note')).toHaveValue('');
  const again = await opened('Imani K.');
  expect(await again.findByLabelText('Job')).toHaveValue('job-2');
  expect(again.getByLabelText('Message')).toHaveValue(`${suggestion('Imani')} Soon?`);
  expect(again.getByLabelText('Your note')).toHaveValue('Calls back on Friday');
});

it('once they are sent, none of it comes back', async () => {
  const { sent, kept, unmount } = openBoth();
  const panel = await panelOf('Imani K.');
  await userEvent.type(await panel.findByLabelText('Message'), ' Soon?');
  await userEvent.type(panel.getByLabelText('Your note'), ' on Friday');
  await userEvent.click(panel.getByRole('button', { name: 'Invite to apply' }));
  expect(await screen.findByText('Invitation sent')).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    { message: `${suggestion('Imani')} Soon?` },
    { note: 'Calls back on Friday' },
  ]);
  unmount();
  kept.people = [aCandidate({ shortlisted: { note: 'Somebody else’s' } })];
  renderApp('/candidates?candidate=candidate-1', { session });
  const again = await panelOf('Imani K.');
  expect(await again.findByLabelText('Message')).toHaveValue(suggestion('Imani'));
  expect(again.getByLabelText('Your note')).toHaveValue('Somebody else’s');
});

it('an invitation that was refused waits, for another job where its own is closed', async () => {
  muteErrors();
  const { kept, unmount } = openBoth();
  testHost.use(
    http.put(`${hostAddress}/candidates/:id/invitations/:jobId`, () =>
      HttpResponse.json({ message: 'This job is closed.' }, { status: 409 }),
    ),
  );
  const panel = await panelOf('Imani K.');
  await userEvent.selectOptions(await panel.findByLabelText('Job'), 'job-2, Springfield');
  await userEvent.type(panel.getByLabelText('Message'), ' Soon?');
  await userEvent.click(panel.getByRole('button', { name: 'Invite to apply' }));
  expect(await panel.findByText('This job is closed.')).toBeVisible();
  unmount();
  kept.jobs = kept.jobs.filter(({ _id }) => _id === 'job-1');
  renderApp('/candidates?candidate=candidate-1', { session });
  const again = await panelOf('Imani K.');
  expect(await again.findByLabelText('Job')).toHaveValue('job-1');
  expect(again.getByLabelText('Message')).toHaveValue(`${suggestion('Imani')} Soon?`);
});
