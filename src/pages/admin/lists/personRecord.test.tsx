import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { PersonRecord } from '@/api/jobBoardApi';
import { answerGet, openAsAdmin } from '@/test/adminApp';
import { holdAnswer } from '@/test/host/holdAnswer';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { muteErrors } from '@/test/page';

const record: PersonRecord = {
  _id: 's-1',
  role: 'jobseeker',
  username: 'sam.roe',
  name: 'Sam Roe',
  companyName: '',
  email: 'sam@mail.example',
  emailConfirmed: false,
  createdAt: '2025-03-04T09:00:00.000Z',
  suspendedAt: '2026-01-10T09:00:00.000Z',
  suspensionReason: 'Insults',
  counts: [
    { state: 'sent', count: 3 },
    { state: 'withdrawn', count: 1 },
  ],
  latest: [{ jobId: 'j-1', jobtitle: 'Baker', state: 'sent', at: '2026-01-09T09:00:00.000Z' }],
  reportsAbout: {
    total: 1,
    items: [
      {
        _id: 'r-1',
        caseId: 'c-1',
        reason: 'harassment',
        note: 'Very rude',
        jobtitle: 'Cook',
        createdAt: '2026-01-09T09:00:00.000Z',
        isOpen: true,
      },
    ],
  },
  reportsBy: { total: 0, items: [] },
  signals: [
    {
      signal: 'copiedMessages',
      count: 16,
      example: 'Dear employer',
      firstAt: '2026-01-09T09:00:00.000Z',
      lastAt: '2026-01-09T09:00:00.000Z',
    },
  ],
  decisions: [],
  sessions: { count: 2, seenAt: '2026-01-09T09:00:00.000Z' },
  mails: [{ kind: 'passwordReset', state: 'sent', at: '2026-01-09T09:00:00.000Z' }],
  audit: [
    {
      _id: '1',
      at: '2026-01-09T09:00:00.000Z',
      actorRole: 'jobseeker',
      actorId: 's-1',
      actor: 'sam.roe',
      action: 'resetPassword',
      record: 'sam.roe',
      recordId: 's-1',
      recordRole: 'jobseeker',
      before: null,
      after: null,
    },
  ],
};

test('a person’s record: account, applications, reports with their cases, mails and log', async () => {
  answerGet('/admin/people/jobseeker/s-1', () => record);
  openAsAdmin('/people/jobseeker/s-1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Sam Roe' })).toBeVisible();
  const account = within(screen.getByRole('region', { name: 'Account' }));
  expect(account.getByText('sam@mail.example (not confirmed)')).toBeVisible();
  expect(account.getByText(/^2 devices, last seen/)).toBeVisible();
  expect(account.getByText('Suspended. Reason: Insults')).toBeVisible();
  const work = within(screen.getByRole('region', { name: 'Applications' }));
  expect(work.getByText('New: 3')).toBeVisible();
  expect(work.getByText(/Withdrawn: 1/)).toBeVisible();
  expect(work.getByRole('link', { name: 'Baker' })).toHaveAttribute(
    'href',
    '/singlejobdescription/jobdescription/j-1',
  );
  const about = within(screen.getByRole('region', { name: 'Reports about them' }));
  expect(about.getByText('Very rude')).toBeVisible();
  expect(about.getByRole('link', { name: 'Cook' })).toHaveAttribute('href', '/reports?case=c-1');
  expect(
    within(screen.getByRole('region', { name: 'Emails to them' })).getByText('Password reset'),
  ).toBeVisible();
  const signals = within(screen.getByRole('region', { name: 'Signs of abuse' }));
  expect(signals.getByText('Sent the same message to 16 people in a day')).toBeVisible();
  expect(signals.getByText('Dear employer')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Restore sam.roe' })).toBeVisible();
  expect(within(screen.getByRole('table')).getByText('Reset password')).toBeVisible();
});

test('the counts of an employer’s jobs lead to its company’s jobs in that state', async () => {
  answerGet('/admin/people/employer/s-1', () => ({
    ...record,
    role: 'employer',
    companyName: 'Mill & Co',
    counts: [{ state: 'live', count: 12 }],
  }));
  answerGet('/company/job-sources', () => []);
  openAsAdmin('/people/employer/s-1');
  expect(await screen.findByRole('link', { name: /: 12$/ })).toHaveAttribute(
    'href',
    '/removejob?status=live&company=Mill+%26+Co',
  );
});

test('an employer’s imports, and one more for it', async () => {
  const employer = { ...record, role: 'employer' as const, suspendedAt: undefined };
  const asked: (string | null)[] = [];
  answerGet('/admin/people/employer/s-1', () => employer);
  answerGet('/company/job-sources', (query) => {
    asked.push(query.get('employerId'));
    return [];
  });
  const sent: unknown[] = [];
  testHost.use(
    http.post(`${hostAddress}/company/job-source-previews`, async ({ request }) => {
      sent.push(Object.fromEntries(await request.formData()));
      return HttpResponse.json({ message: 'We couldn’t find this website' }, { status: 400 });
    }),
  );
  muteErrors();
  openAsAdmin('/people/employer/s-1');
  await userEvent.click(await screen.findByText('Import jobs for this employer'));
  const url = 'https://mill.example/jobs.csv';
  await userEvent.type(screen.getByLabelText('Web address'), url);
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByText('We couldn’t find this website')).toBeVisible();
  expect(sent).toEqual([{ employerId: 's-1', kind: 'csv', url }]);
  expect(asked).toEqual(['s-1']);
});

test('what adds an import is there once the list above it is, and doesn’t move', async () => {
  answerGet('/admin/people/employer/s-1', () => ({
    ...record,
    role: 'employer',
    suspendedAt: undefined,
  }));
  const answer = holdAnswer('/company/job-sources');
  openAsAdmin('/people/employer/s-1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Sam Roe' })).toBeVisible();
  expect(screen.queryByText('Import jobs for this employer')).not.toBeInTheDocument();
  answer(() => HttpResponse.json([]));
  expect(await screen.findByText('Import jobs for this employer')).toBeVisible();
});

test('nothing is imported for a suspended employer', async () => {
  answerGet('/admin/people/employer/s-1', () => ({ ...record, role: 'employer' }));
  answerGet('/company/job-sources', () => []);
  openAsAdmin('/people/employer/s-1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Sam Roe' })).toBeVisible();
  expect(screen.queryByText('Import jobs for this employer')).not.toBeInTheDocument();
});

test('an account that isn’t there, an odd address, and a spec host', async () => {
  testHost.use(
    http.get(`${hostAddress}/admin/people/jobseeker/s-1`, () =>
      HttpResponse.json({ message: 'Not found' }, { status: 404 }),
    ),
  );
  const { unmount } = openAsAdmin('/people/jobseeker/s-1');
  expect(await screen.findByRole('heading', { name: 'No such account' })).toBeVisible();
  unmount();
  const odd = openAsAdmin('/people/admin/s-1');
  expect(await screen.findByRole('heading', { name: 'No such account' })).toBeVisible();
  odd.unmount();
  openAsAdmin('/people/jobseeker/s-1', specHost);
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Sam Roe');
});
