import type { Log } from '../log';
import { FilesUnavailable } from './fileStore/store';
import { DatabaseUnavailable } from './unavailable';

/** The minimum interval between two lines, in milliseconds, however many calls fail. */
const interval = 1_000;

type Outage = {
  since: number;
  notBefore: number;
  failures: number;
  /** Only writes fail: the server is read-only, or its disk is full. Reads may work throughout. */
  ofWrites: boolean;
  /** When a statement first succeeded, with no failure since. */
  backAt: number | undefined;
};
const outages = new WeakMap<Log, Outage>();

/** PostgreSQL's codes that only writes cause: a read-only transaction, a full disk. */
const writeCodes: ReadonlySet<string> = new Set(['25006', '53100']);

/**
 * Logs that the database is unavailable: at most once a second, with the number of failures since
 * the last line, and without a stack, which would always be the same.
 */
export const logOutage = (log: Log, { code, message }: DatabaseUnavailable): void => {
  const now = Date.now();
  const ofWrites = writeCodes.has(code);
  const outage = outages.get(log) ?? {
    since: now,
    notBefore: 0,
    failures: 0,
    ofWrites,
    backAt: undefined,
  };
  outages.set(log, outage);
  outage.failures += 1;
  outage.ofWrites ||= ofWrites;
  outage.backAt = undefined;
  if (now < outage.notBefore) return;
  // PostgreSQL's messages may quote users' data; its codes don't
  log.error(
    { ...(code === '' ? { reason: message } : { code }), failures: outage.failures },
    'the database is unavailable',
  );
  outage.notBefore = now + interval;
  outage.failures = 0;
};

/** Whether a statement writes; one that only locks rows (FOR UPDATE) counts, too. */
const isWrite = (statement: string) => /\b(?:INSERT|UPDATE|DELETE)\b/.test(statement);

/**
 * Must be called for every statement that succeeded. Logs the end of an outage once, after a second
 * without failures, since one connection may work while others are still lost.
 */
export const noteSuccess = (log: Log, statement: string): void => {
  const outage = outages.get(log);
  if (outage === undefined || (outage.ofWrites && !isWrite(statement))) return;
  const now = Date.now();
  outage.backAt ??= now;
  if (now < outage.backAt + interval) return;
  outages.delete(log);
  log.info({ seconds: Math.round((outage.backAt - outage.since) / 1000) }, 'the database is back');
};

const filesOutages = new WeakMap<Log, { notBefore: number; failures: number }>();

/** Logs that the store of FILES_URL is unavailable, at most once a second. */
export const logFilesOutage = (log: Log, { message }: FilesUnavailable): void => {
  const now = Date.now();
  const outage = filesOutages.get(log) ?? { notBefore: 0, failures: 0 };
  filesOutages.set(log, outage);
  outage.failures += 1;
  if (now < outage.notBefore) return;
  log.error({ reason: message, failures: outage.failures }, 'the store of files is unavailable');
  outage.notBefore = now + interval;
  outage.failures = 0;
};

/** Logs a failure of something that will be retried; outages are logged at most once a second. */
export const logFailure = (log: Log, error: unknown, message: string): void => {
  if (error instanceof DatabaseUnavailable) logOutage(log, error);
  else if (error instanceof FilesUnavailable) logFilesOutage(log, error);
  else log.warn({ err: error }, message);
};
