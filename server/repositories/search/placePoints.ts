import sql from 'sql-template-tag';
import { boundingBox, distanceMiles, type Point } from '@contract/search/places/distance';
import type { Database, Queryable } from '../../database/database';
import { prepared } from '../../database/prepared';
import { isLive } from '../jobs/jobRows';
import { cachedRead, invalidatingReads } from './cachedRead';

/** The coordinates of a place, by its spelling in postings; null if it has none. */
export type PlacePoint = { place: string; point: Point | null };

/** More than a market's jobs name in an hour; the rest is read next time. */
const maxPlaces = 100_000;
/**
 * How far around a point places are read at once, in miles, and how many of them count: a larger
 * radius contains more.
 */
const reaches = [
  { miles: 30, atMost: 500 },
  { miles: 100, atMost: 2000 },
];
/**
 * Additional places to read, since they are first ordered on a flat map, with an error of less than
 * a percent.
 */
const someMore = 100;

/**
 * Returns the places of jobs that haven't been located, or only by an older gazetteer; with `since`
 * only those of live jobs posted from then on, which are few.
 */
export const placesToGeocode = async (
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

/**
 * Stores points; keeps those located by a newer gazetteer. Writes in a fixed order, so that hosts
 * can't deadlock.
 */
export const savePlacePoints = (
  db: Queryable,
  version: number,
  points: readonly PlacePoint[],
): Promise<number> => {
  const ordered = points.toSorted((a, b) => (a.place < b.place ? -1 : 1));
  return invalidatingReads(
    db.execute(sql`
    INSERT INTO place_points (place, latitude, longitude, version)
    SELECT place, latitude, longitude, ${version}
    FROM unnest(${ordered.map(({ place }) => place)}::text[], ${ordered.map(({ point }) => point?.latitude ?? null)}::float8[], ${ordered.map(({ point }) => point?.longitude ?? null)}::float8[]) AS located (place, latitude, longitude)
    ON CONFLICT (place) DO UPDATE SET latitude = excluded.latitude, longitude = excluded.longitude, version = excluded.version WHERE place_points.version < excluded.version`),
  );
};

/** Deletes the points of places that no job has anymore. */
export const dropUnusedPlacePoints = (db: Database): Promise<number> =>
  invalidatingReads(
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
 * Returns the places of jobs within `miles` of a point with their distance in miles, nearest first;
 * at most 500, or 2,000 if `miles` exceeds 30.
 */
export const placesWithin = async (
  db: Queryable,
  center: Point,
  miles: number,
): Promise<PlaceNear[]> => {
  const reach = reaches.find((each) => miles <= each.miles) ?? { miles, atMost: 2000 };
  const key = `places ${center.latitude} ${center.longitude} ${reach.miles}`;
  const around = await cachedRead(db, key, () => readPlacesWithin(db, center, reach));
  return around.filter((near) => near.miles <= miles).slice(0, reach.atMost);
};

/** Returns the coordinates of those places that are located. */
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

/** Returns the places of jobs, as written. */
export const placesOfJobs = async (db: Queryable, ids: readonly string[]): Promise<string[]> => {
  const rows = await db.query<{ place: string }>(
    sql`SELECT DISTINCT place FROM job_search WHERE job_id = ANY(${[...ids]}::uuid[])`,
  );
  return rows.map(({ place }) => place);
};
