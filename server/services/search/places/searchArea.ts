import type { components } from '@contract/generated/types';
import { distanceMiles } from '@contract/search/places/distance';
import type { Place } from '@contract/search/places/gazetteer';
import { parseNear, roundedBy, usualMiles } from '@contract/search/places/miles';
import { fieldPlace } from '@contract/search/places/reading/fieldPlace';
import { hasPoint, type Surroundings } from '@contract/search/places/surroundings';
import type { ReadQuery } from '@contract/search/reading/readQuery';
import type { Queryable } from '../../../database/database';
import { ApiError } from '../../../errors';
import type { JobRow } from '../../../repositories/jobs/jobRows';
import { pointsOf } from '../../../repositories/search/placePoints';
import { hostJobsTexts } from '../../../texts/jobs';
import type { SearchParameters } from '../searchFilters';
import { hostGazetteer } from './hostGazetteer';
import { surroundingsOf } from './nearPlace';

type WireArea = NonNullable<components['schemas']['SearchArea']>;

/** Where a search looks, with what is around. */
export type SearchArea = {
  of: WireArea['of'];
  place: Place;
  around: Surroundings;
  /** Whether jobs are searched around it; otherwise by the words of the field for places. */
  isSearched: boolean;
  /** Whether what is farther away than `miles` is never shown: somebody chose the distance. */
  isLimit: boolean;
  miles: number;
  usual: number;
};

/** How far away distances are known where jobs are sorted by them, in miles. */
const sortedMiles = 100;

/** Where the browser says that somebody is. */
const herePlace = (near: string): Place => {
  const point = parseNear(near);
  if (!point) throw new ApiError(400, hostJobsTexts.badNear, 'near');
  return { kind: 'region', name: '', ...point, miles: roundedBy, names: [] };
};

/** The place that a search asks for: of the words, else of the field for places, else where somebody is. */
const placeOf = async (
  { location, near }: SearchParameters,
  { place }: Pick<ReadQuery, 'place'>,
): Promise<(Pick<SearchArea, 'of' | 'place'> & { isWritten: boolean }) | undefined> => {
  const here = near === undefined ? undefined : herePlace(near);
  if (place) return { of: 'q', place, isWritten: false };
  if (!location?.trim()) return here && { of: 'near', place: here, isWritten: false };
  const found = fieldPlace(await hostGazetteer(), location);
  // a state that is written as jobs write it is found by its words
  return found && (hasPoint(found.place) || !found.isWritten)
    ? { of: 'location', ...found }
    : undefined;
};

/**
 * Where a search looks; undefined for everywhere and where only the words of the field for places
 * say it. A city in that field is searched by its words, as its number beside the filters counts
 * it, until a distance is chosen; a ZIP code, a region or a nickname is in no job's words.
 */
export const areaOf = async (
  db: Queryable,
  search: SearchParameters,
  understood: Pick<ReadQuery, 'place' | 'words'>,
  isSorted: boolean,
): Promise<SearchArea | undefined> => {
  const asked = await placeOf(search, understood);
  if (!asked) return undefined;
  const { of, place, isWritten } = asked;
  const isSaid = place.kind === 'city' && isWritten;
  const isBrowsing = understood.words === undefined && place.kind === 'city';
  const usual = Math.max(isSaid || isBrowsing ? 0 : usualMiles, place.miles);
  const isLimit = search.miles !== undefined && hasPoint(place);
  const miles = isLimit ? Math.max(search.miles ?? 0, place.miles) : usual;
  const isSearched = !isSaid || miles > 0;
  const around = await surroundingsOf(db, place, {
    miles,
    isExact: of === 'near' || (isLimit && (search.miles ?? 0) > 0),
    known: isSorted ? sortedMiles : 0,
  });
  return { of, place, around, isSearched, isLimit, miles, usual };
};

/** An area as it is answered; null for one without a middle. */
export const toWireArea = (area: SearchArea | undefined): WireArea | null => {
  if (!area || !hasPoint(area.place)) return null;
  const { of, place, miles, usual } = area;
  return { of, name: place.name, miles, usual, reach: place.miles };
};

/** How far jobs are from an area, to the nearest mile, by their ids; without those of unknown places. */
export const distancesOf = async (
  db: Queryable,
  area: Pick<SearchArea, 'place' | 'around'> | undefined,
  rows: readonly JobRow[],
): Promise<Record<string, number>> => {
  if (!area || !hasPoint(area.place)) return {};
  const { place: center, around } = area;
  const names = new Set(rows.map(({ location }) => location.trim()));
  const points = await pointsOf(
    db,
    [...names].filter((name) => !around.miles.has(name)),
  );
  const milesTo = (name: string): number | undefined => {
    const point = points.get(name);
    return around.miles.get(name) ?? (point && distanceMiles(center, point));
  };
  return Object.fromEntries(
    rows.flatMap(({ id, location }) => {
      const miles = milesTo(location.trim());
      return miles === undefined ? [] : [[id, Math.round(miles)]];
    }),
  );
};
