/**
 * `npm run bench:live`: measures how much ended jobs slow down queries for live ones, and prints
 * two markdown tables. Compares live jobs only, as in a table of their own, with the same number
 * among ended jobs, which partial indexes exclude. Also compares the writes of ending a job by its
 * status with moving it to another table. Options: `--live 50000`, `--ended 4` per live job,
 * `--data DIR` instead of `bench-data`, where the databases are kept. POSTINGS_DIR is the folder of
 * the real postings.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { printTable } from './page/tables.mjs';
import { measureQueries, openFilled } from './scale/fill/database.mjs';
import { runBundled } from './search/build/runBundled.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values: options } = parseArgs({
  options: {
    live: { type: 'string', default: '50000' },
    ended: { type: 'string', default: '4' },
    data: { type: 'string', default: path.join(root, 'bench-data') },
  },
});
const data = path.resolve(options.data);
const live = Number(options.live);
const share = Number(options.ended) + 1;
if (!Number.isInteger(live) || live < 10_000)
  throw new Error('--live must be a number from 10000 on.');
if (!Number.isInteger(share) || share < 2) throw new Error('--ended must be a number from 1 on.');
process.env.POSTINGS_DIR = path.resolve(root, process.env.POSTINGS_DIR ?? '../shared/data');

/** @typedef {{ what: string, wal: number, milliseconds: number }} Ending Bytes and time for one job. */

/**
 * @param {string} url
 * @param {string[]} args
 * @returns {Ending[]}
 */
const end = (url, args) => {
  const printed = runBundled('bench/live/end.ts', args, { DATABASE_URL: url });
  if (printed === undefined) throw new Error('The jobs were not ended.');
  return JSON.parse(printed);
};

/** @type {[name: string, jobs: number, prepare: (url: string) => void][]} */
const databases = [
  ['live jobs alone', live, () => {}],
  [
    `${options.ended} ended ones for each`,
    live * share,
    (url) => void end(url, ['--keep', String(share)]),
  ],
];
/** @type {({ name: string } & import('./scale/fill/database.mjs').Size)[]} */
const measured = [];
/** @type {Ending[]} */
let endings = [];
for (const [name, jobs, prepare] of databases) {
  const filled = await openFilled(jobs, data, `live_${jobs}`);
  try {
    prepare(filled.url);
    measured.push({ name, ...(await measureQueries(filled)) });
    if (jobs > live) endings = end(filled.url, ['--measure', '2000']);
  } finally {
    await filled.stop();
  }
}

/** @param {number} value */
const rounded = (value) => value.toFixed(value < 10 ? 2 : 0);
printTable(
  `The hottest queries among ${live.toLocaleString('en-US')} live jobs`,
  ['what', 'database', 'buffers', 'database, ms', '50 %, ms', '95 %, ms'],
  (measured[0]?.queries ?? []).flatMap(({ name }, at) =>
    measured.flatMap(({ name: database, queries }) => {
      const query = queries[at];
      return query
        ? [
            [
              name,
              database,
              ...[query.buffers, query.milliseconds, query.p50, query.p95].map(rounded),
            ],
          ]
        : [];
    }),
  ),
);
printTable(
  'What it writes to end a job',
  ['how', 'bytes in the log', 'database, ms'],
  endings.map(({ what, wal, milliseconds }) => [what, Math.round(wal), milliseconds.toFixed(2)]),
);
