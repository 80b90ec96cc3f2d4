/**
 * Whether search is right, and whether it is quick; prints markdown tables. POSTINGS_DIR names the
 * real postings.
 *
 * `npm run bench:search` asks judged queries of the real postings, and says what to better. `--only
 * typos` for the kinds named so, `--weak typos` lists the weak queries of those kinds only, `--quiet`
 * none; `--keep DIR` imports into that folder and uses it again for a day.
 *
 * `npm run bench:search -- --jobs 1000000` measures a fixed mix of requests on so many recombined
 * postings, which are built once and kept in `bench-data` (`--data DIR` for another place). `--grow`
 * does 35,000, 100,000 and 1,000,000 one after the other. `--server` measures on a PostgreSQL
 * server, that of DATABASE_URL or Debian's, which is started for it, instead of the embedded one.
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
