import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { sessionEnded } from '@/session/sessionSlice';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { main, muteErrors } from '@/test/page';
import { pressTwice } from '@/test/pressTwice';
import { renderApp } from '@/test/renderApp';

/**
 * Answers the undo with `answer`, which gets the number of calls so far; returns the bodies sent.
 */
const answering = (answer: (times: number) => Response) => {
  const sent: unknown[] = [];
  testHost.use(
    http.post(`${hostAddress}/email-undos`, async ({ request }) => {
      sent.push(await request.json());
      return answer(sent.length);
    }),
  );
  return sent;
};
const undone = (passwordEnded: boolean) => () =>
  HttpResponse.json({ role: 'employer', username: 'ann.lee', passwordEnded });

it.each([
  [false, 'someone may know your password'],
  [true, 'no longer works'],
])(
  'a press undoes the change, not the opening, and leads to a new password (%s)',
  async (passwordEnded, words) => {
    const sent = answering(undone(passwordEnded));
    renderApp('/undoemail#the-token');
    const button = await main().findByRole('button', { name: 'Undo the change' });
    expect(sent).toEqual([]);
    await pressTwice(button);
    expect(await main().findByRole('alert')).toHaveTextContent('Your email address is back');
    expect(main().getByText(new RegExp(words))).toBeVisible();
    expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement);
    expect(sent).toEqual([{ token: 'the-token' }]);
    expect(main().getByRole('link', { name: 'Set a new password' })).toHaveAttribute(
      'href',
      '/forgotpassword?role=employer',
    );
  },
);

it('says that it is done where the session ends before and after the answer', async () => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  testHost.use(
    http.post(`${hostAddress}/email-undos`, async () => {
      await held;
      return undone(false)();
    }),
  );
  const { store } = renderApp('/undoemail#the-token');
  await userEvent.click(await main().findByRole('button', { name: 'Undo the change' }));
  // as when another call in flight gets a 401, since the undo ends all sessions
  act(() => void store.dispatch(sessionEnded()));
  answer();
  expect(await main().findByText(/Your email address is back/)).toBeVisible();
  act(() => void store.dispatch(sessionEnded()));
  // the cache is reset once mutations in flight have finished
  await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
  expect(main().getByText(/Your email address is back/)).toBeVisible();
});

it('a lost connection can be tried again, and a link that is over says whom to write to', async () => {
  muteErrors();
  answering((times) =>
    times === 1
      ? HttpResponse.error()
      : HttpResponse.json(
          { message: 'This link has been used, or it’s more than 72 hours old.' },
          { status: 404 },
        ),
  );
  renderApp('/undoemail#old');
  await userEvent.click(await main().findByRole('button', { name: 'Undo the change' }));
  expect(
    await main().findByText('We couldn’t undo the change. Try again in a moment.'),
  ).toBeVisible();
  await userEvent.click(main().getByRole('button', { name: 'Undo the change' }));
  expect(await main().findByText(/more than 72 hours old/)).toHaveTextContent(
    'Need help? Write to',
  );
});

it('without a token it says what is missing', async () => {
  renderApp('/undoemail');
  expect(await main().findByRole('alert')).toHaveTextContent('needs the link from our email');
  expect(main().queryByRole('button')).not.toBeInTheDocument();
});

it('is not there on a spec host', async () => {
  renderApp('/undoemail#token', { config: specHost });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Not available here' }),
  ).toBeVisible();
});
