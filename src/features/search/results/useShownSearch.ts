import { useState } from 'react';
import type { JobSearch } from '@/searchEngine/jobSearch';
import type { JobResults } from './useJobResults';

/**
 * The search that the results on the screen are of: the one before, while new ones are on their
 * way.
 */
export const useShownSearch = (
  search: JobSearch,
  { isOld }: Pick<JobResults, 'isOld'>,
): JobSearch => {
  const [shown, setShown] = useState(search);
  if (!isOld && shown !== search) setShown(search);
  return isOld ? shown : search;
};
