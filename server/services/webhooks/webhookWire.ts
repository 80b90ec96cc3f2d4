import type { DeliveryRow } from '../../repositories/webhooks/deliveries';
import type { WebhookRow } from '../../repositories/webhooks/webhooks';
import type { Wire } from '../../wire';

export const toDelivery = (row: DeliveryRow): Wire<'WebhookDelivery'> => ({
  _id: row.id,
  type: row.type,
  title: row.title,
  state: row.state,
  tries: row.tries,
  happenedAt: row.happenedAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
  nextAt: row.state === 'waiting' ? row.nextAt.toISOString() : null,
  status: row.status,
  problem: row.problem,
});

export const toWebhook = (row: WebhookRow, last: DeliveryRow | undefined): Wire<'Webhook'> => ({
  _id: row.id,
  url: row.url,
  events: row.events,
  on: row.offAt === null,
  offForFailures: row.offForFailures,
  createdAt: row.createdAt.toISOString(),
  oldSecretUntil: row.oldSecretUntil?.toISOString() ?? null,
  ...(last && { lastDelivery: toDelivery(last) }),
});
