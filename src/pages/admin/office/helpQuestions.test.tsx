import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { HelpQuestion } from '@/api/jobBoardApi';
import { openAsAdmin } from '@/test/adminApp';
import { hostAddress, testHost } from '@/test/host/server';
import { main } from '@/test/page';

const question: HelpQuestion = {
  _id: 'q1',
  role: 'jobseeker',
  name: 'Sam Roe',
  email: 'sam@mail.example',
  message: 'How do I apply?',
  createdAt: '2026-01-09T10:00:00.000Z',
};

test('an administrator replies by email, and marks a question as done', async () => {
  let items = [question];
  const changes: unknown[] = [];
  testHost.use(
    http.get(`${hostAddress}/admin/help-questions`, ({ request }) => {
      const found = new URL(request.url).searchParams.get('state') === 'open' ? items : [];
      return HttpResponse.json({ items: found, total: found.length, page: 1, limit: 25 });
    }),
    http.put(`${hostAddress}/admin/help-questions/:id`, async ({ request, params }) => {
      changes.push([params['id'], await request.json()]);
      items = [];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  openAsAdmin('/helpquestions');
  expect(await screen.findByText('How do I apply?')).toBeVisible();
  expect(main().getByRole('link', { name: 'Reply to Sam Roe by email' })).toHaveAttribute(
    'href',
    'mailto:sam@mail.example?subject=Your%20question',
  );
  await userEvent.click(main().getByRole('button', { name: 'Mark Sam Roe’s question as done' }));
  await waitFor(() => expect(changes).toEqual([['q1', { state: 'done' }]]));
  expect(await screen.findByText('No open questions')).toBeVisible();
});

test('once the last question of a later page is done, the page before is shown', async () => {
  let [total, isDone] = [26, false];
  testHost.use(
    http.get(`${hostAddress}/admin/help-questions`, ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      const items = [{ ...question, _id: `q${page}`, message: `On page ${page}` }];
      return HttpResponse.json({ items: isDone && page > 1 ? [] : items, total, page, limit: 25 });
    }),
    http.put(`${hostAddress}/admin/help-questions/:id`, () => {
      [total, isDone] = [25, true];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  openAsAdmin('/helpquestions?page=2');
  expect(await screen.findByText('On page 2')).toBeVisible();
  await userEvent.click(main().getByRole('button', { name: 'Mark Sam Roe’s question as done' }));
  expect(await screen.findByText('On page 1')).toBeVisible();
});
