import { Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import { writeSearch, type JobSearch } from '@/searchEngine/jobSearch';
import { useCurrentUser, useSession } from '@/session/useSession';
import { lazyOrNothing } from '@/ui/page/part/lazyOrNothing';
import { useIsHydrating } from '@/ui/page/part/useIsHydrating';

// only a job seeker's browser fetches it
const ListedJobsForYou = lazyOrNothing(
  async () =>
    (await import(/* webpackChunkName: "ListedJobsForYou" */ '@/features/forYou/ListedJobsForYou'))
      .ListedJobsForYou,
);

/** Results that are there don't wait longer than this, in milliseconds; what comes later isn't shown. */
const maxWait = 1000;

/** The first page of all jobs, in the usual order. */
const isUnasked = (search: JobSearch): boolean =>
  writeSearch({ ...search, job: '' }).toString() === '';

/**
 * Jobs suggested to a job seeker, for above the results of an empty search. `isAwaited`: it isn't
 * known yet whether there are any, so that results would be shifted if they were shown now;
 * `isBelow`: they were on the screen before the app, and the slot comes after them. On our own host
 * only.
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
  // an effect, as only a timer knows how long it took
  useEffect(() => {
    if (!isAwaited || !hasResults) return undefined;
    const timer = setTimeout(
      // they may have come by now, and not be drawn yet
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
