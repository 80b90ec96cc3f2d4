import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const postings = path.resolve(root, process.env.POSTINGS_DIR ?? '../shared/data');

/**
 * Imports the real postings with the built program. Returns how long that took, in milliseconds, or
 * `undefined` if there are none.
 *
 * @param {string} dataDir
 * @param {string} [url] The database to import into, by default the embedded one.
 * @returns {number | undefined}
 */
export const importPostings = (dataDir, url = '') => {
  const files = ['postings-full.jsonl.gz', 'postings-titles.csv.gz']
    .map((name) => path.join(postings, name))
    .filter((name) => existsSync(name));
  if (files.length === 0) {
    console.error(`No real postings in ${postings}. Set POSTINGS_DIR to the folder that has them.`);
    return undefined;
  }
  const startedAt = performance.now();
  const { status } = spawnSync(
    process.execPath,
    [path.join(root, 'dist/server/import.mjs'), ...files],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: url },
    },
  );
  if (status !== 0) throw new Error('The import failed.');
  return performance.now() - startedAt;
};

/**
 * Returns the connection settings of a running host's embedded database. If the database's user
 * can't enter the data directory, a file in it has the path of the folder that is used instead.
 *
 * @param {string} dataDir
 */
export const connectionOf = (dataDir) => {
  const pointer = path.join(dataDir, 'database-location');
  const socket = path.join(
    existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : dataDir,
    'socket',
  );
  const file = readdirSync(socket).find((name) => /^\.s\.PGSQL\.\d+$/.test(name));
  return {
    host: socket,
    port: Number(file?.split('.').pop()),
    user: 'postgres',
    database: 'postgres',
  };
};
