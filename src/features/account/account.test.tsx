import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { openAsAdmin } from '@/test/adminApp';
import { holdAnswer } from '@/test/host/holdAnswer';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { main, muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';

const user = userEvent.setup();
const employer = { session: { userRole: 'employer', usernameEmployer: 'ann.lee' } };
const session = (id: string, device: string, current = false) => ({
  _id: id,
  current,
  device,
  createdAt: '2026-03-01T10:00:00Z',
  seenAt: '2026-03-12T10:00:00Z',
});
const laptop = session('s1', 'Firefox on Windows', true);
const account = {
  username: 'ann.lee',
  role: 'employer',
  createdAt: '2026-01-01T00:00:00Z',
  consent: { version: 1, at: '2026-01-01T00:00:00Z' },
  termsVersion: 1,
};

/** Opens the account screen on a stubbed host; records the calls. */
const openAccount = (
  answers: {
    sessions?: () => object[];
    account?: () => object;
    put?: () => Response;
    removal?: () => Response;
    consent?: () => Response;
    preferences?: () => Response;
  } = {},
) => {
  const calls: { call: string; body: unknown }[] = [];
  const noted =
    (answer: () => Response) =>
    async ({ request }: { request: Request }) => {
      const text = await request.clone().text();
      calls.push({
        call: `${request.method} ${new URL(request.url).pathname.replace('/api', '')}`,
        body: text === '' ? null : JSON.parse(text),
      });
      return answer();
    };
  const done = () => new HttpResponse(null, { status: 204 });
  testHost.use(
    http.get(`${hostAddress}/sessions`, () => HttpResponse.json(answers.sessions?.() ?? [laptop])),
    http.get(`${hostAddress}/account`, () => HttpResponse.json(answers.account?.() ?? account)),
    http.get(`${hostAddress}/mail-preferences`, () => HttpResponse.json({ frequency: 'atOnce' })),
    http.put(`${hostAddress}/mail-preferences`, noted(answers.preferences ?? done)),
    http.put(
      `${hostAddress}/password`,
      noted(
        answers.put ??
          (() => HttpResponse.json({ userRole: 'employer', usernameEmployer: 'ann.lee' })),
      ),
    ),
    http.delete(`${hostAddress}/sessions/:id`, noted(done)),
    http.delete(`${hostAddress}/sessions`, noted(done)),
    http.delete(`${hostAddress}/session`, noted(done)),
    http.post(`${hostAddress}/account/consent`, noted(answers.consent ?? done)),
    http.post(`${hostAddress}/account/deletion`, noted(answers.removal ?? done)),
  );
  renderApp('/account', employer);
  return calls;
};
const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the password', () => {
  test('is changed, and the form is empty again', async () => {
    const calls = openAccount();
    const form = await part('Password');
    await user.type(form.getByLabelText('Current password'), 'right horse');
    await user.type(form.getByLabelText('New password'), 'another horse');
    await user.click(form.getByRole('button', { name: 'Change password' }));
    expect(
      await screen.findByText('Your password was changed. Other devices are logged out.'),
    ).toBeVisible();
    expect(calls).toEqual([
      { call: 'PUT /password', body: { password: 'right horse', newPassword: 'another horse' } },
    ]);
    expect((await part('Password')).getByLabelText('New password')).toHaveValue('');
  });
  test('a refusal stands under its field, and what was typed stays', async () => {
    muteErrors();
    openAccount({
      put: () =>
        HttpResponse.json(
          { message: 'This isn’t your current password', field: 'password' },
          { status: 400 },
        ),
    });
    const form = await part('Password');
    await user.type(form.getByLabelText('Current password'), 'wrong');
    await user.type(form.getByLabelText('New password'), 'another horse{Enter}');
    await waitFor(() =>
      expect(form.getByLabelText('Current password')).toHaveAccessibleDescription(
        /isn’t your current password/,
      ),
    );
    expect(form.getByLabelText('Current password')).toHaveValue('wrong');
    expect(form.getByLabelText('New password')).toHaveValue('another horse');
  });
  test('nothing is sent while a field is empty', async () => {
    const calls = openAccount();
    const form = await part('Password');
    await user.click(form.getByRole('button', { name: 'Change password' }));
    expect(form.getByLabelText('Current password')).toHaveAccessibleDescription(
      'Enter your current password',
    );
    expect(calls).toEqual([]);
  });
});

describe('log-ins', () => {
  test("this device can't be logged out here, another can", async () => {
    let devices = [laptop, session('s2', '')];
    const calls = openAccount({ sessions: () => devices });
    const list = await part('Where you’re logged in');
    const [here, there] = await list.findAllByRole('listitem');
    expect(here).toHaveTextContent(
      'Firefox on WindowsThis deviceSince Mar 1, 2026, last seen Mar 12, 2026',
    );
    expect(within(here as HTMLElement).queryByRole('button')).toBeNull(); // the list has two items
    devices = [laptop];
    await user.click(
      within(there as HTMLElement).getByRole('button', {
        name: 'Log out Unknown device, since Mar 1, 2026',
      }),
    ); // as above
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    expect(calls.map(({ call }) => call)).toEqual(['DELETE /sessions/s2']);
    expect(screen.getByText('Unknown device is logged out')).toBeVisible();
  });
  test('all others go at once where there are several', async () => {
    const calls = openAccount({
      sessions: () => [laptop, session('s2', 'Chrome on Android'), session('s3', 'Safari on iOS')],
    });
    await user.click(
      await (
        await part('Where you’re logged in')
      ).findByRole('button', { name: 'Log out all other devices' }),
    );
    expect(await screen.findByText('All other devices are logged out')).toBeVisible();
    expect(calls.map(({ call }) => call)).toEqual(['DELETE /sessions']);
  });
});

