import type { Readable } from 'node:stream';
import type { Database } from '../../database/database';
import { errorCode } from '../../errorCode';
import { allowNoCategory } from '../../repositories/jobs/categories';
import { insertJobs, type NewJob } from '../../repositories/jobs/jobs';
import { linesOf, openBytes } from './lines';
import { mappingFor, type Mapping } from './mapping';
import { postingOf, type Posting } from './posting';
import { recordsOf } from './records';

/**
 * Counts of a file's rows: `imported` are new, `duplicates` were stored already, `skipped` are
 * counted by reason.
 */
export type FileReport = {
  file: string;
  imported: number;
  duplicates: number;
  skipped: Map<string, number>;
  /** Why the file wasn't read to its end, as readable text. */
  problem?: string;
};

export type ImportOptions = {
  /** Columns named on the command line. */
  mapping: Mapping;
  encoding?: string;
  /** Stops the import; rows already read are still stored. */
  signal?: AbortSignal;
  onProgress?: (report: FileReport) => void;
  now?: Date;
};

/** Rows stored per transaction. */
const batchSize = 500;

export const interrupted = 'stopped; run it again to go on';

/**
 * Imports a file's jobs, in constant memory. Idempotent and safe to run concurrently: a row's hash
 * is unique in the database. Rows stored before an interruption stay. Never throws because of a
 * file's content, only if the database is unavailable.
 */
export const importFile = async (
  db: Database,
  file: string,
  { mapping: wanted, encoding, signal, onProgress, now = new Date() }: ImportOptions,
): Promise<FileReport> => {
  await allowNoCategory(db);
  const report: FileReport = { file, imported: 0, duplicates: 0, skipped: new Map() };
  const countSkipped = (reason: string) =>
    report.skipped.set(reason, (report.skipped.get(reason) ?? 0) + 1);
  let storing: Promise<void> = Promise.resolve();
  let batch: NewJob[] = [];
  const store = async (jobs: NewJob[]) => {
    const result = await storeBatch(db, jobs, () => countSkipped('refused by the database'));
    report.imported += result.stored;
    report.duplicates += jobs.length - result.stored - result.refused;
    onProgress?.(report);
  };
  // one batch is stored while the next is read: this keeps two cores busy, with at most two batches
  // in memory
  const flush = async () => {
    await storing;
    const full = batch;
    batch = [];
    storing = store(full);
    // the next await rethrows it; an unhandled rejection until then would end the process
    storing.catch(() => {});
  };
  for await (const posting of postingsOf(file, wanted, encoding, now)) {
    if ('problem' in posting) report.problem = posting.problem;
    else if ('skipped' in posting) countSkipped(posting.skipped);
    else if (batch.push(posting.job) === batchSize) await flush();
    if (signal?.aborted === true) {
      report.problem = interrupted;
      break;
    }
  }
  await flush();
  await storing;
  return report;
};

/**
 * Yields the file's rows as jobs, and finally the file's own problem, if any; rows read before it
 * count.
 */
async function* postingsOf(
  file: string,
  wanted: Mapping,
  encoding: string | undefined,
  now: Date,
): AsyncGenerator<Posting | { problem: string }> {
  let bytes: Readable | undefined;
  try {
    bytes = await openBytes(file);
    const records = await recordsOf(linesOf(bytes, encoding));
    const mapping = records.columns.length === 0 ? wanted : mappingFor(records.columns, wanted);
    for await (const reading of records.readings)
      yield 'row' in reading ? postingOf(reading.row, mapping, now) : reading;
  } catch (error) {
    yield { problem: toReadable(error) };
  } finally {
    bytes?.destroy();
  }
}

type Stored = { stored: number; refused: number };

/** Inserts a batch, sorted by key so that concurrent imports can't deadlock. */
const storeBatch = async (db: Database, jobs: NewJob[], onRefused: () => void): Promise<Stored> => {
  const rows = jobs.toSorted((a, b) => ((a.importKey ?? '') < (b.importKey ?? '') ? -1 : 1));
  try {
    return { stored: await db.transaction((tx) => insertJobs(tx, rows)), refused: 0 };
  } catch (error) {
    if (!isDataFault(error)) throw error;
    if (rows.length === 1) {
      onRefused();
      return { stored: 0, refused: 1 };
    }
    // bisect to find the row that the database rejects
    const middle = Math.ceil(rows.length / 2);
    const first = await storeBatch(db, rows.slice(0, middle), onRefused);
    const second = await storeBatch(db, rows.slice(middle), onRefused);
    return { stored: first.stored + second.stored, refused: first.refused + second.refused };
  }
};

/**
 * Whether an error's SQLSTATE class blames a value: data exception, constraint violation, program
 * limit exceeded.
 */
const isDataFault = (error: unknown): boolean => /^(22|23|54)[0-9A-Z]{3}$/.test(errorCode(error));

const readableErrors: Record<string, string> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be read',
  Z_BUF_ERROR: 'it ends before its gzip data does',
  Z_DATA_ERROR: 'its gzip data are damaged',
};
const toReadable = (error: unknown): string =>
  readableErrors[errorCode(error)] ?? (error instanceof Error ? error.message : String(error));
