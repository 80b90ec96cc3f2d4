import type { GetPayInsightApiArg, JobPage } from '@/api/jobBoardApi';
import type { JobSearch } from '@/searchEngine/jobSearch';

/**
 * Returns the query for the pay of a search's role on our host; `undefined` if no role is searched
 * for. `searchedFor` has the corrected words, if any.
 */
export const payAsked = (
  { q, location, remote, type: types }: JobSearch,
  searchedFor: JobPage['searchedFor'],
): GetPayInsightApiArg | undefined => {
  const role = searchedFor ?? q.trim();
  if (role === '') return undefined;
  const place = `${remote ? 'remote ' : ''}${location}`.trim().slice(0, 120);
  const [type, ...otherTypes] = types;
  return {
    q: role,
    ...(place === '' ? {} : { location: place }),
    ...(type === undefined || otherTypes.length > 0 ? {} : { type }),
  };
};
