import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import type { JobSource, JobSourcePreview } from '@/api/jobBoardApi';
import { aColleague, aCompany } from '@/test/fixtures';
import { hostAddress, testHost } from '@/test/host/server';
import { renderApp } from '@/test/renderApp';

const user = userEvent.setup();
const name = 'https://mill.example/jobs.csv';
const aSource = (changes: Partial<JobSource> = {}): JobSource => ({
  ...{ _id: 's1', kind: 'csv', name, isFile: false, schedule: 'daily', reading: false },
  ...{ lastRunAt: '2026-03-01T10:00:00Z', nextRunAt: '2026-03-02T10:00:00Z', live: 12 },
  ...{
    added: 2,
    changed: 1,
    ended: 0,
    skipped: 0,
    noted: 0,
    failures: 0,
    problem: null,
    status: 200,
  },
  ...{ shrunk: false, offForFailures: false },
  ...changes,
});
const aPreview = (changes: Partial<JobSourcePreview> = {}): JobSourcePreview => ({
  columns: ['Role', 'Town'],
  mapping: { jobtitle: 'Role' },
  ready: 1,
  rows: [
    { _id: '1', jobtitle: 'Cook', location: 'Erie, PA', applyUrl: 'https://www.mill.example/cook' },
  ],
  problems: [{ row: 2, title: '', reason: 'noTitle' }],
  skipped: 1,
  notes: [{ row: 1, title: 'Cook', reason: 'cut' }],
  noted: 1,
  ...changes,
});

/** Opens the imports on a stubbed host; records what it is sent. */
const openImports = async (sources: JobSource[], role: 'owner' | 'reader' = 'owner') => {
  const calls: unknown[] = [];
  const at = `${hostAddress}/company/job-sources`;
  const write = async (request: Request): Promise<void> => {
    const url = new URL(request.url);
    const type = request.headers.get('content-type') ?? '';
    calls.push([
      request.method,
      url.pathname.split('/company/')[1] + url.search,
      type.startsWith('multipart')
        ? Object.fromEntries(await request.formData())
        : type === ''
          ? undefined
          : await request.json(),
    ]);
  };
  testHost.use(
    http.get(`${hostAddress}/company`, () => HttpResponse.json(aCompany({ role }))),
    http.get(at, () => HttpResponse.json(sources)),
    http.get(`${at}/:id/problems`, () =>
      HttpResponse.json([
        { row: 3, title: 'Cook', reason: 'repeated' },
        { row: 1, title: 'Baker', reason: 'cut' },
      ]),
    ),
    http.post(`${hostAddress}/company/job-source-previews`, async ({ request }) => {
      await write(request);
      return calls.length === 1
        ? HttpResponse.json(
            { message: 'We couldn’t find this website', field: 'url' },
            { status: 400 },
          )
        : HttpResponse.json(aPreview());
    }),
    http.post(at, async ({ request }) => {
      await write(request);
      return HttpResponse.json(aSource({ reading: true }), { status: 201 });
    }),
    http.all(`${at}/*`, async ({ request }) => {
      if (request.method === 'GET') return undefined;
      await write(request);
      return request.method === 'DELETE'
        ? new HttpResponse(null, { status: 204 })
        : HttpResponse.json(aSource());
    }),
  );
  renderApp('/company/imports', {
    session: { userRole: 'employer', usernameEmployer: 'ann.lee' },
  });
  await screen.findByRole('heading', { name: 'Import jobs', level: 1 });
  return calls;
};

test('an address is previewed, its columns chosen, and imported by a schedule', async () => {
  const calls = await openImports([]);
  const main = screen.getByRole('main');
  await user.click(await within(main).findByRole('button', { name: 'Preview' }));
  expect(await within(main).findByText('Enter the web address')).toBeVisible();
  await user.type(within(main).getByLabelText('Web address'), name);
  await user.click(within(main).getByRole('button', { name: 'Preview' }));
  expect(await within(main).findByText('We couldn’t find this website')).toBeVisible();
  await user.click(within(main).getByRole('button', { name: 'Preview' }));
  expect(await within(main).findByRole('heading', { name: 'We found 1 job' })).toHaveFocus();
  const row = within(main).getByRole('row', { name: /Cook/ });
  expect(row).toHaveTextContent('Erie, PA');
  expect(row).toHaveTextContent('mill.example');
  expect(within(main).getByText('1 row can’t be imported')).toBeVisible();
  await user.click(within(main).getByText('1 description will be shortened'));
  expect(within(main).getByText(/^Row 1 \(Cook\) has a description that’s longer/)).toBeVisible();
  await user.selectOptions(within(main).getByLabelText('Location'), 'Town');
  await user.click(within(main).getByRole('button', { name: 'Update preview' }));
  await waitFor(() => expect(calls).toHaveLength(3));
  await user.selectOptions(
    within(main).getByLabelText('How often should we check it for changes?'),
    'Every 6 hours',
  );
  await user.click(within(main).getByRole('button', { name: 'Import 1 job' }));
  expect(await within(main).findByRole('button', { name: 'Preview' })).toBeVisible();
  const mapping = JSON.stringify({ jobtitle: 'Role', location: 'Town' });
  expect(calls.slice(2)).toEqual([
    ['POST', 'job-source-previews', { kind: 'csv', url: name, mapping }],
    ['POST', 'job-sources', { kind: 'csv', url: name, mapping, schedule: 'sixHours' }],
  ]);
  expect(within(main).getByLabelText('Web address')).toHaveValue('');
});

