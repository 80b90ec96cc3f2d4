import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { aJob } from '@/test/fixtures';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { main } from '@/test/page';
import { renderApp } from '@/test/renderApp';

const call = 'jobdescriptions/jobdescriptions/:id';
const answer = (body: JsonBodyType, status = 200) =>
  testHost.use(http.get(`${hostAddress}/${call}`, () => HttpResponse.json(body, { status })));
const shown = (title = 'Registered Nurse') =>
  screen.findByRole('heading', { level: 1, name: title });

test.each(['/singlejobdescription/jobdescription', '/jobdescriptions/jobdescriptions'])(
  '%s shows all that a job says',
  async (route) => {
    answer(aJob({ createdAt: '2026-01-08T10:00:00Z' }));
    renderApp(`${route}/job-1`);
    await shown();
    expect(document.title).toBe('Registered Nurse - Lakeside Clinic, Springfield · Jobline');
    for (const text of [
      'Lakeside Clinic',
      'Springfield',
      'Posted Jan 8',
      'Care for patients after surgery on a calm ward.',
      '$3,900 - $5,200',
      'Full time',
      '3',
      'BSc Nursing',
      'Nurse Jobs',
    ])
      expect(main().getAllByText(text)[0]).toBeVisible();
    const list = (name: string) =>
      within(main().getByRole('heading', { level: 2, name }).closest('section') ?? document.body)
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    expect(list('Responsibilities')).toEqual([
      'Assess patients',
      'Give medication',
      'Mentor colleagues',
      'Inform families',
      'Hand over in writing',
    ]);
    expect(list('Qualifications')).toEqual([
      'State licence',
      'Two years on a ward',
      'Calm in an emergency',
      'Clear English',
    ]);
    expect(main().getByRole('link', { name: 'View Contact Information' })).toHaveAttribute(
      'href',
      '/employerppreadonly/ann.lee',
    );
    expect(main().getAllByRole('link', { name: 'Apply to Job' })[0]).toHaveAttribute(
      'href',
      '/applyjob/job-1',
    );
  },
);

test('its two buttons lead on: the contact information takes the focus, below the jobs', async () => {
  // jsdom has no layout
  Element.prototype.scrollIntoView = () => undefined;
  const { address } = renderApp('/singlejobdescription/jobdescription/job-1');
  await userEvent.click(await screen.findByRole('link', { name: 'View Contact Information' }));
  expect(address()).toBe('/employerppreadonly/ann.lee');
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Contact Information' })).toHaveFocus(),
  );
  expect(main().getByRole('region', { name: 'Open jobs' })).toBeVisible();
});

test('the id in the address is the one asked for, whatever is in it', async () => {
  const asked: string[] = [];
  testHost.use(
    http.get(`${hostAddress}/jobdescriptions/jobdescriptions/*`, ({ request }) => {
      asked.push(new URL(request.url).pathname);
      return HttpResponse.json(aJob());
    }),
  );
  renderApp('/singlejobdescription/jobdescription/a%2Fb%3F1');
  await shown();
  expect(asked[0]).toBe('/api/jobdescriptions/jobdescriptions/a%2Fb%3F1');
});

test('empty points and sections are left out', async () => {
  answer(
    aJob({
      responsibilities1: '',
      responsibilities2: '',
      responsibilities3: '',
      responsibilities4: '',
      responsibilities5: '',
      qualification2: ' ',
      degreerequired: '',
      numberofvacancies: 0,
      monthlysalary1: 0,
      monthlysalary2: 0,
    }),
  );
  renderApp('/singlejobdescription/jobdescription/job-1');
  await shown();
  expect(main().queryByRole('heading', { name: 'Responsibilities' })).not.toBeInTheDocument();
  expect(
    main()
      .getAllByRole('listitem')
      .filter((item) => item.textContent === ''),
  ).toHaveLength(0);
  expect(main().queryByText('Degree required')).not.toBeInTheDocument();
  expect(main().getAllByText('Pay not disclosed')[0]).toBeVisible();
});

