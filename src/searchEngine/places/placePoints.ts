import type { JobIndex, Steps } from '@/searchEngine/index/jobIndex';
import { boundingBox, distanceMiles, type Point } from '@contract/search/places/distance';
import type { Gazetteer, Place } from '@contract/search/places/gazetteer';
import { geocode } from '@contract/search/places/geocode';
import {
  hasPoint,
  joinSurroundings,
  namedSurroundings,
  pointSurroundings,
  type Surroundings,
} from '@contract/search/places/surroundings';

/** The number of places geocoded per step. */
const batchSize = 32;
/** The maximum number of places, as on our own host. */
const maxPlacesWithin = 500;

const geocoded = new WeakMap<JobIndex, { gazetteer: Gazetteer; points: (Point | null)[] }>();

/** Returns the coordinates of the places that jobs name, by number; geocoded when first needed. */
export function* geocodePlaces(
  index: JobIndex,
  gazetteer: Gazetteer,
): Steps<readonly (Point | null)[]> {
  const known = geocoded.get(index);
  const points = known?.gazetteer === gazetteer ? known.points : [];
  geocoded.set(index, { gazetteer, points });
  const { texts } = index.places;
  while (points.length < texts.length) {
    const place = geocode(gazetteer, texts[points.length] ?? '');
    points.push(place && hasPoint(place) ? place : null);
    if (points.length % batchSize === 0) yield;
  }
  return points;
}

/** The same by a place's text, without places that have no coordinates. */
export function* pointsByPlace(
  index: JobIndex,
  gazetteer: Gazetteer,
): Steps<ReadonlyMap<string, Point>> {
  const points = yield* geocodePlaces(index, gazetteer);
  return new Map(
    points.flatMap((point, number) =>
      point ? [[(index.places.texts[number] ?? '').trim(), point] as const] : [],
    ),
  );
}

/** Returns the jobs' places within a radius in miles, nearest first. */
const placesWithin = (
  { places }: JobIndex,
  points: readonly (Point | null)[],
  center: Point,
  miles: number,
): { place: string; miles: number }[] => {
  const box = boundingBox(center, miles);
  const near: { place: string; miles: number }[] = [];
  for (const [number, point] of points.entries()) {
    if (!point || point.latitude < box.south || point.latitude > box.north) continue;
    if (point.longitude < box.west || point.longitude > box.east) continue;
    const away = distanceMiles(center, point);
    if (away <= miles) near.push({ place: places.texts[number] ?? '', miles: away });
  }
  return near.toSorted((a, b) => a.miles - b.miles).slice(0, maxPlacesWithin);
};

/** Returns the jobs' places in a place or within a radius in miles around it. */
export function* surroundingsOf(
  index: JobIndex,
  gazetteer: Gazetteer,
  place: Place,
  miles: number,
): Steps<Surroundings> {
  if (place.anyOf) {
    const all: { place: Place; around: Surroundings }[] = [];
    for (const each of place.anyOf)
      all.push({ place: each, around: yield* surroundingsOf(index, gazetteer, each, miles) });
    return joinSurroundings(all);
  }
  if (!hasPoint(place)) return namedSurroundings(gazetteer, place);
  const points = yield* geocodePlaces(index, gazetteer);
  const reach = Math.max(miles, place.miles);
  return pointSurroundings(gazetteer, place, placesWithin(index, points, place, reach), { reach });
}
