import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { HostConfig } from '@/api/hostConfig';
import { memberApi } from '@/api/memberApi';
import type { SessionKeys } from '@/session/sessionSlice';
import { aColleague, aCompany, anEmployer, aJobSeeker } from '@/test/fixtures';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { renderApp } from '@/test/renderApp';

const show = async (session: Partial<SessionKeys> = {}, config?: HostConfig) => {
  const view = renderApp('/no-such-page', { session, ...(config && { config }) });
  await screen.findByRole('heading', { level: 1 });
  return view;
};
const employer = { userRole: 'employer', usernameEmployer: 'mona.khalil', authToken: 'a' };
const seeker = { userRole: 'jobseeker', usernamejobseek: 'ann.lee', authToken: 'a' };
const header = () => within(screen.getByRole('banner'));
const openMenu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Account menu' }));
  return screen.findByRole('menu', { name: 'Account menu' });
};
const entries = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.textContent);

it('shows a visitor the four links and where they are, and no menu', async () => {
  renderApp('/category');
  await screen.findByRole('link', { current: 'page' });
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Find Jobs', '/category'],
    ['Job Seekers', '/login'],
    ['Employers', '/loginemp'],
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Find Jobs');
  expect(header().getByRole('link', { name: 'Post a job' })).toHaveAttribute('href', '/loginemp');
  expect(screen.queryByRole('button', { name: 'Account menu' })).not.toBeInTheDocument();
});

it('shows a visitor one "Log in" with the two doors, by keyboard too', async () => {
  const { address } = await show();
  const button = header().getByRole('button', { name: 'Log in' });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const doors = await screen.findByRole('menu', { name: 'Log in' });
  expect(entries(doors)).toEqual(['As a job seeker', 'As an employer']);
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/login');
  await userEvent.click(header().getByRole('button', { name: 'Log in' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'As an employer' }));
  expect(address()).toBe('/loginemp');
});

it.each([
  ['a job seeker', seeker],
  ['an administrator', { userRole: 'admin', authToken: 'a' }],
])('%s has neither "Log in" nor "Post a job"', async (_who, session) => {
  await show(session);
  await openMenu();
  await userEvent.keyboard('{Escape}');
  expect(header().queryByRole('button', { name: 'Log in' })).not.toBeInTheDocument();
  expect(header().queryByRole('link', { name: 'Post a job' })).not.toBeInTheDocument();
});

const stubRole = (role: 'reader' | 'recruiter') =>
  testHost.use(
    http.get(`${hostAddress}/company`, () =>
      HttpResponse.json(aCompany({ role, people: [aColleague({ role })] })),
    ),
  );
it('has "Post a job" for a company’s recruiter', async () => {
  stubRole('recruiter');
  await show(employer);
  expect(await header().findByRole('link', { name: 'Post a job' })).toHaveAttribute(
    'href',
    '/jobpost/mona.khalil',
  );
});
it('has none for a company’s reader, who posts no jobs', async () => {
  stubRole('reader');
  const { store } = await show(employer);
  await waitFor(() =>
    expect(memberApi.endpoints.getCompany.select()(store.getState()).data?.role).toBe('reader'),
  );
  await waitFor(() => expect(document.querySelector('a[href^="/jobpost"]')).toBeNull());
});

it('an employer whose company can’t be read has "Post a job"', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  testHost.use(http.get(`${hostAddress}/company`, () => HttpResponse.json({}, { status: 400 })));
  await show(employer);
  expect(await header().findByRole('link', { name: 'Post a job' })).toBeVisible();
});

