import type { components } from '@contract/generated/types';
import { limits } from '@contract/limits';
import { milesChoices } from '@contract/search/places/miles';
import { hasPoint } from '@contract/search/places/surroundings';
import type { Database } from '../../../database/database';
import { readFilters, type JobFilters } from '../../../repositories/search/jobFilters';
import { cachedHistogram } from '../jobHistogram';
import { countTotal, type Counts } from '../searchCounts';
import { surroundingsOf } from './nearPlace';
import type { SearchArea } from './searchArea';

type Loosened = components['schemas']['LoosenedSearch'];
type Found = { counts: Pick<Counts, 'total' | 'totalIsExact'>; filters: JobFilters };

/**
 * For a search around a place that finds less than a page, returns what it would find within the
 * next larger distance choice and within the largest one; leaves out those that find no more.
 */
export const widerSearches = async (
  db: Database,
  { counts, filters }: Found,
  area: SearchArea | undefined,
): Promise<Loosened[]> => {
  if (!area || !hasPoint(area.place)) return [];
  if (!counts.totalIsExact || counts.total >= limits.pageSize) return [];
  const [next, ...others] = milesChoices.filter((miles) => miles > area.miles);
  const { place } = area;
  const count = async (miles: number): Promise<Loosened> => {
    const { near } = await surroundingsOf(db.searches, place, { miles, isExact: true });
    // the distance replaces the words of the location field
    const query = await readFilters(db.searches, { ...filters, location: undefined, near });
    const total = query
      ? await countTotal(db, await cachedHistogram(db), query)
      : { total: 0, totalIsExact: true };
    return { leftOut: 'distance', miles, ...total };
  };
  const choices = [next, others.at(-1)].filter((miles) => miles !== undefined);
  const counted = await Promise.all(choices.map(count));
  return counted.filter(
    ({ total }, at) => total > Math.max(counts.total, counted[at - 1]?.total ?? 0),
  );
};
