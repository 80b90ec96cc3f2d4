import { pageTexts } from '../../texts/pages';

/** The feeds of a search, by the ending of their address. */
export const feedTypes = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const;
export type FeedType = keyof typeof feedTypes;

/** What a feed is of, in words. */
export const feedTitle = (search: URLSearchParams): string =>
  pageTexts.feed(
    ['q', 'category', 'company', 'location']
      .flatMap((key) => search.getAll(key))
      .filter(Boolean)
      .join(', '),
  );

export const feedAddress = (origin: string, type: FeedType, search: URLSearchParams): string =>
  `${origin}/feeds/jobs.${type}${search.size > 0 ? `?${search.toString()}` : ''}`;

/** A page's links to the feeds of its jobs. */
export const feedLinks = (origin: string, search: URLSearchParams) =>
  (['rss', 'atom', 'json'] as const).map((type) => ({
    type: feedTypes[type],
    title: feedTitle(search),
    href: feedAddress(origin, type, search),
  }));
