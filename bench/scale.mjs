/**
 * `npm run bench:scale`: estimates what larger boards need (docs/scale.md), and prints markdown
 * tables. Fills its own PostgreSQL server with jobs by SQL, measures the three hottest queries, the
 * cost of requests and the bytes that writes leave, and simulates a board of many machines with
 * these figures.
 *
 * Options: `--jobs 1000000,3000000,10000000` for the sizes of the databases, which are kept in
 * `bench-data` (`--data DIR` for another folder); requests are measured on the real postings.
 * `--steps import,queries,inputs,check,simulate` runs only some steps, with the earlier results of
 * the others from the file. `--file` for another file, such as `bench/scale/measured.json`, which
 * has the figures of docs/scale.md. `--goal 0.25` for the p95 to reach, in seconds. POSTINGS_DIR is
 * the folder of the real postings.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildNames, buildStale } from '../tools/builds.mjs';
import { measureSetup } from './scale/check/measureSetup.mjs';
import { measureQueries, openFilled, openImported } from './scale/fill/database.mjs';
import { measureInputs } from './scale/inputs/measureInputs.mjs';
import { openSetup } from './scale/inputs/openSetup.mjs';
import { runBundled } from './search/build/runBundled.mjs';

/** @import { Measured } from './scale/measured' */

const root = fileURLToPath(new URL('..', import.meta.url));
const { values: options } = parseArgs({
  options: {
    jobs: { type: 'string', default: '100000' },
    data: { type: 'string', default: path.join(root, 'bench-data') },
    steps: { type: 'string', default: 'import,queries,inputs,check,simulate' },
    file: { type: 'string' },
    goal: { type: 'string', default: '0.25' },
  },
});
const data = path.resolve(options.data);
const file = path.resolve(options.file ?? path.join(data, 'scale.json'));
const sizes = options.jobs.split(',').map(Number);
if (sizes.some((jobs) => !Number.isInteger(jobs) || jobs < 10_000))
  throw new Error('--jobs must be numbers from 10000 on.');
const steps = new Set(options.steps.split(','));
process.env.POSTINGS_DIR = path.resolve(root, process.env.POSTINGS_DIR ?? '../shared/data');

/** @type {Partial<Measured>} */
const measured = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
const keep = () => writeFileSync(file, `${JSON.stringify(measured, undefined, 2)}\n`);

/**
 * Measures a host with one process, and one with two under the same load.
 *
 * @param {import('./scale/fill/database.mjs').Filled} filled
 */
const measureHosts = async ({ url, jobs }) => {
  for (const processes of steps.has('check') ? [1, 2] : [1]) {
    const setup = await openSetup(url, processes);
    try {
      if (processes === 1 && steps.has('inputs'))
        measured.inputs = await measureInputs(setup, jobs);
      keep();
      if (!steps.has('check')) continue;
      const check = await measureSetup(setup);
      measured.checks = processes === 1 ? [check] : [...(measured.checks ?? []), check];
      keep();
    } finally {
      await setup.close();
    }
  }
};

if (['import', 'inputs', 'check'].some((step) => steps.has(step))) {
  await buildStale(buildNames);
  const imported = await openImported(data);
  try {
    if (steps.has('import')) measured.imported = await measureQueries(imported);
    keep();
    if (steps.has('inputs') || steps.has('check')) await measureHosts(imported);
  } finally {
    await imported.stop();
  }
}
for (const jobs of steps.has('queries') ? sizes : []) {
  const filled = await openFilled(jobs, data);
  try {
    const others = (measured.sizes ?? []).filter((size) => size.jobs !== jobs);
    measured.sizes = [...others, await measureQueries(filled)].toSorted((a, b) => a.jobs - b.jobs);
    keep();
  } finally {
    await filled.stop();
  }
}
if (steps.has('simulate')) {
  const printed = runBundled(
    'bench/scale/simulate.ts',
    ['--file', file, '--goal', options.goal],
    {},
  );
  if (printed === undefined) process.exitCode = 1;
  else console.log(printed);
}
