import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { memberApi } from '@/api/memberApi';
import { answerGet, openAsAdmin } from '@/test/adminApp';
import { aJobSeeker } from '@/test/fixtures';
import { hostAddress, testHost } from '@/test/host/server';
import { main } from '@/test/page';
import { page as searchPage } from '@/test/search';

/**
 * The debounce of the filters. It is stubbed, since userEvent may type too slowly on a busy
 * machine.
 */
const pauseMs = 300;
const type = (field: HTMLElement, value: string): void => {
  fireEvent.change(field, { target: { value } });
};
/**
 * Types a letter, whose debounce is still pending when the URL becomes `is`, and then the words.
 */
const typeUntil = async (
  field: HTMLElement,
  words: string,
  { address, is }: { address: () => string; is: string },
): Promise<void> => {
  const start = globalThis.setTimeout;
  const endless = jest
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation((call, ms) => start(call, ms === pauseMs ? 600_000 : ms));
  type(field, 'x');
  expect(endless).toHaveBeenCalledWith(expect.any(Function), pauseMs);
  endless.mockRestore();
  await waitFor(() => expect(address()).toBe(is));
  expect(field).toBeInTheDocument();
  type(field, words);
};

test('a list that lost its last page keeps the field, and what is typed in it', async () => {
  let people = Array.from({ length: 60 }, (_, index) => aJobSeeker({ _id: `s-${index}` }));
  answerGet('/admin/jobseekers', (query) => {
    const page = Number(query.get('page'));
    return { items: people.slice((page - 1) * 25, page * 25), total: people.length };
  });
  const { store, address } = openAsAdmin('/jobseekdash?page=3');
  expect(await screen.findByText('60 job seekers')).toBeVisible();
  people = people.slice(0, 40);
  const field = main().getByRole('searchbox');
  act(() => {
    store.dispatch(memberApi.util.invalidateTags([{ type: 'JobSeeker', id: 'LIST' }]));
  });
  await typeUntil(field, 'sam', { address, is: '/jobseekdash?page=2' });
  await waitFor(() => expect(address()).toBe('/jobseekdash?q=sam'));
  expect(field).toHaveValue('sam');
});

test('the audit log behind its last page, too', async () => {
  let total = 60;
  answerGet('/admin/audit', (query) => ({
    items: Number(query.get('page')) * 25 > total + 24 ? [] : [anEntry],
    total,
    actions: [],
  }));
  const { address, history } = openAsAdmin('/auditlog?page=3');
  expect(await screen.findByText('60 entries')).toBeVisible();
  const field = main().getByRole('searchbox');
  total = 30;
  act(() => history.replace('/auditlog?page=9'));
  await typeUntil(field, 'ann', { address, is: '/auditlog?page=2' });
  await waitFor(() => expect(address()).toBe('/auditlog?q=ann'));
  expect(field).toHaveValue('ann');
});

const anEntry = {
  _id: '1',
  at: '2026-01-10T11:02:03.000Z',
  actorRole: 'admin',
  actor: 'root',
  action: 'updateTerms',
  record: '',
  recordId: null,
  recordRole: null,
  before: null,
  after: null,
};

test('jobs from a cursor that the host doesn’t know', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  let refuse = (): void => undefined;
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  testHost.use(
    http.get(`${hostAddress}/jobs/search`, async ({ request }) => {
      if (!new URL(request.url).searchParams.has('cursor')) return HttpResponse.json(searchPage());
      await refused;
      return HttpResponse.json({ message: 'no such page', field: 'cursor' }, { status: 400 });
    }),
  );
  const { address } = openAsAdmin('/removejob?cursor=old');
  const field = await screen.findByRole('searchbox');
  refuse();
  await typeUntil(field, 'nurse', { address, is: '/removejob' });
  await waitFor(() => expect(address()).toBe('/removejob?q=nurse'));
  expect(field).toHaveValue('nurse');
});
