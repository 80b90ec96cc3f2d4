import { regionLines } from '../regions';
import { placeText } from './placeText';

/**
 * Each state by its names as places have them: "TX", "Texas". What it is called among the places to
 * choose is what finds it as a search's place: its name, or the short one where the name is a
 * city's, too ("NY").
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

/** The names by which `stateNamed` knows a state. */
export const stateNames: readonly string[] = [...states.keys()];
export const stateNamed = (name: string): string | undefined => states.get(name);

/** The state that a job's place is in, or is; undefined where it names none as "City, ST" does. */
export const stateOf = (location: string): string | undefined => {
  const place = placeText(location);
  return stateNamed(place.at(-4) === ',' ? place.slice(-2) : place);
};
