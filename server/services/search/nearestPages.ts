import type { Queryable } from '../../database/database';
import type { JobColumns, JobRow } from '../../repositories/jobs/jobRows';
import type { JobQuery } from '../../repositories/search/jobFilters';
import { newestMatches } from '../../repositories/search/jobSearch';
import type { JobHistogram } from '../../repositories/search/jobWindows';
import {
  nearestMatches,
  unknownMiles,
  type DistanceKey,
} from '../../repositories/search/nearestJobs';

export type JobAtDistance = { row: JobRow; miles: number };
type Nearest = {
  query: JobQuery;
  /** Distances by place name as written in jobs. */
  miles: ReadonlyMap<string, number>;
  wanted: number;
  last: DistanceKey | undefined;
  columns?: JobColumns | undefined;
};

/**
 * Rounds distances to whole miles as they are displayed; jobs at the same distance are sorted by
 * age.
 */
const wholeMiles = (miles: Nearest['miles']): Map<string, number> =>
  new Map([...miles].map(([place, far]) => [place, Math.round(far)]));

/** Reads jobs by distance if there are few enough matches to read all of them. */
export const nearestOfFew = async (
  db: Queryable,
  { query, miles, wanted, last, columns }: Nearest,
): Promise<JobAtDistance[]> => {
  const rows = await nearestMatches(db, query, wholeMiles(miles), wanted, last, columns);
  return rows.map((row) => ({ row, miles: row.miles }));
};

/**
 * Reads jobs by distance if there are too many matches to read all: mile by mile outward, each by
 * age, and finally those that are farther away or of unknown distance.
 */
export const nearestOfMany = async (
  db: Queryable,
  histogram: JobHistogram,
  { query, miles, wanted, last, columns }: Nearest,
): Promise<JobAtDistance[]> => {
  const rings = new Map<number, string[]>();
  for (const [place, far] of wholeMiles(miles)) rings.set(far, [...(rings.get(far) ?? []), place]);
  const found: JobAtDistance[] = [];
  const read = async (far: number, places: JobQuery['places']): Promise<void> => {
    if (found.length >= wanted || (last && far < last.miles)) return;
    const from = last?.miles === far ? last : undefined;
    const missing = wanted - found.length;
    const rows = await newestMatches(
      db,
      histogram,
      { ...query, places },
      missing,
      from,
      'all',
      columns,
    );
    found.push(...rows.map((row) => ({ row, miles: far })));
  };
  for (const [far, among] of [...rings].toSorted(([a], [b]) => a - b)) await read(far, { among });
  await read(unknownMiles, { besides: [...miles.keys()] });
  return found;
};
