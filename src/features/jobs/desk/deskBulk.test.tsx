import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { DeskJob, JobsDesk } from '@/api/jobBoardApi';
import { gate } from '@/test/host/gate';
import { hostAddress, testHost } from '@/test/host/server';
import { job, session, user } from '@/test/ownJobs';
import { main, muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';

const titles = ['Radiographer', 'Ward Clerk', 'Porter'];

/** Opens a desk of live jobs. `close` gives the response to `closeJob` by title. */
const openDesk = async (close: (title: string) => Promise<Response> | Response) => {
  const items: DeskJob[] = titles.map((title) => ({
    job: job('live', { _id: title, jobtitle: title }),
    ...{ applicants: 0, fresh: 0, views: [] },
  }));
  testHost.use(
    http.get(`${hostAddress}/company/jobs/desk`, () =>
      HttpResponse.json({
        ...{ items, total: items.length, page: 1, limit: 20 },
        ...{ counts: { live: items.length, draft: 0, ended: 0 }, unconfirmed: [], unfinished: 0 },
      } satisfies JobsDesk),
    ),
    http.get(`${hostAddress}/applicants`, () =>
      HttpResponse.json({ items: [], total: 0, page: 1, limit: 1, due: 0, late: 0 }),
    ),
    http.post(`${hostAddress}/jobs/:id/close`, ({ params }) => close(String(params['id']))),
  );
  renderApp('/company/jobs', { session });
  await main().findByRole('link', { name: 'Porter' });
};
const box = (title: string) => main().getByRole('checkbox', { name: `Select ${title}` });
const closeTicked = () => user.click(main().getByRole('button', { name: 'Mark as filled' }));

test('what was refused stays ticked, and so does what was ticked meanwhile', async () => {
  muteErrors();
  const { opened, open } = gate();
  await openDesk(async (title) => {
    await opened;
    return title === 'Ward Clerk'
      ? HttpResponse.json({ message: 'Something went wrong' }, { status: 500 })
      : HttpResponse.json(job('filled', { _id: title }));
  });
  for (const title of ['Radiographer', 'Ward Clerk']) await user.click(box(title));
  await closeTicked();
  await user.click(box('Porter'));
  open();
  expect(await screen.findByText('1 job wasn’t marked as filled')).toBeInTheDocument();
  await waitFor(() => expect(box('Radiographer')).not.toBeChecked());
  expect(box('Ward Clerk')).toBeChecked();
  expect(box('Porter')).toBeChecked();
});

test('a second press does nothing', async () => {
  const { opened, open } = gate();
  let calls = 0;
  await openDesk(async (title) => {
    calls += 1;
    await opened;
    return HttpResponse.json(job('filled', { _id: title }));
  });
  for (const title of ['Radiographer', 'Ward Clerk']) await user.click(box(title));
  await closeTicked();
  await closeTicked();
  expect(main().getByRole('group', { name: '2 selected' })).toBeVisible();
  expect(calls).toBe(2);
  open();
  expect(await screen.findByText('2 jobs marked as filled')).toBeInTheDocument();
  await waitFor(() => expect(box('Radiographer')).not.toBeChecked());
});
