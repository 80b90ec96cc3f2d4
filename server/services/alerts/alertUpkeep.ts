import type { Context } from '../../context';
import { logFailure } from '../../database/outageLog';
import { every } from '../../timing/every';
import { sendDueSearches } from '../candidates/savedSearches';
import { matchNewJobs } from './matchJobs';
import { rereadAlerts, sendDueAlerts } from './sendAlerts';

/** In milliseconds. */
const [interval, firstAfter] = [20_000, 10_000];

/**
 * Matches new jobs against the alerts, and queues the mails of those that are due (docs/alerts.md),
 * and of saved searches for candidates. Several hosts share the work. `origin` is the site's, for the links. Returns how to stop.
 */
export const startAlertUpkeep = ({ db, log }: Context, origin: string): (() => Promise<void>) =>
  every({
    interval,
    firstAfter,
    run: async (stopped) => {
      const isStopped = (): boolean => stopped.aborted;
      const steps = [
        () => matchNewJobs(db, isStopped),
        () => sendDueAlerts({ db, log }, origin, isStopped),
        () => rereadAlerts({ db, log }, isStopped),
        () => sendDueSearches(db, origin, isStopped),
      ];
      // one that fails keeps none of the others from its turn
      const failures: unknown[] = [];
      for (const step of steps) await step().catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw failures[0];
    },
    onError: (error) =>
      logFailure(
        log,
        error,
        'new jobs could not be matched, or job alerts not sent; that is tried again',
      ),
  });
