import { limits } from '@contract/limits';
import { join } from '../companies/companyFixtures';
import { asEmployer, type Person, type TestHost } from '../host';
import { added, list, openForEach, problems, readAll, sendForm } from './fixtures';

let host: TestHost;
let owner: Person;
const site = openForEach((opened) => ({ host, owner } = opened));

/** Serves a board's jobs by title, each with a text. */
const answer = (jobs: Record<string, string>) =>
  site.answer((_request, response) => {
    const sent = Object.entries(jobs).map(([title, content]) => ({
      ...{ id: title, title, content, absolute_url: `https://mill.example/${title}` },
    }));
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ jobs: sent }));
  });
const feed = (path = '/board') => ({ kind: 'greenhouse', url: site.at(path), schedule: 'daily' });
const preview = async (fields: Parameters<typeof sendForm>[3], person = owner) =>
  (await sendForm(host, person, '/company/job-source-previews', fields)).json();
/** Returns a paragraph of this many characters. */
const paragraph = (length: number) => `<p>${'word '.repeat(length / 5)}</p>`;

test('a description that is cut is told of, in the preview and once it is imported', async () => {
  const whole = paragraph(limits.longDescription - 500);
  answer({ Baker: whole, Cook: whole.repeat(2), '': whole.repeat(2), Welder: 'Weld.' });
  const note = { row: 2, title: 'Cook', reason: 'cut' };
  expect(await preview(feed())).toMatchObject({
    ...{ ready: 3, skipped: 1, problems: [{ row: 3, reason: 'noTitle' }] },
    ...{ noted: 1, notes: [note] },
  });
  const id = await added(host, owner, feed());
  expect(await list(host, owner)).toMatchObject([{ skipped: 0, noted: 0 }]);
  await readAll(host);
  expect(await list(host, owner)).toMatchObject([{ added: 3, skipped: 1, noted: 1 }]);
  expect(await problems(host, owner, id)).toEqual([{ row: 3, title: '', reason: 'noTitle' }, note]);
});

test('what is left out for another reason has no note besides', async () => {
  const long = paragraph(limits.longDescription).repeat(2);
  answer({ Cook: long, Baker: long });
  await added(host, owner, feed());
  await readAll(host);
  answer({ Cook: long, Welder: long });
  const id = await added(host, owner, feed('/other'));
  expect(await preview(feed('/other'))).toMatchObject({ noted: 1, notes: [{ title: 'Welder' }] });
  await readAll(host);
  expect(await problems(host, owner, id)).toEqual([
    { row: 1, title: 'Cook', reason: 'repeated' },
    { row: 2, title: 'Welder', reason: 'cut' },
  ]);
});

test('a preview says which jobs another source of the company has, as the reading does', async () => {
  const recruiter = await asEmployer(host);
  await join(host, owner, recruiter, { role: 'recruiter', allJobs: false });
  answer({ Cook: 'a', Baker: 'b' });
  await added(host, owner, feed());
  await readAll(host);
  answer({ Welder: 'c', Baker: 'b', Porter: 'd' });
  const said = {
    ...{ ready: 2, skipped: 1, problems: [{ row: 2, title: 'Baker', reason: 'repeated' }] },
    rows: [{ jobtitle: 'Welder' }, { jobtitle: 'Porter' }],
  };
  expect(await preview(feed('/other'), recruiter)).toMatchObject(said);
  // another employer's preview
  expect(await preview(feed('/other'), await asEmployer(host))).toMatchObject({ ready: 3 });
  const id = await added(host, recruiter, feed('/other'));
  await readAll(host);
  expect(await problems(host, recruiter, id)).toEqual(said.problems);
});

test('a preview of what is imported already says so', async () => {
  answer({ Cook: 'a', Baker: 'b' });
  await added(host, owner, feed());
  await readAll(host);
  expect(await preview(feed())).toMatchObject({
    ...{ message: expect.stringMatching(/^Jobs from this address are already imported/) },
    field: 'url',
  });
  const text = 'title,id\nCook,Cook\nBaker,Baker\n';
  const file = { name: 'a.csv', bytes: text };
  expect(await preview({ kind: 'csv', file })).toMatchObject({
    ...{ message: expect.stringMatching(/^These jobs are already imported from http/) },
    field: 'file',
  });
  answer({});
  expect(await preview(feed('/none'))).toMatchObject({ ready: 0, skipped: 0 });
});
