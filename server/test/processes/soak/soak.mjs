// `npm run soak`: runs one host on its embedded database under a steady, bounded mixed load.
// `--minutes N` (30 by default); the first tenth is the warm-up. Prints the host's figures over
// time, and its tables at the start and the end; exit status 1 if memory, handles or lag grew, or a
// call was answered with a 500.
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { MB, printTable } from '../../../../bench/page/tables.mjs';
import { buildNames, buildStale } from '../../../../tools/builds.mjs';
import { makeCounter } from '../calls.mjs';
import { openFigures } from '../hostFigures.mjs';
import { makeDataDir, removeDataDir, run, startHost } from '../hostProcess.mjs';
import { startSoakLoad } from './soakLoad.mjs';

// TypeScript, compiled by esbuild-register
const { median, trendsOf } = createRequire(import.meta.url)('./trend.ts');

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error('--minutes must be a number above 0');

const minute = 60_000;
const warmUp = (minutes * minute) / 10;
/** The time that one row of the table covers, in milliseconds. */
const period = Math.min(minute, (minutes * minute) / 15);
const interval = period / 12;

/**
 * Bounds on growth. The heap is measured right after a garbage collection, once a period: in
 * between it depends more on the collector than on what is retained. The rest is the median of a
 * period. At this load a leak of 2 kB per call is 80 MB in half an hour, and a leak of one
 * connection per minute is 30 files; runs of the same host differ by less, most in total memory,
 * which the collector returns at its own pace.
 */
const bounds = {
  heap: { ratio: 1.1, slack: 8e6 },
  rss: { ratio: 1.15, slack: 24e6 },
  external: { ratio: 1.2, slack: 8e6 },
  files: { ratio: 1.1, slack: 8 },
  handles: { ratio: 1.1, slack: 8 },
  // twice as long, and long enough to be noticed
  lag: { ratio: 2, slack: 50 },
};

const rowOf = (samples) => {
  const all = (name) => samples.map((sample) => sample[name]);
  const middle = Object.keys(samples[0]).map((name) => [name, median(all(name))]);
  return {
    ...Object.fromEntries(middle),
    heap: Math.min(...all('heap')),
    external: Math.min(...all('external')),
    lagMost: Math.max(...all('lag')),
  };
};
const columns = {
  RSS: ({ rss }) => MB(rss),
  heap: ({ heap }) => MB(heap),
  'external memory': ({ external }) => MB(external),
  'database (PSS)': ({ database }) => MB(database),
  files: ({ files }) => files,
  handles: ({ handles }) => handles,
  'database connections': ({ connections }) => connections,
  'lag, p99': ({ lag }) => `${lag.toFixed(0)} ms`,
  'at most': ({ lagMost }) => `${lagMost.toFixed(0)} ms`,
};
const show = (time, row) => [time, ...Object.values(columns).map((cell) => cell(row))];
const clock = (milliseconds) =>
  `${Math.floor(milliseconds / minute)}:${String(Math.floor((milliseconds % minute) / 1000)).padStart(2, '0')}`;

await buildStale(buildNames);
const dataDir = makeDataDir();
const adminPassword = 'soaks for half an hour';
const host = await startHost(dataDir, {
  ADMIN_PASSWORD: adminPassword,
  METRICS: 'on',
  NODE_OPTIONS: `--require ${fileURLToPath(new URL('collectGarbage.cjs', import.meta.url))}`,
});
await run('seed', { DATA_DIR: dataDir }, [
  '--jobs',
  '2000',
  '--employers',
  '200',
  '--seekers',
  '500',
]).ended;
const figures = await openFigures(host, dataDir);
const counter = makeCounter();
const load = await startSoakLoad(host.address, counter, adminPassword);

const began = Date.now();
const since = () => Date.now() - began;
const rows = [];
let tablesBefore;
while (since() < minutes * minute) {
  const end = Math.min(since() + period, minutes * minute);
  host.child.kill('SIGUSR2');
  // the response comes after the collection
  const samples = [await figures.read()];
  while (since() < end) {
    await sleep(interval);
    samples.push(await figures.read());
  }
  const row = { at: since(), ...rowOf(samples) };
  rows.push(row);
  console.log(show(clock(row.at), row).join('  '));
  if (row.at >= warmUp) tablesBefore ??= await figures.tables();
}
await load.stop();
const tablesAfter = await figures.tables();
await figures.close();
await host.stop();
removeDataDir(dataDir);

const settled = rows.filter(({ at }) => at > warmUp);
printTable(
  `${minutes} minutes; warmed up at ${clock(warmUp)}`,
  ['time', ...Object.keys(columns)],
  rows.map((row) => show(clock(row.at), row)),
);
printTable(
  'Tables after warming up and at the end',
  ['table', 'rows', 'rows at the end', 'size', 'size at the end'],
  tablesAfter.map(({ name, count, bytes }) => {
    const before = tablesBefore?.find((each) => each.name === name) ?? { count: 0, bytes: 0 };
    return [
      name,
      before.count,
      count,
      `${Math.round(before.bytes / 1000)} kB`,
      `${Math.round(bytes / 1000)} kB`,
    ];
  }),
);

const { calls, statuses, failures, longest } = counter.counts();
console.log(
  `${calls} calls: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}; the longest took ${longest} ms`,
);
for (const [failure, count] of failures) console.log(`  ${count} × ${failure}`);
for (const [what, count] of load.surprises) console.log(`  ${count} × ${what}`);

const trends = trendsOf(settled, bounds);
for (const { name, first, last, grew } of trends) {
  const shown = (value) => (value > 1e5 ? MB(value) : value.toFixed(0));
  console.log(
    `${name}: ${shown(first)} at first, ${shown(last)} at last${grew ? ': it grew' : ''}`,
  );
}
const errors = statuses.get(500) ?? 0;
const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
// a load that is mostly refused tests nothing
const refused = failed > calls / 20;
console.log(`${errors} answers were a 500; ${failed} calls failed${refused ? ', too many' : ''}`);
process.exit(errors > 0 || refused || trends.some(({ grew }) => grew) ? 1 : 0);