test('the whole text stands as it was written, and what looks like markup stays text', async () => {
  answer(
    aJob({
      joboverview: 'We bake…',
      description: 'We bake\nTasks:\n• Knead <b>dough</b>\n<script>window.broken = true</script>',
    }),
  );
  renderApp('/singlejobdescription/jobdescription/job-1');
  await shown();
  expect(main().getByText('Knead <b>dough</b>')).toBeVisible();
  expect(main().getByText('<script>window.broken = true</script>')).toBeVisible();
  expect(main().queryByText('We bake…')).not.toBeInTheDocument();
  expect('broken' in window).toBe(false);
});

test.each([
  ['a word of 10,000 letters', { jobtitle: 'x'.repeat(10_000) }, 'x'.repeat(10_000)],
  ['Arabic', { jobtitle: 'ممرضة مسجلة', companyname: 'عيادة' }, 'ممرضة مسجلة'],
  ['markup', { jobtitle: '<img src=x onerror=alert(1)>' }, '<img src=x onerror=alert(1)>'],
  ['no title', { jobtitle: '' }, 'Untitled job'],
])('a title of %s breaks nothing', async (_what, changes, title) => {
  answer(aJob(changes));
  renderApp('/singlejobdescription/jobdescription/job-1');
  expect(await shown(title)).toHaveAttribute('dir', 'auto');
});

describe('a job that nobody here has posted', () => {
  const buttons = () => main().queryAllByRole('button', { name: /^(Apply to Job|View Contact)/ });

  test('says so once, and leads to similar jobs', async () => {
    answer(aJob({ usernameEmployer: undefined }));
    renderApp('/singlejobdescription/jobdescription/job-1');
    await shown();
    expect(main().getByText(/^This job was listed elsewhere/)).toBeVisible();
    expect(main().getByRole('link', { name: 'See similar jobs' })).toHaveAttribute(
      'href',
      '/jobdescription?q=Registered+Nurse',
    );
    expect(buttons()).toEqual([]);
  });

  test('leads to its own link where it has one', async () => {
    answer(aJob({ usernameEmployer: undefined, applyUrl: 'https://www.careers.example/1' }));
    renderApp('/singlejobdescription/jobdescription/job-1');
    await shown();
    expect(main().getAllByRole('link', { name: 'Apply on careers.example' })[0]).toHaveAttribute(
      'href',
      'https://www.careers.example/1',
    );
    expect(main().queryByRole('link', { name: 'See similar jobs' })).not.toBeInTheDocument();
    expect(buttons()).toEqual([]);
  });

  test('keeps both buttons on a spec host, whatever it calls its status', async () => {
    const job = { ...aJob({ usernameEmployer: undefined }), status: 'ARCHIVED' };
    testHost.use(http.get(`${specHost.apiHost}/${call}`, () => HttpResponse.json(job)));
    renderApp('/singlejobdescription/jobdescription/job-1', { config: specHost });
    await shown();
    expect(main().getAllByRole('link', { name: 'Apply to Job' })[0]).toBeVisible();
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['View Contact Information']);
  });
});

test('a job that is no longer live cannot be applied to', async () => {
  answer(aJob({ status: 'filled' }));
  renderApp('/singlejobdescription/jobdescription/job-1');
  await shown();
  expect(main().getByRole('button', { name: 'Apply to Job' })).toHaveAccessibleDescription(
    'This job no longer takes applications.',
  );
  expect(main().getByRole('link', { name: 'View Contact Information' })).toBeVisible();
});

test('similar jobs are offered, with the way to all of its category', async () => {
  const asked: string[] = [];
  testHost.use(
    http.get(`${hostAddress}/jobs/:jobId/similar`, ({ request }) => {
      asked.push(new URL(request.url).pathname + new URL(request.url).search);
      const imported = aJob({ _id: 'c', jobtitle: 'Day Nurse', usernameEmployer: undefined });
      return HttpResponse.json({ items: [aJob({ _id: 'b', jobtitle: 'Night Nurse' }), imported] });
    }),
  );
  renderApp('/singlejobdescription/jobdescription/job-1');
  const similar = within(await screen.findByRole('region', { name: 'Similar jobs' }));
  expect(await similar.findByRole('link', { name: 'Night Nurse - Springfield' })).toBeVisible();
  expect(similar.getByRole('link', { name: 'All Nurse Jobs' })).toHaveAttribute(
    'href',
    '/jobdescription?category=Nurse+Jobs',
  );
  expect(similar.getByText('Listed elsewhere').closest('article')).toHaveTextContent('Day Nurse');
  expect(asked).toEqual(['/api/jobs/job-1/similar?limit=3']);
});

