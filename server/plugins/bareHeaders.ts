/**
 * What answers carry that are sent before any plugin comes into it: to what isn't HTTP, or has an
 * address that can't be read.
 */
export const bareHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
} as const;
