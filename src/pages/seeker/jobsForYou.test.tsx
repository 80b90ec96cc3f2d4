import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { readOpenedJobs } from '@/session/openedJobs';
import { aJob } from '@/test/fixtures';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { main } from '@/test/page';
import { renderApp } from '@/test/renderApp';
import { resetScreenWidth, screenWidth } from '@/test/screenWidth';

const session = { userRole: 'jobseeker', usernamejobseek: 'sam.roe' };
const suggested = [
  {
    job: aJob({ _id: 'job-7', jobtitle: 'Ward Nurse', companyname: 'Elm Clinic' }),
    because: { kind: 'applied', jobId: 'job-1', jobtitle: 'Registered Nurse' },
  },
  {
    job: aJob({ _id: 'job-8', jobtitle: 'Line Cook', companyname: 'Oak Diner' }),
    because: { kind: 'opened', jobId: 'job-2', jobtitle: 'Cook' },
  },
];
/** A host that suggests jobs until suggestions are turned off; returns the queries it gets. */
const stubForYou = ({ wait = 0 }: { wait?: number | 'infinite' } = {}) => {
  const asked: string[] = [];
  let on = true;
  testHost.use(
    http.get(`${hostAddress}/jobs/for-you`, async ({ request }) => {
      asked.push(new URL(request.url).search);
      await delay(wait);
      return HttpResponse.json({ on, items: on ? suggested : [] });
    }),
    http.put(`${hostAddress}/job-suggestions`, async ({ request }) => {
      const body = await request.json();
      on = typeof body === 'object' && body?.['on'] === true;
      return HttpResponse.json({ on });
    }),
  );
  return asked;
};
// compiled on first import, which may take longer than the results' timeout
beforeAll(async () => {
  await import('@/features/forYou/ListedJobsForYou');
  await import('@/pages/visitor/jobs/JobListing');
});
beforeEach(() => {
  screenWidth(960);
  localStorage.clear();
});
afterEach(resetScreenWidth);

const section = () => main().findByRole('region', { name: 'Jobs for you' });
const expectNoSection = () =>
  expect(main().queryByRole('region', { name: 'Jobs for you' })).not.toBeInTheDocument();
const results = () => main().findByRole('heading', { level: 2, name: 'Results' });

describe('in the profile', () => {
  test('each job says why it is there', async () => {
    stubForYou();
    renderApp('/jobseekerpp', { session });
    const cards = within(await section()).findAllByRole('article');
    const [nurse, cook] = (await cards).map((card) => within(card));
    expect(nurse?.getByRole('link', { name: 'Ward Nurse' })).toHaveAttribute(
      'href',
      '/singlejobdescription/jobdescription/job-7',
    );
    expect(nurse?.getByText('Because you applied to Registered Nurse')).toBeVisible();
    expect(cook?.getByText('Because you opened Cook')).toBeVisible();
  });

  test('they can be turned off, and on again', async () => {
    stubForYou();
    localStorage.setItem('draft:sam.roe:opened jobs', 'job-2');
    renderApp('/jobseekerpp', { session });
    const wanted = await main().findByRole('checkbox', { name: 'Suggest jobs for me' });
    expect(wanted).toBeChecked();
    await userEvent.click(wanted);
    expect(await screen.findByText(/We won’t suggest jobs anymore/)).toBeInTheDocument();
    expect(wanted).not.toBeChecked();
    await waitFor(() => expect(main().queryByRole('article')).not.toBeInTheDocument());
    expect(localStorage.getItem('draft:sam.roe:opened jobs')).toBe('off');
    await userEvent.click(wanted);
    expect(await within(await section()).findAllByRole('article')).toHaveLength(2);
    expect(wanted).toBeChecked();
  });

  test('a choice stands while the jobs are fetched again', async () => {
    stubForYou();
    renderApp('/jobseekerpp', { session });
    const wanted = await main().findByRole('checkbox', { name: 'Suggest jobs for me' });
    testHost.use(http.get(`${hostAddress}/jobs/for-you`, () => delay('infinite')));
    await userEvent.click(wanted);
    await screen.findByText(/We won’t suggest jobs anymore/);
    expect(wanted).not.toBeChecked();
  });

  test('a choice that was not saved is not shown as made', async () => {
    stubForYou();
    testHost.use(
      http.put(`${hostAddress}/job-suggestions`, () => new HttpResponse(null, { status: 500 })),
    );
    renderApp('/jobseekerpp', { session });
    const wanted = await main().findByRole('checkbox', { name: 'Suggest jobs for me' });
    await userEvent.click(wanted);
    expect(await screen.findByText('That wasn’t saved. Please try again.')).toBeInTheDocument();
    expect(wanted).toBeChecked();
  });

  test('with nothing to go by, it says what to do', async () => {
    renderApp('/jobseekerpp', { session });
    expect(
      await within(await section()).findByText(/Apply for a job, save or open a few/),
    ).toBeVisible();
  });

  test('a spec host is not asked', async () => {
    testHost.use(
      http.get(`${specHost.apiHost}/jobseeker/jobseekers/username/:name`, () =>
        HttpResponse.json({ usernamejobseek: 'sam.roe', firstnamejobseek: 'Sam' }),
      ),
    );
    renderApp('/jobseekerpp', { session, config: specHost });
    await main().findByRole('region', { name: 'My job applications' });
    expectNoSection();
  });
});

