import { paths } from '@contract/paths';
import type { Context } from '../../context';
import type { Queryable } from '../../database/database';
import { addAudit } from '../../repositories/office/audit';
import {
  endDelivery,
  endWaiting,
  postponeDelivery,
  type ClaimedDelivery,
  type Tried,
} from '../../repositories/webhooks/deliveries';
import { countFailure, forgetFailures, switchOff } from '../../repositories/webhooks/webhooks';
import { webhookMailTexts } from '../../texts/webhooks';
import { notify } from '../mail/notify';
import { mailQueued } from '../mail/queue';
import { deliveryCountsOf } from './deliveryCounts';

const [minute, hour] = [60, 3600];
/**
 * Delays before each retry, in seconds; after the last one the delivery has failed. About a day in
 * total.
 */
const retryDelays = [30, 5 * minute, 30 * minute, 2 * hour, 4 * hour, 8 * hour, 10 * hour];
/** A webhook is turned off after this many failed deliveries in a row. */
const maxGivenUp = 3;
/** A receiver that answers with this status wants no more messages (Standard Webhooks). */
const gone = 410;

/**
 * Returns the seconds until the next attempt; `undefined` if there is none. A test isn't retried.
 */
export const nextDelay = ({
  type,
  tries,
}: Pick<ClaimedDelivery, 'type' | 'tries'>): number | undefined =>
  type === 'webhook.test' ? undefined : retryDelays[tries - 1];

/** Turns a webhook off, and notifies the person who added it. Returns whether it was on. */
const giveUpOn = async (tx: Queryable, webhookId: string, origin: string): Promise<boolean> => {
  const off = await switchOff(tx, webhookId);
  if (!off) return false;
  await endWaiting(tx, webhookId);
  await addAudit(tx, {
    actorRole: 'host',
    actorId: null,
    action: 'turnOffWebhook',
    recordId: off.employerId,
    after: { webhook: off.url },
  });
  await notify(tx, {
    role: 'employer',
    accountId: off.employerId,
    origin,
    kind: 'notice',
    urgent: true,
    write: (name) =>
      webhookMailTexts.off({
        name,
        url: `${origin}${paths.account()}`,
      }),
  });
  return true;
};

type Settled = { delivery: ClaimedDelivery; tried: Tried; origin: string };

/** Records a successful delivery. */
const settleArrived = async ({ db }: Context, { delivery, tried }: Settled): Promise<void> => {
  const isEnded = await db.transaction(async (tx) => {
    if ((await endDelivery(tx, delivery, 'delivered', tried)) === 0) return false;
    if (delivery.type !== 'webhook.test') await forgetFailures(tx, delivery.webhookId);
    return true;
  });
  if (isEnded) deliveryCountsOf(db).delivered += 1;
};

/** Records a delivery that has permanently failed; turns its webhook off if it is one too many. */
const settleGivenUp = async (
  { db, log }: Context,
  { delivery, tried, origin }: Settled,
): Promise<void> => {
  const { webhookId } = delivery;
  const { isEnded, isOff } = await db.transaction(async (tx) => {
    const ended = await endDelivery(tx, delivery, 'failed', tried);
    if (ended === 0 || delivery.type === 'webhook.test')
      return { isEnded: ended > 0, isOff: false };
    const failures = await countFailure(tx, webhookId);
    const isOneTooMany =
      failures !== undefined && (failures >= maxGivenUp || tried.status === gone);
    return { isEnded: true, isOff: isOneTooMany && (await giveUpOn(tx, webhookId, origin)) };
  });
  if (isEnded) deliveryCountsOf(db).failed += 1;
  if (!isOff) return;
  mailQueued(db);
  log.info({ webhook: webhookId }, 'a webhook was switched off, since nothing arrived there');
};

/** Records the outcome of an attempt. */
export const settle = async (
  context: Context,
  settled: Settled & { arrived: boolean },
): Promise<void> => {
  const { delivery, tried, arrived } = settled;
  if (arrived) return settleArrived(context, settled);
  const delay = tried.status === gone ? undefined : nextDelay(delivery);
  const isPostponed =
    delay !== undefined && (await postponeDelivery(context.db, delivery, delay, tried)) > 0;
  if (!isPostponed) return settleGivenUp(context, settled);
  deliveryCountsOf(context.db).retried += 1;
};
