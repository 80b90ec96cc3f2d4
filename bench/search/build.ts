/**
 * Builds a database of `--jobs` recombined real postings to measure search on (run by
 * speed/buildPostings.mjs). It is built once, in `bench-data/jobs-100000` (`--data DIR` for another
 * parent folder) or in the database of DATABASE_URL, and reused by later runs. POSTINGS_DIR is the
 * folder of the real postings.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openForTool } from '../../server/database/open';
import { consoleLog } from '../../server/log';
import { rootFolder } from '../../server/root';
import { runMain } from '../../server/runMain';
import { readEnv } from '../../server/settings/env';
import { StartError } from '../../server/startError';
import { fillDatabase } from './build/fill';
import { readPostings } from './build/postings';

const log = (line: string) => {
  process.stderr.write(`${line}\n`);
};

runMain(async () => {
  const { values } = parseArgs({
    options: { jobs: { type: 'string', default: '35000' }, data: { type: 'string' } },
  });
  if (!/^[1-9]\d{2,6}$/.test(values.jobs))
    throw new StartError('--jobs must be a number from 100 to 9999999.');
  const root = rootFolder();
  const dataDir = path.join(
    path.resolve(values.data ?? path.join(root, 'bench-data')),
    `jobs-${values.jobs}`,
  );
  const env = readEnv({
    POSTINGS_DIR: path.resolve(root, '../shared/data'),
    ...process.env,
    DATA_DIR: dataDir,
  });
  const db = await openForTool(env, consoleLog('warn'));
  try {
    const { jobs, seconds, kept } = await fillDatabase(
      db,
      Number(values.jobs),
      () => readPostings(env.postingsDir),
      log,
    );
    log(
      `${jobs.toLocaleString('en-US')} postings in ${env.databaseUrl === undefined ? dataDir : 'the database of DATABASE_URL'}, ${kept ? 'kept from an earlier run that took' : 'built in'} ${Math.round(seconds)} s`,
    );
  } finally {
    await db.close();
  }
});
