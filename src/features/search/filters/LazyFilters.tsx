import { useEffect } from 'react';
import { useScreenFrom } from '@/ui/light/useScreenFrom';
import { renderedPart } from '@/ui/page/renderedPart';

const fetchFilters = () => import(/* webpackChunkName: "Filters" */ './Filters');

/** The filters beside the results. */
export const LazyFilters = renderedPart('Filters', fetchFilters, { media: '(min-width:900px)' });

/** From 900 px up; narrow screens have the filters in a sheet, and fetch them with it. */
export const useRoomForFilters = (): boolean => {
  const hasRoom = useScreenFrom('md', true);
  useEffect(() => {
    // shown with the results; where it fails, the filters themselves deal with it
    if (hasRoom) fetchFilters().catch(() => undefined);
  }, [hasRoom]);
  return hasRoom;
};
