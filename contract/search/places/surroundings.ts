import { distanceMiles, type Point } from './distance';
import type { Gazetteer, Place } from './gazetteer';
import { stateNamed, stateOf } from './stateOf';

/**
 * How jobs name a place: with all words of one of `names` and none of the words of `except`, or
 * exactly as one of `places`.
 */
export type NearPlace = {
  names: readonly string[];
  except?: readonly string[];
  places: readonly string[];
};
/** The surroundings of a place, with the distance in miles of each place that jobs name. */
export type Surroundings = { near: NearPlace; miles: ReadonlyMap<string, number> };

/** Whether distances from the place make sense: not from a state, the country or several places. */
export const hasPoint = ({ kind }: Pick<Place, 'kind'>): boolean =>
  kind !== 'state' && kind !== 'country' && kind !== 'several';

/** Whether the place has a center, to tell near from far; from a state's, at least other states. */
export const hasCenter = (place: Pick<Place, 'kind'>): boolean =>
  place.kind === 'state' || hasPoint(place);

/**
 * Returns the words that mark places in other states with the same name: Kansas City, MO; West
 * Virginia.
 */
const otherStates = ({ states }: Gazetteer, { name, state }: Place): string[] => [
  ...new Set([...states.values()].map(({ code }) => code).filter((code) => code !== state)),
  ...(name === 'Virginia' ? ['West'] : []),
];

/**
 * Whether a name contains its state in addition to the place: "Portland OR" is one place,
 * "Portland" many, and "New York New York" has no word besides the state's.
 */
const saysState = ({ states }: Gazetteer, name: string, { state }: Place): boolean =>
  [...states.values()].some(
    ({ code, name: whole }) =>
      code === state &&
      [code, whole].some(
        (said) => name.endsWith(` ${said}`) && !name.slice(0, -said.length).includes(said),
      ),
  );

/** Returns the surroundings of a place without a center, which is found by its names only. */
export const namedSurroundings = (gazetteer: Gazetteer, place: Place): Surroundings => ({
  near: {
    names: place.names,
    places: [],
    ...(place.kind === 'state' && { except: otherStates(gazetteer, place) }),
  },
  miles: new Map(),
});

/**
 * Returns the state of a region that is in one state only: Connecticut across the Sound isn't Long
 * Island.
 */
const stateOfRegion = ({ kind, name }: Place): string | undefined =>
  kind === 'region' ? stateNamed(/, ([A-Z]{2})$/.exec(name)?.[1] ?? '') : undefined;

/**
 * Returns a place with the places that jobs name within `reach` miles. `isExact`: only these, and
 * not all places that contain the place's name.
 */
export const pointSurroundings = (
  gazetteer: Gazetteer,
  place: Place,
  around: readonly { place: string; miles: number }[],
  { reach, isExact = false }: { reach: number; isExact?: boolean },
): Surroundings => {
  const ofState = isExact ? undefined : stateOfRegion(place);
  const isInside = (text: string): boolean =>
    ofState === undefined || (stateOf(text) ?? ofState) === ofState;
  const within = around
    .filter((each) => each.miles <= reach && isInside(each.place))
    .map((each) => each.place);
  return {
    near: isExact
      ? { names: [], places: within }
      : {
          names: place.names.filter((name) => saysState(gazetteer, name, place)),
          // a bare name must match exactly: within a longer one, it may be another place's
          places: [...within, ...place.names],
        },
    miles: new Map(around.map((each) => [each.place, each.miles])),
  };
};

/** Combines the surroundings of several places. */
export const joinSurroundings = (
  all: readonly { place: Place; around: Surroundings }[],
): Surroundings => {
  const miles = new Map<string, number>();
  for (const { around } of all)
    for (const [place, away] of around.miles)
      miles.set(place, Math.min(away, miles.get(place) ?? Infinity));
  const names = [...new Set(all.flatMap(({ around }) => around.near.names))];
  // a word that one state excludes may be in another's name
  const said = new Set(names.flatMap((name) => name.split(' ')));
  const except = all.some(({ place }) => place.kind === 'country')
    ? []
    : [...new Set(all.flatMap(({ around }) => around.near.except ?? []))].filter(
        (word) => !said.has(word),
      );
  const places = [...new Set(all.flatMap(({ around }) => around.near.places))];
  return { near: { names, places, ...(except.length > 0 && { except }) }, miles };
};

/** Beyond commuting distance, ten miles affect the rank as much as one nearby. */
export const rankedMilesAnywhere = (miles: number): number => miles / 10;
/** Returns a function for the miles from the center to jobs anywhere; Infinity if unknown. */
export const milesAnywhere =
  (center: Point, points: ReadonlyMap<string, Point>) =>
  (place: string): number => {
    const point = points.get(place.trim());
    return point ? distanceMiles(center, point) : Infinity;
  };
