import { hour } from '@contract/durations';
import type { Context } from '../context';
import type { Database } from '../database/database';
import { logFailure } from '../database/outageLog';
import { every } from '../every';
import { dropOldEmailUndos } from '../repositories/accounts/emailUndos';
import { dropOldNetworks } from '../repositories/accounts/knownNetworks';
import { dropOldLinks } from '../repositories/accounts/mailedLinks';
import { dropOldSessions } from '../repositories/accounts/sessions';
import { dropOldConfirmations } from '../repositories/jobs/jobConfirmations';
import { expireJobs } from '../repositories/jobs/jobLife';
import { dropOldViews } from '../repositories/jobs/jobViews';
import { dropOldIdempotencyKeys } from '../repositories/limits/idempotency';
import { dropOldHits } from '../repositories/limits/rateLimitHits';
import { dropOldTraffic } from '../repositories/limits/traffic';
import { dropOldMails } from '../repositories/mail/mails';
import { dropOldInvitations } from '../repositories/office/invitations';
import { erasePeople } from './accounts/erasure';
import { invalidateJobCaches } from './cache';

const interval = hour;
/** Soon after the start, in milliseconds: a start that fails leaves nothing running. */
const firstAfter = 1_000;
/** Jobs marked by one statement: few, to hold locks only briefly. */
const batchSize = 200;

/**
 * Marks overdue live jobs as expired; returns how many this host marked. Lists and search leave
 * such jobs out from the moment they end, so nothing waits for the sweep. Safe on several hosts at
 * once: each job is marked by one of them.
 */
export const sweepJobs = async (
  db: Database,
  isStopped: () => boolean = () => false,
): Promise<number> => {
  let swept = 0;
  while (!isStopped()) {
    const marked = await expireJobs(db, batchSize);
    if (marked === 0) break;
    swept += marked;
  }
  if (swept > 0) invalidateJobCaches(db);
  return swept;
};

/** Deletes what has expired, soon after the start and every hour. Returns how to stop it. */
export const startHousekeeping = ({ db, log }: Context): (() => Promise<void>) =>
  every({
    interval,
    firstAfter,
    run: async (stopped) => {
      await sweepJobs(db, () => stopped.aborted);
      await erasePeople(db, () => stopped.aborted);
      await dropOldSessions(db);
      await dropOldHits(db);
      await dropOldIdempotencyKeys(db);
      await dropOldInvitations(db);
      await dropOldTraffic(db);
      await dropOldMails(db);
      await dropOldLinks(db);
      await dropOldEmailUndos(db);
      await dropOldNetworks(db);
      await dropOldConfirmations(db);
      await dropOldViews(db);
    },
    onError: (error) => logFailure(log, error, 'housekeeping failed; it is tried again in an hour'),
  });
