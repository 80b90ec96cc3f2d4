import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { aJob } from '@/test/fixtures';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { pressTwice } from '@/test/pressTwice';
import { renderApp } from '@/test/renderApp';

const page = '/singlejobdescription/jobdescription/job-1';
const jobIs = (status: 'live' | 'draft') =>
  testHost.use(
    http.get(`${hostAddress}/jobdescriptions/jobdescriptions/:id`, () =>
      HttpResponse.json(aJob({ status })),
    ),
  );
const sent: unknown[] = [];
const answers = (status: number, body: object = { message: 'ok' }) =>
  testHost.use(
    http.post(`${hostAddress}/jobs/:jobId/reports`, async ({ request, params }) => {
      sent.push([params['jobId'], await request.json()]);
      await delay(20);
      return HttpResponse.json(body, { status });
    }),
  );
const open = async () => {
  jobIs('live');
  renderApp(page);
  await userEvent.click(await screen.findByRole('button', { name: 'Report this job' }));
  return within(await screen.findByRole('dialog', { name: 'What’s wrong with this job?' }));
};
beforeEach(() => sent.splice(0));

test('a reason is wanted, a note where it is something else; then it is sent once, and the focus is where it was', async () => {
  answers(201);
  const dialog = await open();
  const send = dialog.getByRole('button', { name: 'Send report' });
  await userEvent.click(send);
  expect(dialog.getByText('Choose a reason')).toBeVisible();
  expect(dialog.getAllByRole('radio')).toHaveLength(7);
  await userEvent.click(dialog.getByRole('radio', { name: 'Something else' }));
  expect(dialog.queryByText('Choose a reason')).not.toBeInTheDocument();
  await userEvent.click(send);
  expect(dialog.getByLabelText('What should we know?')).toHaveAccessibleDescription(
    /Say what’s wrong with the job/,
  );
  await userEvent.type(dialog.getByLabelText('What should we know?'), 'The clinic closed.');
  expect(dialog.getByText('982 characters left')).toBeVisible();
  await pressTwice(send);
  expect(await screen.findByText('Thank you. We’ll look at this job.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([['job-1', { reason: 'other', note: 'The clinic closed.' }]]);
  expect(screen.getByRole('button', { name: 'Report this job' })).toHaveFocus();
});

test('too many reports: the host’s words stand in the dialog, and what was typed stays', async () => {
  const errors = jest.spyOn(console, 'error').mockReturnValue();
  answers(429, { message: 'Too many reports; try again later' });
  const dialog = await open();
  await userEvent.click(dialog.getByRole('radio', { name: 'It’s a duplicate' }));
  await userEvent.type(dialog.getByLabelText('What should we know?'), 'Word for word');
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Too many reports; try again later');
  expect(dialog.getByLabelText('What should we know?')).toHaveValue('Word for word');
  expect(dialog.getByRole('radio', { name: 'It’s a duplicate' })).toBeChecked();
  errors.mockRestore();
});

test('nobody meets the trap for programs', async () => {
  const dialog = await open();
  expect(dialog.getAllByRole('textbox')).toHaveLength(1);
  const trap = document.querySelector('input[name="website"]');
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap?.closest('[aria-hidden]')).not.toBeNull();
});

test('what is not live is not reported, and a spec host takes no reports', async () => {
  jobIs('draft');
  const { unmount } = renderApp(page);
  expect(await screen.findByRole('heading', { level: 1, name: 'Registered Nurse' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Report this job' })).not.toBeInTheDocument();
  unmount();
  testHost.use(
    http.get(`${specHost.apiHost}/jobdescriptions/jobdescriptions/:id`, () =>
      HttpResponse.json(aJob({ status: 'live' })),
    ),
  );
  renderApp(page, { config: specHost });
  expect(await screen.findByRole('heading', { level: 1, name: 'Registered Nurse' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Report this job' })).not.toBeInTheDocument();
});

test('one’s own job is not reported; another employer’s is', async () => {
  jobIs('live');
  const asEmployer = (usernameEmployer: string) => ({
    session: { userRole: 'employer', usernameEmployer },
  });
  const { unmount } = renderApp(page, asEmployer('eve.day'));
  expect(await screen.findByText(/logged in as an employer/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Report this job' })).toBeVisible();
  unmount();
  renderApp(page, asEmployer('Ann.Lee'));
  expect(await screen.findByText('You posted this job')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Report this job' })).not.toBeInTheDocument();
});
