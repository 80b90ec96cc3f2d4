import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { main, muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';

/** Answers a call with `answer`, which gets the number of calls so far; returns the bodies sent. */
const answering = (path: string, answer: (times: number) => Response) => {
  const sent: unknown[] = [];
  testHost.use(
    http.post(`${hostAddress}${path}`, async ({ request }) => {
      const text = await request.text();
      sent.push(text === '' ? null : JSON.parse(text));
      return answer(sent.length);
    }),
  );
  return sent;
};
const refused = (status: number, body: object) => HttpResponse.json(body, { status });
const nothing = (status: number) => new HttpResponse(null, { status });

describe('a forgotten password', () => {
  it.each([
    ['/loginemp', 'employer', '/loginemp'],
    ['/login', 'jobseeker', '/login'],
  ] as const)(
    'from %s: the role goes along, and the answer tells nothing of the account',
    async (path, role, login) => {
      const sent = answering('/password/reset-requests', () => nothing(202));
      const { address } = renderApp(path);
      await userEvent.click(await main().findByRole('link', { name: 'Forgot your password?' }));
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' }),
      ).toBeVisible();
      expect(address()).toBe(`/forgotpassword?role=${role}`);
      await userEvent.type(main().getByLabelText('Email'), 'nobody{Enter}');
      expect(main().getByLabelText('Email')).toBeInvalid();
      expect(sent).toEqual([]);
      await userEvent.type(main().getByLabelText('Email'), '@firm.example');
      await userEvent.click(main().getByRole('button', { name: 'Send the link' }));
      expect(await main().findByRole('alert')).toHaveTextContent(
        'If there’s an account with this address',
      );
      expect(main().getByRole('button', { name: 'Send the link' })).toHaveFocus();
      expect(sent).toEqual([{ role, email: 'nobody@firm.example' }]);
      await userEvent.click(main().getByRole('link', { name: 'Back to log in' }));
      await waitFor(() => expect(address()).toBe(login));
    },
  );
  it('the kind of account is switched, what was typed stays, and what the host says is shown', async () => {
    muteErrors();
    const sent = answering('/password/reset-requests', (times) =>
      times === 1
        ? refused(429, { message: 'You’ve asked for several emails. Try again later.' })
        : HttpResponse.error(),
    );
    const { address } = renderApp('/forgotpassword');
    await userEvent.type(await main().findByLabelText('Email'), 'ann@firm.example');
    await userEvent.click(main().getByRole('link', { name: 'Employer' }));
    expect(address()).toBe('/forgotpassword?role=employer');
    expect(main().getByRole('link', { name: 'Employer' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(main().getByRole('button', { name: 'Send the link' }));
    expect(
      await main().findByText('You’ve asked for several emails. Try again later.'),
    ).toBeVisible();
    await userEvent.click(main().getByRole('button', { name: 'Send the link' }));
    expect(await main().findByText('The link wasn’t sent. Try again in a moment.')).toBeVisible();
    expect(sent).toEqual([
      { role: 'employer', email: 'ann@firm.example' },
      { role: 'employer', email: 'ann@firm.example' },
    ]);
  });
  it.each([
    ['employer', '/loginemp'],
    ['jobseeker', '/login'],
  ] as const)('the link of an %s sets another, then one logs in with it', async (role, login) => {
    muteErrors();
    const sent = answering('/password/resets', (times) =>
      times === 1
        ? refused(400, { message: 'password is too short', field: 'password' })
        : HttpResponse.json({ role, username: 'ann.lee' }),
    );
    const { address } = renderApp('/resetpassword#the-token');
    await userEvent.click(await main().findByRole('button', { name: 'Set password' }));
    expect(main().getByLabelText('New password')).toHaveAccessibleDescription(
      expect.stringContaining('Choose a password'),
    );
    await userEvent.type(main().getByLabelText('New password'), 'short{Enter}');
    await waitFor(() =>
      expect(main().getByLabelText('New password')).toHaveAccessibleDescription(
        expect.stringContaining('too short'),
      ),
    );
    await userEvent.click(main().getByRole('button', { name: 'Show new password' }));
    expect(main().getByLabelText('New password')).toHaveAttribute('type', 'text');
    await userEvent.type(main().getByLabelText('New password'), ' but longer now{Enter}');
    await waitFor(() => expect(address()).toBe(login));
    expect(
      await main().findByText('Your password was changed. Log in with the new one.'),
    ).toBeVisible();
    expect(main().getByLabelText('Username')).toHaveValue('ann.lee');
    expect(sent).toEqual([
      { token: 'the-token', password: 'short' },
      { token: 'the-token', password: 'short but longer now' },
    ]);
  });
  it('a link that is over says so and leads to another', async () => {
    muteErrors();
    answering('/password/resets', () =>
      refused(404, { message: 'This link has been used, or it has expired. Ask for a new one.' }),
    );
    const { address } = renderApp('/resetpassword#old');
    await userEvent.type(await main().findByLabelText('New password'), 'a long enough one{Enter}');
    expect(
      await main().findByText('This link has been used, or it has expired. Ask for a new one.'),
    ).toBeVisible();
    await userEvent.click(main().getByRole('link', { name: 'Ask for a new link' }));
    await waitFor(() => expect(address()).toBe('/forgotpassword?role=jobseeker'));
  });
});

describe('a confirmed email address', () => {
  it('is confirmed by a press, not by opening the link', async () => {
    const sent = answering('/email-verifications', () => nothing(204));
    renderApp('/verifyemail#the-token');
    const button = await main().findByRole('button', { name: 'Confirm' });
    expect(sent).toEqual([]);
    await userEvent.click(button);
    expect(await main().findByRole('alert')).toHaveTextContent('Your email address is confirmed.');
    // the focus isn't lost
    expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement);
    expect(sent).toEqual([{ token: 'the-token' }]);
  });
  it('a link that is over says so', async () => {
    muteErrors();
    answering('/email-verifications', (times) =>
      times === 1
        ? HttpResponse.error()
        : refused(404, {
            message: 'This link has been used, or it has expired. Ask for a new one.',
          }),
    );
    renderApp('/verifyemail#old');
    await userEvent.click(await main().findByRole('button', { name: 'Confirm' }));
    expect(
      await main().findByText('Your address wasn’t confirmed. Try again in a moment.'),
    ).toBeVisible();
    await userEvent.click(main().getByRole('button', { name: 'Confirm' }));
    expect(await main().findByText(/This link has been used, or it has expired/)).toHaveTextContent(
      'ask for a new link in your profile',
    );
  });
  it.each([
    ['/employerpp/ann.lee', { userRole: 'employer', usernameEmployer: 'ann.lee' }],
    ['/jobseekerpp/sam.roe', { userRole: 'jobseeker', usernamejobseek: 'sam.roe' }],
  ] as const)('%s says that it is missing, and another link is mailed', async (path, session) => {
    muteErrors();
    let verifiedAt: string | null = null;
    testHost.use(
      http.get(`${hostAddress}/email-verification`, () =>
        HttpResponse.json({ email: 'ann@firm.example', verifiedAt }),
      ),
    );
    const sent = answering('/email-verification-requests', (times) =>
      nothing(times === 1 ? 202 : 500),
    );
    const { unmount } = renderApp(path, { session });
    await userEvent.click(await main().findByRole('button', { name: 'Send it again' }));
    expect(await screen.findByText('The link is on its way')).toBeVisible();
    await userEvent.click(main().getByRole('button', { name: 'Send it again' }));
    expect(await screen.findByText('The link wasn’t sent')).toBeVisible();
    expect(sent).toHaveLength(2);
    unmount();
    verifiedAt = '2026-01-01T00:00:00.000Z';
    renderApp(path, { session });
    expect(await screen.findByRole('heading', { level: 1, name: /Ann Lee|Sam Roe/ })).toBeVisible();
    await waitFor(() =>
      expect(
        main().queryByText(/Confirm your email address: open the link/),
      ).not.toBeInTheDocument(),
    );
  });
});

it.each(['/resetpassword', '/verifyemail'])(
  '%s without a token says what is missing',
  async (path) => {
    renderApp(path);
    expect(await main().findByRole('alert')).toHaveTextContent('This link isn’t complete');
    expect(main().queryByRole('button')).not.toBeInTheDocument();
  },
);

describe('on a spec host', () => {
  it.each(['/forgotpassword', '/resetpassword#token', '/verifyemail#token'])(
    '%s is not there',
    async (path) => {
      renderApp(path, { config: specHost });
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Not available here' }),
      ).toBeVisible();
    },
  );
  it.each(['/login', '/loginemp'])('%s leads to none of it', async (path) => {
    renderApp(path, { config: specHost });
    expect(await main().findByLabelText('Username')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Forgot your password?' })).not.toBeInTheDocument();
  });
});
it("an administrator's password is not set by mail", async () => {
  renderApp('/adminlogin');
  expect(await main().findByLabelText('Username')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Forgot your password?' })).not.toBeInTheDocument();
});

describe('the link that stops mail', () => {
  it('acts on the press of a button only', async () => {
    const sent = answering('/unsubscribe/k1', () => nothing(204));
    renderApp('/unsubscribe#k1');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Stop these emails' }),
    ).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.click(main().getByRole('button', { name: 'Stop the emails' }));
    expect(await main().findByText(/We won’t send you these emails anymore/)).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(main().getByRole('link', { name: /Choose how often/ })).toHaveAttribute(
      'href',
      '/account',
    );
  });
  it.each([
    [404, 'This link isn’t valid anymore.'],
    [500, 'That didn’t work. Try again in a moment.'],
  ])('says what to do after a %d', async (status, words) => {
    muteErrors();
    answering('/unsubscribe/k1', () => nothing(status));
    renderApp('/unsubscribe#k1');
    await userEvent.click(await main().findByRole('button', { name: 'Stop the emails' }));
    expect(await main().findByText(words, { exact: false })).toBeVisible();
    expect(main().getByRole('button', { name: 'Stop the emails' })).toBeEnabled();
  });
  it('says so where the address holds none', async () => {
    renderApp('/unsubscribe');
    expect(await main().findByText(/This link isn’t complete/)).toBeVisible();
    expect(main().queryByRole('button')).not.toBeInTheDocument();
  });
});
