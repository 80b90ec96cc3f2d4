import { minute } from '@contract/time/durations';
import type { Context } from '../context';
import { logFailure } from '../database/outageLog';
import { every } from '../timing/every';
import { settlePendingMoves } from './applications/pendingMoves';
import { remindOfAnswers } from './applications/promises';
import { announceShown } from './inbox/inbox';
import { sendMessageMails } from './inbox/messageMails';
import { askForConfirmations } from './jobs/confirmation';
import { sendDigests } from './mail/digest';

const interval = minute;
const firstAfter = 20_000;

/**
 * Does what is due by the minute: decisions that applicants are told later, mails about messages that nobody read, daily mails, reminders
 * of promised answers, the question whether a job is still open. Several hosts share the work; each
 * thing is done by one of them. `origin` is the site's, for the links. Returns how to stop.
 */
export const startHiringUpkeep = ({ db, log }: Context, origin: string): (() => Promise<void>) =>
  every({
    interval,
    firstAfter,
    run: async (stopped) => {
      await settlePendingMoves(db, origin, () => stopped.aborted);
      await sendMessageMails(db, origin, () => stopped.aborted);
      await announceShown(db, () => stopped.aborted);
      await sendDigests(db, origin, () => stopped.aborted);
      await remindOfAnswers(db, origin, () => stopped.aborted);
      await askForConfirmations(db, origin, () => stopped.aborted);
    },
    onError: (error) =>
      logFailure(
        log,
        error,
        'what was due in hiring could not be done; that is tried again in a minute',
      ),
  });
