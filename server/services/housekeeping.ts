import type { Context } from '../context';
import { dropOldAttempts } from '../repositories/attempts';
import { dropOldIdempotencyKeys } from '../repositories/idempotency';
import { dropOldInvitations } from '../repositories/invitations';
import { dropOldSessions } from '../repositories/sessions';

const every = 3_600_000;

/** Every hour drops what has served its time. Answers how to stop it. */
export const startHousekeeping = ({ db, log }: Context): (() => void) => {
  const clean = async () => {
    try {
      await dropOldSessions(db);
      await dropOldAttempts(db);
      await dropOldIdempotencyKeys(db);
      await dropOldInvitations(db);
    } catch (error) {
      log.warn({ err: error }, 'housekeeping failed; it is tried again in an hour');
    }
  };
  const timer = setInterval(() => { void clean(); }, every);
  timer.unref();
  return () => clearInterval(timer);
};
