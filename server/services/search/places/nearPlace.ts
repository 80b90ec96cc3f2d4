import type { Place } from '@contract/search/places/gazetteer';
import {
  hasPoint,
  joinSurroundings,
  namedSurroundings,
  pointSurroundings,
  type Surroundings,
} from '@contract/search/places/surroundings';
import type { Queryable } from '../../../database/database';
import { placesWithin } from '../../../repositories/search/placePoints';
import { hostGazetteer } from './hostGazetteer';

type Extent = {
  miles: number;
  /** Matches by distance only, not by the place's name in a job's location. */
  isExact?: boolean;
  /** If larger than `miles`, distances up to this many miles are loaded. */
  known?: number;
};

/** Returns the surroundings of a place: where jobs are that are in it or within `miles` of it. */
export const surroundingsOf = async (
  db: Queryable,
  place: Place,
  { miles, isExact = false, known = 0 }: Extent,
): Promise<Surroundings> => {
  const gazetteer = await hostGazetteer();
  if (place.anyOf) {
    const all: { place: Place; around: Surroundings }[] = [];
    for (const each of place.anyOf)
      all.push({ place: each, around: await surroundingsOf(db, each, { miles, isExact, known }) });
    return joinSurroundings(all);
  }
  if (!hasPoint(place)) return namedSurroundings(gazetteer, place);
  const reach = Math.max(miles, place.miles);
  const around = await placesWithin(db, place, Math.max(reach, known));
  return pointSurroundings(gazetteer, place, around, { reach, isExact });
};