test('on a spec host similar jobs come from the list, where it is here already', async () => {
  const lists = jest.fn();
  testHost.use(
    http.get(`${specHost.apiHost}/jobdescriptions/getAll`, () => {
      lists();
      return HttpResponse.json([
        aJob(),
        aJob({ _id: 'b', jobtitle: 'Cook', categoryName: 'Restaurant Jobs' }),
        aJob({ _id: 'c', jobtitle: 'Night Nurse' }),
      ]);
    }),
    http.get(`${specHost.apiHost}/${call}`, () => HttpResponse.json(aJob())),
  );
  const { unmount } = renderApp('/singlejobdescription/jobdescription/job-1', { config: specHost });
  await shown();
  expect(screen.queryByRole('region', { name: 'Similar jobs' })).not.toBeInTheDocument();
  expect(lists).not.toHaveBeenCalled();
  unmount();
  renderApp('/jobdescription', { config: specHost });
  await userEvent.click(await main().findByRole('link', { name: 'Registered Nurse' }));
  const similar = within(await screen.findByRole('region', { name: 'Similar jobs' }));
  expect(
    similar.getAllByRole('article').map((one) => within(one).getByRole('link').textContent),
  ).toEqual(['Night Nurse - Springfield']);
  expect(lists).toHaveBeenCalledTimes(1);
});

test("a failed fetch says so in the spec's words, and works again without a reload", async () => {
  const errors = jest.spyOn(console, 'error').mockReturnValue();
  testHost.use(
    http.get(`${hostAddress}/${call}`, () => new HttpResponse(null, { status: 500 }), {
      once: true,
    }),
  );
  renderApp('/singlejobdescription/jobdescription/job-1');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Error: Error fetching job description$/,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await shown();
  errors.mockRestore();
});

test.each<[string, JsonBodyType, number]>([
  ['404', { message: 'Not found' }, 404],
  ['nothing', null, 200],
  ['an empty list', [], 200],
])(
  'a job that is not there (%s) has a page of its own with ways on',
  async (_what, body, status) => {
    const errors = jest.spyOn(console, 'error').mockReturnValue();
    answer(body, status);
    const { address } = renderApp('/singlejobdescription/jobdescription/gone');
    expect(await shown('No job description found')).toBeVisible();
    await userEvent.click(main().getByRole('link', { name: 'All jobs' }));
    expect(address()).toBe('/jobdescription');
    errors.mockRestore();
  },
);

test.each<[string, JsonBodyType]>([
  ['an object', aJob()],
  ['a list of one', [aJob()]],
  ['in data', { data: aJob() }],
])('a spec host may answer %s; there one can always apply', async (_what, body) => {
  testHost.use(http.get(`${specHost.apiHost}/${call}`, () => HttpResponse.json(body)));
  renderApp('/jobdescriptions/jobdescriptions/job-1', { config: specHost });
  await shown();
  expect(main().getByText('7 days ago')).toBeVisible();
  expect(main().getAllByRole('link', { name: 'Apply to Job' })[0]).toHaveAttribute(
    'href',
    '/applyjob/job-1',
  );
});

test('the sample posting is static', async () => {
  renderApp('/jobdescription/sample', { config: specHost });
  expect(await shown('IT Administrator')).toBeVisible();
  for (const name of [
    'Reach out to the employer',
    'Overview',
    'Responsibilities',
    'Qualifications',
  ])
    expect(main().getByRole('heading', { level: 2, name })).toBeVisible();
  for (const label of ['Employment type', 'Monthly pay', 'Vacancies', 'Degree required'])
    expect(main().getByText(label)).toBeVisible();
  expect(main().queryByRole('link', { name: 'Apply to Job' })).not.toBeInTheDocument();
});
