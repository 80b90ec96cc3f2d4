import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { openAsAdmin } from '@/test/adminApp';
import { aJobSeeker } from '@/test/fixtures';
import { hostKinds } from '@/test/host/hostKinds';
import { testHost } from '@/test/host/server';
import { main } from '@/test/page';
import { renderApp } from '@/test/renderApp';

describe.each(hostKinds)('on $kind', ({ config, address }) => {
  const answer = (path: string, body: object) =>
    testHost.use(http.get(`${address}${path}`, () => HttpResponse.json(body)));

  it('logs in by the token in data, and goes to the seekers', async () => {
    answer('/jobseeker/jobseekers', [aJobSeeker()]);
    answer('/admin/jobseekers', { items: [aJobSeeker()], total: 1 });
    testHost.use(
      http.post(`${address}/admin/admins/login`, async ({ request }) => {
        const body = await request.json();
        return JSON.stringify(body) === '{"adminname":"root","adminpassword":"secret"}'
          ? HttpResponse.json({ data: 't-9' })
          : HttpResponse.json({}, { status: 401 });
      }),
    );
    const { address: here } = renderApp('/adminlogin', { config });
    await userEvent.type(await screen.findByLabelText('Username'), 'root');
    await userEvent.type(screen.getByLabelText('Password'), 'secret');
    await userEvent.click(main().getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(here()).toBe('/jobseekdash'));
    expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({
      userRole: 'admin',
      authToken: 't-9',
    });
  });

  it('a refused log-in says so, and keeps what was typed', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    testHost.use(
      http.post(`${address}/admin/admins/login`, () => HttpResponse.json({}, { status: 401 })),
    );
    const { address: here } = renderApp('/adminlogin', { config });
    await userEvent.type(await screen.findByLabelText('Username'), 'root');
    await userEvent.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid username or password');
    expect(screen.getByLabelText('Username')).toHaveValue('root');
    expect(here()).toBe('/adminlogin');
  });

  it.each([
    '/admindash',
    '/employerdash',
    '/jobseekdash',
    '/removejob',
    '/updatefeatured',
    '/updateterms',
    '/adminoverview',
    '/searches',
    '/auditlog',
    '/administrators',
  ])('%s sends everybody else to /adminlogin', async (path) => {
    sessionStorage.setItem('userRole', 'employer');
    sessionStorage.setItem('usernameEmployer', 'ann.lee');
    const { address: here } = renderApp(path, { config });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Administrator login' }),
    ).toBeVisible();
    expect(here()).toBe('/adminlogin');
  });

  it('the parts of the sidebar: what a day begins with, the five ways, the office; and the footer', async () => {
    answer('/terms/terms', []);
    openAsAdmin('/updateterms', config);
    const banner = within(await screen.findByRole('banner'));
    const parts = () =>
      banner
        .getAllByRole('navigation')
        .map((part) => [
          part.getAttribute('aria-label'),
          within(part).getAllByRole('link')[0]?.textContent,
        ]);
    const five = ['Administration', 'View Employers'];
    await waitFor(() =>
      expect(parts()).toEqual(
        config.extensions
          ? [['Daily work', 'Reports'], five, ['Site management', 'Questions']]
          : [five],
      ),
    );
    expect(within(screen.getByRole('contentinfo')).getByText(/^© 2024/)).toBeVisible();
  });

  it('a phone has the ways behind one button; Esc and a link close them', async () => {
    answer('/terms/terms', []);
    openAsAdmin('/updateterms', config);
    const button = await screen.findByRole('button', { name: 'Menu' });
    const ways = document.querySelector('#admin-menu');
    expect(button).toHaveAttribute('aria-controls', 'admin-menu');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(ways).toHaveClass('open');
    await userEvent.keyboard('{Escape}');
    expect(button).toHaveFocus();
    expect(ways).not.toHaveClass('open');
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('link', { name: 'Update terms' }));
    await waitFor(() => expect(ways).not.toHaveClass('open'));
  });

  it('the sidebar’s five ways, and a log-out that clears local and session storage and goes home', async () => {
    answer('/terms/terms', []);
    localStorage.setItem('kept', 'x');
    const { address: here } = openAsAdmin('/updateterms', config);
    const sidebar = within(await screen.findByRole('navigation', { name: 'Administration' }));
    expect(
      sidebar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['View Employers', '/admindash'],
      ['Remove Job', '/removejob'],
      ['View Seekers', '/jobseekdash'],
      ['Update Featured', '/updatefeatured'],
      ['Update terms', '/updateterms'],
    ]);
    expect(sidebar.getByRole('link', { current: 'page' })).toHaveTextContent('Update terms');
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(here()).toBe('/'));
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    expect(localStorage.getItem('kept')).toBeNull();
  });
});
