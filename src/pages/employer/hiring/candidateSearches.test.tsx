import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { CandidateSearch } from '@/api/jobBoardApi';
import { candidatePage, noting, type Sent } from '@/test/candidates';
import { hostAddress, testHost } from '@/test/host/server';
import { main } from '@/test/page';
import { renderApp } from '@/test/renderApp';
import { paths } from '@contract/paths';

const session = { userRole: 'employer', usernameEmployer: 'lakeside' };

it('a search is saved with its filters, and kept on a page of its own', async () => {
  const sent: Sent[] = [];
  testHost.use(
    http.get(`${hostAddress}/applications/counts`, () => HttpResponse.json([])),
    http.get(`${hostAddress}/candidates`, () => HttpResponse.json(candidatePage())),
  );
  const saved: CandidateSearch = {
    _id: 'search-1',
    name: 'nurse, Boston',
    search: { q: 'nurse', skill: ['Triage'] },
    hour: 7,
    timeZone: 'UTC',
    isOn: true,
    newCandidates: 3,
    sentAt: null,
  };
  let kept = [saved];
  testHost.use(
    http.get(`${hostAddress}/candidate-searches`, () => HttpResponse.json(kept)),
    http.post(
      `${hostAddress}/candidate-searches`,
      noting(sent, () => HttpResponse.json(saved, { status: 201 })),
    ),
    http.put(
      `${hostAddress}/candidate-searches/search-1`,
      noting(sent, () => {
        kept = [{ ...saved, isOn: false }];
        return HttpResponse.json(kept[0]);
      }),
    ),
    http.delete(
      `${hostAddress}/candidate-searches/search-1`,
      noting(sent, () => {
        kept = [];
        return new HttpResponse(null, { status: 204 });
      }),
    ),
  );
  renderApp('/candidates?q=nurse&location=Boston&skill=Triage&list=invited', { session });
  await userEvent.click(await main().findByRole('button', { name: 'Save search' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }));
  expect(dialog.getByLabelText('Name')).toHaveValue('nurse, Boston');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  // the rest of the page is inert until the dialog has closed
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: 'See your saved searches' }));
  const item = within(await main().findByRole('article'));
  expect(item.getByRole('link', { name: 'nurse, Boston' })).toHaveAttribute(
    'href',
    '/candidates?q=nurse&skill=Triage',
  );
  expect(item.getByText('Daily, 7:00 AM, 3 new')).toBeVisible();
  await userEvent.click(item.getByRole('switch', { name: 'nurse, Boston' }));
  expect(await item.findByText('Off')).toBeVisible();
  await userEvent.click(item.getByRole('button', { name: 'Delete nurse, Boston' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No saved searches yet')).toBeVisible();
  expect(sent).toEqual([
    {
      call: 'POST /candidate-searches',
      body: {
        name: 'nurse, Boston',
        search: { q: 'nurse', location: 'Boston', skill: ['Triage'] },
        hour: 7,
        timeZone: expect.any(String),
      },
    },
    { call: 'PUT /candidate-searches/search-1', body: { isOn: false } },
    { call: 'DELETE /candidate-searches/search-1', body: null },
  ]);
});

test('after a search is deleted, the focus moves to the next one, then to the heading', async () => {
  let kept: CandidateSearch[] = ['nurse', 'cook'].map((name) => ({
    _id: name,
    name,
    search: { q: name },
    hour: 7,
    timeZone: 'UTC',
    isOn: true,
    newCandidates: 0,
    sentAt: null,
  }));
  testHost.use(
    http.get(`${hostAddress}/applications/counts`, () => HttpResponse.json([])),
    http.get(`${hostAddress}/candidate-searches`, () => HttpResponse.json(kept)),
    http.delete(`${hostAddress}/candidate-searches/:id`, ({ params }) => {
      kept = kept.filter(({ _id }) => _id !== params['id']);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  renderApp(paths.candidateSearches(), { session });
  await userEvent.click(await main().findByRole('button', { name: 'Delete nurse' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const next = main().getByRole('button', { name: 'Delete cook', hidden: true });
  await waitFor(() => expect(next).toHaveFocus());
  await userEvent.click(next);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(main().getByRole('heading', { level: 1 })).toHaveFocus());
});
