import { randomUUID } from 'node:crypto';
import { webhookLimits } from '@contract/webhooks';
import type { Actor } from '../../caller';
import type { Database, Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import {
  addTestDelivery,
  findDelivery,
  listDeliveries,
  resendDelivery,
} from '../../repositories/webhooks/deliveries';
import { hostTexts } from '../../texts/errors';
import type { Wire } from '../../wire';
import { storeIdempotencyRecord } from '../limits/exactlyOnce';
import { ownWebhook } from './webhooks';
import { toDelivery } from './webhookWire';

/** Returns a page of a webhook's deliveries, newest first. */
export const readDeliveries = async (
  db: Database,
  actor: Actor,
  id: string,
  before: number | undefined,
): Promise<Wire<'WebhookDeliveries'>> => {
  const webhook = await ownWebhook(db, actor, id);
  const limit = webhookLimits.pageSize;
  const rows = await listDeliveries(db, webhook.id, {
    limit: limit + 1,
    ...(before !== undefined && { before }),
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(toDelivery),
    ...(rows.length > limit && last && { next: last.number }),
  };
};

/** Queues a test delivery, which is sent within seconds. */
export const testWebhook = (
  db: Database,
  actor: Actor,
  id: string,
): Promise<Wire<'WebhookDelivery'>> =>
  db.transaction(async (tx) => {
    const webhook = await ownWebhook(tx, actor, id);
    const row = await addTestDelivery(tx, webhook.id, randomUUID());
    if (!row) throw new ApiError(404, hostTexts.notFound);
    await storeIdempotencyRecord(tx, row.id);
    return toDelivery(row);
  });

/** Returns one of a webhook's deliveries; throws a 404 if there is none. */
export const readDelivery = async (
  db: Queryable,
  actor: Actor,
  { id, deliveryId }: { id: string; deliveryId: string },
): Promise<Wire<'WebhookDelivery'>> => {
  const webhook = await ownWebhook(db, actor, id);
  const row = await findDelivery(db, webhook.id, deliveryId);
  if (!row) throw new ApiError(404, hostTexts.notFound);
  return toDelivery(row);
};

/** Queues a delivery again; a no-op while it is still being retried. */
export const resendWebhookDelivery = (
  db: Database,
  actor: Actor,
  ids: { id: string; deliveryId: string },
): Promise<Wire<'WebhookDelivery'>> =>
  db.transaction(async (tx) => {
    const { _id: deliveryId } = await readDelivery(tx, actor, ids);
    await resendDelivery(tx, deliveryId);
    return readDelivery(tx, actor, ids);
  });
