import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { answerGet, openAsAdmin } from '@/test/adminApp';
import { hostAddress, testHost } from '@/test/host/server';
import { main } from '@/test/page';

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
