import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { h1, main, muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';

const fill = async () => {
  await userEvent.type(main().getByLabelText('Your name'), 'Ann Lee');
  await userEvent.type(main().getByLabelText('Your email'), 'ann@mail.example');
  await userEvent.type(main().getByLabelText('Your question'), ' How do I post? ');
};
const send = () => userEvent.click(main().getByRole('button', { name: 'Send question' }));

test('anybody asks; who is logged in asks as what they are', async () => {
  const sent: unknown[] = [];
  testHost.use(
    http.post(`${hostAddress}/help-questions`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ message: 'ok' }, { status: 201 });
    }),
  );
  renderApp('/help', { session: { userRole: 'employer', usernameEmployer: 'ann.lee' } });
  expect(await h1('Help')).toBeVisible();
  await send();
  expect(main().getByLabelText('Your question')).toHaveAccessibleDescription(/Write your question/);
  await fill();
  await send();
  expect(await main().findByText('Thank you. We’ll answer at ann@mail.example.')).toBeVisible();
  expect(sent).toEqual([
    {
      role: 'employer',
      name: 'Ann Lee',
      email: 'ann@mail.example',
      message: 'How do I post?',
    },
  ]);
});

test('what was typed stays where it wasn’t sent, with the host’s words', async () => {
  muteErrors();
  testHost.use(
    http.post(`${hostAddress}/help-questions`, () =>
      HttpResponse.json(
        { message: 'Too many questions in an hour; try again later' },
        { status: 429 },
      ),
    ),
  );
  renderApp('/help');
  await h1('Help');
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Too many questions in an hour; try again later',
  );
  expect(main().getByLabelText('Your name')).toHaveValue('Ann Lee');
});

test('each role has its questions; on a spec host those it can answer to, and addresses', async () => {
  const { unmount } = renderApp('/help');
  await h1('Help');
  const own = within(main().getByRole('region', { name: 'For employers' }));
  expect(own.getByText('How long does a job stay open?')).toBeVisible();
  unmount();
  renderApp('/help', { config: specHost });
  await h1('Help');
  const seekers = within(main().getByRole('region', { name: 'For job seekers' }));
  expect(seekers.getByText('How do I apply?')).toBeVisible();
  expect(main().queryByText('How long does a job stay open?')).not.toBeInTheDocument();
  expect(main().queryByRole('button', { name: 'Send question' })).not.toBeInTheDocument();
  expect(main().getByRole('link', { name: /@/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
});

test('the focus moves to what replaces the form, and back into it', async () => {
  testHost.use(
    http.post(`${hostAddress}/help-questions`, () =>
      HttpResponse.json({ message: 'ok' }, { status: 201 }),
    ),
  );
  renderApp('/help');
  await h1('Help');
  await fill();
  await send();
  const another = await main().findByRole('button', { name: 'Ask another question' });
  expect(another).toHaveFocus();
  await userEvent.click(another);
  expect(main().getByRole('combobox')).toHaveFocus();
});
