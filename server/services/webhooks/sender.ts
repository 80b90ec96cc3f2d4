import type { Context } from '../../context';
import { logFailure } from '../../database/outageLog';
import {
  claimDelivery,
  releaseDelivery,
  releaseStaleDeliveries,
  type ClaimedDelivery,
} from '../../repositories/webhooks/deliveries';
import { every } from '../../timing/every';
import { attempt } from './attempt';
import { settle } from './settle';

/** How often to poll for due deliveries, in milliseconds. */
const pollInterval = 2_000;
/** Deliveries in flight, most of which wait for an answer. */
const concurrency = 24;
/**
 * An attempt takes at most 15 seconds: one that began this many seconds ago belongs to a dead host.
 */
const staleAfter = 60;
/** How long a host that stops waits for deliveries in flight, in milliseconds. */
const shutdownTimeout = 4_000;

const sendOne = async (
  context: Context,
  delivery: ClaimedDelivery,
  origin: string,
  aborted: AbortSignal,
): Promise<void> => {
  const { arrived, stopped, ...tried } = await attempt(context.env, delivery, origin, aborted);
  if (stopped) await releaseDelivery(context.db, delivery);
  else await settle(context, { delivery, tried, origin, arrived });
};

type Sending = {
  origin: string;
  aborted?: AbortSignal;
  isStopped?: () => boolean;
  /** Called if more deliveries may be due. */
  onClaimed?: () => void;
};
/** Sends deliveries one after the other until none is due. */
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
 * Sends due deliveries to employers' webhooks until stopped. Safe to run on several hosts at once:
 * each attempt is claimed by exactly one. If a host is killed during an attempt, another one
 * repeats it under the same id, since it may or may not have arrived. `origin` is the site's, for
 * links. Returns a function that stops it and waits for deliveries in flight.
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
        // starts another sender, so that a slow receiver doesn't delay the others
        onClaimed: startOne,
      });
    } catch (error) {
      if (!stopping) logFailure(log, error, 'webhooks could not be sent; will retry');
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
    onError: (error) => logFailure(log, error, 'webhooks could not be sent; will retry'),
  });
  return async () => {
    stopping = true;
    const timer = setTimeout(() => abort.abort(), shutdownTimeout);
    await Promise.all([stopPolling(), ...running]);
    clearTimeout(timer);
  };
};
