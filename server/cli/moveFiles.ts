import { parseArgs } from 'node:util';
import { formatNumber } from '../formatNumber';
import { runMain } from '../runMain';
import { moveFiles } from '../services/files/moveFiles';
import { StartError } from '../startError';
import { effort, failure, stopSignal } from './backupFile';
import { readArguments, readToolEnv, storeOf, withDatabase } from './tool';

const usage = `Usage: npm run move-files -- store|database

Moves uploaded files from the database to the folder or bucket of FILES_URL, or back. Hosts may keep running; all of them need the same
FILES_URL. You can stop it at any time: the next run continues with the files that are left.`;

const parse = (): 'store' | 'database' | undefined => {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values.help === true) return undefined;
  const [to, ...more] = positionals;
  if ((to !== 'store' && to !== 'database') || more.length > 0)
    throw new Error('Where to: store or database?');
  return to;
};

runMain(async () => {
  const to = readArguments(usage, parse);
  if (to === undefined) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  const env = readToolEnv();
  const store = storeOf(env);
  if (!store)
    throw new StartError('FILES_URL must be set: it says where files are moved to or from.');
  const [startedAt, signal] = [Date.now(), stopSignal()];
  let last = startedAt;
  const onProgress = (done: number, count: number) => {
    if (Date.now() - last < 5000) return;
    last = Date.now();
    process.stderr.write(`${formatNumber(done)} of ${formatNumber(count)} files\n`);
  };
  const work = withDatabase(env, async (db) => {
    const { moved, missing } = await moveFiles(db, { to, store, signal, onProgress });
    const place = to === 'store' ? 'into the store' : 'into the database';
    process.stdout.write(`Moved ${formatNumber(moved)} files ${place} in ${effort(startedAt)}.\n`);
    if (missing > 0)
      throw new StartError(
        `${formatNumber(missing)} files are missing in the store, so they stay as they are.`,
      );
  });
  await work.catch((error: unknown) => {
    throw failure(error, signal, 'Begin again to move what is left.');
  });
});
