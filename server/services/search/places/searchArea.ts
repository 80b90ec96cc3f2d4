import type { components } from '@contract/generated/types';
import { distanceMiles } from '@contract/search/places/distance';
import type { Place } from '@contract/search/places/gazetteer';
import { defaultMiles, parseNear, roundedBy } from '@contract/search/places/miles';
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

/** The place that a search asks for, with its surroundings. */
export type SearchArea = {
  of: WireArea['of'];
  place: Place;
  around: Surroundings;
  /** Whether jobs are searched by distance; otherwise by the words of the location field. */
  isSearched: boolean;
  /** Whether jobs farther away than `miles` are excluded: the distance was chosen explicitly. */
  isLimit: boolean;
  miles: number;
  usual: number;
};

/** How far distances are loaded if jobs are sorted by distance, in miles. */
const sortedMiles = 100;

/** Parses the coordinates sent by the browser. 400 if they are invalid. */
const herePlace = (near: string): Place => {
  const point = parseNear(near);
  if (!point) throw new ApiError(400, hostJobsTexts.badNear, 'near');
  return { kind: 'region', name: '', ...point, miles: roundedBy, names: [] };
};

/**
 * The place that a search asks for: from its words, otherwise the location field, otherwise the
 * browser's coordinates.
 */
const placeOf = async (
  { location, near }: SearchParameters,
  { place }: Pick<ReadQuery, 'place'>,
): Promise<(Pick<SearchArea, 'of' | 'place'> & { isWritten: boolean }) | undefined> => {
  const here = near === undefined ? undefined : herePlace(near);
  if (place) return { of: 'q', place, isWritten: false };
  if (!location?.trim()) return here && { of: 'near', place: here, isWritten: false };
  const found = fieldPlace(await hostGazetteer(), location);
  // a state in the spelling that jobs use is found by its words
  return found && (hasPoint(found.place) || !found.isWritten)
    ? { of: 'location', ...found }
    : undefined;
};

/**
 * Returns the area of a search; `undefined` for everywhere, or if the location field is searched by
 * its words alone. A city in that field is searched by its words until a distance is chosen, so
 * that the results agree with the count in its facet. A ZIP code, region or nickname is searched by
 * distance, since jobs don't contain it.
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
  const usual = Math.max(isSaid || isBrowsing ? 0 : defaultMiles, place.miles);
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

/** Converts an area to its wire format; null if it has no center. */
export const toWireArea = (area: SearchArea | undefined): WireArea | null => {
  if (!area || !hasPoint(area.place)) return null;
  const { of, place, miles, usual } = area;
  return { of, name: place.name, miles, usual, reach: place.miles };
};

/**
 * Returns the distances of jobs from an area by job id, rounded to miles; without jobs in unknown
 * places.
 */
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
