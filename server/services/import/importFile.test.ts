import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { categories } from '@contract/constants/categories';
import { listJobs } from '../../repositories/jobs/jobLists';
import type { JobRow } from '../../repositories/jobs/jobRows';
import { seedStarterData } from '../../seed/seedDatabase';
import { openHost, type TestHost } from '../../test/host';
import { fixture, writtenFile } from '../../test/importFiles';
import { importFile, type FileReport } from './importFile';

let host: TestHost;
beforeAll(async () => {
  host = await openHost();
  await seedStarterData(host.db);
});
afterAll(() => host.close());

const jobs = async (): Promise<JobRow[]> => {
  const rows: JobRow[] = [];
  for await (const batch of listJobs(host.db, { which: 'all' })) rows.push(...batch);
  return rows;
};
const counts = ({ imported, duplicates, skipped, problem }: FileReport) => ({
  imported,
  duplicates,
  skipped: Object.fromEntries(skipped),
  ...(problem !== undefined && { problem }),
});
const run = async (file: string, mapping = {}) =>
  counts(await importFile(host.db, file, { mapping }));
/** Imports a file with this content and deletes it. */
const runText = async (content: string | Uint8Array, { name = 'x.txt', mapping = {} } = {}) => {
  const { file, drop } = writtenFile(name, content);
  return run(file, mapping).finally(drop);
};
let serial = 0;
const line = (title: string) =>
  `${JSON.stringify({ title, company: `Company ${(serial += 1)}`, location: '', workplace: '', salary: '', contract: '', description: 'Text.' })}\n`;

describe('a file of postings with text', () => {
  test('is taken, what can’t be is counted with the reason, and a second run stores nothing', async () => {
    const skipped = {
      'broken JSON': 1,
      'no title': 1,
      'broken characters': 2,
      'not a JSON object': 2,
    };
    expect(await run(fixture('postings-full.jsonl'))).toEqual({
      imported: 6,
      duplicates: 1,
      skipped,
    });
    expect(await run(fixture('postings-full.jsonl'))).toEqual({
      imported: 0,
      duplicates: 7,
      skipped,
    });
  });

  test('lies in the database as the rules say', async () => {
    const rows = await jobs();
    const of = (title: string) => rows.find((row) => row.title === title);
    expect(of('Structural Engineer')).toMatchObject({
      company: 'Ridgeway & Sons',
      payFrom: 4833,
      payTo: 6750,
      category: 'Engineering',
      employmentType: 'Full-time',
      employerId: null,
    });
    expect(of('Travel Nurse RN')).toMatchObject({
      location: 'Boise, ID 83702',
      payFrom: 7785,
      payTo: 9083,
      category: 'Nurse Jobs',
    });
    expect(of('Embedded Software Engineer')).toMatchObject({
      payFrom: 10_000,
      payTo: 10_000,
      category: 'IT Jobs',
      employmentType: '',
    });
    expect(of('Business Analyst')).toMatchObject({
      payFrom: 0,
      payTo: 0,
      employmentType: 'Contract',
    });
    expect(of('Line Cook')).toMatchObject({
      company: 'Company not named',
      employmentType: 'Full-time, Part-time',
      category: 'Restaurant Jobs',
    });
    expect(of('Payroll Specialist')).toMatchObject({
      payFrom: 4152,
      employmentType: 'Temporary',
      category: 'HR Jobs',
    });
  });

  test('is found by its words, by visitors', async () => {
    const answer = await host.app.inject({ url: '/api/jobs/search?q=timesheet&remote=true' });
    expect(answer.json()).toMatchObject({
      total: 1,
      items: [
        { jobtitle: 'Payroll Specialist', companyname: 'Count & Count', monthlysalary1: 4152 },
      ],
    });
    expect(answer.json().items[0]).not.toHaveProperty('usernameEmployer');
  });
});

test('what is in no category is found, and is no category to choose', async () => {
  expect(await runText(line('Quillwork Driver'))).toMatchObject({ imported: 1 });
  const found = (await host.app.inject({ url: '/api/jobs/search?q=quillwork' })).json();
  expect(found).toMatchObject({ total: 1, items: [{ jobtitle: 'Quillwork Driver' }] });
  expect(found.facets.category.map(({ value }: { value: string }) => value)).toEqual([
    ...categories,
  ]);
  const listed = (await host.app.inject({ url: '/api/categories/' })).json();
  expect(listed.map(({ categoryName }: { categoryName: string }) => categoryName)).toEqual([
    ...categories,
  ]);
});

