import { conjunctions, splitAtConjunctions } from '../../splitAtConjunctions';
import { severalAs, stateOf, type Gazetteer, type Place } from '../gazetteer';
import { geocode } from '../geocode';
import { countsOf, type Around, type Meaning, type PlaceContext } from './around';
import { wordlikeStates } from './otherMeanings';
import { closingWords, isModifier } from './placeEnds';

/** Alternative places, read from the words from `from` to before `to`. */
type SeveralPlaces = { from: number; to: number; places: Place[] };

/** The words with their punctuation, and their keys. */
export type PlaceWords = {
  gazetteer: Gazetteer;
  context: PlaceContext;
  words: readonly string[];
  keys: readonly string[];
};
type ReadMeaning = (around: Around) => Meaning | undefined;

const maxNameWords = 5;
const maxListedPlaces = 6;
/**
 * A list item may stand for several states. With more places than this, the filter would be
 * pointless.
 */
export const maxSeveralPlaces = 24;

/** Returns the words as if only one place of the list had been typed. */
const aroundAlone = (
  { gazetteer, context, keys }: PlaceWords,
  list: { from: number; to: number; after: boolean },
  part: { from: number; to: number },
): Around => {
  const behind = keys.slice(list.to);
  const before = keys.slice(0, list.from);
  return {
    gazetteer,
    context,
    keys: [...before, ...keys.slice(part.from, part.to), ...behind],
    from: before.length,
    to: before.length + part.to - part.from,
    after: list.after,
    comma: false,
    last: behind.every((key) => closingWords.has(key)),
    ends: behind.every(isModifier),
  };
};

const endsWithComma = (word = ''): boolean => word.endsWith(',');

/**
 * Returns where the next place of a list begins (after a comma, "or" or both), or `undefined` if
 * there is none.
 */
const nextStart = ({ words, keys }: PlaceWords, end: number): number | undefined => {
  if (conjunctions.has(keys[end] ?? '')) return end + 1;
  return endsWithComma(words[end - 1]) && end < keys.length ? end : undefined;
};

/** Returns the ends of all names that begin at `from`, longest first. */
const endsOf = (all: PlaceWords, from: number, read: ReadMeaning, after: boolean): number[] => {
  const ends: number[] = [];
  for (let to = Math.min(from + maxNameWords, all.keys.length); to > from; to -= 1)
    if (read(aroundAlone(all, { from, to: all.keys.length, after }, { from, to }))) ends.push(to);
  return ends;
};

/** Returns the ranges of the places in a list that begins at `from`. */
const listFrom = (
  all: PlaceWords,
  from: number,
  read: ReadMeaning,
  after: boolean,
): { from: number; to: number }[] => {
  const parts: { from: number; to: number }[] = [];
  for (let start: number | undefined = from; start !== undefined;) {
    const begin: number = start;
    const ends = endsOf(all, begin, read, after);
    // "dallas, tx" is one place, "portland or seattle" are two
    const longest = ends[0] ?? begin;
    const isOne = (to: number): boolean => to < longest && endsWithComma(all.words[to - 1]);
    const to: number | undefined = ends.find(
      (end) => !isOne(end) && nextStart(all, end) !== undefined && follows(all, end, read, after),
    );
    if (to === undefined) return longest > begin ? [...parts, { from: begin, to: longest }] : parts;
    parts.push({ from: begin, to });
    start = nextStart(all, to);
  }
  return parts;
};

/** Whether another place follows the name. */
const follows = (all: PlaceWords, end: number, read: ReadMeaning, after: boolean): boolean => {
  const start = nextStart(all, end);
  return start !== undefined && endsOf(all, start, read, after).length > 0;
};

const uniquePlaces = (places: readonly Place[]): Place[] => [
  ...new Map(places.map((place) => [place.name, place])).values(),
];

/** With this many certain places, the others next to them are accepted too. */
const enoughSure = 2;

/**
 * Reads a list of places that begins at `from`, at least two of which would be certain on their
 * own: "los angeles or san diego", "tx, ok or la".
 */