it.each([
  ['employer', employer, '/employerpp/mona.khalil'],
  ['job seeker', seeker, '/jobseekerpp/ann.lee'],
])(
  'shows an %s the initials and the color of their profile, and the name',
  async (_who, session, profile) => {
    testHost.use(
      http.get(`${hostAddress}/employer/employers/username/:name`, () =>
        HttpResponse.json({
          data: anEmployer({ firstnameEmployer: 'Grace', lastnameEmployer: 'Whitcomb' }),
        }),
      ),
      http.get(`${hostAddress}/jobseeker/jobseekers/username/:name`, () =>
        HttpResponse.json(aJobSeeker({ firstnamejobseek: 'Grace', lastnamejobseek: 'Whitcomb' })),
      ),
    );
    renderApp(profile, { session });
    await screen.findByRole('heading', { level: 1, name: 'Grace Whitcomb' });
    const button = header().getByRole('button', { name: 'Account menu' });
    await waitFor(() => expect(button).toHaveTextContent('GW'));
    const [tile, own] = [button, screen.getByRole('main')].map((part) =>
      within(part).getByText('GW'),
    );
    const colorOf = (element?: HTMLElement) => element && getComputedStyle(element).backgroundColor;
    expect(colorOf(tile)).toMatch(/tile\d/);
    expect(colorOf(tile)).toBe(colorOf(own));
    const menu = await openMenu();
    expect(within(menu).getByText('Grace Whitcomb')).toBeVisible();
    expect(within(menu).getAllByRole('menuitem')[0]).toHaveFocus();
  },
);

it('asks a spec host for no profile besides the page’s own', async () => {
  const asked: string[] = [];
  testHost.events.on('request:start', ({ request }) => asked.push(request.url));
  await show(seeker, specHost);
  await waitFor(() =>
    expect(header().getByRole('button', { name: 'Account menu' })).toHaveTextContent('AL'),
  );
  expect(asked).toEqual([]);
});

it('marks the link that a page of a role belongs to', async () => {
  renderApp('/alerts', { session: seeker });
  const link = header().getByRole('link', { name: 'Job Seekers' });
  await waitFor(() => expect(link).toHaveClass('here'));
  expect(link).not.toHaveAttribute('aria-current');
});

it('gives an employer a menu, by keyboard too', async () => {
  const { address } = await show(employer);
  const menu = await openMenu();
  expect(entries(menu)).toEqual([
    'My Profile',
    'Inbox',
    'Jobs',
    'Applications',
    'Candidates',
    'Account',
    'Logout',
  ]);
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/employerpp/mona.khalil');
});

it('gives a job seeker what is theirs', async () => {
  await show(seeker);
  expect(entries(await openMenu())).toEqual([
    'My Profile',
    'Saved jobs',
    'Applications',
    'Inbox',
    'Job alerts',
    'Invitations',
    'Account',
    'Logout',
  ]);
});

it('leads a job seeker to their applications, in the profile', async () => {
  // jsdom has no layout to scroll in
  Element.prototype.scrollIntoView = () => undefined;
  const { history } = await show({ ...seeker, usernamejobseek: 'sam.roe' });
  await userEvent.click(within(await openMenu()).getByRole('menuitem', { name: 'Applications' }));
  expect(history.location).toMatchObject({
    pathname: '/jobseekerpp/sam.roe',
    hash: '#applications',
  });
  const section = await screen.findByRole('region', { name: 'My job applications' });
  await waitFor(() => expect(section).toHaveFocus());
});

it('goes home with Logout', async () => {
  const { address } = await show(employer);
  await userEvent.click(within(await openMenu()).getByRole('menuitem', { name: 'Logout' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(screen.queryByRole('button', { name: 'Account menu' })).not.toBeInTheDocument();
});

it('has no entries that a spec host has no calls for', async () => {
  await show(employer, specHost);
  expect(entries(await openMenu())).toEqual(['My Profile', 'Logout']);
});

it('gives an administrator, who has no profile, the dashboard and Logout', async () => {
  await show({ userRole: 'admin', authToken: 'a' });
  expect(entries(await openMenu())).toEqual(['Dashboard', 'Logout']);
});

it('discloses the links on a phone; Esc and a link close them again', async () => {
  await show();
  const button = screen.getByRole('button', { name: 'Menu' });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(header().getAllByRole('link', { name: 'Find Jobs' })).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
  await userEvent.click(button);
  await userEvent.click(header().getAllByRole('link', { name: 'Find Jobs' })[1] ?? button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

it('switches between dark and light and keeps the choice where public/colour-scheme.js finds it', async () => {
  await show();
  const button = screen.getByRole('button', { name: 'Dark theme', pressed: false });
  await userEvent.click(button);
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('jobline-mode')).toBe('dark');
  await userEvent.click(screen.getByRole('button', { name: 'Dark theme', pressed: true }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
});
