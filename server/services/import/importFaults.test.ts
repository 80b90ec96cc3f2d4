import fc from 'fast-check';
import type { Database } from '../../database/database';
import { listJobs } from '../../repositories/jobs/jobLists';
import type { JobRow } from '../../repositories/jobs/jobRows';
import { seedStarterData } from '../../seed/seedDatabase';
import { openHost, type TestHost } from '../../test/host';
import { fixture, writtenFile } from '../../test/importFiles';
import { importFile, interrupted, type FileReport } from './importFile';

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

test('one row that the database refuses costs no other row of its batch', async () => {
  const { file, drop } = writtenFile(
    'x.jsonl',
    Array.from({ length: 40 }, (_, index) => line(`Carpenter no. ${index}`)).join(''),
  );
  // rejects as PostgreSQL does, with a data exception's code
  const picky: Database = {
    ...host.db,
    transaction: (work) =>
      host.db.transaction((tx) =>
        work({
          ...tx,
          execute: async (statement) => {
            if (JSON.stringify(statement.values).includes('Carpenter no. 17'))
              throw Object.assign(new Error('refused'), { code: '22P05' });
            return tx.execute(statement);
          },
        }),
      ),
  };
  const report = await importFile(picky, file, { mapping: {} }).finally(drop);
  expect(counts(report)).toEqual({
    imported: 39,
    duplicates: 0,
    skipped: { 'refused by the database': 1 },
  });
});

test('two imports of one file at once store each row once', async () => {
  const { file, drop } = writtenFile(
    'x.jsonl',
    Array.from({ length: 1800 }, (_, index) => line(`Plumber ${index}`)).join(''),
  );
  const reports = await Promise.all([
    importFile(host.db, file, { mapping: {} }),
    importFile(host.db, file, { mapping: {} }),
  ]).finally(drop);
  expect(reports.map(({ imported, duplicates }) => imported + duplicates)).toEqual([1800, 1800]);
  expect(reports.reduce((sum, { imported }) => sum + imported, 0)).toBe(1800);
  expect((await jobs()).filter(({ title }) => title.startsWith('Plumber '))).toHaveLength(1800);
});

test('an interrupted import keeps what it stored and goes on from there', async () => {
  const { file, drop } = writtenFile(
    'x.jsonl',
    Array.from({ length: 2400 }, (_, index) => line(`Roofer ${index}`)).join(''),
  );
  const stop = new AbortController();
  const first = await importFile(host.db, file, {
    mapping: {},
    signal: stop.signal,
    onProgress: () => stop.abort(),
  });
  expect(first.problem).toBe(interrupted);
  expect(first.imported).toBeGreaterThanOrEqual(500);
  expect(first.imported).toBeLessThan(2400);
  const second = await importFile(host.db, file, { mapping: {} }).finally(drop);
  expect(counts(second)).toEqual({
    imported: 2400 - first.imported,
    duplicates: first.imported,
    skipped: {},
  });
});

test('a database that is gone is an error, not a report', async () => {
  const other = await openHost();
  await other.close();
  await expect(
    importFile(other.db, fixture('postings-full.jsonl'), { mapping: {} }),
  ).rejects.toThrow(/pool|connect/i);
});

test('no content whatever is a crash, and every row is counted', async () => {
  const header =
    'job_id,company_id,title,location,work_type,remote,experience,min_salary,max_salary,pay_period,functions\n';
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'binary', maxLength: 60 }), { maxLength: 12 }),
      fc.boolean(),
      async (rows, json) => {
        const text = json ? rows.map((title) => line(title)).join('') : header + rows.join('\n');
        const { imported, duplicates, skipped } = await runText(text);
        const counted =
          imported + duplicates + Object.values(skipped).reduce((sum, value) => sum + value, 0);
        expect(json ? counted === rows.length : counted <= rows.join('\n').split('\n').length).toBe(
          true,
        );
      },
    ),
    { numRuns: 40 },
  );
});
