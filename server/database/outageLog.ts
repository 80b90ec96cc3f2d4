import type { Log } from '../log';
import { DatabaseUnavailable } from './unavailable';

/** At most one line in so many milliseconds, however many calls fail. */
const interval = 1_000;

type Outage = { notBefore: number; failures: number };
const outages = new WeakMap<Log, Outage>();

/**
 * Logs that the database is unavailable: once a second, with the number of failures since the last
 * line, and without a stack, which would always be the same.
 */
export const logOutage = (log: Log, { code, message }: DatabaseUnavailable): void => {
  const outage = outages.get(log) ?? { notBefore: 0, failures: 0 };
  outages.set(log, outage);
  outage.failures += 1;
  const now = Date.now();
  if (now < outage.notBefore) return;
  // PostgreSQL's messages may quote what somebody wrote; its codes don't
  log.error(
    { ...(code === '' ? { reason: message } : { code }), failures: outage.failures },
    'the database is unavailable',
  );
  outage.notBefore = now + interval;
  outage.failures = 0;
};

/** Logs that something failed that is done again later; an outage of the database only once a second. */
export const logFailure = (log: Log, error: unknown, message: string): void => {
  if (error instanceof DatabaseUnavailable) logOutage(log, error);
  else log.warn({ err: error }, message);
};
