import { useLazyOnWideScreen } from '@/ui/light/useLazyOnWideScreen';
import { hydrateOnInteraction } from '@/ui/page/part/hydrateOnInteraction';

const fetchFilters = () => import(/* webpackChunkName: "Filters" */ './Filters');

/** The filters beside the results, loaded on demand. */
export const LazyFilters = hydrateOnInteraction('Filters', fetchFilters, {
  media: '(min-width:900px)',
});

/**
 * Whether the window has space for the filters (900 px or more). Narrow screens have them in a
 * sheet, and load them with it.
 */
export const useRoomForFilters = (): boolean => useLazyOnWideScreen('md', LazyFilters.fetchSoon);
