import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildSync } from 'esbuild';
import type { ClientConfig } from 'pg';
import sql from 'sql-template-tag';
import { hour } from '@contract/time/durations';
import { openSearch, type SearchedJobs } from './searchedJobs';

const run = promisify(execFile);
let jobs: SearchedJobs;
let url: string;
const program = path.join(
  __dirname,
  `../../../node_modules/.cache/test/explain-${process.pid}.mjs`,
);
beforeAll(async () => {
  const row = (title: string, hours: number) => ({
    title,
    company: 'Harbour Clinic',
    createdAt: new Date(Date.now() - hours * hour),
  });
  jobs = await openSearch({
    assistant: row('Assistant to the Head Plumber on Nights', 1),
    plumber: row('Plumber', 2),
  });
  url = await addressOf();
  // dynamic imports can't be compiled on load, so the program is bundled
  buildSync({
    entryPoints: [path.join(__dirname, '../../cli/explain.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: { '@contract': path.join(__dirname, '../../../contract') },
    logLevel: 'error',
  });
});
afterAll(async () => {
  rmSync(program, { force: true });
  await jobs.host.close();
});

/** Returns the URL of the test's database. */
const addressOf = async (): Promise<string> => {
  const [row] = await jobs.host.db.query<{ name: string }>(sql`SELECT current_database() AS name`);
  // globalSetup serializes a ClientConfig here
  const server = JSON.parse(process.env['JOBLINE_TEST_SERVER'] ?? '') as ClientConfig;
  const { connectionString, user = '', host = '', port = 0 } = server;
  const address = new URL(connectionString ?? `postgresql://${user}@localhost:${port}`);
  if (connectionString === undefined) address.searchParams.set('host', host);
  address.pathname = `/${row?.name}`;
  return address.href;
};

const explain = async (...asked: string[]): Promise<string> => {
  const { stdout } = await run(process.execPath, [program, ...asked], {
    env: { ...process.env, DATABASE_URL: url, LOG_LEVEL: 'silent' },
  });
  return stdout;
};

/** Returns the titles in the order listed. */
const titlesIn = (text: string): string[] =>
  [...text.matchAll(/^\d+\. (.*?) \|/gm)].map(([, title = '']) => title);
/** Returns each listed job's rank and its parts. */
const reasonsIn = (text: string) =>
  [...text.matchAll(/^\d+\. .*\n {3}(.*)$/gm)].map(([, reason = '']) => {
    const [rank, list = ''] = reason.split(': ');
    const shares = list.split(', ').map((each) => Number(each.split(' ')[1]));
    return { reason, rank: Number(rank), shares };
  });
const [plumber, assistant] = ['Plumber', 'Assistant to the Head Plumber on Nights'];

test('each job with its rank and what it is made of, the largest part first', async () => {
  const text = await explain('plumber');
  expect(text).toContain('searched for: plumber\n2 jobs match\n');
  expect(titlesIn(text)).toEqual([plumber, assistant]);
  const reasons = reasonsIn(text);
  expect(reasons.map(({ reason }) => reason.includes('sameName'))).toEqual([true, false]);
  for (const { rank, shares } of reasons) {
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    const sum = shares.reduce((all, share) => all + share, 0);
    // in sixteenths; negligible parts aren't printed
    expect(Math.abs(rank / 16 - sum)).toBeLessThan(0.2);
  }
  const [first, second] = reasons.map(({ rank }) => rank);
  expect(first).toBeGreaterThan(second ?? Infinity);
});

test('what is read, and jobs that match in part, with what they lack', async () => {
  const text = await explain('plumber $20 an hour');
  expect(text).toContain('read as pay: "$20 an hour" {"payMin":');
  expect(text).toContain('0 jobs match\n\nin part, without pay:\n\n1. ');
  expect(titlesIn(text)).toEqual([plumber, assistant]);
});

test('jobs that nothing is ranked by come by age', async () => {
  const text = await explain('--', '-weaver');
  expect(titlesIn(text)).toEqual([assistant, plumber]);
  expect(reasonsIn(text).map(({ reason }) => reason)).toEqual(['by age', 'by age']);
});

test('so many jobs as were asked for, of the place that was typed', async () => {
  expect(titlesIn(await explain('plumber', '--jobs', '1'))).toEqual([plumber]);
  expect(await explain('plumber', '--location', 'Boston')).toContain('0 jobs match');
});
