import { StartError } from '../startError';

/**
 * How long the operator keeps data that nothing else expires, in months (the outbox: in days);
 * undefined: forever.
 */
export type Retention = {
  audit: number | undefined;
  cases: number | undefined;
  notices: number | undefined;
  endedSearch: number | undefined;
  deletedJobs: number | undefined;
  outboxDays: number | undefined;
};

/**
 * Reads `name`: a whole number of at least `least`, or 0 for forever. `least` follows from other
 * guarantees.
 */
const durationOf = (
  source: Record<string, string | undefined>,
  name: string,
  { unit, usual, least }: { unit: 'months' | 'days'; usual: number; least: number },
): number | undefined => {
  const value = source[name] ?? String(usual);
  const duration = /^\d{1,4}$/.test(value) ? Number(value) : Number.NaN;
  if (duration === 0) return undefined;
  if (!(duration >= least))
    throw new StartError(
      `${name} must be a number of ${unit} from ${least} to 9999, or 0 for ever, not "${value}".`,
    );
  return duration;
};

/** Reads the settings KEEP_…; docs/retention.md gives the reason for each. */
export const readRetention = (source: Record<string, string | undefined>): Retention => ({
  // the database itself refuses to delete an entry of the last year
  audit: durationOf(source, 'KEEP_AUDIT', { unit: 'months', usual: 24, least: 12 }),
  // a decision can be undone for 30 days
  cases: durationOf(source, 'KEEP_CASES', { unit: 'months', usual: 24, least: 2 }),
  notices: durationOf(source, 'KEEP_NOTICES', { unit: 'months', usual: 12, least: 2 }),
  endedSearch: durationOf(source, 'KEEP_ENDED_SEARCH', { unit: 'months', usual: 24, least: 1 }),
  // a deleted account is restored with its jobs for 30 days
  deletedJobs: durationOf(source, 'KEEP_DELETED_JOBS', { unit: 'months', usual: 12, least: 2 }),
  outboxDays: durationOf(source, 'KEEP_OUTBOX', { unit: 'days', usual: 30, least: 1 }),
});
