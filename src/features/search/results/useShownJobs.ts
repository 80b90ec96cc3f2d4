import { useState } from 'react';

/** In memory, like the scroll positions, so that it survives leaving the list. */
let shownJobs: ReadonlySet<string> = new Set();

/**
 * Returns the ids of the jobs shown beside the list since the app was started, and a function to
 * add one.
 */
export const useShownJobs = (): [ReadonlySet<string>, (id: string) => void] => {
  const [shown, setShown] = useState(shownJobs);
  return [
    shown,
    (id) => {
      shownJobs = new Set([...shownJobs, id]);
      setShown(shownJobs);
    },
  ];
};
