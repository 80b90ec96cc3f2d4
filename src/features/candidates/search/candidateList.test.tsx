import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { candidatePage } from '@/test/candidates';
import { hostAddress, testHost } from '@/test/host/server';
import { main } from '@/test/page';
import { renderApp } from '@/test/renderApp';

const session = { userRole: 'employer', usernameEmployer: 'lakeside' };

test('a page past the last one leads to the last one', async () => {
  testHost.use(
    http.get(`${hostAddress}/candidates`, ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      return HttpResponse.json(
        candidatePage(page > 2 ? [] : undefined, { total: 38, page, limit: 20 }),
      );
    }),
  );
  const { address } = renderApp('/candidates?list=shortlisted&page=3', { session });
  expect(await main().findByText('Imani K.')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/candidates?list=shortlisted&page=2'));
});

test('a search leaves the focus where it is, and Back has the former words in the fields', async () => {
  testHost.use(http.get(`${hostAddress}/candidates`, () => HttpResponse.json(candidatePage())));
  const { address, history } = renderApp('/candidates?q=cook&miles=50', { session });
  const words = await main().findByRole('searchbox');
  const distance = main().getByRole('combobox', { name: 'Distance' });
  expect([words, distance].map((field) => (field as HTMLInputElement).value)).toEqual([
    'cook',
    '50',
  ]);
  await userEvent.clear(words);
  await userEvent.selectOptions(distance, '10');
  await userEvent.type(words, 'nurse{Enter}');
  await waitFor(() => expect(address()).toBe('/candidates?q=nurse&miles=10'));
  expect(words).toHaveFocus();
  act(() => history.go(-1));
  await waitFor(() => expect(words).toHaveValue('cook'));
  expect(distance).toHaveValue('50');
});
