import { minute } from '@contract/time/durations';
import type { Context } from '../context';
import { logFailure } from '../database/outageLog';
import { every } from '../timing/every';
import { runSteps } from '../timing/runSteps';
import { settlePendingMoves } from './applications/pendingMoves';
import { remindOfAnswers } from './applications/promises';
import { announceShown } from './inbox/inbox';
import { sendMessageMails } from './inbox/messageMails';
import { askForConfirmations } from './jobs/confirmation';
import { sendDigests } from './mail/digest';

const interval = minute;
const firstAfter = 20_000;

type Logged = Pick<Context, 'db' | 'log'>;

/**
 * Runs all upkeep that is due by the minute once; a step that fails doesn't keep the others from
 * running.
 */
export const doDueHiring = (
  context: Logged,
  origin: string,
  isStopped: () => boolean = () => false,
): Promise<void> =>
  runSteps([
    () => settlePendingMoves(context, origin, isStopped),
    () => sendMessageMails(context, origin, isStopped),
    () => announceShown(context.db, isStopped),
    () => sendDigests(context, origin, isStopped),
    () => remindOfAnswers(context, origin, isStopped),
    () => askForConfirmations(context, origin, isStopped),
  ]);

/**
 * Runs hiring upkeep every minute: delayed decisions, mails about unread messages, daily mails,
 * reminders of promised answers, and the question whether a job is still open. Safe to run on
 * several hosts at once: each row is claimed by exactly one. `origin` is the site's, for links.
 * Returns a function that stops it.
 */
export const startHiringUpkeep = (context: Logged, origin: string): (() => Promise<void>) =>
  every({
    interval,
    firstAfter,
    run: (stopped) => doDueHiring(context, origin, () => stopped.aborted),
    onError: (error) =>
      logFailure(context.log, error, 'due hiring tasks failed; will retry in a minute'),
  });
