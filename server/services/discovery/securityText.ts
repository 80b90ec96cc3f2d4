import { site } from '@contract/constants/site';

/** For how many months the file is valid: RFC 9116 recommends less than a year. */
const monthsAhead = 6;

/**
 * Returns security.txt (RFC 9116), which says where to report vulnerabilities: the site's usual
 * address. Its expiry is counted from the beginning of the month, so that the file is the same all
 * month.
 */
export const securityText = (origin: string, now = new Date()): string => {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsAhead, 1));
  return [
    `Contact: mailto:${site.contact.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
};
