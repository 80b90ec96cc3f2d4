import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import type { Application, JobQuestion } from '@/api/jobBoardApi';
import { aJob, anApplication, applicationDetails, aResume } from '@/test/fixtures';
import { hostAddress, testHost } from '@/test/host/server';
import { main } from '@/test/page';
import { pressTwice } from '@/test/pressTwice';
import { renderApp } from '@/test/renderApp';

const session = { userRole: 'jobseeker', usernamejobseek: 'sam.roe' };
const sendButton = () => main().findByRole('button', { name: 'Send Email' });
const sentHeading = () =>
  screen.findByRole('heading', { level: 1, name: 'Your application was sent' });
/** A host that stores applications; returns the bodies sent. */
const stubApplications = (answer?: () => Response) => {
  const bodies: unknown[] = [];
  const stored: Application[] = [];
  const sentNow = anApplication({ createdAt: '2026-01-10T10:00:00.000Z' });
  testHost.use(
    http.get(`${hostAddress}/applications`, () => HttpResponse.json(stored)),
    http.get(`${hostAddress}/applications/a-1`, () =>
      HttpResponse.json(applicationDetails({ ...sentNow, dueAt: '2026-01-15T10:00:00.000Z' })),
    ),
    http.post(`${hostAddress}/applications`, async ({ request }) => {
      bodies.push(await request.json());
      await delay(30);
      if (answer) return answer();
      stored.push(sentNow);
      return HttpResponse.json(sentNow, { status: 201 });
    }),
  );
  return bodies;
};
const stubJob = (changes: Parameters<typeof aJob>[0]) =>
  testHost.use(
    http.get(`${hostAddress}/jobdescriptions/jobdescriptions/:id`, () =>
      HttpResponse.json(aJob(changes)),
    ),
  );
const stubResumes = (
  resumes = [
    aResume(),
    aResume({
      _id: 'cv-2',
      name: 'short.docx',
      kind: 'docx',
      isDefault: false,
      lastSentAt: '2026-01-02T10:00:00.000Z',
    }),
  ],
) => testHost.use(http.get(`${hostAddress}/resumes`, () => HttpResponse.json(resumes)));

const questions: JobQuestion[] = [
  { id: 'q-1', kind: 'yesNo', text: 'Can you work nights?', required: true },
  {
    id: 'q-2',
    kind: 'choice',
    text: 'Which ward?',
    required: false,
    choices: ['Surgery', 'Heart'],
  },
  { id: 'q-3', kind: 'text', text: 'Why this clinic?', required: true },
  { id: 'q-4', kind: 'number', text: 'Years on a ward?', required: false },
];

const parts = [
  'Sam Roe',
  '“Registered Nurse” at Lakeside Clinic',
  'http://localhost/singlejobdescription/jobdescription/job-1',
  'http://localhost/jobseekerppreadonly/sam.roe',
  'Email: sam@roe.example',
  'Phone: +1 555 0199',
];

test('the letter can only be read, links are words; the mail program gets the addresses', async () => {
  renderApp('/applyjob/job-1', { session });
  const subject = await main().findByLabelText('Subject');
  expect(subject).toHaveValue('Job Application');
  expect(subject).toHaveAttribute('readonly');
  const message = main().getByRole('textbox', { name: 'Message' });
  expect(message).toHaveAttribute('aria-readonly', 'true');
  expect(message).toHaveTextContent('My name is Sam Roe.');
  expect(message).not.toHaveTextContent('http');
  const link = (name: string) =>
    [...message.querySelectorAll('a')].find(({ textContent }) => textContent === name);
  expect(link('Registered Nurse')).toHaveAttribute(
    'href',
    '/singlejobdescription/jobdescription/job-1',
  );
  expect(link('Sam Roe')).toHaveAttribute('href', '/jobseekerppreadonly/sam.roe');
  const program = () => main().getByRole('link', { name: 'Open in your email program' });
  await waitFor(() =>
    expect(program()).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:ann@lakeside\.example\?/),
    ),
  );
  const mail = new URL(program().getAttribute('href') ?? '');
  expect(mail.searchParams.get('subject')).toBe('Job Application');
  for (const part of parts) expect(mail.searchParams.get('body')).toContain(part);
  expect(main().getByText('Ann Lee, Lakeside Clinic')).toBeVisible();
  expect(main().getByRole('link', { name: 'your profile' })).toHaveAttribute(
    'href',
    '/jobseekerpp/sam.roe',
  );
});

