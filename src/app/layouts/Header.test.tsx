import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HostConfig } from '@/api/hostConfig';
import type { SessionKeys } from '@/session/sessionSlice';
import { renderApp } from '@/test/renderApp';
import { specHost } from '@/test/server';

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

it('marks the link that a page of a role belongs to', async () => {
  renderApp('/alerts', { session: seeker });
  const link = header().getByRole('link', { name: 'Job Seekers' });
  await waitFor(() => expect(link).toHaveClass('here'));
  expect(link).not.toHaveAttribute('aria-current');
});

it('gives an employer a menu, by keyboard too', async () => {
  const { address } = await show(employer);
  const menu = await openMenu();
  expect(entries(menu)).toEqual(['My Profile', 'Applications', 'Logout']);
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/employerpp/mona.khalil');
});

it('gives a job seeker saved jobs and alerts', async () => {
  await show(seeker);
  expect(entries(await openMenu())).toEqual(['My Profile', 'Saved jobs', 'Job alerts', 'Logout']);
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
