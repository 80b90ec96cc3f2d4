import { categoriesTitle } from '@contract/titles/categories';
import { countWithNoun, formatNumber } from './numbers';

/** The category list and a category's page (spec §2.10). */
export const categoryTexts = {
  heading: categoriesTitle,
  lead: 'Choose a field, or search all jobs at once.',
  search: 'Search all jobs',
  jobs: (count: number) => countWithNoun(count, 'job'),
  all: 'All categories',
  others: 'Other categories',
  /** Which of the category's jobs is shown below. */
  newest: (count: number) =>
    count === 1
      ? 'The only job in this category right now.'
      : `Showing the newest of ${formatNumber(count)} jobs.`,
  first: (count: number) =>
    count === 1
      ? 'The only job in this category right now.'
      : `Showing the first of ${formatNumber(count)} jobs.`,
  /** The link to the listing filtered by the category. */
  seeAll: (count: number, category: string) => `See all ${formatNumber(count)} ${category}`,
  empty: 'Try another category, or search all jobs.',
} as const;
