import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Builds the database of recombined postings. @param {number} jobs @param {string} data @param {string} [url] */
export const buildPostings = (jobs, data, url) => {
  const { status } = spawnSync(
    process.execPath,
    [
      '--require',
      'esbuild-register',
      path.join(root, 'bench/search/build.ts'),
      '--jobs',
      String(jobs),
      '--data',
      data,
    ],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DATABASE_URL: url ?? '' },
    },
  );
  if (status !== 0) throw new Error('The postings were not built.');
};
