import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { ownHost } from '@/api/hostConfig';
import { aJob, aJobSeeker, anEmployer } from '@/test/fixtures';
import { renderApp } from '@/test/renderApp';
import { hostAddress, specHost, testHost } from '@/test/server';

const hosts = [
  ['our own host', ownHost, hostAddress],
  ['a spec host', specHost, specHost.apiHost],
] as const;
const main = () => within(screen.getByRole('main'));
const admin = { userRole: 'admin', authToken: 't-1' };
const open = (path: string, config: (typeof hosts)[number][1]) => {
  for (const [key, value] of Object.entries(admin)) sessionStorage.setItem(key, value);
  return renderApp(path, { config });
};
/** A page of a table as our own host answers it: searched by each word, ordered by username. */
const pageOf = <Row extends object>(rows: Row[], request: Request) => {
  const query = new URL(request.url).searchParams;
  const words = (query.get('q') ?? '').toLowerCase().split(' ');
  const items = rows.filter((row) =>
    words.every((word) => JSON.stringify(Object.values(row)).toLowerCase().includes(word)),
  );
  return { items: query.get('order') === 'desc' ? items.toReversed() : items, total: items.length };
};
const dialog = () => screen.findByRole('alertdialog');

it('on our own host featured employers are added and removed', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  let featured = [{ _id: 'f-1', employerName: 'Acme' }];
  let removals = 0;
  testHost.use(
    http.get(`${hostAddress}/featuredemployer/`, () => HttpResponse.json(featured)),
    http.post(`${hostAddress}/featured`, async ({ request }) => {
      const form = await request.formData();
      // a text part
      featured = [...featured, { _id: 'f-2', employerName: form.get('employerName') as string }];
      return HttpResponse.json(featured[1], { status: 201 });
    }),
    http.delete(`${hostAddress}/featured/:id`, ({ params }) => {
      removals += 1;
      if (removals === 1) return HttpResponse.json({}, { status: 500 });
      featured = featured.filter(({ _id }) => _id !== params['id']);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  open('/updatefeatured', ownHost);
  await userEvent.click(await screen.findByRole('button', { name: 'Add an employer' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Add an employer' }));
  await userEvent.click(modal.getByRole('button', { name: 'Save' }));
  expect(modal.getByLabelText('Employer name')).toHaveAccessibleDescription(
    'Enter the employer’s name',
  );
  await userEvent.type(modal.getByLabelText('Employer name'), 'Birch{Enter}');
  expect(await screen.findByText('Birch is featured now')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Acme' }));
  expect(await dialog()).toHaveTextContent('Feature this employer no longer?Acme');
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(/The employer is still featured/)).toBeVisible();
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Acme is no longer featured')).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: 'Acme' })).not.toBeInTheDocument(),
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Birch' })).toHaveFocus());
});

describe.each(hosts)('on %s', (_name, config, address) => {
  const answer = (path: string, body: object) =>
    testHost.use(http.get(`${address}${path}`, () => HttpResponse.json(body)));

  it('logs in by the token in data, and goes to the seekers', async () => {
    answer('/jobseeker/jobseekers', [aJobSeeker()]);
    answer('/admin/jobseekers', { items: [aJobSeeker()], total: 1 });
    testHost.use(
      http.post(`${address}/admin/admins/login`, async ({ request }) => {
        const body = await request.json();
        return JSON.stringify(body) === '{"adminname":"root","adminpassword":"secret"}'
          ? HttpResponse.json({ data: 't-9' })
          : HttpResponse.json({}, { status: 401 });
      }),
    );
    const { address: here } = renderApp('/adminlogin', { config });
    await userEvent.type(await screen.findByLabelText('Username'), 'root');
    await userEvent.type(screen.getByLabelText('Password'), 'secret');
    await userEvent.click(main().getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(here()).toBe('/jobseekdash'));
    expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({
      userRole: 'admin',
      authToken: 't-9',
    });
  });

  it('a refused log-in says so, and keeps what was typed', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    testHost.use(
      http.post(`${address}/admin/admins/login`, () => HttpResponse.json({}, { status: 401 })),
    );
    const { address: here } = renderApp('/adminlogin', { config });
    await userEvent.type(await screen.findByLabelText('Username'), 'root');
    await userEvent.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid username or password');
    expect(screen.getByLabelText('Username')).toHaveValue('root');
    expect(here()).toBe('/adminlogin');
  });

  it.each([
    '/admindash',
    '/employerdash',
    '/jobseekdash',
    '/removejob',
    '/updatefeatured',
    '/updateterms',
    '/adminoverview',
    '/auditlog',
    '/administrators',
  ])('%s sends everybody else to /adminlogin', async (path) => {
    sessionStorage.setItem('userRole', 'employer');
    sessionStorage.setItem('usernameEmployer', 'ann.lee');
    const { address: here } = renderApp(path, { config });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Administrator login' }),
    ).toBeVisible();
    expect(here()).toBe('/adminlogin');
  });

  it('employers: the six columns, searched, sorted, deleted after a question that names them', async () => {
    let employers = [
      anEmployer(),
      anEmployer({
        _id: 'e-2',
        usernameEmployer: 'bo.ek',
        firstnameEmployer: 'Bo',
        lastnameEmployer: 'Ek',
        emailEmployer: 'bo@ek.example',
        companyName: 'Ek & Co',
      }),
    ];
    testHost.use(
      http.get(`${address}/employer/getAll`, () => HttpResponse.json(employers)),
      http.get(`${address}/admin/employers`, ({ request }) =>
        HttpResponse.json(pageOf(employers, request)),
      ),
      http.delete(`${address}/employer/employers/delete/:id`, ({ params }) => {
        employers = employers.filter(({ _id }) => _id !== params['id']);
        return new HttpResponse();
      }),
    );
    const { address: here } = open('/admindash', config);
    const table = await screen.findByRole('table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Username', 'First Name', 'Last Name', 'Email', 'Company', 'Action']);
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent(
      'ann.leeAnnLeeann@lakeside.exampleLakeside ClinicDelete',
    );
    await userEvent.click(within(table).getByRole('link', { name: 'Username' }));
    await userEvent.click(within(table).getByRole('link', { name: 'Username' }));
    await waitFor(() =>
      expect(
        within(table)
          .getAllByRole('rowheader')
          .map((cell) => cell.textContent),
      ).toEqual(['bo.ek', 'ann.lee']),
    );
    expect(within(table).getByRole('columnheader', { name: 'Username' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await userEvent.type(main().getByRole('searchbox'), 'EK co');
    await waitFor(() => expect(within(table).getAllByRole('rowheader')).toHaveLength(1));
    // our own host doesn't say how many others there are
    expect(main().getByText(config.extensions ? '1 row' : '1 of 2 rows')).toBeVisible();
    expect(here()).toBe('/admindash?q=EK+co&sort=-username');

    await userEvent.click(main().getByRole('button', { name: 'Delete bo.ek' }));
    expect(await dialog()).toHaveTextContent('Bo Ek (bo.ek)');
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Employer deleted successfully')).toBeVisible();
    expect(await screen.findByText('Nothing matches these words')).toBeVisible();
  });

  it('seekers: the five columns; a failed delete says so and keeps the row; a missing id is told', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const seekers = [aJobSeeker(), { ...aJobSeeker({ usernamejobseek: 'no.id' }), _id: undefined }];
    answer('/jobseeker/jobseekers', seekers);
    answer('/admin/jobseekers', { items: seekers, total: 2 });
    testHost.use(
      http.delete(`${address}/jobseeker/jobseekers/:id`, () =>
        HttpResponse.json({}, { status: 500 }),
      ),
    );
    open('/jobseekdash', config);
    const table = await screen.findByRole('table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Username', 'First Name', 'Last Name', 'Email', 'Action']);
    await userEvent.click(main().getByRole('button', { name: 'Delete sam.roe' }));
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Error deleting jobseeker')).toBeVisible();
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(main().getByRole('rowheader', { name: 'sam.roe' })).toBeVisible();
    await userEvent.click(main().getByRole('button', { name: 'Delete no.id' }));
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Invalid ID')).toBeVisible();
  });

  it('jobs: cards with the overview’s first words, deleted after the question', async () => {
    let jobs = [aJob({ joboverview: 'word '.repeat(40) })];
    testHost.use(
      http.get(`${address}/jobdescriptions/getAll`, () => HttpResponse.json(jobs)),
      http.get(`${address}/jobs/search`, () =>
        HttpResponse.json({
          items: jobs,
          total: jobs.length,
          totalIsExact: true,
          facets: { category: [], type: [] },
          nextCursor: null,
        }),
      ),
      http.delete(`${address}/jobdescriptions/delete/:id`, () => {
        jobs = [];
        return new HttpResponse();
      }),
    );
    open('/removejob', config);
    const card = within(await screen.findByRole('article'));
    expect(card.getByText(`${'word '.repeat(30).trim()}...`)).toBeVisible();
    expect(card.getByText('$3,900 - $5,200')).toBeVisible();
    expect(card.getByText('7 days ago')).toBeVisible();
    expect(card.getByRole('link', { name: 'Registered Nurse' })).toHaveAttribute(
      'href',
      '/singlejobdescription/jobdescription/job-1',
    );
    await userEvent.click(card.getByRole('button', { name: 'Delete Registered Nurse' }));
    expect(await dialog()).toHaveTextContent('Are you sure you want to delete this job listing?');
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Job application deleted successfully')).toBeVisible();
    expect(await screen.findByText('No job applications found')).toBeVisible();
  });

  it('featured employers: Update sends name and picture as a form, and closes on success', async () => {
    const sent: FormData[] = [];
    answer('/featuredemployer/', [{ _id: 'f-1', employerName: 'Acme' }]);
    testHost.use(
      http.put(`${address}/featuredemployer/updateFeaturedEmployer/f-1`, async ({ request }) => {
        sent.push(await request.formData());
        return new HttpResponse();
      }),
    );
    URL.createObjectURL = () => 'blob:picked';
    URL.revokeObjectURL = () => undefined;
    open('/updatefeatured', config);
    expect(await screen.findByRole('button', { name: 'Remove Acme' })).toHaveProperty(
      'disabled',
      !config.extensions,
    );
    await userEvent.click(main().getByRole('button', { name: 'Update Acme' }));
    const modal = within(await screen.findByRole('dialog', { name: 'Update Acme' }));
    await userEvent.clear(modal.getByLabelText('Employer name'));
    await userEvent.type(modal.getByLabelText('Employer name'), 'Acme & Sons');
    await userEvent.upload(
      document.querySelector<HTMLInputElement>('input[name="employerImage"]') ??
        document.createElement('input'),
      new File(['x'], 'logo.png', { type: 'image/png' }),
    );
    expect(modal.getByText('Chosen: logo.png')).toBeVisible();
    await userEvent.click(modal.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Acme & Sons was updated successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(
      sent.map((form) => [form.get('employerName'), (form.get('employerImage') as File).name]),
    ).toEqual([['Acme & Sons', 'logo.png']]); // a file part
  });

  it('terms: an edit icon opens six textareas; a failure keeps what was typed', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const record = {
      _id: 't-1',
      termsofuse1: 'One',
      termsofuse2: 'Two',
      termsofuse3: 'Three',
      privacypolicy: 'Four',
      cookies: 'Five',
      changestostatement: 'Six',
    };
    const sent: unknown[] = [];
    answer('/terms/terms', [record]);
    testHost.use(
      http.put(`${address}/terms/terms/update/t-1`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({}, { status: sent.length === 1 ? 500 : 200 });
      }),
    );
    open('/updateterms', config);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit the terms' }));
    const modal = within(await screen.findByRole('dialog', { name: 'Edit the terms' }));
    expect(modal.getAllByRole('textbox')).toHaveLength(6);
    await userEvent.type(modal.getByLabelText('Cookies'), ' and a half');
    await userEvent.click(modal.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText('Error updating term')).length).toBeGreaterThan(0);
    expect(modal.getByLabelText('Cookies')).toHaveValue('Five and a half');
    await userEvent.click(modal.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Term updated successfully!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const { _id, ...texts } = record;
    expect(sent).toEqual(Array(2).fill({ ...texts, cookies: 'Five and a half' }));
  });

  it('the sidebar’s five ways, and a log-out that clears local and session storage and goes home', async () => {
    answer('/terms/terms', []);
    localStorage.setItem('kept', 'x');
    const { address: here } = open('/updateterms', config);
    const sidebar = within(await screen.findByRole('navigation', { name: 'Administration' }));
    expect(
      sidebar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['View Employers', '/admindash'],
      ['Remove Job', '/removejob'],
      ['View Seekers', '/jobseekdash'],
      ['Update Featured', '/updatefeatured'],
      ['Update terms', '/updateterms'],
    ]);
    expect(sidebar.getByRole('link', { current: 'page' })).toHaveTextContent('Update terms');
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(here()).toBe('/'));
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    expect(localStorage.getItem('kept')).toBeNull();
  });
});
