import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { holdAnswer } from '@/test/host/holdAnswer';
import { hostAddress, testHost } from '@/test/host/server';
import { muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';

const user = userEvent.setup();
const site = {
  _id: 'k1',
  name: 'Careers page',
  scopes: ['jobs.manage', 'applications.read'],
  hint: 'x9Qz',
  createdAt: '2026-03-01T10:00:00Z',
  expiresAt: '2999-03-01T10:00:00Z',
  usedAt: '2026-03-12T10:00:00Z',
};
const old = {
  ...{ ...site, _id: 'k2', name: 'Old script', scopes: ['jobs.manage'] },
  ...{ expiresAt: '2020-03-01T10:00:00Z', usedAt: null },
};
const made = { key: 'jlk_abcdefgh', record: { ...site, _id: 'k3', name: 'New one' } };

/** Opens the API keys on a stubbed host; records what it is sent. */
const openKeys = (keys: (typeof site | typeof old)[], answer = () => HttpResponse.json(made)) => {
  const calls: unknown[] = [];
  testHost.use(
    http.get(`${hostAddress}/sessions`, () => HttpResponse.json([])),
    http.get(`${hostAddress}/mail-preferences`, () => HttpResponse.json({ frequency: 'atOnce' })),
    http.get(`${hostAddress}/account`, () =>
      HttpResponse.json({
        ...{ username: 'ann.lee', role: 'employer', createdAt: site.createdAt },
        ...{ consent: null, termsVersion: null },
      }),
    ),
    http.get(`${hostAddress}/account/api-keys`, () => HttpResponse.json(keys)),
    http.post(`${hostAddress}/account/api-keys`, async ({ request }) => {
      calls.push(await request.json());
      return answer();
    }),
    http.delete(`${hostAddress}/account/api-keys/:id`, ({ params }) => {
      calls.push(params['id']);
      keys.splice(
        keys.findIndex(({ _id }) => _id === params['id']),
        1,
      );
      return new HttpResponse(null, { status: 204 });
    }),
  );
  renderApp('/account', { session: { userRole: 'employer', usernameEmployer: 'ann.lee' } });
  return calls;
};
const section = async () => within(await screen.findByRole('region', { name: 'API keys' }));

test('each key says what it may, which one it is, and when it was used', async () => {
  openKeys([site, old]);
  const keys = await section();
  const [first, second] = await keys.findAllByRole('listitem');
  expect(first).toHaveTextContent('Careers page');
  expect(first).toHaveTextContent('Manage jobs, Read applications; ends in x9Qz');
  expect(first).toHaveTextContent('expires Mar 1, 2999, last used Mar 12, 2026');
  expect(first).not.toHaveTextContent('Expired');
  expect(second).toHaveTextContent('Expired');
  expect(second).toHaveTextContent('expired Mar 1, 2020, never used');
  expect(keys.getByRole('link', { name: 'What the API can do' })).toHaveAttribute(
    'href',
    '/api/docs',
  );
});

test('a key is made with what was chosen, and shown once', async () => {
  const calls = openKeys([]);
  await user.click(await (await section()).findByRole('button', { name: 'Create an API key' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Name'), ' New one ');
  await user.type(dialog.getByLabelText('Your password'), 'right horse');
  await user.click(dialog.getByRole('button', { name: 'Create key' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Choose what the key may do');
  expect(calls).toEqual([]);
  await user.click(dialog.getByRole('checkbox', { name: /Read applications/ }));
  await user.click(dialog.getByRole('checkbox', { name: /Manage jobs/ }));
  await user.selectOptions(dialog.getByLabelText('Expires after'), 'a year');
  await user.click(dialog.getByRole('button', { name: 'Create key' }));
  expect(await dialog.findByLabelText('API key')).toHaveValue('jlk_abcdefgh');
  expect(calls).toEqual([
    {
      ...{ name: 'New one', scopes: ['jobs.manage', 'applications.read'], days: 365 },
      password: 'right horse',
    },
  ]);
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a wrong password is said at its field', async () => {
  muteErrors();
  openKeys([], () =>
    HttpResponse.json(
      { message: 'This isn’t your current password', field: 'password' },
      { status: 400 },
    ),
  );
  await user.click(await (await section()).findByRole('button', { name: 'Create an API key' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Name'), 'New one');
  await user.click(dialog.getByRole('checkbox', { name: /Manage jobs/ }));
  await user.type(dialog.getByLabelText('Your password'), 'wrong');
  await user.click(dialog.getByRole('button', { name: 'Create key' }));
  await waitFor(() =>
    expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription(
      'This isn’t your current password',
    ),
  );
});

test('a key is revoked after a question', async () => {
  const calls = openKeys([site, old]);
  await user.click(await (await section()).findByRole('button', { name: 'Revoke Careers page' }));
  const dialog = within(screen.getByRole('alertdialog'));
  expect(screen.getByRole('alertdialog')).toHaveTextContent(
    'Programs that use Careers page stop working',
  );
  await user.click(dialog.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(screen.queryByText('Careers page')).not.toBeInTheDocument());
  expect(calls).toEqual(['k1']);
  expect(screen.getByText('Old script')).toBeInTheDocument();
});

test('a key can be created once the list above the button no longer moves it', async () => {
  openKeys([]);
  const answer = holdAnswer('/account/api-keys');
  const keys = await section();
  expect(keys.queryByRole('button')).not.toBeInTheDocument();
  answer(() => HttpResponse.json([site]));
  await keys.findByText(site.name);
  expect(keys.getByRole('button', { name: 'Create an API key' })).toBeVisible();
});
