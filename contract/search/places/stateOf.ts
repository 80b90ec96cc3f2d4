import { regionLines } from '../regions';
import { placeText } from './placeText';

/**
 * Each state by the names that places use ("TX", "Texas"), with the name under which it is
 * suggested: the name that finds the state when it is searched as a place, which is the code if the
 * full name is also a city's ("NY").
 */
const states = new Map(
  regionLines
    .trim()
    .split('\n')
    .flatMap((line): [string, string][] => {
      const [named = '', short = ''] = line.split(' = ');
      const [name = '', alsoCity] = named.split(', ');
      return alsoCity === undefined
        ? [
            [short, name],
            [name, name],
          ]
        : [[short, short]];
    }),
);

/** The names that `stateNamed` accepts. */
export const stateNames: readonly string[] = [...states.keys()];
export const stateNamed = (name: string): string | undefined => states.get(name);

/**
 * Returns the state that a job's place is in (or is), or `undefined` if it doesn't end with one as
 * in "City, ST".
 */
export const stateOf = (location: string): string | undefined => {
  const place = placeText(location);
  return stateNamed(place.at(-4) === ',' ? place.slice(-2) : place);
};