test('§2.3 home has none, and the host is not asked', async () => {
  const asked = stubForYou();
  testHost.use(
    http.get(`${hostAddress}/stats`, () =>
      HttpResponse.json({ liveJobs: 35_246, employersHiring: 1 }),
    ),
  );
  const { address } = renderApp('/', { session });
  expect(await screen.findByRole('button', { name: 'Account menu' })).toBeVisible();
  await screen.findByText('35,246');
  expectNoSection();
  expect(asked).toEqual([]);
  await userEvent.click(main().getByRole('button', { name: 'Search' }));
  // the listing makes the call, so one from home would have been recorded as well
  await section();
  expect(address()).toBe('/jobdescription');
  expect(asked).toHaveLength(1);
});

describe('on the listing', () => {
  test('they are there no later than the results', async () => {
    stubForYou({ wait: 100 });
    renderApp('/jobdescription', { session });
    await results();
    expect(within(await section()).getAllByRole('article')).toHaveLength(2);
    const [first] = main().getAllByRole('article');
    expect(first).toHaveTextContent('Because you applied to Registered Nurse');
  });

  test('results don’t wait for long, and nothing moves them afterwards', async () => {
    stubForYou({ wait: 'infinite' });
    renderApp('/jobdescription', { session });
    await results();
    expectNoSection();
  });

  test.each([
    ['words', '/jobdescription?q=nurse'],
    ['a filter', '/jobdescription?remote=true'],
    ['another page', '/jobdescription?cursor=abc'],
  ])('with %s nothing is suggested', async (_, path) => {
    const asked = stubForYou();
    renderApp(path, { session });
    await results();
    expectNoSection();
    expect(asked).toEqual([]);
  });

  test.each([
    ['a visitor', {}],
    ['an employer', { userRole: 'employer', usernameEmployer: 'ann.lee' }],
  ])('%s gets none', async (_, who) => {
    const asked = stubForYou();
    renderApp('/jobdescription', { session: who });
    await results();
    expectNoSection();
    expect(asked).toEqual([]);
  });

  test('turned off with one press', async () => {
    stubForYou();
    renderApp('/jobdescription', { session });
    const button = within(await section()).getByRole('button', { name: 'Turn off jobs for you' });
    await userEvent.click(button);
    expect(await screen.findByText(/We won’t suggest jobs anymore/)).toBeInTheDocument();
    await waitFor(expectNoSection);
  });
});

test('the jobs that were opened are asked with, and forgotten at log-out', async () => {
  const asked = stubForYou();
  testHost.use(
    http.get(`${hostAddress}/jobdescriptions/jobdescriptions/:id`, ({ params }) =>
      HttpResponse.json(aJob({ _id: String(params['id']), status: 'live' })),
    ),
  );
  const first = renderApp('/singlejobdescription/jobdescription/job-3', { session });
  await waitFor(() => expect(readOpenedJobs('sam.roe')).toEqual(['job-3']));
  first.unmount();
  const second = renderApp('/jobdescription', { session });
  await section();
  expect(asked).toEqual(['?opened=job-3&limit=6']);
  second.unmount();
  renderApp('/jobseekerpp', { session });
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(localStorage.getItem('draft:sam.roe:opened jobs')).toBeNull();
});

test('what a visitor opens is kept for the jobs read last alone', async () => {
  renderApp('/singlejobdescription/jobdescription/job-3');
  await main().findByRole('heading', { level: 1 });
  await waitFor(() => expect(Object.keys(localStorage)).toEqual(['draft::recent jobs']));
});
