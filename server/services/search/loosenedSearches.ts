import type { components } from '@contract/generated/types';
import {
  hasSeveralFilters,
  looserFilters,
  wordsAlone,
  type LooserFilters,
} from '@contract/search/looserFilters';
import type { ReadQuery } from '@contract/search/reading/readQuery';
import type { Database } from '../../database/database';
import { readFilters, type JobFilters, type JobQuery } from '../../repositories/search/jobFilters';
import type { JobHistogram } from '../../repositories/search/jobWindows';
import { countTotal } from './searchCounts';

type Loosened = components['schemas']['LoosenedSearch'];
/**
 * Applies a change to the query. New tsqueries are needed only for changed words, or if the query
 * could match nothing.
 */
const withChange = async (
  db: Database,
  filters: JobFilters,
  query: JobQuery | undefined,
  change: Partial<JobFilters>,
): Promise<JobQuery | undefined> => {
  if (!query || change.words !== undefined)
    return readFilters(db.searches, { ...filters, ...change });
  const {
    words: _words,
    location: _location,
    company: _company,
    degree: _degree,
    ...others
  } = change;
  const without = (['words', 'location', 'company', 'degree'] as const)
    .filter((name) => name in change)
    .map((name) => [name, undefined]);
  // the location may have been "remote"
  return {
    ...query,
    ...('location' in change ? { remote: filters.remote } : {}),
    ...others,
    ...Object.fromEntries(without),
  };
};

/**
 * Returns, for a search without matches (query relaxation), what it would find without each of its
 * filters or words, most first; leaves out changes that find nothing. If all do, falls back to the
 * words alone.
 */
export const loosenedSearches = async (
  db: Database,
  histogram: JobHistogram,
  filters: JobFilters,
  asked: JobQuery | undefined,
  apart: ReadQuery['apart'],
): Promise<Loosened[]> => {
  const count = async ({ change, ...loosened }: LooserFilters): Promise<Loosened> => {
    const query = await withChange(db, filters, asked, change);
    return {
      ...loosened,
      ...(query ? await countTotal(db, histogram, query) : { total: 0, totalIsExact: true }),
    };
  };
  const helpful = (counted: Loosened[]) =>
    counted.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total);
  const changes = looserFilters(filters, apart);
  const single = helpful(await Promise.all(changes.map(count)));
  return single.length > 0 || filters.words === undefined || !hasSeveralFilters(changes)
    ? single
    : helpful([await count(wordsAlone)]);
};
