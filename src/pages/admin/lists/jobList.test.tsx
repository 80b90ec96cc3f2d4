import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { openAsAdmin } from '@/test/adminApp';
import { aJob } from '@/test/fixtures';
import { specHost, testHost } from '@/test/host/server';
import { counted } from '@/test/listing';
import { stubSearch } from '@/test/search';

/** Administrators want exact matches, and each posting separately. */
test('our own host is asked for what matches all of it, each posting by itself', async () => {
  const asked = stubSearch(() => ({ items: [], total: 0 }));
  openAsAdmin('/removejob?q=dispacher+upholsterer');
  await screen.findByText('No job applications found');
  await waitFor(() => expect(asked).not.toEqual([]));
  const parameters = new URLSearchParams(asked.at(-1));
  expect([parameters.get('strict'), parameters.get('each')]).toEqual(['true', 'true']);
});

test('of a spec host’s jobs none is listed that matches in part, nor are other words searched', async () => {
  testHost.use(
    http.get(`${specHost.apiHost}/jobdescriptions/getAll`, () =>
      HttpResponse.json([
        aJob({ _id: 'a', jobtitle: 'Dispatcher' }),
        aJob({ _id: 'b', jobtitle: 'Upholsterer' }),
      ]),
    ),
  );
  openAsAdmin('/removejob?q=dispacher+upholsterer', specHost);
  await counted('0 jobs for dispacher upholsterer');
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});
