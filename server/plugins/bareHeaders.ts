/**
 * Headers of responses sent before any plugin runs: to what isn't HTTP, or to a URL that can't be
 * parsed.
 */
export const bareHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
} as const;
