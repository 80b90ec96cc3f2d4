import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { openAsAdmin, pageOf, dialog } from '@/test/adminApp';
import { aJob, aJobSeeker, anEmployer } from '@/test/fixtures';
import { hostKinds } from '@/test/host/hostKinds';
import { testHost } from '@/test/host/server';
import { main } from '@/test/page';

describe.each(hostKinds)('on $kind', ({ config, address }) => {
  const answer = (path: string, body: object) =>
    testHost.use(http.get(`${address}${path}`, () => HttpResponse.json(body)));

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
    const { address: here } = openAsAdmin('/admindash', config);
    const table = await screen.findByRole('table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Username', 'First Name', 'Last Name', 'Email', 'Company', 'Action']);
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent(
      `ann.leeAnnLeeann@lakeside.exampleLakeside Clinic${config.extensions ? 'RecordSuspend' : ''}Delete`,
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
    // our own host doesn't return the unfiltered total
    expect(main().getByText(config.extensions ? '1 employer' : '1 of 2 employers')).toBeVisible();
    expect(here()).toBe('/admindash?q=EK+co&sort=-username');

    await userEvent.click(main().getByRole('button', { name: 'Delete bo.ek' }));
    expect(await dialog()).toHaveTextContent('Bo Ek (bo.ek)');
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Employer deleted successfully')).toBeVisible();
    expect(await screen.findByText('Nothing matches these words')).toBeVisible();
  });

  it('the search field shows what the list is searched by, also after a link to all of it', async () => {
    const employers = [anEmployer(), anEmployer({ _id: 'e-2', usernameEmployer: 'bo.ek' })];
    testHost.use(
      http.get(`${address}/employer/getAll`, () => HttpResponse.json(employers)),
      http.get(`${address}/admin/employers`, ({ request }) =>
        HttpResponse.json(pageOf(employers, request)),
      ),
    );
    const { history } = openAsAdmin('/admindash?q=bo.ek', config);
    await waitFor(() => expect(main().getAllByRole('rowheader')).toHaveLength(1));
    const field = main().getByRole('searchbox');
    expect(field).toHaveValue('bo.ek');
    act(() => history.push('/admindash'));
    await waitFor(() => expect(main().getAllByRole('rowheader')).toHaveLength(2));
    expect(field).toHaveValue('');
    act(() => history.go(-1));
    await waitFor(() => expect(main().getAllByRole('rowheader')).toHaveLength(1));
    expect(field).toHaveValue('bo.ek');
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
    openAsAdmin('/jobseekdash', config);
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

  it.each([
    ['/admindash', 'employer/employers/delete', 'employers', 'ann.lee'],
    ['/jobseekdash', 'jobseeker/jobseekers', 'jobseekers', 'sam.roe'],
  ])('%s: who was deleted before leaves the list', async (page, call, list, name) => {
    jest.spyOn(console, 'error').mockReturnValue();
    let people: object[] = list === 'employers' ? [anEmployer()] : [aJobSeeker()];
    const read = () => HttpResponse.json(people);
    testHost.use(
      http.get(`${address}/employer/getAll`, read),
      http.get(`${address}/jobseeker/jobseekers`, read),
      http.get(`${address}/admin/${list}`, () =>
        HttpResponse.json({ items: people, total: people.length }),
      ),
      http.delete(`${address}/${call}/:id`, () => {
        people = [];
        return HttpResponse.json({}, { status: 404 });
      }),
    );
    openAsAdmin(page, config);
    await screen.findByRole('table');
    await userEvent.click(main().getByRole('button', { name: `Delete ${name}` }));
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(main().queryByRole('rowheader', { name })).not.toBeInTheDocument());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
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
    let why: string | null = null;
    testHost.events.on('request:start', ({ request }) => {
      if (request.method === 'DELETE') why = new URL(request.url).searchParams.get('reason');
    });
    openAsAdmin('/removejob', config);
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
    const reason = within(await dialog()).queryByLabelText('Reason (optional)');
    // only our own host stores the reason
    expect(reason !== null).toBe(config.extensions);
    if (reason) await userEvent.type(reason, ' A scam ');
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Job application deleted successfully')).toBeVisible();
    expect(await screen.findByText('No job applications found')).toBeVisible();
    expect(why).toBe(config.extensions ? 'A scam' : null);
  });
});
