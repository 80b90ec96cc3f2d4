import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aColleague, aCompany, aJob } from '@/test/fixtures';
import { holdAnswer } from '@/test/host/holdAnswer';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { main, muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';

const user = userEvent.setup();
const session = { userRole: 'employer', usernameEmployer: 'ann.lee' };
const jobs = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aJob({ _id: `job-${index}`, jobtitle: `Nurse ${index}` }),
  );
const hostWith = (count: number, address: string = hostAddress) => {
  let kept = jobs(count);
  testHost.use(
    http.get(`${address}/jobdescriptions/employer/:name`, () => HttpResponse.json(kept)),
    http.get(`${address}/employer/employers/username/:name`, () =>
      HttpResponse.json({
        data: { _id: 'employer-1', usernameEmployer: 'ann.lee', firstnameEmployer: 'Ann' },
      }),
    ),
    http.delete(`${address}/jobdescriptions/delete/:id`, ({ params }) => {
      kept = kept.filter(({ _id }) => _id !== params['id']);
      return HttpResponse.json({ message: 'gone' });
    }),
  );
};
const listOf = (title: string) => main().getByRole('link', { name: title }).closest('ul');
const remove = async (title: string) => {
  (await main().findByRole('button', { name: `Delete ${title}` })).focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByRole('button', { name: 'Delete' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(main().queryByRole('link', { name: title })).not.toBeInTheDocument());
};
const hosts = [
  ['our own host', undefined, hostAddress],
  ['a spec host', specHost, specHost.apiHost],
] as const;

test.each(hosts)(
  '§2.8 on %s: clicking the list container goes to the jobs with inline edit, a link does so too',
  async (_which, config, address) => {
    hostWith(2, address);
    const first = renderApp('/employerpp/ann.lee', { session, ...(config && { config }) });
    expect(await main().findByRole('link', { name: 'Edit your jobs' })).toHaveAttribute(
      'href',
      '/jobdescriptiontrial/ann.lee',
    );
    const list = listOf('Nurse 0');
    if (list) await user.click(list);
    await waitFor(() => expect(first.address()).toBe('/jobdescriptiontrial/ann.lee'));
  },
);

test.each(hosts)(
  '§2.8 on %s: clicking a job goes to /jobdescriptions/jobdescriptions/{jobId}',
  async (_which, config, address) => {
    hostWith(2, address);
    testHost.use(
      http.get(`${address}/jobdescriptions/jobdescriptions/:id`, () => HttpResponse.json(aJob())),
    );
    const view = renderApp('/employerpp/ann.lee', { session, ...(config && { config }) });
    await user.click(await main().findByRole('link', { name: 'Nurse 1' }));
    expect(view.address()).toBe('/jobdescriptions/jobdescriptions/job-1');
  },
);

test('a click in the dialog or in a card is none on the list', async () => {
  hostWith(2);
  const { address } = renderApp('/employerpp/ann.lee', { session });
  await user.click(await main().findByRole('button', { name: 'Delete Nurse 0' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByText('Nurse 0'));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await user.click(main().getAllByText('Full time')[0] ?? document.body);
  expect(address()).toBe('/employerpp/ann.lee');
});

test('a spec host’s 200 jobs: filter as one types, the count is announced, and Tab goes title, edit, delete', async () => {
  hostWith(200, specHost.apiHost);
  renderApp('/employerpp/ann.lee', { session, config: specHost });
  const filter = await main().findByRole('searchbox', {
    name: 'Filter by title, company or place',
  });
  expect(main().getAllByRole('status')[0]).toHaveTextContent('200 jobs');
  filter.focus();
  await user.keyboard('nurse 147');
  await waitFor(() => expect(main().getAllByRole('status')[0]).toHaveTextContent('1 of 200 jobs'));
  await user.tab();
  expect(main().getByRole('link', { name: 'Nurse 147' })).toHaveFocus();
  await user.tab();
  expect(main().getByRole('link', { name: 'Edit Nurse 147' })).toHaveFocus();
  expect(document.activeElement).toHaveAttribute('href', '/jobdescriptiontrialedit?id=job-147');
  await user.tab();
  expect(main().getByRole('button', { name: 'Delete Nurse 147' })).toHaveFocus();
  await remove('Nurse 147');
  await waitFor(() => expect(filter).toHaveFocus());
  expect(main().getAllByRole('status')[0]).toHaveTextContent('0 of 199 jobs');
});

test('our own host’s profile has the newest six, and the way to all; the address filters nothing', async () => {
  hostWith(7);
  renderApp('/employerpp/ann.lee?q=5&page=2', { session });
  await main().findByRole('link', { name: 'Nurse 0' });
  expect(main().getAllByRole('article')).toHaveLength(6);
  expect(main().getByText('7 jobs')).toBeVisible();
  expect(main().queryByRole('searchbox')).not.toBeInTheDocument();
  expect(main().getByRole('link', { name: 'See all 7 jobs' })).toHaveAttribute(
    'href',
    '/company/jobs',
  );
});

test('jobs that are shown stay while those of the colleagues load', async () => {
  hostWith(2);
  const answerCompany = holdAnswer('/company');
  const answerDesk = holdAnswer('/company/jobs');
  const asked: string[] = [];
  testHost.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname));
  renderApp('/employerpp/ann.lee', { session });
  const shown = await main().findByRole('link', { name: 'Nurse 0' });
  answerCompany(() =>
    HttpResponse.json(aCompany({ people: [aColleague(), aColleague({ _id: 'e2', you: false })] })),
  );
  await waitFor(() => expect(asked).toContain('/api/company/jobs'));
  expect(shown).toBeInTheDocument();
  answerDesk(() => HttpResponse.json([...jobs(2), aJob({ _id: 'of-bob', jobtitle: 'Of Bob' })]));
  expect(await main().findByRole('link', { name: 'Of Bob' })).toBeVisible();
  expect(shown).toBeInTheDocument();
});

test('after a delete the focus is at the job in its place, at the end at the last one, and with none left at the heading', async () => {
  hostWith(3);
  renderApp('/employerpp/ann.lee', { session });
  await remove('Nurse 1');
  await waitFor(() => expect(main().getByRole('button', { name: 'Delete Nurse 2' })).toHaveFocus());
  await remove('Nurse 2');
  await waitFor(() => expect(main().getByRole('button', { name: 'Delete Nurse 0' })).toHaveFocus());
  await remove('Nurse 0');
  await waitFor(() =>
    expect(main().getByRole('heading', { name: 'Company job applications' })).toHaveFocus(),
  );
  expect(main().getByText('No job applications found')).toBeVisible();
});

describe.each(hosts)('on %s a job that is gone leaves the list', (_which, config, address) => {
  const openList = async () => {
    const errors = muteErrors();
    renderApp('/employerpp/ann.lee', { session, ...(config && { config }) });
    await main().findByRole('link', { name: 'Nurse 0' });
    return errors;
  };
  const answerDelete = (answer: () => Response) =>
    testHost.use(http.delete(`${address}/jobdescriptions/delete/:id`, answer));
  const answerList = (answer: () => Response) =>
    testHost.use(http.get(`${address}/jobdescriptions/employer/:name`, answer));

  test.each([
    ['whose answer is lost', () => HttpResponse.error()],
    ['that a gateway gave up on', () => HttpResponse.json({}, { status: 504 })],
    ['that another tab has made', () => HttpResponse.json({}, { status: 404 })],
    ['of what was deleted before', () => HttpResponse.json({}, { status: 410 })],
  ])('after a deletion %s', async (_what, answer) => {
    hostWith(2, address);
    const errors = await openList();
    answerDelete(() => {
      answerList(() => HttpResponse.json(jobs(1)));
      return answer();
    });
    await remove('Nurse 1');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(main().getByRole('button', { name: 'Delete Nurse 0' })).toHaveFocus(),
    );
    errors.mockRestore();
  });

  test('though the list can’t be read again', async () => {
    hostWith(1, address);
    const errors = await openList();
    answerDelete(() => {
      answerList(() => HttpResponse.json({}, { status: 500 }));
      return HttpResponse.json({});
    });
    await remove('Nurse 0');
    expect(await main().findByText('No job applications found')).toBeVisible();
    errors.mockRestore();
  });

  test('but stays, with its dialog, after a refusal', async () => {
    hostWith(1, address);
    const errors = await openList();
    let reads = 0;
    answerList(() => {
      reads += 1;
      return HttpResponse.json(jobs(1));
    });
    answerDelete(() => HttpResponse.json({}, { status: 403 }));
    await user.click(main().getByRole('button', { name: 'Delete Nurse 0' }));
    const button = within(await screen.findByRole('alertdialog')).getByRole('button', {
      name: 'Delete',
    });
    await user.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
    expect(screen.getByRole('alertdialog')).toBeVisible();
    expect(reads).toBe(0);
    errors.mockRestore();
  });
});

test('the filter’s field follows the URL when the user goes back', async () => {
  hostWith(30);
  const { address, history } = renderApp('/jobdescriptiontrial/ann.lee?q=nurse', { session });
  const field = await main().findByRole('searchbox');
  await user.click(await main().findByRole('link', { name: 'Next' }));
  await waitFor(() => expect(address()).toContain('page=2'));
  await user.clear(field);
  await user.type(field, 'cook');
  await waitFor(() => expect(address()).toBe('/jobdescriptiontrial/ann.lee?q=cook'));
  act(() => history.go(-1));
  await waitFor(() => expect(address()).toBe('/jobdescriptiontrial/ann.lee?q=nurse'));
  await waitFor(() => expect(field).toHaveValue('nurse'));
});
