import { minute } from '@contract/durations';
import type { Context } from '../context';
import { every } from '../every';
import { settlePendingMoves } from './applications/pendingMoves';
import { sendDigests } from './mail/digest';

/**
 * Does what is due by the minute: decisions that applicants are told later, daily mails. Several
 * hosts share the work; each thing is done by one of them. Returns how to stop it.
 */
export const startSchedule = (context: Context): (() => Promise<void>) =>
  every({
    interval: minute,
    firstAfter: 2_000,
    run: async (stopped) => {
      await settlePendingMoves(context, () => stopped.aborted);
      await sendDigests(context, () => stopped.aborted);
    },
    onError: (error) =>
      context.log.warn({ err: error }, 'what was due failed; it is tried again in a minute'),
  });
