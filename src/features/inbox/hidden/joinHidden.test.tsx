import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { sessionStarted } from '@/session/sessionSlice';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';

const seeker = { userRole: 'jobseeker', usernamejobseek: 'sam.roe' };
const visitorHid = (count: number) =>
  localStorage.setItem(
    'hidden:',
    JSON.stringify(
      Array.from({ length: count }, (_, at) => ({
        kind: 'company',
        key: `C${at}`,
        name: `C${at}`,
      })),
    ),
  );
const stored = (): number =>
  (JSON.parse(localStorage.getItem('hidden:') ?? '[]') as unknown[]).length; // what the app writes
/** Returns the items that the host is sent, by call. */
const stubJoin = (
  answer: (items: object[], times: number) => Response | Promise<Response> = (items) =>
    HttpResponse.json({ joined: items.length, left: [] }),
) => {
  const calls: object[][] = [];
  testHost.use(
    http.post(`${hostAddress}/hidden`, async ({ request }) => {
      const { items } = (await request.json()) as { items: object[] }; // what the app sends
      calls.push(items);
      return answer(items, calls.length);
    }),
  );
  return calls;
};

test('what a visitor hid joins the account at log-in and leaves the device, a hundred at a time', async () => {
  visitorHid(101);
  const calls = stubJoin();
  renderApp('/saved', { session: seeker });
  await waitFor(() => expect(localStorage.getItem('hidden:')).toBeNull());
  expect(calls.map(({ length }) => length)).toEqual([100, 1]);
  expect(calls[0]?.[0]).toEqual({ kind: 'company', key: 'C0' });
});

test('what fails stays on the device; what there is no room for, too', async () => {
  const errors = muteErrors();
  visitorHid(2);
  stubJoin((items, times) =>
    times === 1
      ? HttpResponse.json({}, { status: 503 })
      : HttpResponse.json({ joined: 1, left: items.slice(1) }),
  );
  const view = renderApp('/saved', { session: seeker });
  await waitFor(() => expect(errors).toHaveBeenCalled());
  expect(stored()).toBe(2);
  view.unmount();
  renderApp('/saved', { session: seeker });
  await waitFor(() => expect(stored()).toBe(1));
  expect(localStorage.getItem('hidden:')).toContain('C1');
});

test('who logs in while another’s are on their way gets what that account has no room for', async () => {
  visitorHid(2);
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const calls = stubJoin(async (items, times) => {
    if (times > 1) return HttpResponse.json({ joined: items.length, left: [] });
    await held;
    return HttpResponse.json({ joined: 1, left: items.slice(1) });
  });
  const { store } = renderApp('/saved', { session: seeker });
  await waitFor(() => expect(calls).toHaveLength(1));
  act(() => {
    store.dispatch(sessionStarted({ userRole: 'jobseeker', usernamejobseek: 'lee.fox' }));
  });
  // by now, the account menu is the other user's
  await screen.findByRole('button', { name: 'Account menu' });
  letGo();
  await waitFor(() => expect(calls).toHaveLength(2));
  await waitFor(() => expect(localStorage.getItem('hidden:')).toBeNull());
});

test.each([
  ['an employer', { session: { userRole: 'employer', usernameEmployer: 'eve.day' } }],
  ['a spec host', { session: seeker, config: specHost }],
])('%s takes nothing over', async (_who, options) => {
  visitorHid(1);
  const calls = stubJoin();
  const { findByRole } = renderApp('/termsofuse', options);
  await findByRole('button', { name: 'Account menu' });
  expect(calls).toEqual([]);
  expect(stored()).toBe(1);
});
