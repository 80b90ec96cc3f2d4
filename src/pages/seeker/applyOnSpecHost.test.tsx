import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aJob, aJobSeeker, anEmployer } from '@/test/fixtures';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { main } from '@/test/page';
import { renderApp } from '@/test/renderApp';

const session = { userRole: 'jobseeker', usernamejobseek: 'sam.roe' };
const sendButton = () => main().findByRole('button', { name: 'Send Email' });
const parts = [
  'Sam Roe',
  '“Registered Nurse” at Lakeside Clinic',
  'http://localhost/singlejobdescription/jobdescription/job-1',
  'http://localhost/jobseekerppreadonly/sam.roe',
  'Email: sam@roe.example',
  'Phone: +1 555 0199',
];

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
  const message = await main().findByLabelText<HTMLTextAreaElement>('Message');
  expect(message).toHaveAttribute('readonly');
  for (const part of parts) expect(message.value).toContain(part);
  await userEvent.click(await sendButton());
  expect(log).toHaveBeenCalledWith('Send Email:', expect.stringContaining('Sam Roe'));
  expect(main().queryByText(/was sent|^Sent/)).not.toBeInTheDocument();
  expect(
    main().getByText(
      'This job board doesn’t send email itself. Open the message in your email program to send it.',
    ),
  ).toBeVisible();
  expect(asked.filter((call) => call.startsWith('POST'))).toEqual([]);
  expect(asked.filter((call) => /resumes|applications/.test(call))).toEqual([]);
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
