import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Job } from '@/api/jobBoardApi';
import { aJob } from '@/test/fixtures';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { renderApp } from '@/test/renderApp';
import { jobEditTexts } from '@/texts/jobs/post/jobEdit';
import { etagOf } from '@contract/etag';
import { toJobFormValues } from '../inputs/jobFields';
import { differences } from './jobMerge';

const user = userEvent.setup();
const session = { userRole: 'employer', usernameEmployer: 'ann.lee' };
const [first, second, third] = [
  '2026-03-01T10:00:00.000Z',
  '2026-03-01T10:05:00.000Z',
  '2026-03-01T10:09:00.000Z',
];
const start = aJob({ updatedAt: first });

/**
 * A host that compares versions as ours does. `meanwhile` is what somebody else saves just before
 * the first save arrives.
 */
const hostWith = (meanwhile: Partial<Job>, address: string = hostAddress) => {
  let stored = start;
  const saves: { ifMatch: string | null; body: Partial<Job> }[] = [];
  testHost.use(
    http.get(`${address}/jobdescriptions/jobdescriptions/:id`, () => HttpResponse.json(stored)),
    http.put(`${address}/jobdescriptions/:id`, async ({ request }) => {
      const ifMatch = request.headers.get('if-match');
      const body = (await request.json()) as Partial<Job>; // what the form sent
      if (saves.length === 0) stored = { ...stored, ...meanwhile };
      saves.push({ ifMatch, body });
      if (ifMatch !== null && ifMatch !== etagOf(stored.updatedAt ?? ''))
        return HttpResponse.json(
          { message: 'Someone else changed this. Load it again.' },
          { status: 412 },
        );
      stored = { ...stored, ...body, updatedAt: third };
      return HttpResponse.json(stored);
    }),
  );
  return saves;
};
const open = async (config?: typeof specHost) => {
  jest.spyOn(console, 'error').mockReturnValue();
  renderApp(`/jobdescriptiontrialedit?id=${start._id}`, { session, ...(config && { config }) });
  await screen.findByRole('heading', { level: 1, name: `Edit ${start.jobtitle}` });
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = async (label: string, text: string) => {
  await user.clear(field(label));
  await user.type(field(label), text);
};
const save = () => user.click(screen.getByRole('button', { name: 'Save' }));

test('who saves second sees both versions, chooses field by field, looks it over and saves', async () => {
  const saves = hostWith({ jobtitle: 'Ward Nurse', location: 'Dallas, TX', updatedAt: second });
  await open();
  await type('Job title', 'Night Nurse');
  await save();
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Someone else changed this job' }),
  );
  const title = within(dialog.getByRole('group', { name: 'Job title' }));
  expect(title.getByRole('radio', { name: 'Yours Night Nurse' })).toBeChecked();
  expect(title.getByRole('radio', { name: 'On the site now Ward Nurse' })).not.toBeChecked();
  // not changed here, so their value is preselected
  expect(
    within(dialog.getByRole('group', { name: 'Location' })).getByRole('radio', {
      name: 'On the site now Dallas, TX',
    }),
  ).toBeChecked();
  expect(dialog.getAllByRole('group')).toHaveLength(2);
  await user.click(dialog.getByRole('button', { name: 'Continue with these' }));
  expect([field('Job title').value, field('Location').value]).toEqual([
    'Night Nurse',
    'Dallas, TX',
  ]);
  expect(saves).toHaveLength(1);
  await save();
  await waitFor(() => expect(saves).toHaveLength(2));
  expect(
    saves.map(({ ifMatch, body: { jobtitle, location } }) => ({ ifMatch, jobtitle, location })),
  ).toEqual([
    { ifMatch: etagOf(first), jobtitle: 'Night Nurse', location: start.location },
    { ifMatch: etagOf(second), jobtitle: 'Night Nurse', location: 'Dallas, TX' },
  ]);
});

test('Cancel keeps what was typed; the next save is held back again', async () => {
  const saves = hostWith({ jobtitle: 'Ward Nurse', updatedAt: second });
  await open();
  await type('Job title', 'Night Nurse');
  await save();
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(field('Job title')).toHaveValue('Night Nurse');
  await save();
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(saves).toHaveLength(2);
});

test("where only something that isn't edited here has changed, it is saved at once", async () => {
  const saves = hostWith({ expiresAt: '2026-05-01T00:00:00Z', updatedAt: second });
  await open();
  await type('Job title', 'Night Nurse');
  await save();
  await waitFor(() =>
    expect(saves.map(({ ifMatch }) => ifMatch)).toEqual([etagOf(first), etagOf(second)]),
  );
  expect(saves[1]?.body.jobtitle).toBe('Night Nurse');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('where the other version can’t be read, nothing is compared with the one that the form opened with', async () => {
  const saves = hostWith({ jobtitle: 'Ward Nurse', updatedAt: second });
  await open();
  await type('Job title', 'Night Nurse');
  testHost.use(
    http.get(`${hostAddress}/jobdescriptions/jobdescriptions/:id`, () =>
      HttpResponse.json({ message: 'Not now.' }, { status: 400 }),
    ),
  );
  await save();
  expect(await screen.findByText(jobEditTexts.conflict.failed)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(field('Job title')).toHaveValue('Night Nurse');
  expect(saves).toHaveLength(1);
});

test('a spec host gets no If-Match', async () => {
  const saves = hostWith({}, specHost.apiHost);
  await open(specHost);
  await save();
  await waitFor(() => expect(saves).toHaveLength(1));
  expect(saves[0]?.ifMatch).toBeNull();
});

test('differences leave a field to the one who changed it', () => {
  const texts = (changes: Partial<Job>) => toJobFormValues({ ...start, ...changes });
  expect(differences(texts({}), texts({ location: 'A' }), texts({ location: 'A' }))).toEqual([]);
  expect(
    differences(
      texts({}),
      texts({ location: 'A' }),
      texts({ location: 'B', companyname: 'C', categoryName: 'Space Jobs' }),
    ),
  ).toEqual([
    { name: 'companyname', mine: start.companyname, theirs: 'C', choice: 'theirs' },
    { name: 'location', mine: 'A', theirs: 'B', choice: 'mine' },
  ]);
});
