import { useRoomFor } from '@/ui/light/useRoomFor';
import { usedPart } from '@/ui/page/part/usedPart';

const fetchFilters = () => import(/* webpackChunkName: "Filters" */ './Filters');

/** The filters beside the results. */
export const LazyFilters = usedPart('Filters', fetchFilters, { media: '(min-width:900px)' });

/** From 900 px up; narrow screens have the filters in a sheet, and fetch them with it. */
export const useRoomForFilters = (): boolean => useRoomFor('md', LazyFilters.fetchSoon);
