import type { JobQuery } from './jobFilters';
import type { FirstWindow } from './jobWindows';

/** How many filters a search has besides its words. */
const conditionsOf = ({
  categories,
  types,
  location,
  company,
  remote,
  applyHere,
  near,
  payMin,
  payMax,
  withPay,
}: JobQuery): number =>
  [
    categories.length,
    types.length,
    location,
    company,
    remote,
    applyHere,
    near,
    payMin ?? payMax ?? withPay,
  ].filter(Boolean).length;

/** The first window to search: the narrower the conditions, the fewer jobs of it match. */
export const firstWindowOf = (query: JobQuery): 'wide' | 'narrow' =>
  (query.words?.titleKey.split(' ').filter(Boolean).length ?? 0) + conditionsOf(query) > 1
    ? 'narrow'
    : 'wide';

/** Few windows have just as many as expected. */
const margin = 1.3;
/**
 * The first window to count in. Where nothing but words is asked for, and all of them are common, a
 * small one has as many as are counted.
 */
export const countedWindow = (query: JobQuery, wanted: number): FirstWindow => {
  const { words, within, employerId, status } = query;
  const isMore = within !== undefined || employerId !== undefined || status !== 'live';
  if (words?.share === undefined || isMore || conditionsOf(query) > 0) return 'narrow';
  return { jobs: Math.ceil((margin * wanted) / words.share) };
};
