import sql from 'sql-template-tag';
import { makeRemoved, makeRestored } from '../../repositories/jobs/jobLife';
import { call, join } from '../companies/companyFixtures';
import { asAdmin, asEmployer, openHost, type Person, type TestHost } from '../host';
import { addCategories, jobChange, jobForm, post } from '../jobFixtures';
import { ownJobCalls } from './ownJobCalls';

const overview =
  'Night shifts on a ward of thirty beds, with a colleague beside you. You give medicine, write reports and talk with families. We pay for your training, parking and meals; every third weekend is free, and the bus stops at our door until midnight. Nobody here works alone or stays longer than planned.';

/** Replaces letters by lookalikes and puts an invisible character into words. */
const disguised = (text: string): string =>
  text
    .replaceAll(/[aeopcxyi]/g, (letter) => 'аеорсхуі'['aeopcxyi'.indexOf(letter)] ?? letter)
    .replaceAll(/(?<=\w)n/g, 'n\u200b')
    .replaceAll('t', 't\u0336');
/** Returns the overview with every `each`th word changed. */
const reworded = (each: number): string =>
  overview
    .split(' ')
    .map((word, at) => (at % each === each - 1 ? 'quickly' : word))
    .join(' ');

let host: TestHost;
let employer: Person;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
});
beforeEach(async () => {
  employer = await asEmployer(host);
});
afterAll(() => host.close());

const { send, move } = ownJobCalls(() => host);
const openCases = async (jobId: string) =>
  (
    await host.db.query<{ kind: string }>(
      sql`SELECT kind FROM cases WHERE job_id = ${jobId} AND closed_at IS NULL`,
    )
  ).map(({ kind }) => kind);
const takeDown = (id: string) => host.db.transaction((tx) => makeRemoved(tx, id, 'Asks for money'));
const takenDown = async (): Promise<string> => {
  const { _id } = await post(host, employer, { joboverview: overview });
  await takeDown(_id);
  return _id;
};
const draftOf = async (changes: Parameters<typeof jobForm>[1]): Promise<string> =>
  (await send(employer, 'POST', '/jobs/drafts', jobForm(employer.username, changes))).body._id;

describe('a posting that repeats one that was taken down waits for review', () => {
  test('a copy of it, and a copy of the copy', async () => {
    const id = await takenDown();
    const copy = (await move(employer, 'duplicate', id)).body._id;
    const second = (await move(employer, 'duplicate', copy)).body._id;
    for (const draft of [copy, second]) {
      expect((await move(employer, 'publish', draft)).body.status).toBe('waiting');
      expect(await openCases(draft)).toEqual(['repeated']);
    }
  });
  test.each([
    ['posted again', {}],
    [
      'with the title spelled another way',
      { jobtitle: ' NIGHT-nurse ', joboverview: 'New words.' },
    ],
    ['under another title and company', { jobtitle: 'Carer', companyname: 'Other Clinic' }],
    [
      'with the title in letters that look alike',
      {
        jobtitle: 'Νіght Ｎurѕе',
        companyname: 'Harb0ur Cl\u00adin\u0301ic',
        joboverview: 'New words.',
      },
    ],
    [
      'with the text in letters that look alike, under another title',
      { jobtitle: 'Carer', joboverview: disguised(overview) },
    ],
    [
      'with a few words changed, under another title',
      { jobtitle: 'Carer', joboverview: reworded(20) },
    ],
    [
      'with more words in the title and every eighth one of the text changed',
      { jobtitle: 'Night nurse, start today!', joboverview: reworded(8) },
    ],
  ])('%s', async (_how, changes) => {
    await takenDown();
    const form = { joboverview: overview, ...changes };
    const posted = await post(host, employer, form);
    expect([posted.status, await openCases(posted._id)]).toEqual(['waiting', ['repeated']]);
    const published = await move(employer, 'publish', await draftOf(form));
    expect([published.status, published.body.status]).toEqual([200, 'waiting']);
  });
  test.each([
    ['under another title', { jobtitle: 'Carer' }],
    [
      'under another title, reworded a little',
      { jobtitle: 'Carer', joboverview: 'Care for pаtients through the whole night!' },
    ],
    [
      'with more words in its title and another list',
      { jobtitle: 'Night nurse (urgent)', responsibilities1: 'Anything', qualification1: 'None' },
    ],
  ])('a short one %s', async (_how, changes) => {
    const { _id } = await post(host, employer);
    await takeDown(_id);
    const posted = await post(host, employer, changes);
    expect([posted.status, await openCases(posted._id)]).toEqual(['waiting', ['repeated']]);
  });
  test('also after the employer deleted the one that was taken down', async () => {
    const id = await takenDown();
    const { status } = await host.app
      .inject({
        method: 'DELETE',
        url: `/api/jobdescriptions/delete/${id}`,
        headers: employer.headers,
      })
      .then(({ statusCode }) => ({ status: statusCode }));
    expect([status, (await post(host, employer)).status]).toEqual([200, 'waiting']);
  });
});

