import { useRoomFor } from '@/ui/light/useRoomFor';
import { usedPart } from '@/ui/page/part/usedPart';

const fetchFilters = () => import(/* webpackChunkName: "Filters" */ './Filters');

/** The filters beside the results, loaded on demand. */
export const LazyFilters = usedPart('Filters', fetchFilters, { media: '(min-width:900px)' });

/**
 * Whether the window has space for the filters (900 px or more). Narrow screens have them in a
 * sheet, and load them with it.
 */
export const useRoomForFilters = (): boolean => useRoomFor('md', LazyFilters.fetchSoon);
