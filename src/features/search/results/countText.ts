import type { JobSearchControls } from '@/features/search/useJobSearch';
import { listingTexts } from '@/texts/search/listing';
import { limits } from '@contract/limits';
import type { JobResults } from './useJobResults';

/** "126 jobs", as the listing's count and the filter sheet's button say it. */
export const countText = ({
  total,
  totalIsExact,
}: Pick<JobResults, 'total' | 'totalIsExact'>): string => listingTexts.count(total, totalIsExact);

type Place = Pick<JobSearchControls, 'search' | 'trail'>;

/** The shown page's number from 1; null where a cursor in the URL doesn't say it. */
export const pageNumber = ({ search, trail }: Place, { page }: Pick<JobResults, 'page'>) =>
  page ?? (search.cursor === '' ? 1 : trail.length > 0 ? trail.length + 1 : null);

/**
 * "1–20 of 1,189 jobs"; the count alone where all are on one page, or where jobs that match in part
 * are among them, which it doesn't count.
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