test('sends letter, default CV, note, answers and source once; then what happens next', async () => {
  const bodies = stubApplications();
  stubResumes();
  stubJob({
    questions,
    status: 'live',
    expiresAt: '2026-02-01T10:00:00.000Z',
    answersWithin: 5,
  });
  testHost.use(
    http.get(`${hostAddress}/employers/:usernameEmployer/promise`, () =>
      HttpResponse.json({ due: 48, kept: 46 }),
    ),
  );
  renderApp('/applyjob/job-1', { session });
  expect(await main().findByRole('radio', { name: 'sam-roe.pdf' })).toBeChecked();
  expect(main().getByText('212 kB · uploaded Dec 28, 2025')).toBeVisible();
  expect(main().getByText(/We keep your application until Aug 1/)).toBeVisible();
  expect(main().getByText('Answers within 5 days')).toBeVisible();
  expect(await main().findByText(/kept this promise 46 of 48 times/)).toBeVisible();
  expect(main().getByText('The CV you picked, as it is today')).toBeVisible();
  expect(main().getByText('Not your other CV')).toBeVisible();
  await userEvent.type(main().getByLabelText(/^A note to Lakeside Clinic/), 'I live next door.');
  await userEvent.click(main().getByRole('radio', { name: 'Yes' }));
  await userEvent.type(main().getByLabelText('Why this clinic?'), 'The calm ward.');
  await userEvent.type(main().getByLabelText('Years on a ward? (optional)'), '6');
  await pressTwice(await sendButton());
  expect(await sentHeading()).toHaveFocus();
  expect(bodies).toEqual([
    {
      jobId: 'job-1',
      message: expect.stringContaining(parts[2] ?? ''),
      resumeId: 'cv-1',
      note: 'I live next door.',
      answers: [
        { questionId: 'q-1', answer: 'yes' },
        { questionId: 'q-3', answer: 'The calm ward.' },
        { questionId: 'q-4', answer: '6' },
      ],
      source: 'link',
    },
  ]);
  expect(main().getByRole('link', { name: 'Track this application' })).toHaveAttribute(
    'href',
    '/myapplications/a-1',
  );
  expect(await main().findByText('by Thu, Jan 15')).toBeVisible();
  for (const name of ['What happens next', 'What you sent'])
    expect(main().getByRole('heading', { level: 2, name })).toBeVisible();
  expect(localStorage.getItem('draft:sam.roe:apply:job-1')).toBeNull();
});

test('required questions are checked before anything is sent; the host’s refusal is shown with them', async () => {
  const errors = jest.spyOn(console, 'error').mockReturnValue();
  const refusal = 'Check your answer to “Why this clinic?”';
  const bodies = stubApplications(() =>
    HttpResponse.json({ message: refusal, field: 'answers' }, { status: 400 }),
  );
  stubJob({ questions });
  renderApp('/applyjob/job-1', { session });
  await userEvent.click(await sendButton());
  expect(main().getAllByText('Answer this question')).toHaveLength(2);
  expect(main().getByRole('radio', { name: 'Yes' })).toHaveFocus();
  expect(bodies).toEqual([]);
  await userEvent.click(main().getByRole('radio', { name: 'No' }));
  await userEvent.type(main().getByLabelText('Why this clinic?'), 'Because.');
  await userEvent.click(await sendButton());
  expect(await main().findByRole('alert')).toHaveTextContent(refusal);
  expect(main().getByLabelText('Why this clinic?')).toHaveValue('Because.');
  errors.mockRestore();
});

test('a CV uploaded on the spot is chosen and goes along; another or none can be picked', async () => {
  const bodies = stubApplications();
  const resumes = [aResume()];
  stubResumes(resumes);
  testHost.use(
    http.post(`${hostAddress}/resumes`, () => {
      const stored = aResume({ _id: 'cv-9', name: 'new.pdf', isDefault: false });
      resumes.push(stored);
      return HttpResponse.json(stored, { status: 201 });
    }),
  );
  const { container } = renderApp('/applyjob/job-1', { session });
  await userEvent.click(await main().findByRole('radio', { name: 'No CV' }));
  expect(main().queryByText('The CV you picked, as it is today')).not.toBeInTheDocument();
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  await userEvent.upload(input!, new File(['%PDF-1.4'], 'new.pdf', { type: 'application/pdf' }));
  expect(await main().findByRole('radio', { name: 'new.pdf' })).toBeChecked();
  await userEvent.click(await sendButton());
  await sentHeading();
  expect(bodies).toEqual([expect.objectContaining({ resumeId: 'cv-9' })]);
});

