import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '../database/database';
import { rootFolder } from '../root';
import { freshDatabase, silent } from '../test/testServer';
import landed from './landedMigrations.json';
import { checksumsOf, compareChecksums } from './migrationChecksums';
import { readSchema } from './schemaSnapshot';

const migrations = path.join(rootFolder(), 'server', 'migrations');

test('schema.sql is what the migrations make (else: npm run schema)', async () => {
  const { connection, drop } = await freshDatabase();
  const db = openDatabase(connection, silent, drop);
  try {
    const snapshot = fs.readFileSync(path.join(rootFolder(), 'server/database/schema.sql'), 'utf8');
    expect(await readSchema(db)).toBe(snapshot);
  } finally {
    await db.close();
  }
});

test('no migration was edited after it landed', () => {
  expect(compareChecksums(landed, checksumsOf(migrations))).toEqual([]);
});

test('an edited, a missing and an unrecorded migration are seen', () => {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'jobline-migrations-'));
  try {
    fs.cpSync(migrations, copy, { recursive: true });
    fs.appendFileSync(path.join(copy, '0001_initial.sql'), '-- a remark\n');
    fs.rmSync(path.join(copy, '0002_job_life.sql'));
    fs.writeFileSync(path.join(copy, '9999_new.sql'), 'SELECT 1;\n');
    expect(compareChecksums(landed, checksumsOf(copy))).toEqual([
      '0001_initial.sql was edited after it landed: undo that and write a new migration',
      '0002_job_life.sql has landed and is gone',
      '9999_new.sql is not recorded yet: run npm run schema',
    ]);
  } finally {
    fs.rmSync(copy, { recursive: true, force: true });
  }
});
