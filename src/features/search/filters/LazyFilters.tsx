import { Suspense, useEffect, type ComponentProps } from 'react';
import { useScreenFrom } from '@/ui/light/useScreenFrom';
import { lazyOrNothing } from '@/ui/page/lazyOrNothing';
import type { Filters } from './Filters';

const fetchFilters = async () =>
  (await import(/* webpackChunkName: "Filters" */ './Filters')).Filters;
const FetchedFilters = lazyOrNothing(fetchFilters);

/** From 900 px up; narrow screens have the filters in a sheet, and fetch them with it. */
export const useRoomForFilters = (): boolean => {
  const hasRoom = useScreenFrom('md');
  useEffect(() => {
    // shown with the results; where it fails, the filters themselves deal with it
    if (hasRoom) fetchFilters().catch(() => undefined);
  }, [hasRoom]);
  return hasRoom;
};

/** The filters beside the results. */
export const LazyFilters = (props: ComponentProps<typeof Filters>) => (
  <Suspense fallback={null}>
    <FetchedFilters {...props} />
  </Suspense>
);
