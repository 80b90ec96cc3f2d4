import type { Gazetteer } from '@contract/search/places/gazetteer';
import { geocode } from '@contract/search/places/geocode';
import { hasPoint } from '@contract/search/places/surroundings';
import type { Database, Queryable } from '../../../database/database';
import {
  dropUnusedPlacePoints,
  placesToGeocode,
  savePlacePoints,
  type PlacePoint,
} from '../../../repositories/search/placePoints';
import { gazetteerVersion, hostGazetteer } from './hostGazetteer';

/** Small enough not to delay other requests in between. */
const batch = 100;

const pointOf = (gazetteer: Gazetteer, place: string): PlacePoint => {
  const found = geocode(gazetteer, place);
  return {
    place,
    point:
      found && hasPoint(found) ? { latitude: found.latitude, longitude: found.longitude } : null,
  };
};

/** Geocodes the given places and stores their coordinates. */
export const geocodeThese = async (db: Queryable, places: readonly string[]): Promise<void> => {
  if (places.length === 0) return;
  const gazetteer = await hostGazetteer();
  await savePlacePoints(
    db,
    gazetteerVersion,
    places.map((place) => pointOf(gazetteer, place)),
  );
};

/**
 * Geocodes the places of jobs posted since a date, or of all jobs (`undefined`), in which case it
 * also deletes unused ones. Safe to run on several hosts at once. Stops early if `stopped` is
 * aborted; the next run does the rest.
 */
export const geocodePlaces = async (
  db: Database,
  since: Date | undefined,
  stopped?: AbortSignal,
): Promise<void> => {
  const places = await placesToGeocode(db, gazetteerVersion, since);
  for (let at = 0; at < places.length && !stopped?.aborted; at += batch)
    await geocodeThese(db, places.slice(at, at + batch));
  if (since === undefined && !stopped?.aborted) await dropUnusedPlacePoints(db);
};
