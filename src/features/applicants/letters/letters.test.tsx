import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { anApplicant, heading, open, panel, press, stubApplicants, three } from '@/test/applicants';
import { hostAddress, testHost } from '@/test/host/server';
import { muteErrors } from '@/test/page';
import { defaultLetters, letterKinds } from '@contract/jobs/applicantLetters';

const employer = {
  _id: 'e-1',
  usernameEmployer: 'ann.lee',
  firstnameEmployer: 'Mona',
  lastnameEmployer: 'Khalil',
};

/** Stubs a host with templates. Returns the calls that it receives. */
const stubLetters = () => {
  const sent: { call: string; body: unknown }[] = [];
  const noted =
    (call: string, answer: (body: unknown) => Response) =>
    async ({ request }: { request: Request }) => {
      const text = await request.text();
      const body: unknown = text === '' ? null : JSON.parse(text);
      sent.push({ call, body });
      return answer(body);
    };
  testHost.use(
    http.get(`${hostAddress}/employer/employers/username/:username`, () =>
      HttpResponse.json({ data: employer }),
    ),
    http.get(`${hostAddress}/letter-templates`, () =>
      HttpResponse.json(
        letterKinds.map((kind) => ({ kind, own: kind === 'offer', ...defaultLetters[kind] })),
      ),
    ),
    http.put(
      `${hostAddress}/letter-templates/:kind`,
      noted('template', (body) =>
        HttpResponse.json({ kind: 'reject', own: true, ...(body as object) }),
      ), // the app's own call
    ),
    http.delete(
      `${hostAddress}/letter-templates/:kind`,
      noted('reset', () =>
        HttpResponse.json({ kind: 'offer', own: false, ...defaultLetters.offer }),
      ),
    ),
    http.post(
      `${hostAddress}/applicants/moves`,
      noted('moves', () => HttpResponse.json({ results: [{ id: 'nadia', done: true }] })),
    ),
    http.post(
      `${hostAddress}/applicants/letters`,
      noted('letters', () =>
        HttpResponse.json({
          results: [
            { id: 'nadia', done: true },
            { id: 'omar', done: false, message: 'This application was withdrawn' },
          ],
        }),
      ),
    ),
    http.put(
      `${hostAddress}/applicants/:id/interview`,
      noted('interview', () => HttpResponse.json(anApplicant('Nadia Saab'))),
    ),
    http.delete(
      `${hostAddress}/applicants/:id/pending`,
      noted('pending', () => HttpResponse.json(anApplicant('Nadia Saab'))),
    ),
  );
  return sent;
};
/** Waits for the dialog with its fields: a placeholder dialog is shown while the templates load. */
const dialog = (name: string) =>
  waitFor(() => {
    const found = within(screen.getByRole('dialog', { name }));
    found.getAllByRole('textbox');
    return found;
  });
