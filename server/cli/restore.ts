import { openBackup } from '../database/backup/openBackup';
import { restoreBackup } from '../database/backup/restoreBackup';
import { formatNumber } from '../formatNumber';
import { runMain } from '../runMain';
import { andFiles, effort, failure, parseFile, progressPrinter, stopSignal } from './backupFile';
import { readArguments, readToolEnv, storeOf, withDatabase } from './tool';

const usage = `Usage: npm run restore -- FILE

Restores a backup into an empty database (DATABASE_URL, or the embedded one in DATA_DIR), completely or not at all, and migrates it to this
version's schema. The backup may come from an embedded database or a server, on any PostgreSQL from 15 on.
Files that were stored outside the database go to FILES_URL or, if it isn't set, into the database.`;

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
