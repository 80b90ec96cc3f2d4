import type { Context } from '../context';
import type { Database } from '../database/database';
import { dropOldAttempts } from '../repositories/attempts';
import { dropOldIdempotencyKeys } from '../repositories/idempotency';
import { dropOldInvitations } from '../repositories/invitations';
import { expireJobs } from '../repositories/jobLife';
import { dropOldNetworks } from '../repositories/knownNetworks';
import { dropOldLinks } from '../repositories/mailedLinks';
import { dropOldMails } from '../repositories/mails';
import { dropOldSessions } from '../repositories/sessions';
import { dropOldTraffic } from '../repositories/traffic';
import { erasePeople } from './erasure';
import { jobsChanged } from './recent';

const every = 3_600_000;
/** Once the host has started, in milliseconds: a start that fails leaves nothing running. */
const atFirst = 1_000;
/** Jobs that one statement of the sweep marks: few enough to hold nobody up. */
const batch = 200;

/**
 * Marks every live job whose time is over as expired; answers how many this host marked. Lists and
 * search leave such a job out by themselves from the moment it ends, so nothing waits for the
 * sweep. Safe on several hosts at once: each job is one host's.
 */
export const sweepJobs = async (
  db: Database,
  isStopped: () => boolean = () => false,
): Promise<number> => {
  let swept = 0;
  while (!isStopped()) {
    const marked = await expireJobs(db, batch);
    if (marked === 0) break;
    swept += marked;
  }
  if (swept > 0) jobsChanged(db);
  return swept;
};

/**
 * Soon after the start and every hour drops what has served its time and ends jobs whose time is
 * over. Answers how to stop it.
 */
export const startHousekeeping = ({ db, log }: Context): (() => void) => {
  let stopped = false;
  const clean = async () => {
    try {
      await sweepJobs(db, () => stopped);
      await erasePeople(db, () => stopped);
      await dropOldSessions(db);
      await dropOldAttempts(db);
      await dropOldIdempotencyKeys(db);
      await dropOldInvitations(db);
      await dropOldTraffic(db);
      await dropOldMails(db);
      await dropOldLinks(db);
      await dropOldNetworks(db);
    } catch (error) {
      if (!stopped) log.warn({ err: error }, 'housekeeping failed; it is tried again in an hour');
    }
  };
  const timer = setInterval(() => {
    void clean();
  }, every);
  timer.unref();
  const first = setTimeout(() => {
    void clean();
  }, atFirst);
  first.unref();
  return () => {
    stopped = true;
    clearInterval(timer);
    clearTimeout(first);
  };
};
