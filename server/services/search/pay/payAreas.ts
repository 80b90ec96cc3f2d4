import { parsePlace } from '@contract/search/parsePlace';
import type { Place } from '@contract/search/places/gazetteer';
import { geocode } from '@contract/search/places/geocode';
import { regionOf } from '@contract/search/regionOf';
import type { Queryable } from '../../../database/database';
import type { PayArea } from '../../../repositories/search/payQuartiles';
import { hostGazetteer } from '../places/hostGazetteer';
import { surroundingsOf } from '../places/nearPlace';

/** An area to read pay figures for, and its display name; `place` is null for anywhere. */
export type NamedArea = { area: PayArea; place: string | null };

const anywhere: NamedArea = { area: undefined, place: null };

const inRegion = (found: ReturnType<typeof regionOf>): NamedArea[] =>
  found ? [{ area: { region: found.region }, place: found.region.name }] : [];

/**
 * Returns the areas of a location field's text, smallest first: the place it names, its state,
 * anywhere.
 */
export const areasNamed = (location: string): NamedArea[] => {
  const { name, otherName } = parsePlace(location);
  const state = regionOf(name);
  const isPlace = name !== '' && state?.isWhole !== true;
  const names = otherName === undefined ? [name] : [name, otherName];
  return [
    ...(isPlace ? [{ area: { near: { names, places: [] } }, place: name }] : []),
    ...inRegion(state),
    anywhere,
  ];
};

/**
 * Returns the areas around a place read out of a query, smallest first: the place, its state,
 * anywhere.
 */
export const areasAround = async (db: Queryable, read: Place): Promise<NamedArea[]> => {
  const place = await cityOfZip(read);
  const state = inRegion(regionOf(place.state ?? ''));
  if (place.kind === 'country') return [anywhere];
  if (place.kind === 'state' && state.length > 0) return [...state, anywhere];
  const { near } = await surroundingsOf(db, place, { miles: place.miles });
  return [{ area: { near }, place: place.name }, ...state, anywhere];
};

/** Replaces a ZIP code by its city, since few jobs share one. */
const cityOfZip = async (place: Place): Promise<Place> => {
  if (place.kind !== 'zip') return place;
  return geocode(await hostGazetteer(), `${place.city ?? ''}, ${place.state ?? ''}`) ?? place;
};
