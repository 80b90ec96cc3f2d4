import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { main } from '@/test/page';
import { pressTwice } from '@/test/pressTwice';
import { renderApp } from '@/test/renderApp';

const username = () => main().findByLabelText('Username');
const password = () => main().getByLabelText('Password');
const logIn = async (name: string, secret = 'a secret') => {
  await userEvent.type(await username(), name);
  await userEvent.type(password(), secret);
  await userEvent.click(main().getByRole('button', { name: 'Login' }));
};
const kept = () => Object.fromEntries(Object.entries(sessionStorage));

const roles = [
  {
    role: 'employer',
    path: '/loginemp',
    call: `${hostAddress}/employer/login`,
    specCall: `${specHost.apiHost}/employer/login`,
    key: 'usernameEmployer',
    secret: 'passwordnameEmployer',
    name: 'ann.lee',
    profile: '/employerpp/ann.lee',
    heading: 'Ann Lee',
    otherLogin: { name: 'Go to the job seeker login', path: '/login' },
  },
  {
    role: 'jobseeker',
    path: '/login',
    call: `${hostAddress}/jobseeker/jobseekers/login`,
    specCall: `${specHost.apiHost}/jobseeker/jobseekers/login`,
    key: 'usernamejobseek',
    secret: 'passwordnamejobseek',
    name: 'sam.roe',
    profile: '/jobseekerpp/sam.roe',
    heading: 'Sam Roe',
    otherLogin: { name: 'Go to the employer login', path: '/loginemp' },
  },
] as const;

describe.each(roles)(
  '$role',
  ({ role, path, call, specCall, key, secret, name, profile, heading, otherLogin }) => {
    test('the name as it was registered is kept, with the role and nothing else, and the profile follows', async () => {
      const bodies: unknown[] = [];
      testHost.use(
        http.post(call, async ({ request }) => {
          bodies.push(await request.json());
          return HttpResponse.json({ message: 'ok', [key]: name, role });
        }),
      );
      const { address } = renderApp(path);
      await logIn(name.toUpperCase());
      expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect(address()).toBe(profile);
      expect(bodies).toEqual([{ [key]: name.toUpperCase(), [secret]: 'a secret' }]);
      expect(kept()).toEqual({ userRole: role, [key]: name });
    });

    test.each([
      ['a wrong password', () => HttpResponse.json({ message: 'Wrong' }, { status: 401 })],
      ['a broken host', () => new HttpResponse('<h1>oops</h1>', { status: 500 })],
      ['no network', () => HttpResponse.error()],
    ])('%s: one text, and what was typed stays', async (_cause, answer) => {
      const errors = jest.spyOn(console, 'error').mockReturnValue();
      testHost.use(http.post(call, answer));
      const { address } = renderApp(path);
      await logIn(name);
      expect(await screen.findByRole('alert')).toHaveTextContent(/^Invalid username or password$/);
      const other = main().getByRole('link', { name: otherLogin.name });
      expect(other).toHaveAttribute('href', otherLogin.path);
      expect(await username()).toHaveValue(name);
      expect(password()).toHaveValue('a secret');
      expect(address()).toBe(path);
      expect(kept()).toEqual({});
      expect(errors).toHaveBeenCalled();
      errors.mockRestore();
    });

    test('pressed twice it asks once', async () => {
      let asked = 0;
      testHost.use(
        http.post(call, async () => {
          asked += 1;
          await delay(50);
          return HttpResponse.json({ [key]: name });
        }),
      );
      renderApp(path);
      await userEvent.type(await username(), name);
      await userEvent.type(password(), 'a secret');
      await pressTwice(main().getByRole('button', { name: 'Login' }));
      expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect(asked).toBe(1);
    });

    test('empty fields are told one by one and send nothing', async () => {
      renderApp(path);
      await username();
      await userEvent.click(main().getByRole('button', { name: 'Login' }));
      expect(await username()).toHaveAccessibleDescription('Enter your username');
      expect(password()).toHaveAccessibleDescription('Enter your password');
      expect(await username()).toHaveFocus();
      await userEvent.type(await username(), 'a');
      expect(await username()).toBeValid();
      expect(await username()).not.toHaveAccessibleDescription();
    });

    test('on a spec host any success counts, whatever it says', async () => {
      testHost.use(
        http.post(specCall, () => new HttpResponse('welcome', { status: 200 })),
        http.get(`${specHost.apiHost}/*`, () => HttpResponse.json({ data: null })),
      );
      const { address } = renderApp(path, { config: specHost });
      await logIn(name);
      await waitFor(() => expect(address()).toBe(profile));
      expect(kept()).toEqual({ userRole: role, [key]: name });
    });
  },
);

