import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Job } from '@/api/jobBoardApi';
import { aColleague, aCompany, aDesk, aJob } from '@/test/fixtures';
import { gate } from '@/test/host/gate';
import { hostAddress, testHost } from '@/test/host/server';
import { main, muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';

const user = userEvent.setup();
const session = { userRole: 'employer', usernameEmployer: 'ann.lee' };
const bob = aColleague({
  ...{ _id: 'employer-2', usernameEmployer: 'bob.may', firstnameEmployer: 'Bob' },
  ...{ lastnameEmployer: 'May', role: 'recruiter', allJobs: false, jobIds: [], jobs: 2140 },
  you: false,
});
/** Live jobs "Clerk 1" to "Clerk 2139", and a filled one. */
const jobs = [
  ...Array.from({ length: 2139 }, (_, at) =>
    aJob({
      ...{ _id: `job-${at + 1}`, jobtitle: `Clerk ${at + 1}`, status: 'live' },
      createdAt: '2025-11-06T12:00:00.000Z',
    }),
  ),
  aJob({
    ...{ _id: 'filled', jobtitle: 'Night Porter', location: 'Tulsa', status: 'filled' },
    createdAt: '2025-03-01T12:00:00.000Z',
  }),
];

type Answer = (found: Job[], asked: URLSearchParams) => Promise<Response> | Response;
const firstPage: Answer = (found, asked) =>
  HttpResponse.json(aDesk(found.slice(0, Number(asked.get('limit'))), found.length));

/** Opens the team's page on a host with all those jobs; records queries and sent bodies. */
const openTeam = async (person = bob, answer = firstPage) => {
  const asked: Record<string, string>[] = [];
  const sent: unknown[] = [];
  const note = async ({ request }: { request: Request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ jobs: 1 });
  };
  testHost.use(
    http.get(`${hostAddress}/company`, () =>
      HttpResponse.json(aCompany({ people: [aColleague(), person] })),
    ),
    http.get(`${hostAddress}/company/jobs/desk`, ({ request }) => {
      const params = new URL(request.url).searchParams;
      asked.push(Object.fromEntries(params));
      const words = (params.get('q') ?? '').toLowerCase();
      return answer(
        jobs.filter(({ jobtitle }) => jobtitle?.toLowerCase().includes(words)),
        params,
      );
    }),
    http.put(`${hostAddress}/company/people/:id`, note),
    http.post(`${hostAddress}/company/handovers`, note),
  );
  renderApp('/company/people', { session });
  await screen.findByRole('heading', { level: 1, name: 'Team' });
  return { asked, sent };
};
const openDialog = async (button: string) => {
  await user.click(await main().findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
};
type Dialog = Pick<typeof screen, 'getByRole' | 'getAllByRole'>;
const openAccess = () => openDialog('Change what Bob May can do');
const search = (dialog: Dialog) => dialog.getByRole('searchbox', { name: 'Search jobs' });
const boxes = (dialog: Dialog) =>
  dialog.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);

test('thirty of 2,140 jobs are drawn, with place and day; words find others, and what was ticked stays chosen, on top', async () => {
  const { asked, sent } = await openTeam();
  const dialog = await openAccess();
  expect(
    await dialog.findByText('30 of 2,140 jobs. Type to find others.', { selector: 'output' }),
  ).toBeVisible();
  expect(dialog.getAllByRole('checkbox')).toHaveLength(30);
  expect(boxes(dialog)[0]).toBe('Clerk 1 Springfield · posted Nov 6, 2025');
  await user.type(search(dialog), 'porter');
  expect(await dialog.findByText('1 job matches', { selector: 'output' })).toBeVisible();
  const porter = dialog.getByRole('checkbox', { name: /^Night Porter/ });
  expect(boxes(dialog)).toEqual(['Night Porter Tulsa · Filled · posted Mar 1, 2025']);
  await user.click(porter);
  expect(dialog.getByText('1 chosen')).toBeVisible();
  await user.clear(search(dialog));
  expect(await dialog.findByText(/^30 of 2,140/)).toBeVisible();
  expect(boxes(dialog).slice(0, 2)).toEqual([
    expect.stringMatching(/^Night Porter/),
    expect.stringMatching(/^Clerk 1 /),
  ]);
  expect(dialog.getAllByRole('checkbox')).toHaveLength(30);
  await user.click(dialog.getByRole('checkbox', { name: /^Clerk 2 / }));
  // nothing moves under the pointer
  expect(boxes(dialog)[1]).toMatch(/^Clerk 1 /);
  await user.type(search(dialog), 'clerk 2');
  expect(
    await dialog.findByText(/^30 of [\d,]+ jobs that match\. Type more to find the right one\.$/),
  ).toBeVisible();
  expect(boxes(dialog)[0]).toMatch(/^Clerk 2 /);
  expect(dialog.queryByRole('checkbox', { name: /^Night Porter/ })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toEqual([{ role: 'recruiter', allJobs: false, jobIds: ['filled', 'job-2'] }]),
  );
  // the host omits their own jobs, to which they always have access
  expect(asked[0]).toEqual({ chooseFor: 'employer-2', sort: 'state', limit: '30' });
  expect(asked[1]).toEqual({ ...asked[0], q: 'porter' });
});

