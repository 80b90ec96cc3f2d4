import { call, join } from '../companies/companyFixtures';
import { asEmployer, type Person, type TestHost } from '../host';
import { add, added, board, list, openForEach, readAll, sendForm, stored } from './fixtures';

let host: TestHost;
let owner: Person;
const site = openForEach((opened) => ({ host, owner } = opened));

const feed = () => ({ kind: 'greenhouse', url: site.at('/board'), schedule: 'daily' });

test('a preview shows what there would be, and stores nothing', async () => {
  site.answer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(board('Cook', ''));
  });
  const preview = await sendForm(host, owner, '/company/job-source-previews', feed());
  expect(preview.json()).toMatchObject({
    ready: 1,
    skipped: 1,
    rows: [{ jobtitle: 'Cook', location: 'Tulsa, OK', companyname: expect.stringMatching(/./) }],
    problems: [{ row: 2, reason: 'noTitle' }],
  });
  expect(await stored(host, owner)).toEqual([]);
  expect(await list(host, owner)).toEqual([]);
  site.answer((_request, response) => {
    response.writeHead(404).end();
  });
  const failed = await sendForm(host, owner, '/company/job-source-previews', feed());
  expect([failed.statusCode, failed.json()]).toEqual([
    400,
    { message: 'We couldn’t read it: the website returned status 404', field: 'url' },
  ]);
});

test('an address’s answer may say what encoding its text has', async () => {
  site.answer((_request, response) => {
    const word = Buffer.from([0xf0, 0xcf]);
    response
      .writeHead(200, { 'content-type': 'text/csv; charset="KOI8-R"' })
      .end(Buffer.concat([Buffer.from('title,city\n'), word, Buffer.from(',Erie\n')]));
  });
  const fields = { ...feed(), kind: 'csv' };
  const preview = await sendForm(host, owner, '/company/job-source-previews', fields);
  expect(preview.json().rows).toMatchObject([{ jobtitle: 'По' }]);
});

test('a preview says first what isn’t read, and counts what there is no room for', async () => {
  const lines = Array.from({ length: 5001 }, (_, n) => `Cook ${n},${n}`);
  // more problems than the response lists
  const file = { name: 'a.csv', bytes: `title,id\n${',x\n'.repeat(60)}${lines.join('\n')}\n` };
  const preview = await sendForm(host, owner, '/company/job-source-previews', {
    kind: 'csv',
    file,
  });
  const { ready, skipped, problems } = preview.json();
  expect([ready, skipped]).toEqual([2000, 3001]);
  expect(problems[0]).toEqual({ row: 5001, title: '', reason: 'unread' });
  expect(problems[1]).toMatchObject({ row: 1, reason: 'noTitle' });
});

test.each<[what: string, fields: Record<string, string>]>([
  ['neither address nor file', { kind: 'csv' }],
  ['a private address', { kind: 'csv', url: 'https://192.168.0.1/' }],
  ['an address with a password', { kind: 'csv', url: 'https://a:b@c.example/' }],
  ['no address at all', { kind: 'csv', url: 'jobs' }],
  ['another kind', { kind: 'sitemap', url: 'https://c.example/' }],
  [
    'a mapping by a column that can’t be stored',
    { kind: 'csv', url: 'https://c.example/', mapping: String.raw`{"jobtitle":"a\u0000"}` },
  ],
  ['a mapping without a title', { kind: 'csv', url: 'https://c.example/', mapping: '{"key":"a"}' }],
])('%s is refused', async (_what, fields) => {
  expect((await add(host, owner, fields)).statusCode).toBe(400);
});

test('five sources, and no sixth even at once', async () => {
  const all = await Promise.all(
    Array.from({ length: 7 }, (_, n) =>
      add(host, owner, { ...feed(), url: site.at(`/board/${n}`) }),
    ),
  );
  expect(all.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    201, 201, 201, 201, 201, 409, 409,
  ]);
});

test('an address is imported from once, however it is written', async () => {
  await added(host, owner, { ...feed(), url: site.at('/board?a=1') });
  for (const url of ['/board/?a=1', '/board?a=1#jobs']) {
    const again = await add(host, owner, { ...feed(), url: site.at(url) });
    expect([again.statusCode, again.json()]).toEqual([
      409,
      {
        message: expect.stringMatching(/^Jobs from this address are already imported/),
        field: 'url',
      },
    ]);
  }
  await added(host, owner, { ...feed(), url: site.at('/board?a=2') });
  await added(host, await asEmployer(host), { ...feed(), url: site.at('/board?a=1') });
});

test('a company imports from an address once, whichever colleague adds it', async () => {
  const recruiter = await asEmployer(host);
  await join(host, owner, recruiter, { role: 'recruiter', allJobs: false });
  await added(host, owner, feed());
  expect((await add(host, recruiter, feed())).statusCode).toBe(409);
});

test('a file’s jobs are imported once, before it was read and after', async () => {
  const file = (...titles: string[]) => ({
    kind: 'csv',
    file: {
      name: 'jobs.csv',
      bytes: `title,id\n${titles.map((title) => `${title},${title}\n`).join('')}`,
    },
  });
  await added(host, owner, file('Cook', 'Baker'));
  const refusal = {
    message: expect.stringMatching(/^These jobs are already imported from jobs\.csv\./),
    field: 'file',
  };
  expect((await add(host, owner, file('Cook', 'Baker'))).json()).toEqual(refusal);
  await readAll(host);
  for (const again of [file('Cook', 'Baker'), file('Baker', 'Cook', 'Welder')]) {
    const answer = await add(host, owner, again);
    expect([answer.statusCode, answer.json()]).toEqual([409, refusal]);
  }
  await added(host, owner, file('Cook', 'Porter', 'Welder'));
});

test('another’s source is nobody’s', async () => {
  const id = await added(host, owner, feed());
  const other = await asEmployer(host);
  expect((await call(host, other, 'GET', `/company/job-sources/${id}/problems`)).statusCode).toBe(
    404,
  );
  expect(
    (await call(host, other, 'DELETE', `/company/job-sources/${id}?jobs=end`)).statusCode,
  ).toBe(404);
  expect(await list(host, other)).toEqual([]);
});
