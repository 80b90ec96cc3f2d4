import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import {
  anApplicant,
  heading,
  open,
  pageOf,
  panel,
  press,
  rows,
  stubApplicants,
  three,
} from '@/test/applicants';
import { holdAnswer } from '@/test/host/holdAnswer';
import { hostAddress, testHost } from '@/test/host/server';
import { main, muteErrors } from '@/test/page';

const failing = () => HttpResponse.json({}, { status: 500 });

test('the table: loading, failed, and tried again', async () => {
  muteErrors();
  const answer = holdAnswer('/applicants');
  open();
  await screen.findByRole('heading', { level: 1, name: 'Applications' });
  expect(main().getByText('Loading...')).toBeInTheDocument();
  answer(failing);
  expect(await main().findByText('Your applicants can’t be shown right now')).toBeVisible();
  stubApplicants(three());
  await userEvent.click(main().getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(main().queryByText('Loading...')).not.toBeInTheDocument();
});

test('the board: loading, failed, and every column tried again', async () => {
  muteErrors();
  const answer = holdAnswer('/applicants');
  open('?view=board');
  await screen.findByRole('heading', { level: 1, name: 'Applications' });
  expect(main().getByText('Loading...')).toBeInTheDocument();
  answer(failing);
  expect(await main().findByText('Your applicants can’t be shown right now')).toBeVisible();
  stubApplicants(three());
  await userEvent.click(main().getByRole('button', { name: 'Try again' }));
  const fresh = within(await screen.findByRole('region', { name: 'New 3' }));
  expect(await fresh.findByRole('link', { name: 'Nadia Saab' })).toBeVisible();
  await waitFor(() => expect(main().queryByText(/can’t be shown right now/)).toBeNull());
});

test('the board with every column folded still counts, and unfolds', async () => {
  stubApplicants(three());
  open('?view=board');
  await screen.findByRole('link', { name: 'Nadia Saab' });
  for (const button of screen.getAllByRole('button', { name: /^Fold/ }))
    await userEvent.click(button);
  expect(main().queryByText(/can’t be shown right now/)).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox'), 'Nadia');
  expect(await screen.findByRole('region', { name: 'New 1' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Nadia Saab' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Unfold.*New/ }));
  expect(await screen.findByRole('link', { name: 'Nadia Saab' })).toBeVisible();
});

test('a board whose only open column failed is tried again', async () => {
  muteErrors();
  stubApplicants(three());
  open('?view=board');
  await screen.findByRole('link', { name: 'Nadia Saab' });
  for (const name of ['New', 'Interview', 'Offer'])
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`^Fold.*${name}`) }));
  testHost.use(http.get(`${hostAddress}/applicants`, failing));
  await userEvent.type(screen.getByRole('searchbox'), 'Nadia');
  expect(await main().findByText('Your applicants can’t be shown right now')).toBeVisible();
  stubApplicants(three());
  await userEvent.click(main().getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'New 1' })).toBeVisible();
});

test('a list that isn’t shown says nothing about the one that is', async () => {
  stubApplicants(three());
  open();
  await screen.findByRole('link', { name: 'Nadia Saab' });
  await userEvent.click(screen.getByRole('link', { name: /Board/ }));
  await screen.findByRole('region', { name: 'New 3' });
  await userEvent.type(screen.getByRole('searchbox'), 'Nadia');
  expect(await screen.findByText('1 of 3 applicants')).toBeVisible();
});

test('the panel: who it is at once, the rest loading, failed, and tried again', async () => {
  muteErrors();
  stubApplicants(three());
  const answer = holdAnswer('/applicants/:id');
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'Omar Aziz' }));
  expect(await heading('Omar Aziz')).toBeVisible();
  const shown = within(await panel());
  expect(shown.getByText('Loading...')).toBeInTheDocument();
  answer(failing);
  expect(await shown.findByText('This application can’t be shown right now')).toBeVisible();
  expect(shown.getByRole('heading', { name: 'Omar Aziz' })).toBeVisible();
  stubApplicants(three());
  await userEvent.click(shown.getByRole('button', { name: 'Try again' }));
  expect(await shown.findByRole('heading', { level: 3, name: 'History' })).toBeVisible();
});

