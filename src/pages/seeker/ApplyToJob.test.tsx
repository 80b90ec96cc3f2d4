import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { aJob, aJobSeeker, anEmployer } from '@/test/fixtures';
import { main } from '@/test/page';
import { renderApp } from '@/test/renderApp';
import { hostAddress, specHost, testHost } from '@/test/server';

const session = { userRole: 'jobseeker', usernamejobseek: 'sam.roe' };
const sendButton = () => main().findByRole('button', { name: 'Send Email' });
const application = {
  _id: 'a-1',
  jobId: 'job-1',
  jobtitle: 'Registered Nurse',
  state: 'sent',
  createdAt: '2026-01-10T10:00:00.000Z',
};
/** A host that keeps applications; answers what was sent. */
const stubApplications = (answer?: () => Response) => {
  const bodies: unknown[] = [];
  const stored: unknown[] = [];
  testHost.use(
    http.get(`${hostAddress}/applications`, () => HttpResponse.json(stored)),
    http.post(`${hostAddress}/applications`, async ({ request }) => {
      bodies.push(await request.json());
      await delay(30);
      if (answer) return answer();
      stored.push(application);
      return HttpResponse.json(application, { status: 201 });
    }),
  );
  return bodies;
};

const expectMessage = ({ value: text }: HTMLTextAreaElement) => {
  for (const part of [
    'Sam Roe',
    '“Registered Nurse” at Lakeside Clinic',
    'http://localhost/singlejobdescription/jobdescription/job-1',
    'http://localhost/jobseekerppreadonly/sam.roe',
    'Email: sam@roe.example',
    'Phone: +1 555 0199',
  ])
    expect(text).toContain(part);
  return text;
};

test('the letter stands ready and can only be read; the mail program gets the same text', async () => {
  renderApp('/applyjob/job-1', { session });
  const subject = await main().findByLabelText('Subject');
  expect(subject).toHaveValue('Job Application');
  expect(subject).toHaveAttribute('readonly');
  const message = main().getByLabelText<HTMLTextAreaElement>('Message');
  expect(message).toHaveAttribute('readonly');
  const text = expectMessage(message);
  await waitFor(() =>
    expect(main().getByRole('link', { name: 'Open in your mail program' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:ann@lakeside\.example\?/),
    ),
  );
  const mail = new URL(
    main().getByRole('link', { name: 'Open in your mail program' }).getAttribute('href') ?? '',
  );
  expect(mail.searchParams.get('subject')).toBe('Job Application');
  expect(mail.searchParams.get('body')).toBe(text.replaceAll('\n', '\r\n'));
  expect(main().getByRole('link', { name: 'your profile' })).toHaveAttribute(
    'href',
    '/jobseekerpp/sam.roe',
  );
  expect(main().getByRole('link', { name: 'Registered Nurse' })).toHaveAttribute(
    'href',
    '/singlejobdescription/jobdescription/job-1',
  );
});

test('our own host stores it, once; then it is shown as sent', async () => {
  const bodies = stubApplications();
  renderApp('/applyjob/job-1', { session });
  const text = expectMessage(await main().findByLabelText<HTMLTextAreaElement>('Message'));
  await userEvent.dblClick(await sendButton());
  expect(await screen.findByText('Your application was sent')).toBeInTheDocument();
  expect(await main().findByText('Sent today, Jan 10, 2026')).toBeVisible();
  expect(main().queryByRole('button', { name: 'Send Email' })).not.toBeInTheDocument();
  expect(bodies).toEqual([{ jobId: 'job-1', message: text }]);
  expect(main().getByRole('link', { name: 'My job applications' })).toHaveAttribute(
    'href',
    '/jobseekerpp/sam.roe',
  );
});

test.each([
  [
    'applied before',
    () => HttpResponse.json({ message: 'You applied to this job already.' }, { status: 409 }),
    'You applied to this job already.',
  ],
  ['no network', () => HttpResponse.error(), 'Your application could not be sent. Try again.'],
] as const)('%s: said in place, and it can be tried again', async (_cause, answer, text) => {
  const errors = jest.spyOn(console, 'error').mockReturnValue();
  stubApplications(answer);
  renderApp('/applyjob/job-1', { session });
  await userEvent.click(await sendButton());
  expect(await main().findByRole('alert')).toHaveTextContent(text);
  expect(await sendButton()).toBeEnabled();
  errors.mockRestore();
});

test('a job of no employer: the button is disabled and says why', async () => {
  testHost.use(
    http.get(`${hostAddress}/jobdescriptions/jobdescriptions/:id`, () =>
      HttpResponse.json(aJob({ usernameEmployer: undefined })),
    ),
  );
  renderApp('/applyjob/job-1', { session });
  const button = await sendButton();
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription(/names no employer/);
  expect(main().getByRole('link', { name: 'Open in your mail program' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:\?/),
  );
});

test('on a spec host the button only logs, and nothing says more', async () => {
  const asked: string[] = [];
  const listen = ({ request }: { request: Request }) => {
    asked.push(`${request.method} ${new URL(request.url).pathname}`);
  };
  testHost.events.on('request:start', listen);
  testHost.use(
    http.get(`${specHost.apiHost}/jobdescriptions/jobdescriptions/:id`, () =>
      HttpResponse.json([aJob()]),
    ),
    http.get(`${specHost.apiHost}/jobseeker/jobseekers/username/:name`, () =>
      HttpResponse.json(aJobSeeker()),
    ),
    http.get(`${specHost.apiHost}/employer/employers/username/:name`, () =>
      HttpResponse.json({ data: anEmployer() }),
    ),
  );
  const log = jest.spyOn(console, 'log').mockReturnValue();
  renderApp('/applyjob/job-1', { session, config: specHost });
  await userEvent.click(await sendButton());
  expect(log).toHaveBeenCalledWith('Send Email:', expect.stringContaining('Sam Roe'));
  expect(main().queryByText(/was sent|^Sent/)).not.toBeInTheDocument();
  expect(
    main().getByText(
      'This job board sends no mail itself. Open the message in your mail program to send it.',
    ),
  ).toBeVisible();
  expect(asked.filter((call) => call.startsWith('POST'))).toEqual([]);
  log.mockRestore();
  testHost.events.removeListener('request:start', listen);
});

test('a job that is gone says so', async () => {
  const errors = jest.spyOn(console, 'error').mockReturnValue();
  testHost.use(
    http.get(`${hostAddress}/jobdescriptions/jobdescriptions/:id`, () =>
      HttpResponse.json({ message: 'No such job' }, { status: 404 }),
    ),
  );
  renderApp('/applyjob/gone', { session });
  expect(await screen.findByText('No job description found')).toBeVisible();
  errors.mockRestore();
});
