import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { answerGet, openAsAdmin } from '@/test/adminApp';
import { holdAnswer } from '@/test/host/holdAnswer';
import { hostAddress, testHost } from '@/test/host/server';
import { main, muteErrors } from '@/test/page';

test('a page behind the last one leads to the last one, also once its last account is back', async () => {
  let all = Array.from({ length: 26 }, (_, index) => ({
    _id: `e${index}`,
    role: 'employer',
    username: `larkfield.${index}`,
    email: 'l@firm.example',
    deletedAt: '2026-03-01T10:00:00Z',
    deletedBy: 'self',
    erasedOn: '2026-03-31T10:00:00Z',
    jobs: 0,
  }));
  answerGet('/admin/deleted-accounts', (query) => {
    const page = Number(query.get('page'));
    return { items: all.slice((page - 1) * 25, page * 25), total: all.length };
  });
  testHost.use(
    http.post(`${hostAddress}/admin/deleted-accounts/e25/restoration`, () => {
      all = all.slice(0, 25);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { address } = openAsAdmin('/deletedaccounts?page=9');
  const restore = await screen.findByRole('button', { name: 'Restore larkfield.25' });
  expect(address()).toBe('/deletedaccounts?page=2');
  await userEvent.click(restore);
  expect(await main().findByRole('button', { name: 'Restore larkfield.0' })).toBeVisible();
  expect(address()).toBe('/deletedaccounts');
});

test('a search typed after the list failed to load keeps the focus in its field', async () => {
  muteErrors();
  testHost.use(
    http.get(
      `${hostAddress}/admin/deleted-accounts`,
      () => new HttpResponse(null, { status: 400 }),
    ),
  );
  openAsAdmin('/deletedaccounts');
  await screen.findByRole('button', { name: 'Try again' });
  const answer = holdAnswer('/admin/deleted-accounts');
  const field = main().getByRole('searchbox');
  await userEvent.type(field, 'lark');
  await waitFor(() =>
    expect(main().queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument(),
  );
  answer(() => HttpResponse.json({ items: [], total: 0 }));
  expect(await main().findByText('Nothing matches these words')).toBeVisible();
  expect(field).toHaveValue('lark');
  expect(field).toHaveFocus();
});
