import { distanceMiles, type Point } from './distance';
import type { Gazetteer, Place } from './gazetteer';
import { stateNamed, stateOf } from './stateOf';

/**
 * A place as jobs name it: each of `names` all of some words, with none of the words of `except`;
 * and `places` as they are written.
 */
export type NearPlace = {
  names: readonly string[];
  except?: readonly string[];
  places: readonly string[];
};
/** Around a place, how far each of the places there is that jobs name, in miles. */
export type Surroundings = { near: NearPlace; miles: ReadonlyMap<string, number> };

/** States, the country and several places have no middle that a distance from would tell anything. */
export const hasPoint = ({ kind }: Pick<Place, 'kind'>): boolean =>
  kind !== 'state' && kind !== 'country' && kind !== 'several';

/** Whether it has a middle by which other places are near or far: of a state, other states at least. */
export const hasCenter = (place: Pick<Place, 'kind'>): boolean =>
  place.kind === 'state' || hasPoint(place);

/**
 * The words of places in other states that have this one's name in theirs: Kansas City, MO; West
 * Virginia.
 */
const otherStates = ({ states }: Gazetteer, { name, state }: Place): string[] => [
  ...new Set([...states.values()].map(({ code }) => code).filter((code) => code !== state)),
  ...(name === 'Virginia' ? ['West'] : []),
];

/**
 * Whether a name says its state beside itself: "Portland OR" is one place, "Portland" many, and "New
 * York New York" has no word more than the state.
 */
const saysState = ({ states }: Gazetteer, name: string, { state }: Place): boolean =>
  [...states.values()].some(
    ({ code, name: whole }) =>
      code === state &&
      [code, whole].some(
        (said) => name.endsWith(` ${said}`) && !name.slice(0, -said.length).includes(said),
      ),
  );

/** A place that is found by its names alone, because it has no middle. */
export const namedSurroundings = (gazetteer: Gazetteer, place: Place): Surroundings => ({
  near: {
    names: place.names,
    places: [],
    ...(place.kind === 'state' && { except: otherStates(gazetteer, place) }),
  },
  miles: new Map(),
});

/** The state of a region that is in one alone: across the Sound, Connecticut is no Long Island. */
const stateOfRegion = ({ kind, name }: Place): string | undefined =>
  kind === 'region' ? stateNamed(/, ([A-Z]{2})$/.exec(name)?.[1] ?? '') : undefined;

/**
 * A place with the places around it that jobs name: those within `reach` miles. `isExact`: only
 * these, and not whatever has the place's name in its own.
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
          // a bare name alone: in a longer one it may be that of another place
          places: [...within, ...place.names],
        },
    miles: new Map(around.map((each) => [each.place, each.miles])),
  };
};

/** Several places, each with what is around it, as one. */
export const joinSurroundings = (
  all: readonly { place: Place; around: Surroundings }[],
): Surroundings => {
  const miles = new Map<string, number>();
  for (const { around } of all)
    for (const [place, away] of around.miles)
      miles.set(place, Math.min(away, miles.get(place) ?? Infinity));
  const names = [...new Set(all.flatMap(({ around }) => around.near.names))];
  // what one state excepts may be another's name
  const said = new Set(names.flatMap((name) => name.split(' ')));
  const except = all.some(({ place }) => place.kind === 'country')
    ? []
    : [...new Set(all.flatMap(({ around }) => around.near.except ?? []))].filter(
        (word) => !said.has(word),
      );
  const places = [...new Set(all.flatMap(({ around }) => around.near.places))];
  return { near: { names, places, ...(except.length > 0 && { except }) }, miles };
};

/** Where nobody drives to work, ten miles more tell as much as one does nearby. */
const farAway = 10;
/**
 * How far places are from a point, by their texts, for ranking jobs that are anywhere: a tenth of the
 * miles; infinitely far where nobody knows where they are.
 */
export const milesAnywhere =
  (center: Point, points: ReadonlyMap<string, Point>) =>
  (place: string): number => {
    const point = points.get(place.trim());
    return point ? distanceMiles(center, point) / farAway : Infinity;
  };
