import type { Gazetteer } from '@contract/search/places/gazetteer';
import { locate } from '@contract/search/places/locate';
import { hasPoint } from '@contract/search/places/surroundings';
import type { Database, Queryable } from '../../../database/database';
import {
  dropUnusedPlacePoints,
  placesToLocate,
  savePlacePoints,
  type PlacePoint,
} from '../../../repositories/search/placePoints';
import { gazetteerVersion, hostGazetteer } from './hostGazetteer';

/** Few enough that calls in between are answered without a wait. */
const batch = 100;

const pointOf = (gazetteer: Gazetteer, place: string): PlacePoint => {
  const found = locate(gazetteer, place);
  return {
    place,
    point:
      found && hasPoint(found) ? { latitude: found.latitude, longitude: found.longitude } : null,
  };
};

/** Locates some places. */
export const locateThese = async (db: Queryable, places: readonly string[]): Promise<void> => {
  if (places.length === 0) return;
  const gazetteer = await hostGazetteer();
  await savePlacePoints(
    db,
    gazetteerVersion,
    places.map((place) => pointOf(gazetteer, place)),
  );
};

/**
 * Locates the places of jobs posted since a date, or (undefined) of all jobs, and then forgets
 * those of none. Several hosts may do it at once. Ends early once `stopped` is aborted; the rest is
 * done by the next run.
 */
export const locatePlaces = async (
  db: Database,
  since: Date | undefined,
  stopped?: AbortSignal,
): Promise<void> => {
  const places = await placesToLocate(db, gazetteerVersion, since);
  for (let at = 0; at < places.length && !stopped?.aborted; at += batch)
    await locateThese(db, places.slice(at, at + batch));
  if (since === undefined && !stopped?.aborted) await dropUnusedPlacePoints(db);
};