test('the panels hold the promises of each role and lead to the registration', async () => {
  const { unmount } = renderApp('/loginemp');
  expect(await screen.findByRole('heading', { name: 'Not an Employer?' })).toBeVisible();
  for (const promise of [
    'Posting Job Openings',
    'Managing Job Applications',
    'Finding the Right Candidates',
  ])
    expect(screen.getByText(promise)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Register Now' })).toHaveAttribute('href', '/signup');
  expect(main().getByRole('link', { name: 'Log in as a job seeker' })).toHaveAttribute(
    'href',
    '/login',
  );
  unmount();
  renderApp('/login');
  expect(await screen.findByRole('heading', { name: 'Not a Member?' })).toBeVisible();
  for (const promise of ['Applying for Jobs', 'Posting a Resume', 'Adding Jobs to Inbox'])
    expect(screen.getByText(promise)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Register Now' })).toHaveAttribute('href', '/signup');
  expect(main().getByRole('link', { name: 'Log in as an employer' })).toHaveAttribute(
    'href',
    '/loginemp',
  );
});

test('whom a guard sent here goes on to the page they wanted', async () => {
  testHost.use(
    http.post(`${hostAddress}/jobseeker/jobseekers/login`, () =>
      HttpResponse.json({ usernamejobseek: 'sam.roe' }),
    ),
  );
  const { address } = renderApp('/applyjob/job-1');
  await waitFor(() =>
    expect(document.querySelector('main')).toHaveTextContent(
      'Log in or register first. Then you’ll apply for Registered Nurse at Lakeside Clinic.',
    ),
  );
  expect(address()).toBe('/login');
  await logIn('sam.roe');
  await waitFor(() => expect(address()).toBe('/applyjob/job-1'));
});

test('a page of the other role is not gone on to', async () => {
  testHost.use(
    http.post(`${hostAddress}/employer/login`, () =>
      HttpResponse.json({ usernameEmployer: 'ann.lee' }),
    ),
  );
  const { address } = renderApp('/applyjob/job-1');
  await userEvent.click(await main().findByRole('link', { name: 'Log in as an employer' }));
  await main().findByRole('heading', { name: 'Employer login' });
  await logIn('ann.lee');
  await waitFor(() => expect(address()).toBe('/employerpp/ann.lee'));
});

test('a session that the host ended is said so', async () => {
  const errors = jest.spyOn(console, 'error').mockReturnValue();
  testHost.use(
    http.get(`${hostAddress}/jobseeker/jobseekers/username/:name`, () =>
      HttpResponse.json({ message: 'Log in' }, { status: 401 }),
    ),
  );
  const { address } = renderApp('/jobseekerpp', {
    session: { userRole: 'jobseeker', usernamejobseek: 'sam.roe' },
  });
  expect(
    await screen.findByText('You’ve been logged out. Log in to pick up where you left off.'),
  ).toBeVisible();
  expect(address()).toBe('/login');
  await waitFor(() => expect(kept()).toEqual({}));
  errors.mockRestore();
});

test('logging out of a guarded page leads home, not to the login', async () => {
  const { address } = renderApp('/employerpp', {
    session: { userRole: 'employer', usernameEmployer: 'ann.lee' },
  });
  await screen.findByRole('heading', { level: 1, name: 'Ann Lee' });
  await userEvent.click(screen.getByRole('button', { name: /account menu/i }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await waitFor(() => expect(kept()).toEqual({}));
  expect(address()).toBe('/');
  expect(await screen.findByRole('heading', { level: 1, name: /Connecting talent/ })).toBeVisible();
});

test('somebody who is logged in already is shown the way to the profile', async () => {
  renderApp('/jobdescription/sample', {
    session: { userRole: 'employer', usernameEmployer: 'ann.lee' },
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Employers' }));
  expect(await main().findByText(/You’re logged in as ann.lee/)).toBeVisible();
  expect(main().getByRole('link', { name: 'Go to your profile' })).toHaveAttribute(
    'href',
    '/employerpp/ann.lee',
  );
});

const registered = { role: 'employer', username: 'ada.morrow' };
test.each([
  ['was before a reload', { registered, registeredIn: 1 }, 'ann.lee'],
  ['is who is logged in', { registered, registeredIn: performance.timeOrigin }, 'ada.morrow'],
])('who registered %s: that one is logged in counts', async (_what, state, usernameEmployer) => {
  const { history } = renderApp('/', { session: { userRole: 'employer', usernameEmployer } });
  act(() => history.push('/loginemp', state));
  expect(await main().findByText(new RegExp(`logged in as ${usernameEmployer}`))).toBeVisible();
  expect(main().queryByText(/^Registration successful/)).not.toBeInTheDocument();
});
