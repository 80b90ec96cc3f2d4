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

/** Does once what is due by the minute; one kind that fails keeps none of the others from its turn. */
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
 * Does what is due by the minute: decisions that applicants are told later, mails about messages that nobody read, daily mails, reminders
 * of promised answers, the question whether a job is still open. Several hosts share the work; each
 * thing is done by one of them. `origin` is the site's, for the links. Returns how to stop.
 */
export const startHiringUpkeep = (context: Logged, origin: string): (() => Promise<void>) =>
  every({
    interval,
    firstAfter,
    run: (stopped) => doDueHiring(context, origin, () => stopped.aborted),
    onError: (error) =>
      logFailure(
        context.log,
        error,
        'what was due in hiring could not be done; that is tried again in a minute',
      ),
  });
