import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { StartError } from '../../startError';
import type { Database } from '../database';
import type { Store } from '../fileStore/store';
import { migrateOver, migrationNames } from '../migrate';
import {
  readAlwaysTriggers,
  readMigrations,
  readRebuilt,
  readTables,
  writeSequences,
  type Table,
} from './catalog';
import type { FrameReader, Manifest } from './format';
import type { OpenBackup } from './openBackup';
import { prepareSession, type Progress } from './session';
import { writeStoredFiles } from './storedFiles';

export type Restored = { tables: number; rows: number; files: number; at: string };
type Options = {
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
  /** the store for files that were outside the database; undefined: they go into the database */
  files?: Store | undefined;
};
type Running = {
  signal: AbortSignal | undefined;
  onProgress: (progress: Progress) => void;
  files: Store | undefined;
};

const startsWith = (names: readonly string[], first: readonly string[]): boolean =>
  first.every((name, index) => names[index] === name);

/**
 * Throws if the backup can't be restored here, before anything is written. Returns how many of its
 * migrations the database still lacks.
 */
const checkTarget = async (client: ClientBase, { migrations }: Manifest) => {
  const known = migrationNames().toSorted();
  const unknown = migrations.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new StartError(
      `The backup was written by a newer version of this program (its database has ${unknown.join(', ')}). Restore it with that version.`,
    );
  if (migrations.length === 0 || !startsWith(known, migrations))
    throw new StartError('The backup is of a database whose schema this program never made.');
  await refuseRows(client);
  const present = await readMigrations(client);
  if (!startsWith(migrations, present))
    throw new StartError(
      'The database is empty, but its tables are newer than those of the backup. Restore into a database without any tables.',
    );
  return migrations.length - present.length;
};

/** Tables filled by migrations themselves. */
const filledByMigrations = ['migrations', 'oldest_release'];

/** Throws if any table has a row, except those filled by migrations. */
const refuseRows = async (client: ClientBase) => {
  for (const { name, quoted } of await readTables(client)) {
    if (filledByMigrations.includes(name)) continue;
    const first = `SELECT 1 FROM ${quoted} LIMIT 1`;
    const { rows } = await client.query(first);
    if (rows.length > 0)
      throw new StartError(
        `The database isn't empty (there is something in ${name}), so nothing was restored. Restore into an empty one: another DATABASE_URL, or another DATA_DIR.`,
      );
  }
};

const checkTables = (tables: readonly Table[], manifest: Manifest) => {
  const differs =
    tables.length !== manifest.tables.length ||
    tables.some(({ name, columns }, index) => {
      const saved = manifest.tables[index];
      return saved?.name !== name || saved.columns.toSorted().join() !== columns.toSorted().join();
    });
  if (differs) throw new StartError("The backup's tables are not those of its schema.");
};

/** Yields a table's rows, up to the empty frame. */
async function* rowsFrom(
  frames: FrameReader,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Buffer, void, undefined> {
  for (;;) {
    const bytes = await frames.next();
    if (bytes.length === 0) return;
    onBytes(bytes.length);
    yield bytes;
  }
}

const copyTables = async (
  client: ClientBase,
  tables: readonly Table[],
  { manifest, frames }: OpenBackup,
  { signal, onProgress }: Running,
): Promise<number> => {
  const counts: number[] = [];
  let bytes = 0;
  for (const [index, { name, quoted, isPartitioned }] of tables.entries()) {
    const columns = (manifest.tables[index]?.columns ?? [])
      .map((column) => client.escapeIdentifier(column))
      .join(', ');
    // FREEZE saves a later vacuum; it requires a table truncated in the same transaction and
    // doesn't support partitioned tables
    const frozen = isPartitioned ? '' : 'WITH (FREEZE)';
    const copy = client.query(copyFrom(`COPY ${quoted} (${columns}) FROM STDIN ${frozen}`));
    const rows = rowsFrom(frames, (length) => {
      bytes += length;
      onProgress({ name, number: index + 1, count: tables.length, step: 'copy', bytes });
    });
    await pipeline(rows, copy, { signal });
    counts.push(copy.rowCount);
  }
  const expected: unknown = JSON.parse((await frames.next()).toString());
  if (JSON.stringify(expected) !== JSON.stringify(counts))
    throw new StartError("The backup's rows are not as many as it says.");
  return counts.reduce((sum, rows) => sum + rows, 0);
};

/**
 * Loads all rows in one transaction, with the tables locked. Indexes and constraints are created
 * after the rows, which is many times faster and lets tables load in any order. Triggers are
 * disabled: their effects are in the backup already.
 */
const load = async (
  client: ClientBase,
  backup: OpenBackup,
  running: Running,
): Promise<Pick<Restored, 'rows' | 'files'>> => {
  const { signal, onProgress } = running;
  await client.query('BEGIN');
  const tables = await readTables(client);
  checkTables(tables, backup.manifest);
  const list = tables.map(({ quoted }) => quoted).join(', ');
  const run = async (statement: string) => {
    signal?.throwIfAborted();
    await client.query(statement);
  };
  await run(`LOCK TABLE ${list} IN ACCESS EXCLUSIVE MODE`);
  // a host may have started in the meantime
  await refuseRows(client);
  const always = await readAlwaysTriggers(client);
  for (const { quoted } of tables) await run(`ALTER TABLE ${quoted} DISABLE TRIGGER USER`);
  const rebuilt = await readRebuilt(client);
  for (const { drop } of rebuilt.toReversed()) await run(drop);
  // partitioned tables are empty already, and their partitions may refuse TRUNCATE
  const whole = tables.filter(({ isPartitioned }) => !isPartitioned).map(({ quoted }) => quoted);
  await run(`TRUNCATE ${whole.join(', ')}`);
  const rows = await copyTables(client, tables, backup, running);
  await run("SET LOCAL maintenance_work_mem = '256MB'");
  for (const [index, { name, make }] of rebuilt.entries()) {
    onProgress({ name, number: index + 1, count: rebuilt.length, step: 'index', bytes: 0 });
    await run(make);
  }
  const files =
    backup.manifest.files === true
      ? await writeStoredFiles(client, backup.frames, running.files, signal)
      : 0;
  for (const { quoted } of tables) await run(`ALTER TABLE ${quoted} ENABLE TRIGGER USER`);
  for (const { make } of always) await run(make);
  // last, since setval isn't rolled back
  await writeSequences(client, backup.manifest.sequences);
  await run('COMMIT');
  return { rows, files };
};

/**
 * Fills an empty database from a backup, which is read once, and migrates it to the newest schema.
 * All rows are loaded or none. Throws a StartError before anything is written if the backup can't
 * be restored (its schema is newer, or the database has rows).
 */
export const restoreBackup = async (
  db: Database,
  backup: OpenBackup,
  { signal, onProgress = () => {}, files }: Options = {},
): Promise<Restored> =>
  db.withClient(async (client) => {
    const { manifest } = backup;
    await prepareSession(client);
    const missing = await checkTarget(client, manifest);
    if (missing > 0) await migrateOver(client, missing);
    const loaded = await load(client, backup, { signal, onProgress, files });
    await migrateOver(client);
    onProgress({ name: '', number: 1, count: 1, step: 'analyze', bytes: 0 });
    await client.query('ANALYZE');
    return { tables: manifest.tables.length, ...loaded, at: manifest.at };
  }, signal);