describe('colleagues repeat what was taken down of one of them no more than they do', () => {
  let colleague: Person;
  beforeEach(async () => {
    colleague = await asEmployer(host);
    await join(host, employer, colleague, { role: 'recruiter', allJobs: true });
  });
  const expectHeldBack = async ({ status, _id }: { status?: string; _id: string }) =>
    expect([status, await openCases(_id)]).toEqual(['waiting', ['repeated']]);

  test('a copy of it, and the same text posted again', async () => {
    const id = await takenDown();
    const copy = (await move(colleague, 'duplicate', id)).body._id;
    await expectHeldBack((await move(colleague, 'publish', copy)).body);
    await expectHeldBack(await post(host, colleague, { joboverview: overview }));
  });
  test('whose it was, once it was handed over', async () => {
    const id = await takenDown();
    const given = await call(host, employer, 'POST', '/company/handovers', {
      to: colleague.id,
      jobIds: [id],
    });
    expect(given.statusCode).toBe(200);
    await expectHeldBack(await post(host, employer, { joboverview: overview }));
  });
  test('whose it was, once they left the company without it', async () => {
    const { _id } = await post(host, colleague, { joboverview: overview });
    const decided = await call(host, await asAdmin(host), 'POST', '/admin/jobs/take-downs', {
      ids: [_id],
      reason: 'Asks for money',
    });
    expect(decided.json().results).toMatchObject([{ done: true }]);
    expect((await call(host, colleague, 'POST', '/company/leave', {})).statusCode).toBe(204);
    await expectHeldBack(await post(host, colleague, { joboverview: overview }));
    await expectHeldBack(await post(host, employer, { joboverview: overview }));
  });
  test('a live job that is edited into one gets a case, an ended one waits when it is renewed', async () => {
    await takenDown();
    const other = { jobtitle: 'Cook', joboverview: 'Feed forty people.' };
    const { _id } = await post(host, colleague, other);
    const edited = await send(colleague, 'PUT', `/jobdescriptions/${_id}`, {
      ...jobChange(other),
      joboverview: overview,
    });
    expect([edited.body.status, await openCases(_id)]).toEqual(['live', ['repeated']]);
    await move(colleague, 'close', _id);
    expect((await move(colleague, 'renew', _id)).body.status).toBe('waiting');
  });
});

test('a live job that is edited into one stays live, and an administrator looks at it once', async () => {
  await takenDown();
  const other = { jobtitle: 'Cook', joboverview: 'Feed forty people.' };
  const { _id, status } = await post(host, employer, other);
  expect([status, await openCases(_id)]).toEqual(['live', []]);
  const edit = (changes: object) =>
    send(employer, 'PUT', `/jobdescriptions/${_id}`, { ...jobChange(other), ...changes });
  expect((await edit({ jobtitle: 'Head cook' })).body.status).toBe('live');
  expect(await openCases(_id)).toEqual([]);
  expect((await edit({ joboverview: overview })).body.status).toBe('live');
  expect(await openCases(_id)).toEqual(['repeated']);
  await host.db.execute(sql`UPDATE cases SET closed_at = now() WHERE job_id = ${_id}`);
  await edit({ joboverview: `${overview}.` });
  expect(await openCases(_id)).toEqual([]);
});

test('an ended job that is edited into one waits when it is renewed', async () => {
  await takenDown();
  const { _id } = await post(host, employer, { jobtitle: 'Cook', joboverview: 'Feed forty.' });
  await move(employer, 'close', _id);
  const url = `/jobdescriptions/${_id}`;
  expect((await send(employer, 'PUT', url, jobChange({ joboverview: overview }))).status).toBe(200);
  const renewed = await move(employer, 'renew', _id);
  expect([renewed.status, renewed.body.status]).toEqual([200, 'waiting']);
  expect(await openCases(_id)).toEqual(['repeated']);
  await host.db.execute(sql`UPDATE jobs SET status = 'live' WHERE id = ${_id}`);
  // a live job that was reviewed stays live
  expect((await move(employer, 'renew', _id)).body.status).toBe('live');
});

test('other jobs of that employer, and the same job of another one, go live at once', async () => {
  await takenDown();
  expect(
    (await post(host, employer, { jobtitle: 'Cook', joboverview: 'Feed forty people.' })).status,
  ).toBe('live');
  expect((await post(host, await asEmployer(host), { joboverview: overview })).status).toBe('live');
});

test('jobs of that employer that share a little with it go live at once', async () => {
  await takenDown();
  const short = { jobtitle: 'Porter', joboverview: 'Great place to work in the harbor.' };
  await takeDown((await post(host, employer, short))._id);
  const other = {
    responsibilities1: 'Carry beds',
    responsibilities2: 'Open doors',
    responsibilities3: 'Fetch linen',
    responsibilities4: 'Lift boxes',
    responsibilities5: 'Park cars',
  };
  for (const changes of [
    // of the same profession
    { jobtitle: 'Day nurse', joboverview: 'Ten beds, a colleague beside you, and free weekends.' },
    { jobtitle: 'Night nurse, children', joboverview: 'Feeding, measuring and comforting babies.' },
    // the company's introduction above another job
    { ...short, ...other, jobtitle: 'Cook' },
    { jobtitle: 'Cook', joboverview: 'See below.' },
  ])
    expect([changes.jobtitle, (await post(host, employer, changes)).status]).toEqual([
      changes.jobtitle,
      'live',
    ]);
});

test('a job that was restored, or is hidden by a suspension, holds nothing back', async () => {
  const id = await takenDown();
  await host.db.transaction((tx) => makeRestored(tx, id));
  expect((await post(host, employer)).status).toBe('live');
  await host.db.execute(
    sql`UPDATE jobs SET status = 'removed', removed_for = 'suspension', status_before = 'live' WHERE id = ${id}`,
  );
  expect((await post(host, employer)).status).toBe('live');
});