test('a later version of the terms is agreed to', async () => {
  let version = 1;
  const calls = openAccount({
    account: () => ({
      ...account,
      consent: { version, at: '2026-01-01T00:00:00Z' },
      termsVersion: 2,
    }),
    consent: () => {
      version = 2;
      return new HttpResponse(null, { status: 204 });
    },
  });
  const terms = await part('Terms');
  expect(
    terms.getByText(
      /You agreed to version 1 of the terms on Jan 1, 2026\. The terms have changed since then\./,
    ),
  ).toBeVisible();
  await user.click(terms.getByRole('button', { name: 'I agree to the current terms' }));
  await waitFor(() => expect(terms.queryByRole('button')).toBeNull());
  expect(calls).toEqual([{ call: 'POST /account/consent', body: { version: 2 } }]);
});

describe('deleting the account', () => {
  test('asks for the password, then ends the session and goes home', async () => {
    const calls = openAccount();
    await user.click(
      (await part('Delete account')).getByRole('button', { name: 'Delete my account' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    await user.type(dialog.getByLabelText('Your password'), 'right horse');
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(await screen.findByText('Your account was deleted')).toBeVisible();
    await waitFor(() =>
      expect(
        within(screen.getByRole('banner')).getByRole('link', { name: 'Post a job' }),
      ).toHaveAttribute('href', '/loginemp'),
    );
    expect(calls[0]).toEqual({ call: 'POST /account/deletion', body: { password: 'right horse' } });
  });
  test('a wrong password is told there, and nothing ends', async () => {
    muteErrors();
    const calls = openAccount({
      removal: () =>
        HttpResponse.json(
          { message: 'This isn’t your current password', field: 'password' },
          { status: 400 },
        ),
    });
    await user.click(
      (await part('Delete account')).getByRole('button', { name: 'Delete my account' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    await user.type(dialog.getByLabelText('Your password'), 'wrong{Enter}');
    await waitFor(() =>
      expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription(
        /isn’t your current password/,
      ),
    );
    expect(calls.map(({ call }) => call)).toEqual(['POST /account/deletion']);
  });
});

test('a visitor is sent to log in, and a spec host has no such screen', async () => {
  const { unmount } = renderApp('/account');
  expect(
    await screen.findByRole('heading', { level: 1, name: /job seeker|log in/i }),
  ).toBeVisible();
  unmount();
  renderApp('/account', { ...employer, config: specHost });
  expect(await screen.findByRole('heading', { level: 1, name: /not/i })).toBeVisible();
});

test('an administrator restores a deleted account', async () => {
  let items = [
    {
      _id: 'e1',
      role: 'employer',
      username: 'larkfield',
      email: 'l@firm.example',
      deletedAt: '2026-03-01T10:00:00Z',
      deletedBy: 'self',
      erasedOn: '2026-03-31T10:00:00Z',
      jobs: 2,
    },
  ];
  testHost.use(
    http.get(`${hostAddress}/admin/deleted-accounts`, () =>
      HttpResponse.json({ items, total: items.length }),
    ),
    http.post(`${hostAddress}/admin/deleted-accounts/e1/restoration`, () => {
      items = [];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  openAsAdmin('/deletedaccounts');
  expect(
    await screen.findByText('Deleted Mar 1, 2026 by themselves, erased on Mar 31, 2026'),
  ).toBeVisible();
  expect(main().getByText('2 jobs would come back with it')).toBeVisible();
  await user.click(main().getByRole('button', { name: 'Restore larkfield' }));
  expect(await screen.findByText('larkfield is back')).toBeVisible();
  expect(await main().findByText('No account was deleted in the last 30 days')).toBeVisible();
});

describe('email about one’s activity', () => {
  test('loading, failed, and tried again', async () => {
    muteErrors();
    openAccount();
    const answer = holdAnswer('/mail-preferences');
    const choices = await part('Email about your activity');
    expect(choices.getByText('Loading...')).toBeInTheDocument();
    answer(() => HttpResponse.json({}, { status: 500 }));
    expect(await choices.findByText('This can’t be shown right now')).toBeVisible();
    testHost.use(
      http.get(`${hostAddress}/mail-preferences`, () => HttpResponse.json({ frequency: 'daily' })),
    );
    await user.click(choices.getByRole('button', { name: 'Try again' }));
    expect(await choices.findByLabelText('Once a day, all in one email')).toBeChecked();
  });
  test('the choice is sent once it is made, and a failure is told', async () => {
    const answers = [
      () => HttpResponse.json({ frequency: 'daily' }),
      () => new HttpResponse(null, { status: 500 }),
    ];
    const calls = openAccount({ preferences: () => answers.shift()?.() ?? HttpResponse.error() });
    const choices = await part('Email about your activity');
    await waitFor(() => expect(choices.getByLabelText('Right away')).toBeChecked());
    await user.click(choices.getByLabelText('Once a day, all in one email'));
    expect(await screen.findByText('Your choice is saved')).toBeVisible();
    expect(calls).toEqual([{ call: 'PUT /mail-preferences', body: { frequency: 'daily' } }]);
    muteErrors();
    await user.click(choices.getByLabelText('Never'));
    expect(
      await screen.findByText('Your choice wasn’t saved. Try again in a moment.'),
    ).toBeVisible();
    await waitFor(() => expect(choices.getByLabelText('Right away')).toBeChecked());
  });
});
