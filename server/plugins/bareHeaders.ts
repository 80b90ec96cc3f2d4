/**
 * Headers of responses sent before any plugin runs: to requests that aren't valid HTTP, or whose
 * URL can't be parsed.
 */
export const bareHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
} as const;
