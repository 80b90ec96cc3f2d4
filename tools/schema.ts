/**
 * `npm run schema`: writes server/database/schema.sql from a fresh embedded database on which all
 * migrations ran, and records the checksums of new migrations. Fails if a migration whose checksum
 * is already recorded was edited.
 */
import fs from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../server/database/database';
import { startEmbedded } from '../server/database/embedded/embedded';
import { migrate } from '../server/database/migrate';
import {
  checksumsOf,
  compareChecksums,
  type Checksums,
} from '../server/database/migrationChecksums';
import { readSchema } from '../server/database/schemaSnapshot';
import { consoleLog } from '../server/log';
import { rootFolder } from '../server/root';
import { runMain } from '../server/runMain';
import { StartError } from '../server/startError';

const databaseFolder = path.join(rootFolder(), 'server', 'database');
const checksumFile = path.join(databaseFolder, 'landedMigrations.json');

const recordChecksums = () => {
  const recorded: Checksums = fs.existsSync(checksumFile)
    ? JSON.parse(fs.readFileSync(checksumFile, 'utf8'))
    : {};
  const present = checksumsOf(path.join(rootFolder(), 'server', 'migrations'));
  const all = { ...present, ...recorded };
  const edited = compareChecksums(all, present);
  if (edited.length > 0) throw new StartError(edited.join('\n'));
  fs.writeFileSync(checksumFile, `${JSON.stringify(all, Object.keys(all).toSorted(), 2)}\n`);
};

const writeSchema = async () => {
  const folder = fs.mkdtempSync('/tmp/jobline-schema-');
  // PostgreSQL may run as another user, who needs access
  fs.chmodSync(folder, 0o755);
  try {
    const log = consoleLog('warn');
    const server = await startEmbedded(folder, log, ['fsync=off']);
    const db = openDatabase(server.connection, log, server.stop);
    try {
      await migrate(server.connection);
      fs.writeFileSync(path.join(databaseFolder, 'schema.sql'), await readSchema(db));
    } finally {
      await db.close();
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
};

runMain(async () => {
  recordChecksums();
  await writeSchema();
});
