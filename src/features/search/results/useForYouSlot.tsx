import { Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import { writeSearch, type JobSearch } from '@/searchEngine/jobSearch';
import { useCurrentUser, useSession } from '@/session/useSession';
import { lazyOrNothing } from '@/ui/page/part/lazyOrNothing';
import { useIsHydrating } from '@/ui/page/part/useIsHydrating';

// loaded for job seekers only
const ListedJobsForYou = lazyOrNothing(
  async () =>
    (await import(/* webpackChunkName: "ListedJobsForYou" */ '@/features/forYou/ListedJobsForYou'))
      .ListedJobsForYou,
);

/**
 * The maximum time that loaded results wait for suggestions, in milliseconds; later suggestions
 * aren't shown.
 */
const maxWait = 1000;

/** Whether the search is the first page of all jobs, in the default order. */
const isUnasked = (search: JobSearch): boolean =>
  writeSearch({ ...search, job: '' }).toString() === '';

/**
 * Returns a slot with jobs suggested to a job seeker, above the results of an empty search, on our
 * host only. `isAwaited`: it isn't known yet whether there are any, so results must wait or they
 * would be shifted. `isBelow`: the rendered page already shows the results, so the slot comes after
 * them.
 */
export const useForYouSlot = (
  search: JobSearch,
  hasResults: boolean,
): { slot: ReactNode; isAwaited: boolean; isBelow: boolean } => {
  const { extensions } = useHostConfig();
  const { restored } = useSession();
  const me = useCurrentUser();
  const [isBelow] = useState(useIsHydrating());
  const [state, setState] = useState<'waiting' | 'settled' | 'late'>('waiting');
  const onSettled = useCallback(() => setState((now) => (now === 'waiting' ? 'settled' : now)), []);
  const isSeeker = me?.role === 'jobseeker';
  const isAsked = extensions && isUnasked(search) && (isSeeker || !restored);
  const isAwaited = isAsked && !isBelow && state === 'waiting';
  // an effect, because of the timer
  useEffect(() => {
    if (!isAwaited || !hasResults) return undefined;
    const timer = setTimeout(
      // the suggestions may have arrived by now without being rendered yet
      () => setState((now) => (now === 'waiting' ? 'late' : now)),
      maxWait,
    );
    return () => clearTimeout(timer);
  }, [isAwaited, hasResults]);
  const slot = isAsked && isSeeker && (
    <Suspense fallback={null}>
      <ListedJobsForYou
        username={me.username}
        onSettled={onSettled}
        isShown={isBelow || state === 'settled'}
      />
    </Suspense>
  );
  return { slot, isAwaited, isBelow };
};
