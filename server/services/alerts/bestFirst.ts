import { distanceMiles } from '@contract/search/places/distance';
import type { Database, Queryable } from '../../database/database';
import type { AlertSearch } from '../../repositories/alerts/jobAlerts';
import { briefJobColumns, type JobRow } from '../../repositories/jobs/jobRows';
import type { JobHistogram } from '../../repositories/search/jobWindows';
import { placesOfJobs, pointsOf } from '../../repositories/search/placePoints';
import { rankingOf } from '../search/searchFilters';
import { hasWords, readPage } from '../search/searchPages';
import { vocabularyOf } from '../search/vocabulary';
import type { CompiledAlert } from './readAlertSearch';

export type BestJobs = {
  /** The live jobs that match, best first, without duplicates. */
  rows: JobRow[];
  alike: ReadonlyMap<string, number>;
  /** Distance in miles, by job id; without jobs whose place isn't known. */
  miles: ReadonlyMap<string, number>;
};

/** An empty histogram: an alert's few jobs are searched without windows. */
const fewJobs: JobHistogram = { total: 0, hours: [], steps: [], choices: [] };

/** Returns the distances of the jobs' places from the alert's place, by the text of the place. */
const milesOf = async (
  tx: Queryable,
  { area }: CompiledAlert,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (!area) return new Map();
  const points = await pointsOf(tx, await placesOfJobs(tx, jobIds));
  return new Map([...points].map(([place, point]) => [place, distanceMiles(area.place, point)]));
};

/**
 * Ranks the jobs that an alert matched as its search ranks them, without jobs that have ended or no
 * longer match. Uses only connections of the pool for searches, so that callers inside a
 * transaction (`tx`) don't need a second one of the main pool.
 */
export const bestFirst = async (
  db: Database,
  tx: Queryable,
  search: AlertSearch,
  compiled: CompiledAlert,
  jobIds: readonly string[],
): Promise<BestJobs> => {
  const miles = await milesOf(tx, compiled, jobIds);
  const query = { ...compiled.query, among: jobIds };
  const around = { near: { names: [], places: [] }, miles };
  const { rows, alike } = await readPage(
    {
      db: db.searches,
      histogram: fewJobs,
      ranking: {
        ...rankingOf(search, vocabularyOf(db), around, undefined),
        asOf: Date.now(),
      },
      columns: briefJobColumns,
    },
    {
      query,
      sort: hasWords(query) ? 'relevance' : 'newest',
      limit: jobIds.length,
      total: Promise.resolve(undefined),
      from: undefined,
    },
  );
  return {
    rows,
    alike,
    miles: new Map(
      rows.flatMap(({ id, location }): [string, number][] => {
        const far = miles.get(location.trim());
        return far === undefined ? [] : [[id, far]];
      }),
    ),
  };
};