test('nobody can choose more than 200', async () => {
  await openTeam({ ...bob, jobIds: jobs.slice(0, 199).map(({ _id }) => _id) });
  const dialog = await openAccess();
  expect(await dialog.findByRole('checkbox', { name: /^Clerk 1 / })).toBeChecked();
  expect(dialog.getByText('199 chosen')).toBeVisible();
  await user.type(search(dialog), 'porter');
  await user.click(await dialog.findByRole('checkbox', { name: /^Night Porter/ }));
  expect(dialog.getByText(/You can’t choose more than 200 jobs\.$/)).toBeVisible();
  await user.clear(search(dialog));
  await user.type(search(dialog), 'clerk 2139');
  await waitFor(() => expect(dialog.getByRole('checkbox')).toBeDisabled());
});

test('in the search, Enter sends nothing, and Escape empties it before it closes the dialog', async () => {
  const { sent } = await openTeam();
  const dialog = await openDialog('Hand over jobs from Bob May');
  await user.click(dialog.getByRole('radio', { name: 'Only jobs you choose' }));
  await user.click(await dialog.findByRole('checkbox', { name: /^Clerk 3 / }));
  await user.type(search(dialog), 'porter{Enter}');
  await user.keyboard('{Escape}');
  expect(search(dialog)).toHaveValue('');
  expect(dialog.getByRole('checkbox', { name: /^Clerk 3 / })).toBeChecked();
  await user.click(search(dialog));
  expect(sent).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('jobs of the one person are handed over, some of them at once', async () => {
  const { asked, sent } = await openTeam();
  const dialog = await openDialog('Hand over jobs from Bob May');
  expect(dialog.getByRole('radio', { name: 'All (2,140)' })).toBeChecked();
  expect(asked).toEqual([]);
  await user.click(dialog.getByRole('radio', { name: 'Only jobs you choose' }));
  await user.click(await dialog.findByRole('checkbox', { name: /^Clerk 3 / }));
  await user.click(dialog.getByRole('checkbox', { name: /^Clerk 5 / }));
  // selected jobs are at the top after switching to the other option and back
  await user.click(dialog.getByRole('radio', { name: 'All (2,140)' }));
  await user.click(dialog.getByRole('radio', { name: 'Only jobs you choose' }));
  await dialog.findByRole('checkbox', { name: /^Clerk 1 / });
  expect(boxes(dialog).slice(0, 3)).toEqual([
    expect.stringMatching(/^Clerk 3 /),
    expect.stringMatching(/^Clerk 5 /),
    expect.stringMatching(/^Clerk 1 /),
  ]);
  await user.click(dialog.getByRole('button', { name: 'Hand over' }));
  await waitFor(() => expect(sent).toEqual([{ to: 'employer-1', jobIds: ['job-3', 'job-5'] }]));
  expect(asked[0]).toEqual({ person: 'employer-2', sort: 'state', limit: '30' });
});

test('the list before stays until the answer is here, and a row that goes leaves the focus in the search', async () => {
  const gates = { all: gate(), words: gate() };
  await openTeam(bob, async (found, asked) => {
    await gates[asked.has('q') ? 'words' : 'all'].opened;
    return firstPage(found, asked);
  });
  const dialog = await openAccess();
  expect(dialog.getByText('Loading...')).toBeInTheDocument();
  gates.all.open();
  const first = await dialog.findByRole('checkbox', { name: /^Clerk 1 / });
  await user.type(search(dialog), 'porter');
  await user.click(first);
  expect(first).toHaveFocus();
  gates.words.open();
  await dialog.findByRole('checkbox', { name: /^Night Porter/ });
  expect(first).not.toBeInTheDocument();
  expect(search(dialog)).toHaveFocus();
});

test('words that find nothing, and jobs that can’t be read, are said', async () => {
  let fails = true;
  const errors = muteErrors();
  await openTeam(bob, (found, asked) => (fails ? HttpResponse.error() : firstPage(found, asked)));
  const dialog = await openAccess();
  expect(await dialog.findByText('The jobs can’t be shown right now')).toBeInTheDocument();
  expect(dialog.queryByText('There are no jobs to choose from yet.')).not.toBeInTheDocument();
  fails = false;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await dialog.findByRole('checkbox', { name: /^Clerk 1 / });
  await user.type(search(dialog), 'zebra');
  expect(await dialog.findByText('No jobs match', { selector: 'output' })).toBeVisible();
  errors.mockRestore();
});
