import type { Context } from '../../context';
import { logFailure } from '../../database/outageLog';
import {
  claimDelivery,
  giveBack,
  releaseStaleDeliveries,
  type ClaimedDelivery,
} from '../../repositories/webhooks/deliveries';
import { every } from '../../timing/every';
import { attempt } from './attempt';
import { settle } from './settle';

/** How often to look for what is due, in milliseconds. */
const pollInterval = 2_000;
/** Deliveries under way at once, most of which wait for an answer. */
const concurrency = 24;
/** A try takes 15 seconds at most: one that began so many seconds ago belongs to a host that ended. */
const staleAfter = 60;
/** How long a host that stops waits for what is under way, in milliseconds. */
const shutdownTimeout = 4_000;

const sendOne = async (
  context: Context,
  delivery: ClaimedDelivery,
  origin: string,
  aborted: AbortSignal,
): Promise<void> => {
  const { arrived, stopped, ...tried } = await attempt(context.env, delivery, origin, aborted);
  if (stopped) await giveBack(context.db, delivery);
  else await settle(context, { delivery, tried, origin, arrived });
};

type Sending = {
  origin: string;
  aborted?: AbortSignal;
  isStopped?: () => boolean;
  /** There may be more that is due. */
  onClaimed?: () => void;
};
/** Sends one delivery after the other until none is due. */
export const sendDue = async (
  context: Context,
  {
    origin,
    aborted = new AbortController().signal,
    isStopped = () => false,
    onClaimed = () => {},
  }: Sending,
): Promise<void> => {
  while (!isStopped()) {
    const delivery = await claimDelivery(context.db);
    if (!delivery) return;
    onClaimed();
    await sendOne(context, delivery, origin, aborted);
  }
};

/**
 * Sends what is due to employers' webhooks until stopped. Several hosts share the work; each try is
 * one host's. A host that is killed in a try leaves it to another one, which makes it again under the
 * same id: what the first one sent may have arrived. `origin` is the site's, for the links. Returns
 * how to stop, which waits for what is under way.
 */
export const startWebhooks = (context: Context, origin: string): (() => Promise<void>) => {
  const { db, log } = context;
  const abort = new AbortController();
  const running = new Set<Promise<void>>();
  let stopping = false;

  const drain = async (): Promise<void> => {
    try {
      await sendDue(context, {
        origin,
        aborted: abort.signal,
        isStopped: () => stopping,
        // one that doesn't answer keeps its sender, and what else is due doesn't wait for it
        onClaimed: startOne,
      });
    } catch (error) {
      if (!stopping)
        logFailure(log, error, 'webhooks could not be sent; that is tried again in a moment');
    }
  };
  const startOne = (): void => {
    if (stopping || running.size >= concurrency) return;
    const worker = drain().finally(() => running.delete(worker));
    running.add(worker);
  };
  const stopPolling = every({
    interval: pollInterval,
    firstAfter: 0,
    run: async () => {
      try {
        await releaseStaleDeliveries(db, staleAfter);
      } finally {
        startOne();
      }
    },
    onError: (error) =>
      logFailure(log, error, 'webhooks could not be sent; that is tried again in a moment'),
  });
  return async () => {
    stopping = true;
    const timer = setTimeout(() => abort.abort(), shutdownTimeout);
    await Promise.all([stopPolling(), ...running]);
    clearTimeout(timer);
  };
};
