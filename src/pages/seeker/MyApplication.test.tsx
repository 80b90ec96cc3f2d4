import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { ApplicationDetails, Interview } from '@/api/jobBoardApi';
import { applicationDetails } from '@/test/fixtures';
import { holdAnswer } from '@/test/host/holdAnswer';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { main } from '@/test/page';
import { pressTwice } from '@/test/pressTwice';
import { renderApp } from '@/test/renderApp';

const session = { userRole: 'jobseeker', usernamejobseek: 'sam.roe' };
const address = `${hostAddress}/applications/a-1`;
const threadAddress = `${hostAddress}/threads/a-1`;

/** A host with one application, which changes with the calls. */
const stubApplication = (changes: Partial<ApplicationDetails> = {}) => {
  const stored = { current: applicationDetails(changes) };
  const calls: string[] = [];
  testHost.use(
    http.get(address, () => HttpResponse.json(stored.current)),
    http.post(`${threadAddress}/read`, () => {
      calls.push('read');
      stored.current = { ...stored.current, unread: 0 };
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(`${threadAddress}/messages`, async ({ request }) => {
      const { text } = (await request.json()) as { text: string }; // the app's own body
      calls.push(text);
      const message = {
        _id: `m-${calls.length}`,
        from: 'jobseeker',
        name: 'Sam Roe',
        text,
        createdAt: '2026-01-10T11:00:00.000Z',
      } as const;
      stored.current = { ...stored.current, messages: [...stored.current.messages, message] };
      return HttpResponse.json(message, { status: 201 });
    }),
    http.post(`${address}/withdrawal`, () => {
      calls.push('withdrawn');
      const { cv: _cv, ...rest } = stored.current;
      stored.current = {
        ...rest,
        state: 'withdrawn',
        movedAt: '2026-01-10T11:30:00.000Z',
        mayWithdraw: false,
        mayApplyAgain: true,
        history: [...rest.history, { kind: 'withdrawn', at: '2026-01-10T11:30:00.000Z' }],
      };
      return HttpResponse.json(stored.current);
    }),
  );
  return { calls, stored };
};
const open = () => renderApp('/myapplications/a-1', { session });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const region = (name: string) => within(main().getByRole('region', { name }));

const whole: Partial<ApplicationDetails> = {
  state: 'interview',
  note: 'I live next door.',
  message:
    'Hello,\n\nMy name is Sam Roe.\n\nThe job: http://localhost/singlejobdescription/jobdescription/job-1\nMy profile: http://localhost/jobseekerppreadonly/sam.roe\n\nBest regards,\nSam Roe',
  answers: [
    { questionId: 'q-1', question: 'Can you work nights?', answer: 'yes' },
    { questionId: 'q-2', question: 'Why this clinic?', answer: 'It is calm.' },
  ],
  cv: { name: 'sam-roe.pdf', kind: 'pdf', size: 212_000 },
  history: [
    { kind: 'sent', at: '2026-01-06T10:00:00.000Z' },
    { kind: 'opened', at: '2026-01-07T10:00:00.000Z', name: 'Ann Lee' },
    { kind: 'cvOpened', at: '2026-01-07T10:02:00.000Z', name: 'Ann Lee' },
    { kind: 'shortlisted', at: '2026-01-08T10:00:00.000Z', name: 'Ann Lee' },
    { kind: 'opened', at: '2026-01-08T11:00:00.000Z', name: 'Ann Lee' },
    { kind: 'interview', at: '2026-01-10T09:00:00.000Z', name: 'Ann Lee' },
  ],
};

test('shows the job, the state, everything that happened and what was sent', async () => {
  stubApplication(whole);
  open();
  expect(await heading('Registered Nurse')).toBeVisible();
  expect(document.title).toBe('Registered Nurse, your application · Jobline');
  expect(main().getByText('Interview')).toBeVisible();
  const events = region('Timeline')
    .getAllByRole('listitem')
    .map((item) => [...item.querySelectorAll('b, .when, .who')].map((part) => part.textContent));
  const at = (day: string, moment: string) =>
    `${day}, ${new Date(moment).toLocaleTimeString('en-US', { timeStyle: 'short' })}`;
  expect(events).toEqual([
    ['Sent', at('Jan 6', '2026-01-06T10:00:00.000Z')],
    ['Opened', at('Jan 7', '2026-01-07T10:00:00.000Z')],
    ['CV opened by Lakeside Clinic', at('Jan 7', '2026-01-07T10:02:00.000Z'), 'Ann Lee'],
    ['Shortlisted', at('Jan 8', '2026-01-08T10:00:00.000Z')],
    ['Back under review', at('Jan 8', '2026-01-08T11:00:00.000Z')],
    ['Invited to an interview', at('today', '2026-01-10T09:00:00.000Z')],
    ['Decision', 'still to come'],
  ]);
  const sent = region('What you sent');
  expect(sent.getByText('sam-roe.pdf')).toBeVisible();
  expect(sent.getByText('212 kB, as it was on Jan 9.')).toBeVisible();
  expect(sent.getByText('I live next door.')).toBeVisible();
  expect(sent.getByText('Yes')).toBeVisible();
  expect(sent.queryByText(/Best regards/)).not.toBeInTheDocument();
  await userEvent.click(sent.getByRole('button', { name: 'Read it all', expanded: false }));
  expect(sent.getByText(/Best regards/)).toBeVisible();
  expect(sent.getByRole('link', { name: 'Registered Nurse' })).toHaveAttribute(
    'href',
    '/singlejobdescription/jobdescription/job-1',
  );
  expect(region('Kept until Aug 9').getByText(/Then we delete it/)).toBeVisible();
});

test('a letter with an address that can’t be decoded is shown', async () => {
  stubApplication({ ...whole, message: 'See http://localhost/jobseekerppreadonly/100% for more' });
  open();
  expect(await heading('Registered Nurse')).toBeVisible();
});

test.each<[string, Partial<ApplicationDetails>, string]>([
  ['as it is', {}, '212 kB, 2 pages, as it was on Jan 9.'],
  [
    'replaced',
    { cvSince: 'replaced' },
    '212 kB, 2 pages, as it was on Jan 9. You’ve replaced it in your profile since; Lakeside Clinic still sees this one.',
  ],
  [
    'deleted',
    { cvSince: 'deleted', companyname: '' },
    '212 kB, 2 pages, as it was on Jan 9. You’ve deleted it from your profile since; the employer still sees this one.',
  ],
])(
  'the CV that was sent has its pages, and what became of it: %s',
  async (_since, changes, text) => {
    stubApplication({
      ...whole,
      cv: { name: 'sam-roe.pdf', kind: 'pdf', size: 212_000, pages: 2 },
      ...changes,
    });
    open();
    await heading('Registered Nurse');
    expect(region('What you sent').getByText(text)).toBeVisible();
  },
);

test('the head has the job’s pay and type', async () => {
  stubApplication({ employementtype: 'Full-time' });
  open();
  await heading('Registered Nurse');
  expect(
    main().getByText('Lakeside Clinic · Springfield · $3,900 - $5,200 a month · Full-time'),
  ).toBeVisible();
});

test('where an interview is held is a link only if it is an address of the web', async () => {
  const bookedAt = (place: string): Interview => ({
    state: 'booked',
    kind: 'video',
    minutes: 45,
    place,
    message: '',
    times: [],
    chosenAt: '2026-01-14T09:00:00.000Z',
  });
  stubApplication({ ...whole, interview: bookedAt('https://meet.example/abc') });
  const { unmount } = open();
  expect(await screen.findByRole('link', { name: 'https://meet.example/abc' })).toHaveAttribute(
    'href',
    'https://meet.example/abc',
  );
  unmount();
  stubApplication({ ...whole, interview: bookedAt('javascript:alert(1)') });
  open();
  expect(await screen.findByText('javascript:alert(1)')).toBeVisible();
  expect(screen.queryByRole('link', { name: /alert/ })).not.toBeInTheDocument();
});

test('the sent CV is downloaded under its name', async () => {
  stubApplication(whole);
  testHost.use(http.get(`${address}/cv`, () => HttpResponse.arrayBuffer(new ArrayBuffer(8))));
  const saved: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  open();
  await heading('Registered Nurse');
  await userEvent.click(region('What you sent').getByRole('button', { name: 'Download' }));
  expect(await screen.findByText('Downloaded sam-roe.pdf')).toBeInTheDocument();
  expect(saved).toEqual(['sam-roe.pdf']);
  click.mockRestore();
});

test('messages are marked read once shown; an answer is sent once, and unsent text survives', async () => {
  const { calls } = stubApplication({
    unread: 1,
    messages: [
      {
        _id: 'm-0',
        from: 'employer',
        name: 'Ann Lee',
        text: 'When can you start?',
        createdAt: '2026-01-09T12:00:00.000Z',
      },
    ],
  });
  const { unmount } = open();
  await heading('Registered Nurse');
  const thread = () => region('Messages');
  expect(thread().getByText('When can you start?')).toBeVisible();
  await waitFor(() => expect(calls).toEqual(['read']));
  await userEvent.type(thread().getByLabelText('Your message'), 'In March');
  unmount();
  open();
  await heading('Registered Nurse');
  expect(thread().getByLabelText('Your message')).toHaveValue('In March');
  await pressTwice(thread().getByRole('button', { name: 'Send' }));
  expect(await thread().findByText('In March', { selector: '.text' })).toBeVisible();
  expect(calls).toEqual(['read', 'In March']);
  expect(thread().getByLabelText('Your message')).toHaveValue('');
});

test('a message that could not be sent stays, and an empty one is stopped', async () => {
  const errors = jest.spyOn(console, 'error').mockReturnValue();
  stubApplication();
  testHost.use(http.post(`${threadAddress}/messages`, () => HttpResponse.error()));
  open();
  await heading('Registered Nurse');
  const thread = region('Messages');
  await userEvent.click(thread.getByRole('button', { name: 'Send' }));
  expect(thread.getByText('Write something first')).toBeVisible();
  await userEvent.type(thread.getByLabelText('Your message'), 'Hello');
  await userEvent.click(thread.getByRole('button', { name: 'Send' }));
  expect(await thread.findByRole('alert')).toHaveTextContent('It’s still here: try again.');
  expect(thread.getByLabelText('Your message')).toHaveValue('Hello');
  errors.mockRestore();
});

test('withdrawing asks, takes the CV back, ends the conversation and offers to apply again', async () => {
  const { calls } = stubApplication(whole);
  open();
  await heading('Registered Nurse');
  await userEvent.click(main().getByRole('button', { name: 'Withdraw application' }));
  const dialog = within(
    await screen.findByRole('alertdialog', {
      name: 'Withdraw your application for Registered Nurse?',
    }),
  );
  expect(dialog.getByText(/We take your CV back/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw application' }));
  // the page behind the dialog is inert until it closes
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(
    await main().findByText('You withdrew this application on Jan 10. Your CV was taken back.'),
  ).toBeVisible();
  expect(calls).toEqual(['withdrawn']);
  expect(main().getByRole('link', { name: 'Apply again' })).toHaveAttribute(
    'href',
    '/applyjob/job-1',
  );
  expect(region('What you sent').getByText('Taken back when you withdrew.')).toBeVisible();
  expect(main().queryByLabelText('Your message')).not.toBeInTheDocument();
  expect(main().queryByRole('button', { name: 'Withdraw application' })).not.toBeInTheDocument();
});

test.each([403, 404])(
  'one that is not there or not one’s own (%s) has a page of its own',
  async (status) => {
    const errors = jest.spyOn(console, 'error').mockReturnValue();
    testHost.use(http.get(address, () => HttpResponse.json({ message: 'No' }, { status })));
    open();
    expect(await heading('We couldn’t find this application')).toBeVisible();
    expect(main().getByRole('link', { name: 'My job applications' })).toHaveAttribute(
      'href',
      '/jobseekerpp/sam.roe',
    );
    errors.mockRestore();
  },
);

test('one that could not be read can be tried again', async () => {
  const errors = jest.spyOn(console, 'error').mockReturnValue();
  const answer = holdAnswer('/applications/a-1');
  open();
  await waitFor(() => expect(document.title).toBe('Your application · Jobline'));
  expect(main().getByText('Loading...')).toBeInTheDocument();
  answer(() => HttpResponse.error());
  expect(await heading('Your application can’t be shown right now')).toBeVisible();
  stubApplication();
  await userEvent.click(main().getByRole('button', { name: 'Try again' }));
  expect(await heading('Registered Nurse')).toBeVisible();
  errors.mockRestore();
});

test('on a spec host it asks nothing and is not there', async () => {
  renderApp('/myapplications/a-1', { session, config: specHost });
  expect(await heading('We couldn’t find this application')).toBeVisible();
});
