import type { components } from './generated/types';

export type ApiKeyScope = components['schemas']['ApiKeyScope'];

/** The scopes of an API key, in the order in which the form lists them. */
export const apiKeyScopes = [
  'jobs.manage',
  'applications.read',
  'applications.decide',
] as const satisfies ApiKeyScope[];

export const apiKeyLimits = {
  /** Maximum number of an employer's API keys that haven't expired. */
  keys: 10,
  name: 60,
  /** The choices for a key's lifetime, in days. */
  days: [30, 90, 365],
  /** For how many days an expired key is still listed. */
  shownExpired: 30,
} as const;
