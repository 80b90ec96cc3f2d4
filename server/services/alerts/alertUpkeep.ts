import type { Context } from '../../context';
import { logFailure } from '../../database/outageLog';
import { every } from '../../timing/every';
import { runSteps } from '../../timing/runSteps';
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
      await runSteps([
        () => matchNewJobs(db, isStopped),
        () => sendDueAlerts({ db, log }, origin, isStopped),
        () => rereadAlerts({ db, log }, isStopped),
        () => sendDueSearches({ db, log }, origin, isStopped),
      ]);
    },
    onError: (error) =>
      logFailure(
        log,
        error,
        'new jobs could not be matched, or job alerts not sent; that is tried again',
      ),
  });