test('the error of a missing file goes once one is chosen', async () => {
  await openImports([]);
  const main = within(screen.getByRole('main'));
  await user.click(await main.findByRole('radio', { name: /file/i }));
  await user.click(main.getByRole('button', { name: 'Preview' }));
  const field = main.getByLabelText('File');
  expect(field).toHaveAccessibleDescription(/Choose a file/);
  await user.upload(field, new File(['Role\nCook'], 'jobs.csv', { type: 'text/csv' }));
  expect(field).not.toHaveAccessibleDescription(/Choose a file/);
});

test.each<[changes: Partial<JobSource>, says: RegExp]>([
  [{}, /^12 live jobs, updated .*\. 2 added, 1 changed\.$/],
  [{ reading: true }, /^We’re reading it right now\.$/],
  [
    { problem: 'status', status: 404 },
    /^Couldn’t read it: the website returned status 404\. We’ll try again .*\.$/,
  ],
  [
    { problem: 'timeout', offForFailures: true, nextRunAt: null },
    /^The website took too long to answer\. We stopped trying\. Turn it back on once it works again\.$/,
  ],
  [
    { problem: 'recovered', schedule: 'off', lastRunAt: null, nextRunAt: null },
    /^We turned this off when you recovered your account\. Turn it back on if it’s yours\.$/,
  ],
  [{ shrunk: true, added: 0, changed: 0 }, /^12 live jobs, updated .*\. Most of the jobs were/],
])('%j is told in words', async (changes, says) => {
  await openImports([aSource(changes)]);
  const list = await screen.findByRole('list', { name: 'Your imports' });
  expect(within(list).getByText(says)).toBeVisible();
});

test('an import says which descriptions it shortened, also alone', async () => {
  await openImports([aSource({ noted: 2 })]);
  expect(
    await screen.findByRole('button', { name: `2 descriptions shortened: ${name}` }),
  ).toHaveTextContent('2 descriptions shortened');
});

test('an import is read now, less often, looked into and removed', async () => {
  const calls = await openImports([aSource({ skipped: 1, noted: 1 })]);
  await user.click(await screen.findByRole('button', { name: `Check now: ${name}` }));
  await user.selectOptions(screen.getByLabelText(`How often ${name} is read`), 'Just this once');
  await waitFor(() => expect(calls).toHaveLength(2));
  await user.click(
    screen.getByRole('button', { name: `1 row left out, 1 description shortened: ${name}` }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'What we left out' });
  expect(await within(dialog).findByText('Row 3 (Cook) is already listed')).toBeVisible();
  expect(within(dialog).getByText(/^Row 1 \(Baker\) has a description/)).toBeVisible();
  expect(within(dialog).queryByText('These are the first ones.')).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: `Remove ${name}` }));
  const remove = await screen.findByRole('dialog', { name: 'Remove this import?' });
  await user.click(within(remove).getByRole('radio', { name: 'End them now' }));
  await user.click(within(remove).getByRole('button', { name: 'Remove import' }));
  await waitFor(() => expect(calls).toHaveLength(3));
  expect(calls).toEqual([
    ['POST', 'job-sources/s1/runs', {}],
    ['PUT', 'job-sources/s1', { schedule: 'off' }],
    ['DELETE', 'job-sources/s1?jobs=end', undefined],
  ]);
});

test('a button whose call is on its way keeps the focus, and sends nothing again', async () => {
  const calls = await openImports([aSource()]);
  const main = within(screen.getByRole('main'));
  await user.type(await main.findByLabelText('Web address'), name);
  await user.click(main.getByRole('button', { name: 'Preview' }));
  expect(await main.findByText('We couldn’t find this website')).toBeVisible();
  await user.click(main.getByRole('button', { name: 'Preview' }));
  const update = await main.findByRole('button', { name: 'Update preview' });
  testHost.use(
    http.post(/company\/job-source/, async () => {
      calls.push('held');
      await delay('infinite');
    }),
  );
  for (const pressed of [update, main.getByRole('button', { name: `Check now: ${name}` })]) {
    await user.click(pressed);
    await waitFor(() => expect(pressed).toHaveAttribute('aria-disabled', 'true'));
    // a disabled button can't keep the focus in browsers
    expect(pressed).toBeEnabled();
    await user.click(pressed);
  }
  expect(calls.slice(2)).toEqual(['held', 'held']);
});

test('while an import is being read it can’t be read again, and its button keeps the focus', async () => {
  const calls = await openImports([aSource({ reading: true })]);
  const run = await screen.findByRole('button', { name: `Check now: ${name}` });
  expect(run).toHaveAttribute('aria-disabled', 'true');
  await user.click(run);
  expect(run).toHaveFocus();
  expect(calls).toEqual([]);
});

test('once an import was read, the tab counts the jobs it brought', async () => {
  const sources = [aSource({ reading: true })];
  await openImports(sources);
  const tabs = within(screen.getByRole('navigation', { name: 'Employer' }));
  expect(await tabs.findByRole('link', { name: 'Jobs' })).toBeVisible();
  await screen.findByText('We’re reading it right now.');
  testHost.use(
    http.get(`${hostAddress}/company`, () =>
      HttpResponse.json(aCompany({ people: [aColleague({ jobs: 12 })] })),
    ),
  );
  sources[0] = aSource();
  expect(await screen.findByText(/^12 live jobs, updated/, {}, { timeout: 5000 })).toBeVisible();
  expect(await tabs.findByRole('link', { name: 'Jobs 12 in all' })).toBeVisible();
});

test('a reader is told, and asks for nothing', async () => {
  await openImports([], 'reader');
  expect(await screen.findByText(/but not import any/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Preview' })).toBeNull();
});
