import { pageTexts } from '../../texts/pages';

/** Content types of a search's feeds, by the extension of their path. */
export const feedTypes = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const;
export type FeedType = keyof typeof feedTypes;

/** Descriptions of filters that aren't typed as words. */
const { filters } = pageTexts;
const filterWords: Record<string, (value: string) => string> = {
  type: filters.type,
  remote: (value) => (value === 'true' ? filters.remote : ''),
  applyHere: (value) => (value === 'true' ? filters.applyHere : ''),
  withPay: (value) => (value === 'true' ? filters.withPay : ''),
  payMin: (value) => filters.payMin(Number(value)),
  payMax: (value) => filters.payMax(Number(value)),
  within: (value) => filters.within(Number(value)),
  near: filters.near,
  miles: (value) => filters.miles(Number(value)),
};

/** Describes what a feed contains; `company` is set if all its jobs are one company's. */
export const feedTitle = (search: URLSearchParams, company = ''): string =>
  pageTexts.feed(
    [
      company,
      ...['q', 'category', 'company', 'location', 'degree'].flatMap((key) => search.getAll(key)),
      ...Object.entries(filterWords).flatMap(([key, wordsOf]) => search.getAll(key).map(wordsOf)),
    ]
      .filter(Boolean)
      .join(', '),
  );

export const feedAddress = (origin: string, type: FeedType, search: URLSearchParams): string =>
  `${origin}/feeds/jobs.${type}${search.size > 0 ? `?${search.toString()}` : ''}`;

/** Returns a page's links to the feeds of its jobs. */
export const feedLinks = (origin: string, search: URLSearchParams, company?: string) =>
  (['rss', 'atom', 'json'] as const).map((type) => ({
    type: feedTypes[type],
    title: feedTitle(search, company),
    href: feedAddress(origin, type, search),
  }));
