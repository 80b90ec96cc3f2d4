import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Thread } from '@/api/jobBoardApi';
import { open, panel, session, stubApplicants, three } from '@/test/applicants';
import { hostAddress, testHost } from '@/test/host/server';
import { renderApp } from '@/test/renderApp';

const fields = () =>
  Promise.all(['Add a note', 'Write a message'].map((label) => screen.findByLabelText(label)));
/** Returns the keys of the employer's drafts on this device. */
const stored = (): string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith('draft:ann.lee:'));
const type = async (...texts: string[]) => {
  const shown = await fields();
  for (const [index, value] of texts.entries())
    fireEvent.change(shown[index]!, { target: { value } }); // as many as there are
};

test('an unsent note and message are there again after leaving the page, until they are sent', async () => {
  stubApplicants(three());
  const first = open('?applicant=omar');
  await type('Ask about notice', 'Dear Omar');
  await userEvent.click(within(await panel()).getByRole('link', { name: /See full profile/ }));
  await waitFor(() => expect(screen.queryByLabelText('Add a note')).not.toBeInTheDocument());
  first.unmount();
  open('?applicant=omar');
  const [note, message] = await fields();
  expect(note).toHaveValue('Ask about notice');
  expect(message).toHaveValue('Dear Omar');
  for (const name of ['Add note', 'Send message'])
    await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(stored()).toEqual([]));
});

test('a note that this device has no room for is gone from its field once it is sent', async () => {
  stubApplicants(three());
  open('?applicant=omar');
  await fields();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await type('Ask about notice');
  full.mockRestore();
  expect(stored()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(async () => expect((await fields())[0]).toHaveValue(''));
});

test('an unsent message is there in the inbox as well, and what is added there in the panel', async () => {
  stubApplicants(three());
  const thread: Thread = {
    _id: 'omar',
    applicationId: 'omar',
    jobId: 'job-1',
    jobtitle: 'Registered Nurse',
    companyname: 'Lakeside Clinic',
    self: 'Ann Lee',
    other: 'Omar Aziz',
    messages: [],
    mayWrite: true,
    isBlocked: false,
  };
  testHost.use(
    http.get(`${hostAddress}/threads/omar`, () => HttpResponse.json(thread)),
    http.get(`${hostAddress}/inbox`, () =>
      HttpResponse.json({ items: [], total: 0, unread: 0, page: 1, limit: 20 }),
    ),
  );
  const first = open('?applicant=omar');
  await type('Ask about notice', 'Dear Omar');
  first.unmount();
  const second = renderApp('/inbox?thread=omar', { session });
  const inInbox = await screen.findByLabelText('Your message');
  expect(inInbox).toHaveValue('Dear Omar');
  fireEvent.change(inInbox, { target: { value: 'Dear Omar, hello' } });
  second.unmount();
  open('?applicant=omar');
  const [note, message] = await fields();
  expect(note).toHaveValue('Ask about notice');
  expect(message).toHaveValue('Dear Omar, hello');
});

test('unsent texts are gone once their writer has logged out', async () => {
  stubApplicants(three());
  open('?applicant=omar');
  await type('Ask about notice', 'Dear Omar');
  expect(stored()).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Account menu' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await waitFor(() => expect(stored()).toEqual([]));
});