test('unsent text survives leaving the page and a lost connection', async () => {
  const errors = jest.spyOn(console, 'error').mockReturnValue();
  stubApplications(() => HttpResponse.error());
  stubResumes();
  stubJob({ questions });
  const first = renderApp('/applyjob/job-1', { session });
  await userEvent.click(await main().findByRole('radio', { name: 'short.docx' }));
  await userEvent.type(main().getByLabelText(/^A note to/), 'Half a note');
  await userEvent.click(main().getByRole('radio', { name: 'No' }));
  await userEvent.type(main().getByLabelText('Why this clinic?'), 'Calm');
  await userEvent.click(await sendButton());
  expect(await main().findByRole('alert')).toHaveTextContent(
    'Your application couldn’t be sent. Everything you typed is still here. Try again.',
  );
  expect(await sendButton()).not.toHaveAttribute('aria-disabled');
  first.unmount();
  renderApp('/applyjob/job-1', { session });
  expect(await main().findByLabelText(/^A note to/)).toHaveValue('Half a note');
  expect(await main().findByRole('radio', { name: 'short.docx' })).toBeChecked();
  expect(main().getByRole('radio', { name: 'No' })).toBeChecked();
  expect(main().getByLabelText('Why this clinic?')).toHaveValue('Calm');
  errors.mockRestore();
});

test('the note’s counter speaks near the limit, and a longer note is stopped', async () => {
  const bodies = stubApplications();
  renderApp('/applyjob/job-1', { session });
  const note = await main().findByLabelText(/^A note to/);
  expect(main().getByText('0 of 2,000')).toHaveAttribute('aria-live', 'off');
  await userEvent.click(note);
  await userEvent.paste('x'.repeat(1990));
  expect(main().getByText('10 characters left')).toHaveAttribute('aria-live', 'polite');
  await userEvent.paste('x'.repeat(20));
  expect(main().getByText('10 characters too many')).toBeVisible();
  await userEvent.click(await sendButton());
  expect(main().getByText('Keep it to 2,000 characters')).toBeVisible();
  expect(note).toHaveFocus();
  expect(bodies).toEqual([]);
});

test('applied before: says so with a link; withdrawn while it is live, the form again', async () => {
  testHost.use(http.get(`${hostAddress}/applications`, () => HttpResponse.json([anApplication()])));
  const { unmount } = renderApp('/applyjob/job-1', { session });
  expect(await main().findByText('You applied on Jan 9')).toBeVisible();
  expect(main().getByRole('link', { name: 'See your application' })).toHaveAttribute(
    'href',
    '/myapplications/a-1',
  );
  expect(main().queryByRole('button', { name: 'Send Email' })).not.toBeInTheDocument();
  unmount();
  testHost.use(
    http.get(`${hostAddress}/applications`, () =>
      HttpResponse.json([anApplication({ state: 'withdrawn', mayApplyAgain: true })]),
    ),
  );
  renderApp('/applyjob/job-1', { session });
  expect(await sendButton()).toBeEnabled();
});

test.each([
  ['a second application', 409, 'You’ve already applied for this job.', ''],
  [
    'a job that ended meanwhile',
    404,
    'This job no longer takes applications.',
    ' What you wrote is kept on this page.',
  ],
])(
  '%s is refused in clear words, and what was written stays',
  async (_what, status, message, more) => {
    const errors = jest.spyOn(console, 'error').mockReturnValue();
    stubApplications(() => HttpResponse.json({ message, field: 'jobId' }, { status }));
    renderApp('/applyjob/job-1', { session });
    await userEvent.type(await main().findByLabelText(/^A note to/), 'Half a note');
    await userEvent.click(await sendButton());
    expect((await main().findByRole('alert')).textContent).toBe(`${message}${more}`);
    expect(main().getByLabelText(/^A note to/)).toHaveValue('Half a note');
    expect(localStorage.getItem('draft:sam.roe:apply:job-1')).toContain('Half a note');
    errors.mockRestore();
  },
);

test('a job of no employer: the button is disabled and says why', async () => {
  stubJob({ usernameEmployer: undefined });
  renderApp('/applyjob/job-1', { session });
  const button = await sendButton();
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription(/can’t apply through/);
  expect(main().getByRole('link', { name: 'Open in your email program' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:\?/),
  );
});