const choose = async (item: string) => {
  await userEvent.click(within(await panel()).getByRole('button', { name: 'Email' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

test('not selected with an email, told in three days: previewed with the names, sent with the move', async () => {
  stubApplicants(three());
  const sent = stubLetters();
  open('?applicant=nadia');
  await heading('Nadia Saab');
  await choose('Not selected with an email…');
  const form = await dialog('Tell Nadia Saab they weren’t selected');
  const preview = within(form.getByText('As Nadia Saab will read it').closest('section')!); // its heading is there
  expect(preview.getByText(/^Hello Nadia,/)).toBeVisible();
  await userEvent.clear(form.getByLabelText('Message'));
  fireEvent.change(form.getByLabelText('Message'), {
    target: { value: 'Sorry, {firstName}. {sender}' },
  });
  await waitFor(() => expect(preview.getByText('Sorry, Nadia. Mona Khalil')).toBeVisible());
  await userEvent.selectOptions(form.getByLabelText('Send'), 'In 3 days');
  expect(form.getByText(/nothing changes for the applicant/)).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('The email goes out later')).toBeVisible();
  expect(sent).toEqual([
    {
      call: 'moves',
      body: {
        applications: [{ id: 'nadia', state: 'opened' }],
        move: 'reject',
        letter: {
          subject: 'Your application for {jobtitle}',
          body: 'Sorry, {firstName}. {sender}',
        },
        delayDays: 3,
      },
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a letter that the host refuses stays, with the reason at its field', async () => {
  muteErrors();
  stubApplicants(three());
  stubLetters();
  testHost.use(
    http.post(`${hostAddress}/applicants/letters`, () =>
      HttpResponse.json({ message: 'We don’t know {name}.', field: 'body' }, { status: 400 }),
    ),
  );
  open('?applicant=nadia');
  await heading('Nadia Saab');
  await choose('Write a message…');
  const form = await dialog('Write to Nadia Saab');
  fireEvent.change(form.getByLabelText('Message'), { target: { value: 'Dear {name}' } });
  await userEvent.click(form.getByRole('button', { name: 'Send' }));
  expect(await form.findByText('We don’t know {name}.')).toBeVisible();
  expect(form.getByLabelText('Message')).toHaveValue('Dear {name}');
});

test('an invitation has times to choose from, in the reader’s own time', async () => {
  jest.useFakeTimers({
    now: new Date('2026-01-10T12:00:00Z'),
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'queueMicrotask',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'setImmediate',
      'nextTick',
    ],
  });
  stubApplicants(three());
  const sent = stubLetters();
  open('?applicant=nadia');
  await heading('Nadia Saab');
  await userEvent.click(within(await panel()).getByRole('button', { name: 'Invite to interview' }));
  const form = await dialog('Invite to interview');
  fireEvent.change(form.getByLabelText('Time 1'), { target: { value: '2026-01-13T10:00' } });
  fireEvent.change(form.getByLabelText('Time 2'), { target: { value: '2026-01-09T10:00' } });
  await userEvent.click(form.getByRole('button', { name: 'Remove time 3' }));
  await userEvent.click(form.getByRole('button', { name: 'Send invitation' }));
  expect(form.getByText('Say where you’ll meet')).toBeVisible();
  await userEvent.type(form.getByLabelText('Where'), 'Main entrance');
  await userEvent.click(form.getByRole('button', { name: 'Send invitation' }));
  expect(await form.findByText('Choose times in the future')).toBeVisible();
  expect(sent).toEqual([]);
  fireEvent.change(form.getByLabelText('Time 2'), { target: { value: '2026-01-14T14:30' } });
  await userEvent.click(form.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('The invitation was sent')).toBeVisible();
  expect(sent).toEqual([
    {
      call: 'interview',
      body: {
        kind: 'onSite',
        minutes: 45,
        place: 'Main entrance',
        message: '',
        times: [
          new Date('2026-01-13T10:00').toISOString(),
          new Date('2026-01-14T14:30').toISOString(),
        ],
        timeZone: 'UTC',
      },
    },
  ]);
  jest.useRealTimers();
});

/** Nadia will be notified in three days that she wasn't selected. */
const withWaitingLetter = () => {
  const [nadia, ...others] = three();
  if (!nadia) throw new Error('Nobody is there.');
  return [
    {
      ...nadia,
      state: 'notSelected' as const,
      pendingState: 'notSelected' as const,
      pendingAt: '2026-01-13T15:00:00.000Z',
    },
    ...others,
  ];
};

test('a decision that waits says when it is told, and can be taken back', async () => {
  stubApplicants(withWaitingLetter());
  const sent = stubLetters();
  open('?applicant=nadia');
  await heading('Nadia Saab');
  expect(within(await panel()).getByText(/The email goes out Tue, Jan 13/)).toBeVisible();
  await userEvent.click(within(await panel()).getByRole('button', { name: 'Take it back' }));
  expect(await screen.findByText('Nothing was sent')).toBeVisible();
  expect(sent).toEqual([{ call: 'pending', body: null }]);
});

test('a move that deletes a waiting letter is asked about, and has no Undo', async () => {
  const sent = stubApplicants(withWaitingLetter());
  open('?applicant=nadia');
  await heading('Nadia Saab');
  const asked = async (answer: string) => {
    const question = await screen.findByRole('alertdialog', {
      name: 'Delete the email to Nadia Saab?',
    });
    await userEvent.click(within(question).getByRole('button', { name: answer }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  };
  const moves = () => sent.filter(({ path }) => path === 'moves');
  await press('s');
  await asked('Cancel');
  expect(moves()).toEqual([]);
  expect(within(await panel()).getByText(/The email goes out Tue, Jan 13/)).toBeVisible();
  await press('s');
  await asked('Delete and move');
  const toast = await screen.findByText('Nadia Saab moved to Shortlisted');
  expect(
    within(toast.parentElement ?? document.body).queryByRole('button', { name: 'Undo' }),
  ).not.toBeInTheDocument();
  expect(screen.queryByText(/The email goes out/)).not.toBeInTheDocument();
  await press('u');
  expect(moves()).toHaveLength(1);
});

test('several moved at once: Undo brings back those who had no waiting letter', async () => {
  const sent = stubApplicants(withWaitingLetter());
  open();
  await screen.findByText(/^3 applicants/);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await press('s');
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Delete and move' }));
  const toast = await screen.findByText('3 applicants moved to Shortlisted');
  await userEvent.click(
    within(toast.parentElement ?? document.body).getByRole('button', { name: 'Undo' }),
  );
  expect(await screen.findByText('Undone: 2 applicants moved back')).toBeVisible();
  expect(sent.at(-1)).toEqual({
    path: 'moves',
    body: {
      move: 'reconsider',
      applications: ['omar', 'lina'].map((id) => ({ id, state: 'shortlisted' })),
    },
  });
});

test('templates: one’s own words, and back to ours', async () => {
  stubApplicants(three());
  const sent = stubLetters();
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Email templates' }));
  const form = await dialog('Email templates');
  expect(form.getByLabelText('Subject')).toHaveValue('Your application for {jobtitle}');
  fireEvent.change(form.getByLabelText('Subject'), { target: { value: 'Sorry, {firstName}' } });
  // changes are discarded only after confirmation
  const answerOffer = async (answer: string) => {
    await userEvent.selectOptions(form.getByLabelText('Email'), 'Offer');
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await userEvent.click(within(question).getByRole('button', { name: answer }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
  };
  await answerOffer('Stay');
  expect(form.getByLabelText('Email')).toHaveValue('reject');
  expect(form.getByLabelText('Subject')).toHaveValue('Sorry, {firstName}');
  await answerOffer('Leave');
  expect(form.getByLabelText('Subject')).toHaveValue(defaultLetters.offer.subject);
  await userEvent.click(form.getByRole('button', { name: 'Reset to our text' }));
  expect(await screen.findByText('The template was reset')).toBeVisible();
  fireEvent.change(form.getByLabelText('Subject'), { target: { value: 'Welcome, {firstName}' } });
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The template is saved')).toBeVisible();
  expect(sent.map(({ call }) => call)).toEqual(['reset', 'template']);
});
