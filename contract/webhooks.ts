import type { components } from './generated/types';

export type WebhookEvent = components['schemas']['WebhookEvent'];

/** The events that a webhook can subscribe to, in the order in which the form lists them. */
export const webhookEvents = [
  'application.received',
  'job.published',
  'job.ended',
] as const satisfies WebhookEvent[];

export const webhookLimits = {
  /** Maximum number of a company's webhooks. */
  webhooks: 5,
  url: 500,
  /** For how many days a delivery is listed. */
  keptDays: 30,
  /** For how many hours deliveries are also signed with the previous secret. */
  oldSecretHours: 24,
  /** Deliveries per page. */
  pageSize: 20,
} as const;
