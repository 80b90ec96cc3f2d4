import { waitFor } from '@testing-library/react';
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
