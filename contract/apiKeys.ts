import type { components } from './generated/types';

export type ApiKeyScope = components['schemas']['ApiKeyScope'];

/** What a key may be allowed, in the order in which it is asked for. */
export const apiKeyScopes = [
  'jobs.manage',
  'applications.read',
  'applications.decide',
] as const satisfies ApiKeyScope[];

export const apiKeyLimits = {
  /** Keys of an employer that haven't expired. */
  keys: 10,
  name: 60,
  /** After how many days a key may be chosen to expire. */
  days: [30, 90, 365],
  /** For how many days an expired key stays in the list. */
  shownExpired: 30,
} as const;
