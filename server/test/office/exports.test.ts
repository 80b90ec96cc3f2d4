import sql from 'sql-template-tag';
import { insertSyntheticData } from '../../seed/syntheticData/insertSyntheticData';
import { csvLine } from '../../services/office/csv';
import { asAdmin, asEmployer, openHost, type Person, type TestHost } from '../host';
import { addCategories, post, setStatus } from '../jobFixtures';

let host: TestHost;
let admin: Person;
let employer: Person;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  [admin, employer] = [await asAdmin(host), await asEmployer(host, 'csv.firm')];
});
afterAll(() => host.close());

const read = async (url: string) => {
  const answer = await host.app.inject({ url: `/api${url}`, headers: admin.headers });
  expect(answer.statusCode).toBe(200);
  return { ...answer, text: answer.rawPayload.toString('utf8') };
};
/** Parses CSV strictly by RFC 4180. */
const rowsOf = (text: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of text
    .slice(1)
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\r\n') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
};

test.each([
  '=1+1',
  '+1 555 0101',
  '-2',
  '@sum',
  '\tx',
  '\rx',
  '\nx',
  '＝1+1',
  '＋1',
  '－1',
  '＠sum',
])('a cell that begins with %j is made harmless', (text) => {
  expect(rowsOf(`\uFEFF${csvLine([text, 'a'])}`)).toEqual([[`'${text}`, 'a']]);
});
test.each([
  ["x;=cmd|' /C calc'!A0", "x;'=cmd|' /C calc'!A0"],
  ['x;\t+1', "x;\t'+1"],
  ['cook; -2 years', "cook; '-2 years"],
])('a cell that %j would begin where ";" ends one is made harmless', (text, harmless) => {
  expect(rowsOf(`\uFEFF${csvLine([text, 'a'])}`)).toEqual([[harmless, 'a']]);
});
test('quotes, commas and line breaks come through; what only holds such a sign stays', () => {
  const cells = ['a "quoted" word', 'one, two', 'line\nbreak', 'a=b', '', 'é'];
  expect(rowsOf(`\uFEFF${csvLine(cells)}`)).toEqual([cells]);
});
test('employers: UTF-8 with a byte order mark, as a file, formulas and phones harmless, the search respected', async () => {
  await host.db.execute(
    sql`UPDATE employers SET company_name = '=HYPERLINK("http://evil.example")', last_name = 'Łuk, "Ann"' WHERE id = ${employer.id}`,
  );
  await asEmployer(host, 'another');
  const { text, headers } = await read('/admin/employers.csv?q=csv.firm');
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="employers-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(text.startsWith('\uFEFFUsername,First Name,Last Name,Email,Phone,Company,')).toBe(true);
  const rows = rowsOf(text);
  expect(rows).toHaveLength(2);
  expect(rows[1]?.slice(0, 6)).toEqual([
    'csv.firm',
    'Mara',
    'Łuk, "Ann"',
    'csv.firm@firm.example',
    "'+1 555 0101",
    '\'=HYPERLINK("http://evil.example")',
  ]);
});
test('seekers: all of them over many batches, each once, without a password', async () => {
  await insertSyntheticData(
    host.db,
    { jobs: 0, employers: 0, seekers: 2300 },
    'secret hash',
    new Date(),
  );
  const { text } = await read('/admin/jobseekers.csv');
  const names = rowsOf(text)
    .slice(1)
    .map(([username]) => username);
  expect([names.length, new Set(names).size]).toEqual([2300, 2300]);
  expect(text).not.toMatch(/hash|password/i);
});
test('jobs: of the status and words asked for', async () => {
  await post(host, employer, { jobtitle: 'Zookeeper' });
  const { _id: cook } = await post(host, employer, { jobtitle: 'Line Cook' });
  const titles = async (query: string) =>
    rowsOf((await read(`/admin/jobs.csv${query}`)).text)
      .slice(1)
      .map(([, title]) => title);
  expect(new Set(await titles(''))).toEqual(new Set(['Line Cook', 'Zookeeper']));
  expect(await titles('?q=zookeeper')).toEqual(['Zookeeper']);
  await setStatus(host, cook, 'draft');
  expect(await titles('?status=draft')).toEqual(['Line Cook']);
});
test('the audit log tells of each export, and is one itself', async () => {
  const { text } = await read('/admin/audit.csv?action=exportEmployers');
  const rows = rowsOf(text);
  expect(rows[0]).toEqual([
    'Time',
    'Role',
    'Actor',
    'Action',
    'Record',
    'Record id',
    'Before',
    'After',
  ]);
  expect(rows[1]?.slice(1)).toEqual([
    'admin',
    admin.username,
    'exportEmployers',
    '',
    '',
    '',
    '{"search":{"q":true}}',
  ]);
});

test('the log says of an export which filters were set, and repeats nothing that somebody typed', async () => {
  const { headers } = await asEmployer(host, 'log.firm');
  await read('/admin/jobseekers.csv?q=ivo.kern@mail.example');
  await read('/admin/jobs.csv?q=ivo%20kern&status=live');
  await read('/admin/audit.csv?action=addJob&actor=ivo.kern');
  for (const kind of ['applicants.csv', 'applicants.zip']) {
    const url = `/api/${kind}?q=ivo.kern&tag=ivo&minRating=2`;
    expect((await host.app.inject({ url, headers })).statusCode).toBe(200);
  }
  const rows = await host.db.query<{ after: object }>(
    sql`SELECT after FROM audit_log WHERE action LIKE 'export%' ORDER BY id DESC LIMIT 5`,
  );
  const ofApplicants = { q: true, tag: true, minRating: 2 };
  expect(rows.map(({ after }) => after).toReversed()).toEqual([
    { search: { q: true } },
    { search: { q: true, status: 'live' } },
    { search: { action: 'addJob', actor: true } },
    { search: ofApplicants },
    { search: ofApplicants },
  ]);
});
