import type { Log } from '../log';
import { FilesUnavailable } from './fileStore/store';
import { DatabaseUnavailable } from './unavailable';

/** At most one line in so many milliseconds, however many calls fail. */
const interval = 1_000;

type Outage = {
  since: number;
  notBefore: number;
  failures: number;
  /** Reads may work all the while: a server that can only be read, or a full disk. */
  ofWrites: boolean;
  /** When a statement succeeded, with no failure since. */
  backAt: number | undefined;
};
const outages = new WeakMap<Log, Outage>();

/** PostgreSQL's codes for what only a write meets: a read-only transaction, a full disk. */
const writeCodes: ReadonlySet<string> = new Set(['25006', '53100']);

/**
 * Logs that the database is unavailable: once a second, with the number of failures since the last
 * line, and without a stack, which would always be the same.
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
  // PostgreSQL's messages may quote what somebody wrote; its codes don't
  log.error(
    { ...(code === '' ? { reason: message } : { code }), failures: outage.failures },
    'the database is unavailable',
  );
  outage.notBefore = now + interval;
  outage.failures = 0;
};

/** Whether a statement stores something, locks included. */
const isWrite = (statement: string) => /\b(?:INSERT|UPDATE|DELETE)\b/.test(statement);

/**
 * To be called for every statement that succeeded. Logs the end of an outage, once: after a second
 * in which nothing failed, since one connection may work while others are still lost.
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

/** Logs that the store of FILES_URL is unavailable, like an outage of the database. */
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

/** Logs that something failed that is done again later; an outage of the database only once a second. */
export const logFailure = (log: Log, error: unknown, message: string): void => {
  if (error instanceof DatabaseUnavailable) logOutage(log, error);
  else if (error instanceof FilesUnavailable) logFilesOutage(log, error);
  else log.warn({ err: error }, message);
};
