import sql from 'sql-template-tag';
import { boundingBox, distanceMiles, type Point } from '@contract/search/places/distance';
import type { Database, Queryable } from '../../database/database';
import { prepared } from '../../database/prepared';
import { isLive } from '../jobs/jobRows';
import { forgettingReads, readLately } from './readLately';

/** Where a place is, by the text that postings write; null for what has no point. */
export type PlacePoint = { place: string; point: Point | null };

/** More than a market's jobs name in an hour; what is left is read the next time. */
const maxPlaces = 100_000;
/**
 * How far around a point is read at once, in miles, and how many places count: farther than a city's
 * surroundings there are more.
 */
const reaches = [
  { miles: 30, atMost: 500 },
  { miles: 100, atMost: 2000 },
];
/** Read beyond that: they are ordered by a flat map first, which errs by less than a percent. */
const someMore = 100;

/**
 * The places of jobs that aren't located yet, or were by an older gazetteer; with `since` only of
 * live jobs posted from then on, which is a short list.
 */
export const placesToLocate = async (
  db: Queryable,
  version: number,
  since: Date | undefined,
): Promise<string[]> => {
  const said = since
    ? sql`SELECT btrim(j.location) AS place FROM jobs j WHERE ${isLive} AND j.created_at >= ${since}`
    : sql`SELECT place FROM job_search`;
  const rows = await db.query<{ place: string }>(sql`
    SELECT place FROM (SELECT DISTINCT place FROM (${said}) said WHERE place <> '') s
    WHERE NOT EXISTS (SELECT 1 FROM place_points p WHERE p.place = s.place COLLATE "C" AND p.version >= ${version})
    ORDER BY place COLLATE "C" LIMIT ${maxPlaces}`);
  return rows.map(({ place }) => place);
};

/** Keeps points; what a newer gazetteer located stays. In one order, so that hosts never wait in a ring. */
export const savePlacePoints = (
  db: Queryable,
  version: number,
  points: readonly PlacePoint[],
): Promise<number> => {
  const ordered = points.toSorted((a, b) => (a.place < b.place ? -1 : 1));
  return forgettingReads(
    db.execute(sql`
    INSERT INTO place_points (place, latitude, longitude, version)
    SELECT place, latitude, longitude, ${version}
    FROM unnest(${ordered.map(({ place }) => place)}::text[], ${ordered.map(({ point }) => point?.latitude ?? null)}::float8[], ${ordered.map(({ point }) => point?.longitude ?? null)}::float8[]) AS located (place, latitude, longitude)
    ON CONFLICT (place) DO UPDATE SET latitude = excluded.latitude, longitude = excluded.longitude, version = excluded.version WHERE place_points.version < excluded.version`),
  );
};

/** Deletes the points of places that no job has any more. */
export const dropUnusedPlacePoints = (db: Database): Promise<number> =>
  forgettingReads(
    db.execute(sql`
    DELETE FROM place_points WHERE place IN (
      SELECT p.place FROM place_points p WHERE NOT EXISTS (SELECT 1 FROM job_search s WHERE s.place = p.place COLLATE "C")
      ORDER BY p.place FOR UPDATE SKIP LOCKED)`),
  );

export type PlaceNear = { place: string; miles: number };

const readPlacesWithin = async (
  db: Queryable,
  center: Point,
  { miles, atMost }: { miles: number; atMost: number },
): Promise<PlaceNear[]> => {
  const { south, north, west, east } = boundingBox(center, miles);
  const narrowing = Math.cos((center.latitude * Math.PI) / 180);
  const rows = await db.query<Point & { place: string }>(sql`
    SELECT place, latitude, longitude FROM place_points
    WHERE latitude BETWEEN ${south}::float8 AND ${north}::float8 AND longitude BETWEEN ${west}::float8 AND ${east}::float8
    ORDER BY (latitude - ${center.latitude}::float8) ^ 2 + ((longitude - ${center.longitude}::float8) * ${narrowing}::float8) ^ 2, place LIMIT ${atMost + someMore}`);
  return rows
    .map((row) => ({ place: row.place, miles: distanceMiles(center, row) }))
    .toSorted((a, b) => a.miles - b.miles);
};

/**
 * The places of jobs within so many miles of a point with their distance in miles, nearest first,
 * at most 500, or 2,000 within more than 30 miles.
 */
export const placesWithin = async (
  db: Queryable,
  center: Point,
  miles: number,
): Promise<PlaceNear[]> => {
  const reach = reaches.find((each) => miles <= each.miles) ?? { miles, atMost: 2000 };
  const key = `places ${center.latitude} ${center.longitude} ${reach.miles}`;
  const around = await readLately(db, key, () => readPlacesWithin(db, center, reach));
  return around.filter((near) => near.miles <= miles).slice(0, reach.atMost);
};

/** Where those of some places are that are located. */
export const pointsOf = async (
  db: Queryable,
  places: readonly string[],
): Promise<ReadonlyMap<string, Point>> => {
  if (places.length === 0) return new Map();
  const rows = await db.query<Point & { place: string }>(
    prepared(
      sql`SELECT place, latitude, longitude FROM place_points WHERE place = ANY(${[...places]}::text[]) AND latitude IS NOT NULL`,
    ),
  );
  return new Map(rows.map(({ place, latitude, longitude }) => [place, { latitude, longitude }]));
};

/** Where some jobs are, as it is written. */
export const placesOfJobs = async (db: Queryable, ids: readonly string[]): Promise<string[]> => {
  const rows = await db.query<{ place: string }>(
    sql`SELECT DISTINCT place FROM job_search WHERE job_id = ANY(${[...ids]}::uuid[])`,
  );
  return rows.map(({ place }) => place);
};
