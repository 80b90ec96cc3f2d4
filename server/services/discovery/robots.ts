import { paths } from '@contract/paths';

/**
 * What crawlers may fetch. The API stays open, since pages that the host doesn't render read it
 * while a crawler renders them; what nobody should find says so by `noindex`, which a crawler only
 * learns from the page. Later pages of a search have no end.
 */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    `Disallow: ${paths.jobListing()}?*cursor=`,
    `Disallow: ${paths.jobListing()}?*page=`,
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