/** Returns the host's ends of the event streams that were requested. */
const stubStreams = () => {
  const streams: ReadableStreamDefaultController[] = [];
  testHost.use(
    http.get(
      `${hostAddress}/events`,
      () =>
        new HttpResponse(new ReadableStream({ start: (stream) => void streams.push(stream) }), {
          headers: { 'content-type': 'text/event-stream' },
        }),
    ),
  );
  return streams;
};

test('what happened while the stream of events was lost is shown once there is another', async () => {
  const omar = anApplicant('Omar Aziz');
  const streams = stubStreams();
  stubApplicants([omar]);
  open('?applicant=omar');
  const shown = within(await panel());
  await shown.findByRole('heading', { level: 3, name: 'History' });
  omar.tags = ['Nights'];
  await waitFor(() => expect(streams.length).toBeGreaterThan(0));
  for (const stream of streams) stream.close();
  expect(await shown.findByLabelText('Remove tag Nights')).toBeVisible();
});

test('who applied meanwhile is shown once somebody comes back to the window', async () => {
  const all = three();
  stubApplicants(all);
  open();
  await waitFor(() => expect(rows()).toHaveLength(3));
  all.push(anApplicant('Kira Moss'));
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(rows()).toHaveLength(4));
});

test('what happened to the open application meanwhile is shown once somebody comes back to the window', async () => {
  const omar = anApplicant('Omar Aziz');
  stubApplicants([omar]);
  open('?applicant=omar');
  const shown = within(await panel());
  await shown.findByRole('heading', { level: 3, name: 'History' });
  omar.tags = ['Nights'];
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await shown.findByLabelText('Remove tag Nights')).toBeVisible();
});

test('who applied meanwhile is shown once somebody comes back to the desk', async () => {
  const all = three();
  stubApplicants(all);
  const { now } = Date;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() - 60_000);
  const { history } = open();
  await waitFor(() => expect(rows()).toHaveLength(3));
  act(() => history.push('/'));
  await waitFor(() => expect(screen.queryByRole('row')).not.toBeInTheDocument());
  all.push(anApplicant('Kira Moss'));
  clock.mockRestore();
  act(() => history.push('/applications'));
  await waitFor(() => expect(rows()).toHaveLength(4));
});

test('opening an application reads it and the number of new ones again, and no list', async () => {
  stubApplicants([anApplicant('Nadia Saab', { state: 'sent' }), anApplicant('Omar Aziz')]);
  open();
  const link = await screen.findByRole('link', { name: 'Nadia Saab' });
  expect(rows()).toEqual(['Nadia Saab: New', 'Omar Aziz: Opened']);
  const asked: string[] = [];
  testHost.events.on('request:start', ({ request }) => {
    asked.push(`${request.method} ${new URL(request.url).pathname.replace('/api', '')}`);
  });
  await userEvent.click(link);
  await waitFor(() => expect(rows()).toEqual(['Nadia Saab: Opened', 'Omar Aziz: Opened']));
  await waitFor(() => expect(asked).toHaveLength(4));
  expect(asked.slice(0, 2)).toEqual(['GET /applicants/nadia', 'POST /applicants/nadia/opening']);
  expect(asked.slice(2).toSorted()).toEqual(['GET /applicants/nadia', 'GET /applications/counts']);
  testHost.events.removeAllListeners();
});

test('a list that was asked for before an application was opened shows that it is', async () => {
  const nadia = anApplicant('Nadia Saab', { state: 'sent' });
  const sent = stubApplicants([nadia]);
  const answer = holdAnswer('/applicants');
  open('?applicant=nadia');
  await waitFor(() => expect(sent).toHaveLength(1));
  await within(await panel()).findByText('Opened');
  answer(() => HttpResponse.json(pageOf([{ ...nadia, state: 'sent' }], new URLSearchParams())));
  await waitFor(() => expect(rows()).toEqual(['Nadia Saab: Opened']));
});

test('an address that names nobody can be left by Escape, whatever it says', async () => {
  muteErrors();
  stubApplicants(three());
  const { address } = open('?applicant=%22]');
  await within(await panel()).findByText('This application is no longer here');
  await press('{Escape}');
  await waitFor(() => expect(address()).toBe('/applications'));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});
