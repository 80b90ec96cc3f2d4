import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { InboxItem, Invitation } from '@/api/jobBoardApi';
import { anInvitation, anOpenToWork } from '@/test/candidates';
import { aJobSeeker } from '@/test/fixtures';
import { hostAddress, testHost } from '@/test/host/server';
import { main, muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';

const seeker = { userRole: 'jobseeker', usernamejobseek: 'sam.roe' };
const employer = { userRole: 'employer', usernameEmployer: 'ann.lee' };
const item: InboxItem = {
  _id: 'i1',
  kind: 'invitation',
  at: '2026-01-10T09:00:00.000Z',
  isRead: true,
  jobId: 'job-1',
  jobtitle: 'Registered Nurse',
  companyname: 'Lakeside Clinic',
};
const asked: InboxItem = {
  ...item,
  text: 'Would you like to hear more?',
  invitation: { _id: 'invitation-1', state: 'sent' },
};
const answered = (changes: Partial<InboxItem>): InboxItem => ({ ...item, ...changes });

/** A host with one item and its invitation; returns the bodies sent. */
const stub = (shown: InboxItem, invitation = anInvitation()) => {
  const sent: unknown[] = [];
  const kept = { invitation };
  testHost.use(
    http.get(`${hostAddress}/inbox/unread`, () => HttpResponse.json({ unread: 0 })),
    http.get(`${hostAddress}/inbox`, () =>
      HttpResponse.json({ items: [shown], total: 1, unread: 0, page: 1, limit: 20 }),
    ),
    http.get(`${hostAddress}/invitations`, () => HttpResponse.json([kept.invitation])),
    http.put<never, { answer: 'yes' | 'no' }>(
      `${hostAddress}/invitations/invitation-1`,
      async ({ request }) => {
        const { answer } = await request.json();
        sent.push(answer);
        const state: Invitation['state'] = answer === 'yes' ? 'accepted' : 'declined';
        kept.invitation = anInvitation({ state, hasThread: answer === 'yes' });
        return HttpResponse.json(kept.invitation);
      },
    ),
  );
  return sent;
};
const opened = async (name: RegExp) => {
  await userEvent.click(await main().findByRole('link', { name }));
  return within(await main().findByRole('region', { name: 'Conversation' }));
};

test('an invitation is read and answered in the inbox, and then they can write', async () => {
  const sent = stub(asked);
  renderApp('/inbox', { session: seeker });
  const detail = await opened(/Invitation.*Lakeside Clinic.*Registered Nurse$/);
  expect(
    detail.getByRole('heading', { name: 'Lakeside Clinic invites you to apply' }),
  ).toBeVisible();
  expect(detail.getByText('Would you like to hear more?')).toBeVisible();
  expect(detail.getByRole('link', { name: 'See the job' })).toHaveAttribute(
    'href',
    '/singlejobdescription/jobdescription/job-1',
  );
  await userEvent.click(
    await detail.findByRole('button', { name: 'Yes, share my contact details' }),
  );
  expect(await detail.findByRole('link', { name: 'Write a message' })).toHaveAttribute(
    'href',
    '/inbox?thread=invitation-1',
  );
  expect(detail.getByRole('group', { name: 'Lakeside Clinic' })).toHaveFocus();
  expect(sent).toEqual(['yes']);
});

test('an invitation that is gone, or can’t be loaded, says so', async () => {
  muteErrors();
  stub({ ...asked, invitation: { _id: 'other', state: 'sent' } });
  renderApp('/inbox?item=i1', { session: seeker });
  expect(await main().findByText('This invitation isn’t here anymore.')).toBeVisible();
});

test('an employer reads who said yes, with the ways on, and of a no nothing but that', async () => {
  stub(
    answered({
      name: 'Imani Kamara',
      invitation: { _id: 'invitation-1', state: 'accepted', candidateId: 'c 1' },
    }),
  );
  const { unmount } = renderApp('/inbox', { session: employer });
  const detail = await opened(/Invitation.*Imani Kamara.*Said yes: Registered Nurse$/);
  expect(detail.getByRole('heading', { name: 'Imani Kamara said yes' })).toBeVisible();
  expect(detail.getByRole('link', { name: 'Write a message' })).toHaveAttribute(
    'href',
    '/inbox?thread=invitation-1',
  );
  expect(detail.getByRole('link', { name: 'See the profile' })).toHaveAttribute(
    'href',
    '/candidates?list=invited&candidate=c%201',
  );
  unmount();
  sessionStorage.clear();
  stub(answered({ invitation: { _id: 'invitation-1', state: 'declined' } }));
  renderApp('/inbox', { session: employer });
  const refused = await opened(/A candidate.*Said no: Registered Nurse$/);
  expect(refused.getByRole('heading', { name: 'A candidate said no' })).toBeVisible();
  expect(refused.queryByRole('link')).not.toBeInTheDocument();
});

test('a thread that was taken back isn’t shown from before', async () => {
  muteErrors();
  stub(asked);
  const thread = {
    _id: 'invitation-1',
    invitationId: 'invitation-1',
    jobId: 'job-1',
    jobtitle: 'Registered Nurse',
    companyname: 'Lakeside Clinic',
    self: 'Ann Lee',
    other: 'Imani Kamara',
    messages: [],
    mayWrite: true,
    isBlocked: false,
  };
  let isGone = false;
  testHost.use(
    http.get(`${hostAddress}/threads/invitation-1`, () =>
      isGone ? new HttpResponse(null, { status: 404 }) : HttpResponse.json(thread),
    ),
    http.post(`${hostAddress}/threads/invitation-1/messages`, () => {
      isGone = true;
      return HttpResponse.json(
        { _id: 'm1', from: 'employer', name: '', text: 'Hello', createdAt: item.at },
        { status: 201 },
      );
    }),
  );
  renderApp('/inbox?thread=invitation-1', { session: employer });
  expect(await main().findByRole('link', { name: 'See the invitation' })).toHaveAttribute(
    'href',
    '/candidates?list=invited',
  );
  await userEvent.type(main().getByLabelText('Your message'), 'Hello');
  await userEvent.click(main().getByRole('button', { name: 'Send' }));
  expect(await main().findByText('This conversation isn’t here anymore.')).toBeVisible();
  await waitFor(() => expect(main().queryByText('Imani Kamara')).not.toBeInTheDocument());
});

test('an invitation says what the employer sees now, and what a yes adds', async () => {
  stub(asked);
  testHost.use(
    http.get(`${hostAddress}/open-to-work`, () =>
      HttpResponse.json(
        anOpenToWork({
          open: true,
          headline: 'Med-surg nurse',
          years: 7,
          place: 'Springfield, IL',
          showCv: true,
        }),
      ),
    ),
  );
  renderApp('/inbox', { session: seeker });
  const detail = await opened(/Invitation.*Lakeside Clinic.*Registered Nurse$/);
  const heading = await detail.findByRole('heading', { name: 'What Lakeside Clinic sees' });
  const part = (name: string) => {
    const title = detail.getByRole('heading', { level: 4, name });
    return [...(title.parentElement?.querySelectorAll('li') ?? [])].map((each) => each.textContent);
  };
  expect(heading).toBeVisible();
  expect(part('Now')).toEqual([
    'Med-surg nurse',
    '7 years',
    'Springfield, IL',
    'Your positions and training',
    'No email, no phone, no CV file',
  ]);
  expect(part('After you say yes')).toEqual([
    'Sam Roe',
    aJobSeeker().emailjobseek,
    aJobSeeker().phonejobseek,
    'Your CV file',
  ]);
  await userEvent.click(detail.getByRole('button', { name: /^Yes, share/ }));
  await waitFor(() => expect(heading).not.toBeInTheDocument());
});
