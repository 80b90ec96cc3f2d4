import { useHostConfig } from '@/api/hostConfig';
import type { JobResults } from '@/features/search/results/useJobResults';
import type { JobSearchControls } from '@/features/search/useJobSearch';

/**
 * Returns `goNear`, which searches around the user's position instead of a typed place; `undefined`
 * on a spec host, which doesn't support distances. `isOffered` is set if the words ask for it
 * ("near me").
 */
export const useNearSearch = (
  { search, change }: Pick<JobSearchControls, 'search' | 'change'>,
  { read, area }: Pick<JobResults, 'read' | 'area'>,
): { goNear: ((near: string) => void) | undefined; isOffered: boolean } => {
  const { extensions } = useHostConfig();
  if (!extensions) return { goNear: undefined, isOffered: false };
  const typedPlaces = read.filter(({ kind }) => kind === 'place').map(({ text }) => text);
  return {
    goNear: (near) =>
      change({
        near,
        location: '',
        q: typedPlaces
          .reduce((q, place) => q.replace(place, ' '), search.q)
          .replaceAll(/\s+/g, ' ')
          .trim(),
      }),
    isOffered: search.location.trim() === '' && !area && read.some(({ kind }) => kind === 'nearMe'),
  };
};
