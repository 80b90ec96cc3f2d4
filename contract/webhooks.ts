import type { components } from './generated/types';

export type WebhookEvent = components['schemas']['WebhookEvent'];

/** What a webhook may be told, in the order in which it is asked for. */
export const webhookEvents = [
  'application.received',
  'job.published',
  'job.ended',
] as const satisfies WebhookEvent[];

export const webhookLimits = {
  /** Webhooks of a company. */
  webhooks: 5,
  url: 500,
  /** For how many days a delivery is in the list. */
  keptDays: 30,
  /** For how many hours the secret before still signs. */
  oldSecretHours: 24,
  /** Deliveries on a page. */
  pageSize: 20,
} as const;
