import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Bundled, since what is imported when it is needed can't be compiled as it is loaded. */
const program = path.join(root, 'node_modules/.cache/bench/buildPostings.mjs');

/** Builds the database of recombined postings. @param {number} jobs @param {string} data @param {string} [url] */
export const buildPostings = (jobs, data, url) => {
  buildSync({
    entryPoints: [path.join(root, 'bench/search/build.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: { '@contract': path.join(root, 'contract') },
    logLevel: 'error',
  });
  const { status } = spawnSync(
    process.execPath,
    [program, '--jobs', String(jobs), '--data', data],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DATABASE_URL: url ?? '' },
    },
  );
  if (status !== 0) throw new Error('The postings were not built.');
};
