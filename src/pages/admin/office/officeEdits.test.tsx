import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { answerGet, openAsAdmin, openDialog } from '@/test/adminApp';
import { hostAddress, testHost } from '@/test/host/server';
import { main, muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';

describe('administrators', () => {
  const admin = (changes: object) => ({
    _id: 'a-1',
    adminname: 'root',
    createdAt: '2026-01-01T00:00:00.000Z',
    seenAt: null,
    you: true,
    ...changes,
  });
  it('one invites another, whose address is shown once, and ends a third', async () => {
    let items = [
      admin({}),
      admin({ _id: 'a-2', adminname: 'olga', you: false }),
      admin({ _id: 'a-3', adminname: 'pavel', you: false }),
    ];
    let invitations: object[] = [];
    const ended: unknown[] = [];
    answerGet('/admins', () => ({ items, invitations }));
    testHost.use(
      http.post(`${hostAddress}/admins/invitations`, async ({ request }) => {
        // the contract's body
        const { adminname } = (await request.json()) as { adminname: string };
        if (adminname === 'olga')
          return HttpResponse.json(
            { message: 'This name is taken', field: 'adminname' },
            { status: 409 },
          );
        invitations = [
          { _id: 'i-1', adminname, invitedBy: 'root', expiresAt: '2026-01-17T12:00:00.000Z' },
        ];
        return HttpResponse.json(
          { path: '/admininvite#secret-token', expiresAt: '2026-01-17T12:00:00.000Z' },
          { status: 201 },
        );
      }),
      http.delete(`${hostAddress}/admins/:id`, ({ params }) => {
        ended.push(params['id']);
        if (params['id'] === 'a-3')
          return HttpResponse.json(
            { message: 'The last administrator can’t be removed.' },
            { status: 409 },
          );
        items = items.filter(({ _id }) => _id !== params['id']);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    muteErrors();
    openAsAdmin('/administrators');
    expect(await screen.findByText('You')).toBeVisible();
    expect(main().queryByRole('button', { name: 'Remove root' })).not.toBeInTheDocument();
    await userEvent.click(main().getByRole('button', { name: 'Invite an administrator' }));
    const modal = await openDialog('Invite an administrator');
    await userEvent.type(modal.getByLabelText('Name'), 'olga{Enter}');
    await waitFor(() =>
      expect(modal.getByLabelText('Name')).toHaveAccessibleDescription(
        expect.stringContaining('This name is taken'),
      ),
    );
    await userEvent.clear(modal.getByLabelText('Name'));
    await userEvent.type(modal.getByLabelText('Name'), 'quinn{Enter}');
    expect(await modal.findByLabelText('Invitation link')).toHaveValue(
      'http://localhost/admininvite#secret-token',
    );
    expect(modal.getByText(/works one time, until Jan 17, 2026/)).toBeVisible();
    await userEvent.click(modal.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('By root, until Jan 17, 2026')).toBeVisible();

    await userEvent.click(main().getByRole('button', { name: 'Remove pavel' }));
    await userEvent.click((await openDialog()).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('The last administrator can’t be removed.')).toBeVisible();
    await userEvent.click((await openDialog()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await userEvent.click(main().getByRole('button', { name: 'Remove olga' }));
    expect((await openDialog()).getByText(/olga will be logged out everywhere/)).toBeVisible();
    await userEvent.click((await openDialog()).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('olga is no longer an administrator')).toBeVisible();
    await waitFor(() => expect(main().getByRole('button', { name: 'Remove pavel' })).toHaveFocus());
    expect(ended).toEqual(['a-3', 'a-2']);
  });
  it('an invitation is accepted with a password of one’s own, then one logs in', async () => {
    muteErrors();
    const sent: unknown[] = [];
    testHost.use(
      http.post(`${hostAddress}/admins/invitations/accept`, async ({ request }) => {
        sent.push(await request.json());
        return sent.length === 1
          ? HttpResponse.json(
              { message: 'adminpassword is too short', field: 'adminpassword' },
              { status: 400 },
            )
          : HttpResponse.json({ adminname: 'quinn' }, { status: 201 });
      }),
    );
    const { address } = renderApp('/admininvite#secret-token');
    await userEvent.type(await screen.findByLabelText('Password'), 'short');
    await userEvent.type(screen.getByLabelText('Confirm password'), 'other{Enter}');
    expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription(
      'Passwords do not match',
    );
    await userEvent.clear(screen.getByLabelText('Confirm password'));
    await userEvent.type(screen.getByLabelText('Confirm password'), 'short{Enter}');
    await waitFor(() =>
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
        expect.stringContaining('too short'),
      ),
    );
    for (const label of ['Password', 'Confirm password']) {
      await userEvent.clear(screen.getByLabelText(label));
      await userEvent.type(screen.getByLabelText(label), 'a long enough one');
    }
    await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
    await waitFor(() => expect(address()).toBe('/adminlogin'));
    expect(await screen.findByText('You’re an administrator now. Log in as quinn.')).toBeVisible();
    expect(sent).toEqual([
      { token: 'secret-token', adminpassword: 'short' },
      { token: 'secret-token', adminpassword: 'a long enough one' },
    ]);
  });
  it('an invitation that doesn’t count any more says so; an address without one too', async () => {
    muteErrors();
    testHost.use(
      http.post(`${hostAddress}/admins/invitations/accept`, () =>
        HttpResponse.json({ message: 'This invitation has been used.' }, { status: 404 }),
      ),
    );
    const { unmount } = renderApp('/admininvite#used');
    await userEvent.type(await screen.findByLabelText('Password'), 'a long enough one');
    await userEvent.type(screen.getByLabelText('Confirm password'), 'a long enough one{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('This invitation has been used.');
    unmount();
    renderApp('/admininvite');
    expect(await screen.findByRole('alert')).toHaveTextContent('This link isn’t complete.');
  });
});

describe('terms', () => {
  const texts = {
    termsofuse1: 'One',
    termsofuse2: 'Two',
    termsofuse3: 'Three',
    privacypolicy: 'Four',
    cookies: 'Five',
    changestostatement: 'Six',
  };
  it('readers see when they changed last, where the host says it', async () => {
    answerGet('/terms/terms', () => [
      { _id: 't-1', ...texts, updatedAt: '2026-03-12T23:30:00.000Z' },
    ]);
    const { unmount } = renderApp('/termsofuse');
    expect(await screen.findByText('Last changed on Mar 12, 2026')).toBeVisible();
    unmount();
    answerGet('/terms/terms', () => [{ _id: 't-1', ...texts }]);
    renderApp('/termsofuse');
    expect(await screen.findByText('Five')).toBeVisible();
    expect(screen.queryByText(/Last changed/)).not.toBeInTheDocument();
  });
  it('the editor shows earlier versions and restores one after a question', async () => {
    let versions = [
      {
        number: 1,
        since: '2026-01-01T00:00:00.000Z',
        until: '2026-01-05T00:00:00.000Z',
        ...texts,
        cookies: 'Earlier cookies',
      },
    ];
    answerGet('/terms/terms', () => [{ _id: 't-1', ...texts }]);
    answerGet('/terms/t-1/versions', () => versions);
    testHost.use(
      http.post(`${hostAddress}/terms/t-1/versions/1/restore`, () => {
        versions = [...versions.map((version) => ({ ...version, number: 2 })), ...versions];
        return HttpResponse.json({ _id: 't-1', ...texts });
      }),
    );
    openAsAdmin('/updateterms');
    expect(await screen.findByText('In effect from Jan 1, 2026 to Jan 5, 2026')).toBeVisible();
    await userEvent.click(main().getByRole('button', { name: 'View version 1' }));
    const view = await openDialog('Version 1');
    expect(view.getByText('Earlier cookies')).toBeVisible();
    await userEvent.click(view.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(main().getByRole('button', { name: 'Restore version 1' }));
    await userEvent.click((await openDialog()).getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Version 1 is in effect again')).toBeVisible();
    expect(await screen.findByText('Version 2')).toBeVisible();
  });
});

it('featured employers are put in order by the keyboard; the focus stays with the card', async () => {
  muteErrors();
  let ids = ['f-1', 'f-2', 'f-3'];
  const names: Record<string, string> = { 'f-1': 'Acme', 'f-2': 'Birch', 'f-3': 'Cedar' };
  let refuse = false;
  const list = () => ids.map((_id) => ({ _id, employerName: names[_id] }));
  answerGet('/featuredemployer/', () => list());
  testHost.use(
    http.put(`${hostAddress}/featured/order`, async ({ request }) => {
      if (refuse) return HttpResponse.json({ message: 'changed' }, { status: 409 });
      ({ ids } = (await request.json()) as { ids: string[] }); // the contract's body
      return HttpResponse.json(list());
    }),
  );
  openAsAdmin('/updatefeatured');
  const up = await screen.findByRole('button', { name: 'Move Cedar up' });
  up.focus();
  const shown = () =>
    main()
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent)
      .join(' ');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(shown()).toBe('Acme Cedar Birch'));
  expect(main().getByRole('button', { name: 'Move Cedar up' })).toHaveFocus();
  expect(await screen.findByText('Cedar is now 2 of 3')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(shown()).toBe('Cedar Acme Birch'));
  expect(main().getByRole('button', { name: 'Move Cedar up' })).toHaveFocus();
  expect(main().getByRole('button', { name: 'Move Cedar up' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await userEvent.keyboard('{Enter}');
  refuse = true;
  await userEvent.click(main().getByRole('button', { name: 'Move Acme down' }));
  expect(await screen.findByText(/The order wasn’t changed/)).toBeVisible();
  expect(shown()).toBe('Cedar Acme Birch');
});

it('the job list is filtered by status, which stands in the URL', async () => {
  const asked: string[] = [];
  answerGet('/jobs/search', (query) => {
    asked.push(query.get('status') ?? 'live');
    return {
      items: [],
      total: 0,
      totalIsExact: true,
      facets: { category: [], type: [] },
      nextCursor: null,
    };
  });
  const { address } = openAsAdmin('/removejob');
  await userEvent.selectOptions(await screen.findByLabelText('Status'), 'Removed');
  await waitFor(() => expect(asked.at(-1)).toBe('removed'));
  expect(address()).toBe('/removejob?status=removed');
});
