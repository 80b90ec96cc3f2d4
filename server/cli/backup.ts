import { writeBackup } from '../database/backup/writeBackup';
import { refuseWithoutDatabase } from '../database/embedded/embeddedPlace';
import { formatNumber } from '../formatNumber';
import { runMain } from '../runMain';
import {
  andFiles,
  effort,
  failure,
  megabytes,
  parseFile,
  progressPrinter,
  stopSignal,
} from './backupFile';
import { readArguments, readToolEnv, storeOf, withDatabase } from './tool';

const usage = `Usage: npm run backup -- FILE

Writes a consistent snapshot of the database, and the files of FILES_URL, to one compressed file. The host may keep running. Only the file's owner can read it, since it
contains password hashes and CVs. An existing file of that name is replaced once the new one is complete.`;

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
      const { tables, rows, bytes, files, missing } = await writeBackup(db, file, {
        signal,
        onProgress: print,
        files: storeOf(env),
      });
      clear();
      process.stdout.write(
        `Backed up ${formatNumber(rows)} rows of ${tables} tables${andFiles(files)} to ${file} (${megabytes(bytes)}) in ${effort(startedAt)}.\n`,
      );
      if (missing > 0)
        process.stderr.write(
          `${formatNumber(missing)} files are missing in the store of FILES_URL, so they are not in the backup.\n`,
        );
    },
    { asItIs: true },
  );
  await work.catch((error: unknown) => {
    clear();
    throw failure(error, signal, 'No backup was written.');
  });
});
