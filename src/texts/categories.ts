import { countWithNoun, formatNumber } from './numbers';

/** The category list and a category's page (spec §2.10). */
export const categoryTexts = {
  heading: 'Find the job you love',
  lead: 'Choose a field, or search all jobs at once.',
  search: 'Search all jobs',
  jobs: (count: number) => countWithNoun(count, 'job'),
  all: 'All categories',
  others: 'Other categories',
  newest: 'The newest posting in this category',
  first: 'The first posting in this category',
  /** The link to the listing filtered by the category. */
  seeAll: (count: number, category: string) => `See all ${formatNumber(count)} ${category}`,
  empty: 'Have a look at another category, or search everything.',
} as const;