describe('a file of titles', () => {
  test('is taken the same way, whatever its quotes and columns', async () => {
    expect(await run(fixture('postings-titles.csv'))).toEqual({
      imported: 8,
      duplicates: 1,
      skipped: { 'wrong number of columns': 2, 'no title': 1, 'broken quotes': 1 },
    });
    const rows = await jobs();
    expect(rows.find(({ title }) => title === 'Manager, "Green" Engineering')).toMatchObject({
      payFrom: 12_500,
      payTo: 15_000,
      company: 'Company not named',
    });
    expect(rows.find(({ title }) => title === 'Installer of 19" racks')).toMatchObject({
      payFrom: 3897,
      payTo: 4763,
    });
    expect(rows.find(({ title }) => title === 'Installer of 19" racks')?.category).toBe('');
    expect(rows.find(({ title }) => title === 'Store Manager')).toMatchObject({
      payFrom: 0,
      payTo: 0,
      category: 'Sales Jobs',
    });
    expect(rows.find(({ title }) => title === 'Fundraiser')).toMatchObject({
      payFrom: 0,
      payTo: 0,
      employmentType: 'Volunteer',
    });
    // the same title, company and place, but another id: two postings
    expect(rows.filter(({ title }) => title === 'Cook')).toHaveLength(2);
  });

  test('survives a byte order mark, Windows line ends, a last line without an end, and gzip under any name', async () => {
    const header =
      'job_id,company_id,title,location,work_type,remote,experience,min_salary,max_salary,pay_period,functions';
    const text = `\uFEFF${header}\r\n"77",1,"Florist","Reno, NV",Full-time,,,,,,\r\n\r\n"78",1,"Gardener","Reno,\r\nNV",Full-time,,,,,,`;
    expect(await runText(text, { name: 'postings.csv.gz' })).toEqual({
      imported: 2,
      duplicates: 0,
      skipped: {},
    });
    expect((await jobs()).find(({ title }) => title === 'Gardener')?.location).toBe('Reno, NV');
  });
});

test('a quote that never closes costs its own row alone', async () => {
  const rows = ['Title,Town', '"Tailor,Reno', 'Weaver,Reno', '"Spinner","Reno"', 'Dyer,Reno'];
  expect(await runText(rows.join('\n'), { mapping: { jobtitle: 'Title' } })).toEqual({
    imported: 3,
    duplicates: 0,
    skipped: { 'broken quotes': 1 },
  });
});

test('any other table is taken by a mapping; its own bullets are cut to the word limits', async () => {
  const mapping = {
    jobtitle: 'Position',
    companyname: 'Employer',
    location: 'Town',
    salary: 'Pay range',
    description: 'What you do',
    employementtype: 'Kind',
    responsibilities1: 'Bullet',
    numberofvacancies: 'Openings',
  };
  expect(await run(fixture('other-board.csv'), mapping)).toEqual({
    imported: 2,
    duplicates: 0,
    skipped: {},
  });
  const [desk, chef] = ['Front Desk Agent', 'Sous Chef'].map(async (wanted) =>
    (await jobs()).find(({ title }) => title === wanted),
  );
  expect(await desk).toMatchObject({
    company: 'Harbor House',
    payFrom: 2768,
    payTo: 3114,
    employmentType: 'Full-time',
    vacancies: 3,
    category: 'Hotel Jobs',
    responsibilities: [
      'Check guests in and out, answer the telephone, keep the log, balance the drawer, help…',
      '',
      '',
      '',
      '',
    ],
  });
  expect(await chef).toMatchObject({
    payFrom: 0,
    vacancies: 1,
    overview: 'Second in the kitchen; first at the market.',
  });
});

test.each<[name: string, content: string | Uint8Array, problem: RegExp]>([
  [
    'another table without a mapping',
    'Position,Town\nCook,Reno\n',
    /no column is known to be the title/,
  ],
  ['one JSON array', '[{"title":"Cook"}]', /one JSON object a line/],
  ['some prose', 'Dear reader,\n', /no column is known|neither JSON lines nor CSV/],
  ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), /neither JSON lines nor CSV/],
  ['a damaged gzip file', Buffer.concat([Buffer.from([0x1f, 0x8b]), Buffer.alloc(20, 8)]), /gzip/],
])('%s is left with a reason', async (_name, content, problem) => {
  const report = await runText(content);
  expect(report).toMatchObject({ imported: 0, problem: expect.stringMatching(problem) });
});

test('what a file holds before it breaks off is taken', async () => {
  const whole = gzipSync(
    Array.from({ length: 3000 }, (_, index) => line(`Mason ${index} ${randomUUID()}`)).join(''),
  );
  const report = await runText(whole.subarray(0, whole.length - 200), { name: 'x.jsonl' });
  expect(report.problem).toBe('it ends before its gzip data does');
  expect(report.imported).toBeGreaterThan(2000);
});

test('an empty file is no fault, a missing one is told of', async () => {
  expect(await runText('')).toEqual({ imported: 0, duplicates: 0, skipped: {} });
  expect(await run('/nowhere/postings.csv')).toMatchObject({ problem: 'there is no such file' });
});
