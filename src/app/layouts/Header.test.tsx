import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { AppTheme } from '../theme/AppTheme';
import { Header } from './Header';
import type { HeaderProps } from './headerProps';

const show = (session: HeaderProps['session'], at = '/') => {
  const onProfile = jest.fn();
  const onLogout = jest.fn();
  render(
    <AppTheme>
      <MemoryRouter initialEntries={[at]}>
        <Header {...{ session, onProfile, onLogout }} postJob={{ to: '/loginemp' }} />
      </MemoryRouter>
    </AppTheme>,
  );
  return { onProfile, onLogout };
};
const openMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Account menu' }));
  return screen.findByRole('menu', { name: 'Account menu' });
};

it('shows a visitor the four links and where they are, and no menu', () => {
  show(null, '/category');
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Find Jobs', '/category'],
    ['Job Seekers', '/login'],
    ['Employers', '/loginemp'],
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Find Jobs');
  expect(screen.getByRole('link', { name: 'Post a job' })).toHaveAttribute('href', '/loginemp');
  expect(screen.queryByRole('button', { name: 'Account menu' })).not.toBeInTheDocument();
});

it('gives who is logged in a menu with My Profile and Logout, by keyboard too', async () => {
  const { onProfile, onLogout } = show({ role: 'employer', username: 'mona.khalil' });
  let menu = await openMenu();
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.textContent),
  ).toEqual(['My Profile', 'Logout']);
  await userEvent.keyboard('{Enter}');
  expect(onProfile).toHaveBeenCalledTimes(1);
  menu = await openMenu();
  await userEvent.click(within(menu).getByRole('menuitem', { name: 'Logout' }));
  expect(onLogout).toHaveBeenCalledTimes(1);
});

it('gives an administrator, who has no profile, the dashboard and Logout', async () => {
  show({ role: 'admin', username: '' });
  expect(
    within(await openMenu())
      .getAllByRole('menuitem')
      .map((item) => item.textContent),
  ).toEqual(['Dashboard', 'Logout']);
});

it('discloses the links on a phone; Esc and a link close them again', async () => {
  show(null);
  const button = screen.getByRole('button', { name: 'Menu' });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getAllByRole('link', { name: 'Find Jobs' })).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
  await userEvent.click(button);
  await userEvent.click(screen.getAllByRole('link', { name: 'Find Jobs' })[1] ?? button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

it('switches between dark and light and keeps the choice where public/colour-scheme.js finds it', async () => {
  show(null);
  const button = screen.getByRole('button', { name: 'Dark theme', pressed: false });
  await userEvent.click(button);
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('jobline-mode')).toBe('dark');
  await userEvent.click(screen.getByRole('button', { name: 'Dark theme', pressed: true }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
});
