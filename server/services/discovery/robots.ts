import { paths } from '@contract/paths';

/**
 * Returns robots.txt. The API is allowed, since crawlers call it when they render pages that the
 * host hasn't rendered. Pages that must not be indexed use `noindex`, which crawlers only see if
 * they may fetch the page. Later pages of a search are disallowed, since there is no end to them.
 */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    `Disallow: ${paths.jobListing()}?*cursor=`,
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
