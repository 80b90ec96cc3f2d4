import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { JobsDesk } from '@/api/jobBoardApi';
import { hostAddress, testHost } from '@/test/host/server';
import { job, session } from '@/test/ownJobs';
import { main } from '@/test/page';
import { renderApp } from '@/test/renderApp';

test('who applied meanwhile is counted once somebody comes back to the window, and at the next visit', async () => {
  let [fresh, due] = [1, 1];
  testHost.use(
    http.get(`${hostAddress}/company/jobs/desk`, () =>
      HttpResponse.json({
        items: [{ job: job('live'), applicants: 0, fresh: 0, views: [] }],
        ...{ total: 1, page: 1, limit: 20, unconfirmed: [], unfinished: 0 },
        counts: { live: 1, draft: 0, ended: 0 },
      } satisfies JobsDesk),
    ),
    http.get(`${hostAddress}/applications/counts`, () =>
      HttpResponse.json([{ jobId: 'live', count: fresh, fresh }]),
    ),
    http.get(`${hostAddress}/applicants`, () =>
      HttpResponse.json({ items: [], total: due, page: 1, limit: 1, due, late: 0 }),
    ),
  );
  const { now } = Date;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() - 60_000);
  const { history } = renderApp('/company/jobs', { session });
  const shown = async (count: string) => {
    const tabs = within(await screen.findByRole('navigation', { name: 'Employer' }));
    expect(await tabs.findByText(new RegExp(`^${count} new application`))).toBeInTheDocument();
    expect(await main().findByText(new RegExp(`ended. ${count} new application`))).toBeVisible();
    expect(
      await main().findByRole('heading', { name: new RegExp(`^${count} answers? due`) }),
    ).toBeVisible();
  };
  await shown('1');
  [fresh, due] = [2, 2];
  act(() => void window.dispatchEvent(new Event('focus')));
  await shown('2');
  act(() => history.push('/'));
  await waitFor(() => expect(screen.queryByRole('row')).not.toBeInTheDocument());
  [fresh, due] = [3, 3];
  clock.mockRestore();
  act(() => history.push('/company/jobs'));
  await shown('3');
});
