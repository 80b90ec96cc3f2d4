import { useState } from 'react';
import type { JobSearch } from '@/searchEngine/jobSearch';
import type { JobResults } from './useJobResults';

/**
 * Returns the search whose results are on the screen: the previous one while new results are
 * loading.
 */
export const useShownSearch = (
  search: JobSearch,
  { isStale }: Pick<JobResults, 'isStale'>,
): JobSearch => {
  const [shown, setShown] = useState(search);
  if (!isStale && shown !== search) setShown(search);
  return isStale ? shown : search;
};