export const severalFrom = (
  all: PlaceWords,
  from: number,
  read: ReadMeaning,
  after: boolean,
): SeveralPlaces | undefined => {
  const parts = listFrom(all, from, read, after);
  const to = parts.at(-1)?.to ?? from;
  if (parts.length < 2 || parts.length > maxListedPlaces) return undefined;
  const meanings = parts.map((part) => read(aroundAlone(all, { from, to, after }, part)));
  const places = meanings.flatMap((meaning) => meaning?.place ?? []);
  const sure = meanings.filter((meaning) => meaning?.sure === true).length;
  return places.length === parts.length && sure >= enoughSure ? { from, to, places } : undefined;
};

/** Codes that don't start a list of states, unless they are the first word. */
const seldomFirst = new Set(['in', 'or', 'me', 'as', 'hi']);

const readState: ReadMeaning = ({ gazetteer, keys, from, to }) => {
  const state = gazetteer.states.get(keys.slice(from, to).join(' '));
  return state && { place: stateOf(state), sure: false };
};

/**
 * Reads a list of states by their codes or names, before or after all other words: "al or ga",
 * "welder tx, ok". Codes that mean something else as well ("pa or md") are a list if jobs have each
 * of them far more often in their places than in titles, or if three are listed.
 */
export const statesFrom = (
  all: PlaceWords,
  from: number,
  after: boolean,
): SeveralPlaces | undefined => {
  const { keys, context } = all;
  if (from > 0 && seldomFirst.has(keys[from] ?? '')) return undefined;
  const parts = listFrom(all, from, readState, after);
  const to = parts.at(-1)?.to ?? from;
  if (parts.length < 2 || parts.length > maxListedPlaces) return undefined;
  const isAtEdge = from === 0 || keys.slice(to).every(isModifier);
  if (!isAtEdge || nextStart(all, to) !== undefined) return undefined;
  const names = parts.map((part) => keys.slice(part.from, part.to).join(' '));
  if (names.some((name, at) => isCityIn(all.gazetteer, name, names[at + 1]))) return undefined;
  const isClear = names.some((name) => !wordlikeStates.has(name)) || names.length > enoughSure;
  const areCounted = names.every((name) => {
    const { titles, places } = countsOf(context, name);
    return places > 5 * titles;
  });
  if (!isClear && !areCounted) return undefined;
  const places = parts.flatMap((part) => {
    const meaning = readState(aroundAlone(all, { from, to, after }, part));
    return meaning ? [meaning.place] : [];
  });
  return uniquePlaces(places).length === places.length ? { from, to, places } : undefined;
};

/** Whether the names are a city and its state: "Washington, DC", "indiana, pa", "la, ca". */
const isCityIn = (gazetteer: Gazetteer, name: string, state?: string): boolean => {
  if (state === undefined) return false;
  const nickname = gazetteer.nicknames.get(name)?.place;
  return (
    nickname?.state === gazetteer.states.get(state)?.code ||
    geocode(gazetteer, `${name}, ${state}`)?.kind === 'city'
  );
};

/** Combines places so that any of them matches; returns `undefined` if there are too many. */
export const joinPlaces = (places: readonly Place[]): Place | undefined => {
  const [first, ...others] = uniquePlaces(places.flatMap((place) => place.anyOf ?? [place]));
  if (!first || others.length >= maxSeveralPlaces) return undefined;
  if (others.length === 0) return first;
  const names = uniquePlaces(places).map((place) => place.name);
  return severalAs(names.join(' or '), [first, ...others]);
};

/** Reads a text that consists of a list of places only, as in a location field: "tx or ok". */
export const listedPlaces = (gazetteer: Gazetteer, text: string): Place | undefined => {
  const names = splitAtConjunctions(text);
  if (names.length < 2 || names.length > maxListedPlaces) return undefined;
  const places = names.flatMap((name) => geocode(gazetteer, name) ?? []);
  return places.length === names.length ? joinPlaces(places) : undefined;
};
