import { minute } from '@contract/durations';
import type { Context } from '../context';
import { every } from '../every';
import { remindOfAnswers } from './applications/promises';
import { askForConfirmations } from './jobs/confirmation';

const interval = 5 * minute;
const firstAfter = 20_000;

/**
 * Mails employers what is due of them: answers they promised, and whether their jobs are still
 * open. Safe on several hosts at once. `origin` is the site's, for the links. Returns how to stop.
 */
export const startHiringUpkeep = ({ db, log }: Context, origin: string): (() => Promise<void>) =>
  every({
    interval,
    firstAfter,
    run: async (stopped) => {
      await remindOfAnswers(db, origin, () => stopped.aborted);
      await askForConfirmations(db, origin, () => stopped.aborted);
    },
    onError: (error) =>
      log.warn(
        { err: error },
        'reminders to employers could not be queued; that is tried again in five minutes',
      ),
  });
