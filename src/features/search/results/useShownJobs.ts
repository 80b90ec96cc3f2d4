import { useState } from 'react';

/** In memory, like the scroll positions: the list is left and come back to. */
let shownJobs: ReadonlySet<string> = new Set();

/** The ids of the jobs that were shown beside the list since the app was opened, and how to add one. */
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
