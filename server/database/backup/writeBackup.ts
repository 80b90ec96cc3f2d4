import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { StartError } from '../../startError';
import type { Database } from '../database';
import type { Store } from '../fileStore/store';
import { readMigrations, readSequences, readTables, type Table } from './catalog';
import {
  emptyFrame,
  firstLine,
  formatVersion,
  frame,
  jsonFrame,
  lastLine,
  type Manifest,
} from './format';
import { prepareSession, type Progress } from './session';
import { holdStoredFiles, readStoredFiles, type CopiedFiles } from './storedFiles';

export type Backup = { tables: number; rows: number; bytes: number } & CopiedFiles;
type Options = {
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
  /** the store for files outside the database */
  files?: Store | undefined;
};

const readManifest = async (client: ClientBase, tables: readonly Table[]): Promise<Manifest> => {
  const { rows } = await client.query<{ at: Date; server: string }>(
    `SELECT now() AS at, current_setting('server_version') AS server`,
  );
  const [found] = rows;
  if (found === undefined) throw new Error('the server tells no version');
  return {
    at: found.at.toISOString(),
    server: found.server,
    migrations: await readMigrations(client),
    tables: tables.map(({ name, columns }) => ({ name, columns })),
    sequences: await readSequences(client),
    ...(tables.some(({ name }) => name === 'stored_files') && { files: true }),
  };
};

type Counts = { rows: number[]; files: CopiedFiles };

/** Yields the frames of the file lazily. */
async function* makeFrames(
  client: ClientBase,
  manifest: Manifest,
  tables: readonly Table[],
  counts: Counts,
  { onProgress = () => {}, files }: Options,
): AsyncGenerator<Buffer, void, undefined> {
  yield jsonFrame(manifest);
  let bytes = 0;
  for (const [index, { name, quoted, quotedColumns }] of tables.entries()) {
    // COPY of a partitioned table by its name copies no rows
    const copy = client.query(copyTo(`COPY (SELECT ${quotedColumns} FROM ${quoted}) TO STDOUT`));
    const rows: AsyncIterable<Buffer> = copy;
    for await (const chunk of rows) {
      bytes += chunk.length;
      onProgress({ name, number: index + 1, count: tables.length, step: 'copy', bytes });
      yield* frame(chunk);
    }
    yield emptyFrame;
    // once this is answered, the COPY is complete and its row count is known
    await client.query('SELECT 1');
    counts.rows.push(copy.rowCount);
  }
  yield jsonFrame(counts.rows);
  if (manifest.files === true)
    yield* readStoredFiles(client, files, counts.files, onProgress, bytes);
}

/** Passes bytes through between the first line and the last, which contains their checksum. */
const withChecksum = (): Transform => {
  const hash = createHash('sha256');
  const start = Buffer.from(firstLine(formatVersion));
  let begun = false;
  const begin = (stream: Transform) => {
    if (begun) return;
    begun = true;
    hash.update(start);
    stream.push(start);
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      begin(this);
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      begin(this);
      done(null, Buffer.from(lastLine(hash.digest('hex'))));
    },
  });
};

/** Returns a stream, since with an async function a full disk would be reported as an abort. */
const appendTo = (file: fs.FileHandle): Writable =>
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      // continues at the handle's current position
      file.writeFile(chunk).then(() => done(), done);
    },
  });

/** Copies everything from one snapshot; writers aren't blocked. */
const copyAll = async (
  client: ClientBase,
  file: fs.FileHandle,
  options: Options,
): Promise<Omit<Backup, 'bytes'>> => {
  await prepareSession(client);
  await holdStoredFiles(client);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const tables = await readTables(client);
  const manifest = await readManifest(client, tables);
  if (manifest.migrations.length === 0)
    throw new StartError('There is nothing to back up: no host has used this database yet.');
  // keeps the columns from changing until the end
  const lock = `LOCK TABLE ${tables.map(({ quoted }) => quoted).join(', ')} IN ACCESS SHARE MODE`;
  await client.query(lock);
  const counts: Counts = { rows: [], files: { files: 0, missing: 0 } };
  await pipeline(
    makeFrames(client, manifest, tables, counts, options),
    // the fastest level: text shrinks to a third, and the database remains the bottleneck
    createGzip({ level: 1, chunkSize: 256 * 1024 }),
    withChecksum(),
    appendTo(file),
    { signal: options.signal },
  );
  await client.query('COMMIT');
  const rows = counts.rows.reduce((sum, each) => sum + each, 0);
  return { tables: tables.length, rows, ...counts.files };
};

/** Makes a rename durable: it is only safe on disk once its folder is synced. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await fs.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/**
 * Writes a snapshot of the whole database, with the files of its store, to a file that only its
 * owner can read. It is written under a temporary name and replaces an existing file once complete.
 */
export const writeBackup = async (
  db: Database,
  target: string,
  options: Options = {},
): Promise<Backup> => {
  const existing = await fs.stat(target).catch(() => undefined);
  if (existing?.isDirectory() === true) throw new StartError(`${target} is a folder, not a file.`);
  const partial = `${target}.${process.pid}.partial`;
  const file = await fs.open(partial, 'wx', 0o600);
  try {
    const copied = await db.withClient((client) => copyAll(client, file, options), options.signal);
    await file.sync();
    const { size } = await file.stat();
    await file.close();
    await fs.rename(partial, target);
    await syncFolder(path.dirname(target));
    return { ...copied, bytes: size };
  } catch (error) {
    await file.close().catch(() => {});
    await fs.rm(partial, { force: true });
    throw error;
  }
};
