import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Webhook, WebhookDelivery } from '@/api/jobBoardApi';
import { aCompany } from '@/test/fixtures';
import { hostAddress, testHost } from '@/test/host/server';
import { renderApp } from '@/test/renderApp';

const user = userEvent.setup();
const url = 'https://hooks.example/jobs';
const aWebhook = (changes: Partial<Webhook> = {}): Webhook => ({
  _id: 'w1',
  url,
  events: ['application.received', 'job.ended'],
  on: true,
  offForFailures: false,
  createdAt: '2026-03-01T10:00:00Z',
  oldSecretUntil: null,
  ...changes,
});
const aDelivery = (changes: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  _id: 'd1',
  type: 'application.received',
  title: 'Night Nurse',
  state: 'failed',
  tries: 8,
  happenedAt: '2026-03-02T10:00:00Z',
  endedAt: '2026-03-03T10:00:00Z',
  nextAt: null,
  status: 500,
  problem: null,
  ...changes,
});

/** Opens the webhooks on a stubbed host; records what it is sent. */
const openWebhooks = (webhooks: Webhook[], role: 'owner' | 'recruiter' = 'owner') => {
  const calls: unknown[] = [];
  const at = `${hostAddress}/company/webhooks`;
  testHost.use(
    http.get(`${hostAddress}/sessions`, () => HttpResponse.json([])),
    http.get(`${hostAddress}/mail-preferences`, () => HttpResponse.json({ frequency: 'atOnce' })),
    http.get(`${hostAddress}/account`, () =>
      HttpResponse.json({
        ...{ username: 'ann.lee', role: 'employer', createdAt: '2026-03-01T10:00:00Z' },
        ...{ consent: null, termsVersion: null },
      }),
    ),
    http.get(`${hostAddress}/account/api-keys`, () => HttpResponse.json([])),
    http.get(`${hostAddress}/company`, () => HttpResponse.json(aCompany({ role }))),
    http.get(at, () => HttpResponse.json(webhooks)),
    http.get(`${at}/:id/deliveries`, () =>
      HttpResponse.json({
        items: [aDelivery(), aDelivery({ _id: 'd2', type: 'job.ended', state: 'delivered' })],
      }),
    ),
    http.all(`${at}/*`, async ({ request }) => {
      if (request.method === 'GET') return undefined;
      const text = await request.text();
      calls.push([
        request.method,
        new URL(request.url).pathname.split('/webhooks')[1],
        text === '' ? undefined : JSON.parse(text),
      ]);
      return HttpResponse.json({ secret: 'whsec_next' });
    }),
    http.post(at, async ({ request }) => {
      calls.push(await request.json());
      return calls.length === 1
        ? HttpResponse.json({ message: 'It isn’t public', field: 'url' }, { status: 400 })
        : HttpResponse.json({ secret: 'whsec_first', record: aWebhook() }, { status: 201 });
    }),
  );
  renderApp('/account', { session: { userRole: 'employer', usernameEmployer: 'ann.lee' } });
  return calls;
};
const section = async () => within(await screen.findByRole('region', { name: 'Webhooks' }));

test('each webhook says what it is told, and how the last message went', async () => {
  openWebhooks([
    aWebhook({ lastDelivery: aDelivery() }),
    aWebhook({ _id: 'w2', on: false, offForFailures: true }),
  ]);
  const [first, second] = await (await section()).findAllByRole('listitem');
  expect(first).toHaveTextContent('Application received, Job ended');
  expect(first).toHaveTextContent('Added Mar 1, 2026, last message: not delivered, returned 500');
  expect(first).not.toHaveTextContent('Off');
  expect(second).toHaveTextContent('Off');
  expect(second).toHaveTextContent('nothing sent yet');
  expect(second).toHaveTextContent('our messages didn’t get through');
});

test('whoever doesn’t own the company has no webhooks', async () => {
  openWebhooks([], 'recruiter');
  await screen.findByRole('region', { name: 'API keys' });
  await waitFor(() => expect(screen.queryByText('Loading...')).not.toBeInTheDocument());
  expect(screen.queryByRole('region', { name: 'Webhooks' })).not.toBeInTheDocument();
});

test('one is added with what was chosen, and its secret is shown once', async () => {
  const calls = openWebhooks([]);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await user.click(await (await section()).findByRole('button', { name: 'Add a webhook' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Address'), ` ${url}`);
  await user.type(dialog.getByLabelText('Your password'), 'right horse');
  await user.click(dialog.getByRole('checkbox', { name: /Job published/ }));
  await user.click(dialog.getByRole('button', { name: 'Add webhook' }));
  expect(await dialog.findByText('It isn’t public')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Add webhook' }));
  expect(await dialog.findByLabelText('Signing secret')).toHaveValue('whsec_first');
  const sent = { url, events: ['application.received', 'job.ended'], password: 'right horse' };
  expect(calls).toEqual([sent, sent]);
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('it is changed, gets a new secret, a test and a message again', async () => {
  const calls = openWebhooks([aWebhook()]);
  const webhooks = await section();
  await user.click(await webhooks.findByRole('button', { name: `Edit ${url}` }));
  const editing = within(await screen.findByRole('dialog', { name: 'Edit webhook' }));
  for (const name of [/Application received/, /Job ended/])
    await user.click(editing.getByRole('checkbox', { name }));
  await user.click(editing.getByRole('button', { name: 'Save' }));
  expect(await editing.findByRole('alert')).toHaveTextContent('Choose at least one event');
  await user.click(editing.getByRole('checkbox', { name: /Job published/ }));
  await user.click(editing.getByRole('checkbox', { name: /^On/ }));
  await user.click(editing.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await user.click(await webhooks.findByRole('button', { name: `New secret for ${url}` }));
  const replacing = within(await screen.findByRole('dialog', { name: 'Replace the secret?' }));
  await user.click(replacing.getByRole('button', { name: 'Replace secret' }));
  expect(await replacing.findByLabelText('Signing secret')).toHaveValue('whsec_next');
  await user.click(replacing.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await user.click(await webhooks.findByRole('button', { name: `Messages to ${url}` }));
  const sent = within(await screen.findByRole('dialog', { name: 'Messages of the last 30 days' }));
  const [failed, arrived] = await sent.findAllByRole('listitem');
  expect(failed).toHaveTextContent('Night Nurse');
  expect(failed).toHaveTextContent(': not delivered, returned 500, 8 tries');
  expect(arrived).toHaveTextContent(': delivered, returned 500');
  await user.click(sent.getByRole('button', { name: 'Send a test' }));
  await user.click(sent.getByRole('button', { name: /^Send again: Application received/ }));
  await waitFor(() => expect(calls).toHaveLength(4));
  expect(calls).toEqual([
    ['PUT', '/w1', { events: ['job.published'], on: false }],
    ['POST', '/w1/secret', undefined],
    ['POST', '/w1/tests', undefined],
    ['POST', '/w1/deliveries/d1/resend', undefined],
  ]);
});
