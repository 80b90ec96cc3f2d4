import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { sessionEnded } from '@/session/sessionSlice';
import { hostAddress, testHost } from '@/test/host/server';
import { main } from '@/test/page';
import { renderApp } from '@/test/renderApp';

test('a visitor logs in first, and comes back to the thread', async () => {
  const { address, history } = renderApp('/inbox?thread=a1#last');
  await waitFor(() => expect(address()).toBe('/login'));
  expect(history.location.state).toMatchObject({ from: '/inbox?thread=a1#last' });
});

test.each([
  ['an employer', { userRole: 'employer', usernameEmployer: 'ann.lee' }, '/loginemp'],
  ['a job seeker', { userRole: 'jobseeker', usernamejobseek: 'sam.roe' }, '/login'],
])('%s whose session the host has ended logs in again as one', async (_who, session, login) => {
  testHost.use(
    http.get(`${hostAddress}/inbox`, () =>
      HttpResponse.json({ items: [], total: 0, unread: 0, page: 1, limit: 20 }),
    ),
  );
  const { store, address } = renderApp('/inbox', { session });
  await main().findByText(/will show up here/);
  act(() => void store.dispatch(sessionEnded()));
  await waitFor(() => expect(address()).toBe(login));
  expect(await main().findByText(/You’ve been logged out/)).toBeVisible();
});
