import { site } from '@contract/constants/site';

/** For how many months the file counts: RFC 9116 wants less than a year. */
const monthsAhead = 6;

/**
 * Whom to tell of a hole in the site (RFC 9116), by the site's usual address. It counts from the
 * beginning of the month on, so that it is the same all month.
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
