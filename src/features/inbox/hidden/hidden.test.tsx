import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { HiddenItem } from '@/api/jobBoardApi';
import { aJob } from '@/test/fixtures';
import { hostAddress, page, specHost, testHost } from '@/test/host/server';
import { main } from '@/test/page';
import { renderApp } from '@/test/renderApp';
import { setHidden } from '../hiddenSet';

const jobs = [
  aJob({ _id: 'a', jobtitle: 'Baker', companyname: 'Éclair & Co', status: 'live' }),
  aJob({ _id: 'b', jobtitle: 'Nurse', companyname: 'Lakeside Clinic', status: 'live' }),
  aJob({ _id: 'c', jobtitle: 'Aide', companyname: 'lakeside clinic', status: 'live' }),
];
const listed = () =>
  main()
    .queryAllByRole('article')
    .map((each) => each.querySelector('h2')?.textContent);
const open = (id: string, session?: object) => {
  testHost.use(
    http.get(`${hostAddress}/jobdescriptions/jobdescriptions/:id`, ({ params }) =>
      HttpResponse.json(jobs.find(({ _id }) => _id === params['id'])),
    ),
  );
  return renderApp(`/singlejobdescription/jobdescription/${id}`, session && { session });
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  setHidden(new Set());
  testHost.use(http.get(`${hostAddress}/jobs/search`, () => HttpResponse.json(page(jobs))));
});

test('a visitor hides a job and a company on this device, and sees and shows what is hidden', async () => {
  let shown = open('a');
  await press('Hide this job');
  expect(await main().findByText('You’ve hidden this job.')).toBeVisible();
  await userEvent.click(main().getByRole('button', { name: 'Undo' }));
  await press('Hide this job');
  shown.unmount();
  shown = open('b');
  await press('Hide all jobs from Lakeside Clinic');
  expect(await main().findByText('You’ve hidden all jobs from Lakeside Clinic.')).toBeVisible();
  shown.unmount();
  shown = renderApp('/jobdescription');
  expect(await main().findByText(/^3 jobs on this page are hidden\./)).toBeVisible();
  await waitFor(() => expect(listed()).toEqual([]));
  await userEvent.click(main().getByRole('link', { name: 'See what you’ve hidden' }));
  await press('Show Lakeside Clinic again');
  expect(await main().findByRole('link', { name: 'Baker, Éclair & Co' })).toBeVisible();
  expect(main().getByRole('button', { name: 'Show Baker, Éclair & Co again' })).toHaveFocus();
  shown.unmount();
  renderApp('/jobdescription');
  await waitFor(() => expect(listed()).toEqual(['Nurse', 'Aide']));
});

test('jobs that name no company aren’t hidden together: they are anybody’s', async () => {
  testHost.use(
    http.get(`${hostAddress}/jobdescriptions/jobdescriptions/:id`, () =>
      HttpResponse.json(aJob({ _id: 'd', companyname: 'Company not named', status: 'live' })),
    ),
  );
  renderApp('/singlejobdescription/jobdescription/d');
  expect(await screen.findByRole('button', { name: 'Hide this job' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Hide all jobs/ })).toBeNull();
});

test('a job seeker’s are in the account on our own host', async () => {
  const session = { userRole: 'jobseeker', usernamejobseek: 'sam.roe' };
  const asked: string[] = [];
  let items: HiddenItem[] = [];
  testHost.use(
    http.get(`${hostAddress}/hidden`, () => HttpResponse.json({ items })),
    http.put(`${hostAddress}/hidden/:kind/:key`, ({ params }) => {
      asked.push(`PUT ${String(params['kind'])} ${String(params['key'])}`);
      const key = String(params['key']);
      items = [{ kind: 'company', key, name: key, hiddenAt: '2026-01-01T00:00:00Z' }];
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete(`${hostAddress}/hidden/:kind/:key`, ({ params }) => {
      asked.push(`DELETE ${String(params['kind'])} ${String(params['key'])}`);
      items = [];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  open('a', session);
  await press('Hide all jobs from Éclair & Co');
  expect(await main().findByText('You’ve hidden all jobs from Éclair & Co.')).toBeVisible();
  await userEvent.click(main().getByRole('button', { name: 'Undo' }));
  expect(await main().findByRole('button', { name: 'Hide this job' })).toBeVisible();
  expect(asked).toEqual(['PUT company Éclair & Co', 'DELETE company Éclair & Co']);
  expect(localStorage.getItem('hidden:sam.roe')).toBeNull();
});

test('a spec host isn’t asked, and an employer hides nothing', async () => {
  testHost.use(
    http.get(`${specHost.apiHost}/jobdescriptions/jobdescriptions/:id`, () =>
      HttpResponse.json(jobs[0]),
    ),
  );
  const { unmount } = renderApp('/singlejobdescription/jobdescription/a', {
    config: specHost,
    session: { userRole: 'jobseeker', usernamejobseek: 'sam.roe' },
  });
  await press('Hide this job');
  expect(await main().findByText('You’ve hidden this job.')).toBeVisible();
  expect(localStorage.getItem('hidden:sam.roe')).toContain('Baker');
  unmount();
  open('a', { userRole: 'employer', usernameEmployer: 'eve.ray' });
  await main().findByRole('button', { name: 'Report this job' });
  expect(screen.queryByRole('button', { name: 'Hide this job' })).not.toBeInTheDocument();
});
