import { useState } from 'react';
import type { JobSearch } from '@/searchEngine/jobSearch';
import type { JobResults } from './useJobResults';

/**
 * Returns the search whose results are on the screen: the previous one while new results are
 * loading.
 */
export const useShownSearch = (
  search: JobSearch,
  { isOld }: Pick<JobResults, 'isOld'>,
): JobSearch => {
  const [shown, setShown] = useState(search);
  if (!isOld && shown !== search) setShown(search);
  return isOld ? shown : search;
};
