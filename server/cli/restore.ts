import { openBackup } from '../database/backup/openBackup';
import { restoreBackup } from '../database/backup/restoreBackup';
import { formatNumber } from '../formatNumber';
import { runMain } from '../runMain';
import { andFiles, effort, failure, parseFile, progressPrinter, stopSignal } from './backupFile';
import { readArguments, readToolEnv, storeOf, withDatabase } from './tool';

const usage = `Usage: npm run restore -- FILE

Fills an empty database (DATABASE_URL, or the embedded one in DATA_DIR) from a file that npm run backup wrote, all of it or nothing, and brings
it to this version's schema. The database it came from may have been another: embedded or a server, and any PostgreSQL from 15 on.
Files that were outside the database go to FILES_URL, or where that isn't set, into the database.`;

runMain(async () => {
  const file = readArguments(usage, parseFile);
  if (file === undefined) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  const env = readToolEnv();
  const [startedAt, signal, { print, clear }] = [Date.now(), stopSignal(), progressPrinter()];
  // first, so that no database is created for an unusable file
  const backup = await openBackup(file);
  const work = async () => {
    try {
      await withDatabase(
        env,
        async (db) => {
          const { tables, rows, files, at } = await restoreBackup(db, backup, {
            signal,
            onProgress: print,
            files: storeOf(env),
          });
          clear();
          process.stdout.write(
            `Restored ${formatNumber(rows)} rows of ${tables} tables${andFiles(files)}, as they were at ${at}, in ${effort(startedAt)}.\n`,
          );
        },
        { asItIs: true },
      );
    } finally {
      await backup.close();
    }
  };
  await work().catch((error: unknown) => {
    clear();
    throw failure(error, signal, 'Nothing was restored.');
  });
});
