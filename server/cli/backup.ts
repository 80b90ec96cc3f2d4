import { writeBackup } from '../database/backup/writeBackup';
import { refuseWithoutDatabase } from '../database/embedded/embeddedPlace';
import { formatNumber } from '../formatNumber';
import { runMain } from '../runMain';
import { effort, failure, megabytes, parseFile, progressPrinter, stopSignal } from './backupFile';
import { readArguments, readToolEnv, withDatabase } from './tool';

const usage = `Usage: npm run backup -- FILE

Writes everything in the database, as it is at one moment, to one compressed file. The host may run meanwhile. Only the file's owner can read
it: it holds password hashes and CVs. A file of that name is replaced once the new one is whole.`;

runMain(async () => {
  const file = readArguments(usage, parseFile);
  if (file === undefined) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  const env = readToolEnv();
  if (env.databaseUrl === undefined) refuseWithoutDatabase(env.dataDir);
  const [startedAt, signal, { print, clear }] = [Date.now(), stopSignal(), progressPrinter()];
  const work = withDatabase(
    env,
    async (db) => {
      const { tables, rows, bytes } = await writeBackup(db, file, { signal, onProgress: print });
      clear();
      process.stdout.write(
        `Backed up ${formatNumber(rows)} rows of ${tables} tables to ${file} (${megabytes(bytes)}) in ${effort(startedAt)}.\n`,
      );
    },
    { asItIs: true },
  );
  await work.catch((error: unknown) => {
    clear();
    throw failure(error, signal, 'No backup was written.');
  });
});
