import type { JobSearchControls } from '@/features/search/useJobSearch';
import { listingTexts } from '@/texts/search/listing';
import { limits } from '@contract/limits';
import type { JobResults } from './useJobResults';

/** Returns "126 jobs", for the listing's count and the button of the filter sheet. */
export const countText = ({
  total,
  totalIsExact,
}: Pick<JobResults, 'total' | 'totalIsExact'>): string => listingTexts.count(total, totalIsExact);

type Place = Pick<JobSearchControls, 'search' | 'trail'>;

/** Returns the one-based number of the shown page; `null` if a cursor in the URL doesn't tell. */
export const pageNumber = ({ search, trail }: Place, { page }: Pick<JobResults, 'page'>) =>
  page ?? (search.cursor === '' ? 1 : trail.length > 0 ? trail.length + 1 : null);

/**
 * Returns "1–20 of 1,189 jobs", or just the count if there is only one page, or if the page
 * contains partial matches, which the count doesn't include.
 */
export const rangeText = (place: Place, results: JobResults): string => {
  const { jobs = [], next } = results;
  const number = pageNumber(place, results);
  if (number === null || jobs.length === 0 || (number === 1 && !next)) return countText(results);
  const before = (number - 1) * limits.pageSize;
  const last = before + jobs.length;
  if (results.totalIsExact && last > results.total) return countText(results);
  return listingTexts.range(before + 1, last, countText(results));
};
