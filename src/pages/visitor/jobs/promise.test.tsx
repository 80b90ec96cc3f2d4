import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aJob, anApplication } from '@/test/fixtures';
import { hostAddress, page, specHost, testHost } from '@/test/host/server';
import { h1, main } from '@/test/page';
import { renderApp } from '@/test/renderApp';

const live = { status: 'live', createdAt: '2026-01-08T10:00:00Z' } as const;
const stubJob = (changes: object, address: string = hostAddress) =>
  testHost.use(
    http.get(`${address}/jobdescriptions/jobdescriptions/:id`, ({ params }) =>
      HttpResponse.json({ ...aJob(live), _id: String(params['id']), ...changes }),
    ),
  );
const stubPromise = (body: object) =>
  testHost.use(http.get(`${hostAddress}/employers/:name/promise`, () => HttpResponse.json(body)));
const stubViews = (
  address: string = hostAddress,
  answer = () => new HttpResponse(null, { status: 204 }),
) => {
  const sent: unknown[] = [];
  testHost.use(
    http.post(`${address}/jobs/:id/views`, async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  return sent;
};

describe('the promise to answer', () => {
  test('is in the job’s card, with the day and how it was kept before', async () => {
    stubJob({ answersWithin: 5, confirmedAt: '2026-01-08T11:00:00Z' });
    stubPromise({ due: 48, kept: 46, medianDays: 2.1 });
    renderApp('/singlejobdescription/jobdescription/job-1');
    await h1('Registered Nurse');
    expect(main().getByText('Answers within 5 days')).toBeVisible();
    expect(main().getByText('Apply today and you’ll hear back by Jan 15.')).toBeVisible();
    expect(
      await main().findByText('Lakeside Clinic kept this promise 46 of 48 times.'),
    ).toBeVisible();
    expect(main().getByText('Confirmed open 2 days ago')).toBeVisible();
  });

  test.each([
    ['a job seeker who hasn’t applied', { userRole: 'jobseeker', usernamejobseek: 'sam.roe' }, []],
    [
      'one who withdrew and may apply again',
      { userRole: 'jobseeker', usernamejobseek: 'sam.roe' },
      [anApplication({ state: 'withdrawn', mayApplyAgain: true })],
    ],
  ])('is told to %s', async (_who, session, applications) => {
    stubJob({ answersWithin: 5 });
    stubPromise({ due: 48, kept: 46 });
    testHost.use(http.get(`${hostAddress}/applications`, () => HttpResponse.json(applications)));
    renderApp('/singlejobdescription/jobdescription/job-1', { session });
    await main().findAllByRole('link', { name: /^Apply (to Job|again)$/ });
    // the text for visitors is replaced by the one for the current user
    await waitFor(() =>
      expect(main().getByText('Apply today and you’ll hear back by Jan 15.')).toBeVisible(),
    );
  });

  test.each([
    [
      'a job seeker who has applied',
      { userRole: 'jobseeker', usernamejobseek: 'sam.roe' },
      /^Applied Jan 9/,
    ],
    [
      'the employer who posted it',
      { userRole: 'employer', usernameEmployer: 'Ann.Lee' },
      'You posted this job',
    ],
    [
      'another employer',
      { userRole: 'employer', usernameEmployer: 'eve.day' },
      /logged in as an employer/,
    ],
    ['an administrator', { userRole: 'admin', authToken: 't' }, /logged in as an administrator/],
  ])('is not told to %s, who can’t apply', async (_who, session, instead) => {
    stubJob({ answersWithin: 5 });
    stubPromise({ due: 48, kept: 46 });
    testHost.use(
      http.get(`${hostAddress}/applications`, () => HttpResponse.json([anApplication()])),
    );
    renderApp('/singlejobdescription/jobdescription/job-1', { session });
    expect(await main().findByText(instead)).toBeVisible();
    await waitFor(() => expect(main().queryByText(/hear back/)).not.toBeInTheDocument());
    expect(main().queryByText('Answers within 5 days')).not.toBeInTheDocument();
  });

  test.each([
    ['no promise', {}],
    ['a job that is filled', { answersWithin: 5, status: 'filled' }],
  ])('%s: nothing of it', async (_what, changes) => {
    stubJob({ confirmedAt: '2025-12-20T11:00:00Z', ...changes });
    renderApp('/singlejobdescription/jobdescription/job-1');
    await h1('Registered Nurse');
    expect(main().queryByText(/hear back/)).not.toBeInTheDocument();
    // confirmed three weeks ago
    expect(main().queryByText(/Confirmed open/)).not.toBeInTheDocument();
  });

  test('is a chip on cards', async () => {
    testHost.use(
      http.get(`${hostAddress}/jobs/search`, () =>
        HttpResponse.json(page([aJob({ ...live, answersWithin: 1 })])),
      ),
    );
    renderApp('/category/Nurse%20Jobs');
    expect(await main().findByText('Answers within 1 day')).toBeVisible();
  });

  test('is on the employer’s page once ten were due', async () => {
    stubPromise({ due: 12, kept: 11, medianDays: 2.5 });
    const first = renderApp('/employerppreadonly/ann.lee');
    expect(await main().findByText('91% of applicants got an answer in time')).toBeVisible();
    expect(main().getByText('11 of 12 promises kept')).toBeVisible();
    expect(main().getByText('Half of the answers came within 2.5 days')).toBeVisible();
    first.unmount();
    stubPromise({ due: 0, kept: 0 });
    renderApp('/employerppreadonly/ann.lee');
    await h1('Lakeside Clinic');
    expect(main().queryByText('Answers to applicants')).not.toBeInTheDocument();
  });
});

describe('a view', () => {
  test('is told once, with where the visitor came from, and a failure is nobody’s trouble', async () => {
    const errors = jest.spyOn(console, 'error');
    const sent = stubViews(hostAddress, () => new HttpResponse(null, { status: 500 }));
    stubJob({});
    testHost.use(
      http.get(`${hostAddress}/jobs/search`, () =>
        HttpResponse.json(page([aJob({ ...live, _id: 'job-7' })])),
      ),
    );
    renderApp('/category/Nurse%20Jobs');
    await userEvent.click(await main().findByRole('link', { name: 'Registered Nurse' }));
    await main().findAllByRole('link', { name: 'Apply to Job' });
    await waitFor(() => expect(sent).toEqual([{ source: 'category' }]));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
  });

  test('of a pasted address is a link’s; not of a job that ended, and never on a spec host', async () => {
    const sent = stubViews();
    const toSpec = stubViews(specHost.apiHost);
    stubJob({});
    const first = renderApp('/singlejobdescription/jobdescription/job-8');
    await waitFor(() => expect(sent).toHaveLength(1));
    first.unmount();
    stubJob({ status: 'filled' });
    const second = renderApp('/singlejobdescription/jobdescription/job-3');
    await h1('Registered Nurse');
    second.unmount();
    stubJob({}, specHost.apiHost);
    renderApp('/singlejobdescription/jobdescription/job-4', { config: specHost });
    await h1('Registered Nurse');
    expect(sent).toHaveLength(1);
    expect(toSpec).toEqual([]);
  });
});
