import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { invalidateChangedTags } from '@/api/invalidateChangedTags';
import type { Thread } from '@/api/jobBoardApi';
import { idOf, listOf } from '@/api/tags/tags';
import { hostAddress, testHost } from '@/test/host/server';
import { items, stubInbox, thread } from '@/test/inbox';
import { h1, main, muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';

const seeker = { userRole: 'jobseeker', usernamejobseek: 'sam.roe' };
const employer = { userRole: 'employer', usernameEmployer: 'ann.lee' };
const conversation = async () =>
  within(await main().findByRole('region', { name: 'Conversation' }));

test('what a job seeker was told, the unread named so, and how much that is in the header', async () => {
  stubInbox(items);
  renderApp('/inbox', { session: seeker });
  expect(await h1('Inbox')).toBeVisible();
  const links = await waitFor(() => {
    const found = within(main().getByRole('region', { name: 'What’s new for you' }));
    return within(found.getAllByRole('list').at(-1)!).getAllByRole('link'); // the items' list
  });
  expect(links.map((link) => link.textContent)).toEqual([
    expect.stringMatching(/Unread: Message.*Ann LeeCan you start in May\?$/),
    expect.stringMatching(/Unread: Application.*Lakeside ClinicNurse: Shortlisted$/),
    expect.stringMatching(/^Job alert.*3 new jobsnurse in Denver$/),
  ]);
  expect(await screen.findByRole('link', { name: 'Inbox, 2 unread' })).toHaveAttribute(
    'href',
    '/inbox',
  );
});

test('an opened item is read, and stays open where only unread ones are shown', async () => {
  const told = stubInbox(items);
  renderApp('/inbox?show=unread', { session: seeker });
  await userEvent.click(await main().findByRole('link', { name: /Unread: Application/ }));
  expect(
    await (await conversation()).findByText('Your application for Nurse: Shortlisted'),
  ).toBeVisible();
  await waitFor(() => expect(told).toEqual(['read i2']));
  await waitFor(() =>
    expect(main().queryByRole('link', { name: /Unread: Application/ })).not.toBeInTheDocument(),
  );
  expect(
    (await conversation()).getByRole('link', { name: 'See your application' }),
  ).toHaveAttribute('href', '/myapplications/a1');
});

test('once the last item of a later page is read the page before is shown, with the item still open', async () => {
  const many = Array.from({ length: 20 }, (_each, index) => ({ ...items[1]!, _id: `n${index}` })); // exists
  stubInbox([...many, items[1]!]);
  const { address } = renderApp('/inbox?show=unread&page=2', { session: seeker });
  await userEvent.click(await main().findByRole('link', { name: /Unread: Application/ }));
  await waitFor(() => expect(address()).toBe('/inbox?show=unread&item=i2'));
  await waitFor(() =>
    expect(main().getAllByRole('link', { name: /Unread: Application/ })).toHaveLength(20),
  );
  expect(
    await (await conversation()).findByText('Your application for Nurse: Shortlisted'),
  ).toBeVisible();
});

test('a thread is read once it is shown, and answered', async () => {
  const told = stubInbox(items);
  const { address } = renderApp('/inbox', { session: seeker });
  await userEvent.click(await main().findByRole('link', { name: /Message/ }));
  expect(address()).toBe('/inbox?thread=a1');
  expect(await (await conversation()).findByText('Can you start in May?')).toBeVisible();
  await waitFor(() => expect(told).toContain('read thread'));
  await userEvent.type((await conversation()).getByLabelText('Your message'), 'In June');
  await userEvent.click((await conversation()).getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(told).toContain('sent In June'));
});

test('what is typed while a message is on its way stays, and the next one can follow at once', async () => {
  stubInbox(items);
  const sent: string[] = [];
  let answer = () => {};
  testHost.use(
    http.post<never, { text: string }>(
      `${hostAddress}/threads/a1/messages`,
      async ({ request }) => {
        sent.push((await request.json()).text);
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return HttpResponse.json(thread.messages[0], { status: 201 });
      },
    ),
  );
  renderApp('/inbox?thread=a1', { session: seeker });
  const field = (await conversation()).getByLabelText('Your message');
  const send = (await conversation()).getByRole('button', { name: 'Send' });
  await userEvent.type(field, 'In June');
  await userEvent.click(send);
  await waitFor(() => expect(sent).toEqual(['In June']));
  await userEvent.type(field, ' or July');
  answer();
  expect(await screen.findByText('Message sent')).toBeVisible();
  expect((await conversation()).getByLabelText('Your message')).toBe(field);
  expect(field).toHaveValue('In June or July');
  await userEvent.click(send);
  await waitFor(() => expect(sent).toHaveLength(2));
  answer();
  await waitFor(() => expect(field).toHaveValue(''));
  expect(field).toHaveFocus();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});

/** Makes the tab visible or hidden. */
const lookAt = (visible: boolean): void => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
/** A thread with this many messages; only the first has been read. */
const nth = (count: number): Thread['messages'] =>
  Array.from({ length: count }, (_each, index) => ({
    ...thread.messages[0]!, // the array has this item
    _id: `m${index + 1}`,
    text: `Message ${index + 1}`,
    ...(index === 0 && { readAt: '2026-01-10T09:01:00.000Z' }),
  }));

test('what comes to a tab behind others is unread until somebody looks at it', async () => {
  const told = stubInbox(items);
  const { store } = renderApp('/inbox?thread=a1', { session: seeker });
  await waitFor(() => expect(told).toEqual(['read thread']));
  lookAt(false);
  // a second time, so that a call caused by the first would have been recorded
  for (const count of [2, 3]) {
    testHost.use(
      http.get(`${hostAddress}/threads/a1`, () =>
        HttpResponse.json({ ...thread, messages: nth(count) }),
      ),
    );
    act(() => void store.dispatch(invalidateChangedTags([idOf('Thread', 'a1')])));
    expect(await (await conversation()).findByText(`Message ${count}`)).toBeVisible();
  }
  expect(told).toEqual(['read thread']);
  lookAt(true);
  await waitFor(() => expect(told).toEqual(['read thread', 'read thread']));
});

test('an item that is open in a tab behind others is read once somebody looks at it', async () => {
  const told = stubInbox(items);
  lookAt(false);
  const { store } = renderApp('/inbox?item=i2', { session: seeker });
  expect(
    await (await conversation()).findByText('Your application for Nurse: Shortlisted'),
  ).toBeVisible();
  // a round trip, so that a call would have been recorded
  stubInbox(items.map((each) => ({ ...each, jobtitle: 'Baker' })));
  act(() => void store.dispatch(invalidateChangedTags([listOf('Inbox')])));
  expect(await (await conversation()).findByText(/for Baker/)).toBeVisible();
  expect(told).toEqual([]);
  const toldLater = stubInbox(items);
  lookAt(true);
  await waitFor(() => expect(toldLater).toEqual(['read i2']));
});

test('blocking asks first; who can’t write is told why', async () => {
  const told = stubInbox(items);
  renderApp('/inbox?thread=a1', { session: seeker });
  await userEvent.click(await (await conversation()).findByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Block' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Block Ann Lee?' }));
  stubInbox(items, {
    mayWrite: false,
    silence: 'You blocked them. Unblock them to write again.',
    isBlocked: true,
  });
  testHost.use(
    http.put(`${hostAddress}/threads/a1/block`, () => {
      told.push('blocked');
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Block' }));
  // the page behind the dialog is inert until it closes
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(await (await conversation()).findByText(/Unblock them to write again/)).toBeVisible();
  expect(told).toContain('blocked');
  expect((await conversation()).queryByLabelText('Your message')).not.toBeInTheDocument();
});

test('nothing yet, for both roles; and a failure with another try', async () => {
  stubInbox([]);
  const { unmount } = renderApp('/inbox', { session: seeker });
  expect(await main().findByText(/interview offers and answers will show up here/)).toBeVisible();
  unmount();
  sessionStorage.clear();
  const second = renderApp('/inbox', { session: employer });
  expect(
    await main().findByText('Messages from applicants and candidates will show up here.'),
  ).toBeVisible();
  second.unmount();
  muteErrors();
  testHost.use(http.get(`${hostAddress}/inbox`, () => new HttpResponse(null, { status: 500 })));
  renderApp('/inbox', { session: employer });
  expect(await main().findByText('Your inbox couldn’t be loaded.')).toBeVisible();
  stubInbox([]);
  await userEvent.click(main().getByRole('button', { name: 'Try again' }));
  expect(
    await main().findByText('Messages from applicants and candidates will show up here.'),
  ).toBeVisible();
});
