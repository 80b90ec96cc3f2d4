import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { hostAddress, testHost } from '@/test/host/server';
import { renderApp } from '@/test/renderApp';

const session = { userRole: 'employer', usernameEmployer: 'ann.lee' };
const logOut = async () => userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
/** A host whose cookie still holds the session until a logout call succeeds. */
const hostWith = (answer: () => Promise<Response> | Response) => {
  const asked: string[] = [];
  let open = true;
  testHost.use(
    http.delete(`${hostAddress}/session`, async () => {
      asked.push('log out');
      const said = await answer();
      if (said.status === 204) open = false;
      return said;
    }),
    http.get(`${hostAddress}/session`, () => {
      asked.push('who am I');
      return HttpResponse.json(
        open ? { authToken: null, usernamejobseek: null, ...session } : null,
      );
    }),
  );
  return asked;
};
const ended = () => new HttpResponse(null, { status: 204 });

test('a log-out that the host answers leaves nothing on the device', async () => {
  hostWith(ended);
  const { address } = renderApp('/employerpp', { session });
  await logOut();
  await waitFor(() => expect(address()).toBe('/'));
  expect(sessionStorage).toHaveLength(0);
  await waitFor(() => expect(localStorage.getItem('log-out-pending')).toBeNull());
});

test('the keys are gone at once, and the host ends the session that was', async () => {
  const named: (string | null)[] = [];
  testHost.use(
    http.delete(`${hostAddress}/session`, async ({ request }) => {
      named.push(request.headers.get('x-session'));
      await delay('infinite');
    }),
  );
  const { store } = renderApp('/employerpp', { session });
  const button = await screen.findByRole('button', { name: 'Logout' });
  fireEvent.click(button);
  expect(sessionStorage).toHaveLength(0);
  expect(store.getState().session).toMatchObject({ userRole: null, usernameEmployer: null });
  await waitFor(() => expect(named).toEqual(['employer:ann.lee']));
});

test.each([
  ['fails', () => new HttpResponse(null, { status: 500 })],
  ['keeps silent', () => delay('infinite').then(ended)],
])(
  'a host that %s: out all the same, and the next tab tells the host before it asks for a session',
  async (_how, answer) => {
    jest.spyOn(console, 'error').mockReturnValue();
    hostWith(answer);
    const first = renderApp('/employerpp', { session });
    await logOut();
    await waitFor(() => expect(first.address()).toBe('/'));
    expect(sessionStorage).toHaveLength(0);
    expect(localStorage.getItem('log-out-pending')).toBe('employer');
    document.body.replaceChildren();

    const asked = hostWith(ended);
    const next = renderApp('/employerpp');
    await waitFor(() => expect(next.address()).toBe('/loginemp'));
    // strict mode asks twice
    expect([...new Set(asked)]).toEqual(['log out', 'who am I']);
    expect(localStorage.getItem('log-out-pending')).toBeNull();
  },
);

test('while the host stays away nobody is brought back', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  localStorage.setItem('log-out-pending', 'employer');
  const asked = hostWith(() => new HttpResponse(null, { status: 503 }));
  const { address } = renderApp('/employerpp');
  await waitFor(() => expect(address()).toBe('/loginemp'));
  expect([...new Set(asked)]).toEqual(['log out']);
  expect(localStorage.getItem('log-out-pending')).toBe('employer');
});

test('a tab of another role logs out only who was, and stays logged in', async () => {
  localStorage.setItem('log-out-pending', 'employer');
  const roles: (string | null)[] = [];
  testHost.use(
    http.delete(`${hostAddress}/session`, ({ request }) => {
      roles.push(new URL(request.url).searchParams.get('role'));
      return ended();
    }),
  );
  const { store } = renderApp('/jobseekerpp', {
    session: { userRole: 'jobseeker', usernamejobseek: 'sam.roe' },
  });
  await waitFor(() => expect(localStorage.getItem('log-out-pending')).toBeNull());
  expect(new Set(roles)).toEqual(new Set(['employer']));
  expect(store.getState().session).toMatchObject({ userRole: 'jobseeker', restored: true });
});

test('to log in as another role keeps the log-out that the host has not heard of', async () => {
  localStorage.setItem('log-out-pending', 'employer,jobseeker');
  testHost.use(
    http.delete(`${hostAddress}/session`, () => new HttpResponse(null, { status: 503 })),
    http.post(`${hostAddress}/jobseeker/jobseekers/login`, () =>
      HttpResponse.json({ message: 'ok', usernamejobseek: 'sam.roe', role: 'jobseeker' }),
    ),
  );
  jest.spyOn(console, 'error').mockReturnValue();
  renderApp('/login');
  await userEvent.type(await screen.findByLabelText('Username'), 'sam.roe');
  await userEvent.type(screen.getByLabelText('Password'), 'a good Passw0rd');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(localStorage.getItem('log-out-pending')).toBe('employer'));
});

test('a host that is away for a moment makes nobody a visitor', async () => {
  const errors = jest.spyOn(console, 'error').mockReturnValue();
  let isAway = true;
  testHost.use(
    http.get(`${hostAddress}/session`, () => {
      if (isAway) {
        isAway = false;
        return new HttpResponse(null, { status: 503 });
      }
      return HttpResponse.json({ authToken: null, usernamejobseek: null, ...session });
    }),
  );
  const { address } = renderApp('/employerpp');
  expect(await screen.findByRole('button', { name: 'Logout' }, { timeout: 5000 })).toBeVisible();
  expect(address()).toBe('/employerpp');
  errors.mockRestore();
});
