/**
 * Measures the quality and speed of search, and prints markdown tables. POSTINGS_DIR is the folder
 * of the real postings.
 *
 * `npm run bench:search` runs judged queries on the real postings, and lists the weak ones.
 * Options: `--only typos` runs only the kinds whose names contain "typos", `--weak typos` lists the
 * weak queries of those kinds only, `--quiet` lists none, `--keep DIR` imports into that folder and
 * reuses it for a day.
 *
 * `npm run bench:search -- --jobs 1000000` measures a fixed mix of requests on that many recombined
 * postings, which are built once and kept in `bench-data` (`--data DIR` for another folder).
 * `--grow` measures 35,000, 100,000 and 1,000,000 one after the other. `--server` measures on a
 * PostgreSQL server instead of the embedded one: that of DATABASE_URL, otherwise Debian's, which it
 * starts.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildStale } from '../tools/builds.mjs';
import { measureQuality } from './search/quality/quality.mjs';
import { measureSpeed } from './search/speed/speed.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    weak: { type: 'string' },
    keep: { type: 'string' },
    quiet: { type: 'boolean', default: false },
    jobs: { type: 'string' },
    grow: { type: 'boolean', default: false },
    server: { type: 'boolean', default: false },
    data: { type: 'string', default: path.join(root, 'bench-data') },
  },
});
const sizes = options.grow
  ? [35_000, 100_000, 1_000_000]
  : options.jobs
    ? [Number(options.jobs)]
    : [];
if (sizes.some((size) => !(size >= 5000 && size < 1e7)))
  throw new Error('--jobs must be a number from 5000 to 9999999.');
process.env.POSTINGS_DIR = path.resolve(root, process.env.POSTINGS_DIR ?? '../shared/data');

await buildStale(['server']);
const fine =
  sizes.length > 0
    ? await measureSpeed({ sizes, data: path.resolve(options.data), server: options.server })
    : await measureQuality(options);
if (!fine) process.exitCode = 1;
