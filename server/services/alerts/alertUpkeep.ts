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
 * Runs upkeep of alerts (docs/alerts.md): matches new jobs against alerts, and queues the mails of
 * due alerts and of saved searches for candidates. Safe to run on several hosts at once. `origin`
 * is the site's, for links. Returns a function that stops it.
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
      logFailure(log, error, 'new jobs could not be matched or job alerts not sent; will retry'),
  });
