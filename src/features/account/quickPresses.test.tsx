import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { gate } from '@/test/host/gate';
import { holdAnswer } from '@/test/host/holdAnswer';
import { hostAddress, testHost } from '@/test/host/server';
import { muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';

const user = userEvent.setup();
const openAccount = () =>
  renderApp('/account', { session: { userRole: 'employer', usernameEmployer: 'ann.lee' } });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

/** Stubs a host that saves the email frequency; if `refuses` is set, it fails for 'none'. */
const openPreferences = async ({ refuses = false } = {}) => {
  let frequency = 'atOnce';
  const first = gate();
  const sent: string[] = [];
  testHost.use(
    http.get(`${hostAddress}/mail-preferences`, () => HttpResponse.json({ frequency })),
    http.put(`${hostAddress}/mail-preferences`, async ({ request }) => {
      const asked = (await request.json()) as { frequency: string }; // the body as in the contract
      sent.push(asked.frequency);
      await first.opened;
      if (refuses && asked.frequency === 'none') return HttpResponse.json({}, { status: 500 });
      ({ frequency } = asked);
      return HttpResponse.json({ frequency });
    }),
  );
  openAccount();
  const choices = await part('Email about your activity');
  await waitFor(() => expect(choices.getByLabelText('Right away')).toBeChecked());
  await user.click(choices.getByLabelText('Once a day, all in one email'));
  await user.click(choices.getByLabelText('Never'));
  expect(choices.getByLabelText('Never')).toBeChecked();
  expect(sent).toEqual(['daily']);
  first.open();
  await waitFor(() => expect(sent).toEqual(['daily', 'none']));
  return choices;
};

test('a second choice of how often one gets mail is saved after the first', async () => {
  const choices = await openPreferences();
  expect((await screen.findAllByText('Your choice is saved'))[0]).toBeVisible();
  expect(choices.getByLabelText('Never')).toBeChecked();
});

test('where the second is refused, the first is shown again', async () => {
  muteErrors();
  const choices = await openPreferences({ refuses: true });
  expect(await screen.findByText('Your choice wasn’t saved. Try again in a moment.')).toBeVisible();
  await waitFor(() => expect(choices.getByLabelText('Once a day, all in one email')).toBeChecked());
});

test('a device is logged out once, however often one presses', async () => {
  muteErrors();
  const ended: unknown[] = [];
  const { opened, open } = gate();
  const session = (_id: string, device: string) => ({
    ...{ _id, device, current: _id === 's1' },
    ...{ createdAt: '2026-03-01T10:00:00Z', seenAt: '2026-03-12T10:00:00Z' },
  });
  testHost.use(
    http.get(`${hostAddress}/sessions`, () =>
      HttpResponse.json([session('s1', 'Firefox'), session('s2', 'Chrome')]),
    ),
    http.delete(`${hostAddress}/sessions/:id`, async ({ params }) => {
      ended.push(params['id']);
      await opened;
      return ended.length > 1
        ? HttpResponse.json({ message: 'Not found' }, { status: 404 })
        : new HttpResponse(null, { status: 204 });
    }),
  );
  openAccount();
  const list = await part('Where you’re logged in');
  const button = await list.findByRole('button', { name: /^Log out Chrome/ });
  await user.click(button);
  await user.click(button);
  expect(ended).toEqual(['s2']);
  // still shown while the list is re-read
  const answer = holdAnswer('/sessions');
  open();
  expect(await screen.findByText('Chrome is logged out')).toBeVisible();
  await user.click(button);
  answer(() => HttpResponse.json([session('s1', 'Firefox')]));
  await waitFor(() => expect(button).not.toBeInTheDocument());
  expect(ended).toEqual(['s2']);
});
