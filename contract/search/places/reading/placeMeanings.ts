import { isRank, isRole } from '../../relevance/roles';
import { singularOf } from '../../wordFamilies';
import type { Entry, Place } from '../gazetteer';
import { bestKnown, stateOf } from '../gazetteer';
import {
  asPlace,
  countryOf,
  findInState,
  geocodeZip,
  metroOf,
  nicknameIn,
  splitMetro,
} from '../geocode';
import { wordlikeStateNicknames } from '../nicknames';
import {
  countsOf,
  hugePopulation,
  isPartOfName,
  isRatherTitle,
  isSureByPosition,
  largePopulation,
  type Around,
  type Meaning,
  type PlaceContext,
} from './around';
import { jobNames, namesBefore, otherMeanings, wordlikeStates } from './otherMeanings';
import { closingWords, isModifier } from './placeEnds';
import { joinPlaces } from './severalPlaces';

const [mediumPopulation, townPopulation, smallPopulation] = [30_000, 5000, 1000];

const directions = new Map([
  ['n', 'north'],
  ['s', 'south'],
  ['e', 'east'],
  ['w', 'west'],
]);

const meansOtherwise = (context: PlaceContext, key: string): boolean =>
  otherMeanings.has(key) || jobNames.has(key) || isRatherTitle(context, key);

/** Whether a state's code after a city, or alone, can mean the state. */
const canBeLetters = (around: Around, code: string): boolean => {
  if (!['in', 'or', 'me', 'as', 'hi'].includes(code)) return true;
  const next = around.keys[around.to];
  return next === undefined || closingWords.has(next) || /^\d{5}$/.test(next);
};

/** Whether the words around name a job themselves: "mason oh warehouse", "cna baker mt". */
const asksForOther = ({ keys, from, to, context }: Around): boolean =>
  keys.slice(to).some((key) => !isModifier(key) && context.isTitleWord(key) > 0) ||
  keys.slice(0, from).some((key) => isRole(key) && !isRank(key));

/**
 * Reads a city with its state: "tulsa ok", "kansas city missouri", "orange county ca", "philly pa".
 */
const cityAndState = (around: Around, words: readonly string[]): Meaning | undefined => {
  const { gazetteer, context } = around;
  for (const length of [1, 2, 3]) {
    const [name, letters] = [words.slice(0, -length), words.slice(-length).join(' ')];
    const state = name.length > 0 ? gazetteer.states.get(letters) : undefined;
    if (!state) continue;
    const { key, metro } = splitMetro(name.join(' '));
    const called = nicknameIn(gazetteer, key, state);
    if (called) return { place: called, sure: !isPartOfName(around) };
    const entry =
      findInState(gazetteer, key, state) ?? findInState(gazetteer, withDirection(key), state);
    if (!entry || !canBeLetters(around, letters)) return undefined;
    const other = meansOtherwise(context, key);
    // "baker la", "driver arkansas": a job, then the place
    const isJob =
      jobNames.has(key) &&
      entry.population < largePopulation &&
      !around.after &&
      !asksForOther(around);
    if (isJob || (other && entry.population < smallPopulation)) return undefined;
    const byWord = other && ['in', 'or', 'me', 'as', 'hi', 'la', 'pa', 'md'].includes(letters);
    const place = asPlace(gazetteer, entry);
    return {
      place: metro ? metroOf(place) : place,
      sure: !byWord || around.after || entry.population >= mediumPopulation,
    };
  }
  return undefined;
};

/** Spells out the direction at the start: "n las vegas", "e st louis". */
const withDirection = (key: string): string => {
  const [first = '', ...rest] = key.split(' ');
  return [directions.get(first) ?? first, ...rest].join(' ');
};

/** Reads a state's code alone. */
const readLetters = (around: Around, key: string, place: Place): Meaning | undefined => {
  const { keys, from, after, comma, last, ends } = around;
  // "cerca de mi"
  if (key === 'mi' && keys[from - 1] === 'de') return undefined;
  const wordlike = wordlikeStates.has(key);
  // "cleaner in or" (Oregon)
  if (last && keys[from - 1] === 'in') return { place, sure: true };
  if (['in', 'or', 'me', 'as'].includes(key) && !(comma && last)) return undefined;
  if (after) return { place, sure: !wordlike || last };
  if (comma) return { place, sure: !wordlike };
  if (isLettersBehind(around, key, wordlike ? 5 : 1)) return { place, sure: true };
  return (last || ends) && !wordlike ? { place, sure: false } : undefined;
};

/**
 * Whether a state's code ends the query, and jobs have it more than `times` as often in their
 * places as in titles: "welder tx", "cook fl part time".
 */
const isLettersBehind = (around: Around, key: string, times: number): boolean => {
  const { titles, places } = countsOf(around.context, key);
  return around.from > 0 && around.ends && places > times * titles && !isPartOfName(around);
};

/** Reads "New York State" as the state, even if a city has the same name. */
const readStateAsSuch = (around: Around, whole: string): Meaning | undefined => {
  const name = / state$/.test(whole) ? whole.slice(0, -6) : '';
  const state = around.gazetteer.states.get(name);
  // not "in state tuition"
  return state && name.length > 2
    ? { place: stateOf(state), sure: isSureByPosition(around, hugePopulation) }
    : undefined;
};

/** Combines the state and the capital, since "washington" may mean either. */
const bothWashingtons = ({ gazetteer }: Around, state: Place): Place => {
  const capital = gazetteer.nicknames.get('dc');
  return (capital && joinPlaces([state, capital.place])) ?? state;
};

const readState = (around: Around, key: string): Meaning | undefined => {
  const state = around.gazetteer.states.get(key);
  if (!state) return undefined;
  const place = stateOf(state);
  if (wordlikeStateNicknames.has(key)) return readWordlikeNickname(around, place);
  if (key.length > 2) {
    const named = key === 'washington' ? bothWashingtons(around, place) : place;
    // means the city
    return key === 'new york'
      ? undefined
      : { place: named, sure: isSureByPosition(around, hugePopulation) };
  }
  return readLetters(around, key, place);
};

/**
 * Reads a nickname that is also a word, next to a job with which it forms no name: "Electrician
 * mass", "Mass. software engineer".
 */
const readWordlikeNickname = (around: Around, place: Place): Meaning | undefined => {
  const { keys, from, after, last, ends, context } = around;
  const isRoleAt = (at: number): boolean => isRole(singularOf(keys[at] ?? ''));
  const isPair = (at: number) => context.isPair?.(keys[at] ?? '', keys[at + 1] ?? '');
  const isBehind = ends && from > 0 && isRoleAt(from - 1) && isPair(from - 1) !== true;
  const isInFront = from === 0 && isRoleAt(keys.length - 1) && isPair(from) === false;
  if ((isBehind || isInFront) && !isPartOfName(around)) return { place, sure: true };
  return after && last ? { place, sure: false } : undefined;
};

/** Whether a city's abbreviation precedes words of titles: "LA security guard". */
const beginsWithLetters = (around: Around, key: string, { kind }: Place): boolean =>
  around.from === 0 &&
  !around.last &&
  kind === 'city' &&
  key.length < 4 &&
  isSureByPosition(around, hugePopulation);

const readNickname = (around: Around, key: string): Meaning | undefined => {
  const { gazetteer, after, last, from, keys } = around;
  const found = gazetteer.nicknames.get(key);
  if (!found) return undefined;
  if (!found.weak) return { place: found.place, sure: !isPartOfName(around) };
  const before = keys[from - 1] ?? '';
  // "de la", "en la bodega": Spanish, not the city
  if (key === 'la' && (['de', 'a', 'con', 'por'].includes(before) || (before === 'en' && !last)))
    return undefined;
  // after other words ("attorney sf") it is a place, unless jobs mostly use it for something else;
  // groups of states are excepted, since "Northeast" is in titles but never a job's place
  const isTitle = found.place.kind !== 'several' && isRatherTitle(around.context, key);
  const ends = last && from > 0 && !isTitle && !isPartOfName(around);
  return after || last || from === 0
    ? {
        place: found.place,
        sure:
          ends || beginsWithLetters(around, key, found.place) || (after && (last || key === 'la')),
      }
    : undefined;
};

/** Reads a city's or county's name without its state. */
const readBareName = (around: Around, key: string): Meaning | undefined => {
  const { gazetteer, context, after, last } = around;
  const sameName = gazetteer.named(withDirection(key));
  const [first] = sameName;
  if (!first || first.population < smallPopulation) return undefined;
  if (first.abroad && !after && countsOf(context, key).places === 0) return undefined;
  const place = asPlace(gazetteer, first);
  if (meansOtherwise(context, key))
    return after && last && !jobNames.has(key) ? { place, sure: false } : undefined;
  const { known, clear } = howWellKnown(context, first);
  const only = bestKnown(sameName) === first;
  if (after) return { place, sure: only && (known || last) };
  return known
    ? { place, sure: only && clear && isSureByPosition(around, first.population) }
    : undefined;
};

/** Whether a name alone can be the place (`known`), and whether it certainly is (`clear`). */
const howWellKnown = (
  context: PlaceContext,
  { key, population }: Entry,
): { known: boolean; clear: boolean } => {
  const { titles, places } = countsOf(context, key);
  const single = !key.includes(' ');
  return {
    known: population >= mediumPopulation || (places > 0 && (places >= titles || !single)),
    clear:
      population >= largePopulation ||
      (single && population >= townPopulation && places >= Math.max(3, 3 * titles)) ||
      (!single && population >= mediumPopulation && places > 0),
  };
};

const readZip = ({ gazetteer }: Around, key: string): Meaning | undefined => {
  const place = /^\d{5}$/.test(key) ? geocodeZip(gazetteer, key) : undefined;
  return place && { place, sure: true };
};

const readCountry = (around: Around, key: string): Meaning | undefined => {
  const { keys, from, after } = around;
  const place = countryOf(key);
  if (!place) return undefined;
  const isOther = key === 'us' || ['north', 'south', 'latin'].includes(keys[from - 1] ?? '');
  return isOther && !after ? undefined : { place, sure: after };
};

/** Reads a metropolitan area: "chicago area", "greater boston", "columbus ohio area". */
const readMetro = (around: Around, whole: string): Meaning | undefined => {
  const { key, metro } = splitMetro(whole);
  const center = metro
    ? (readNickname(around, key) ??
      cityAndState(around, key.split(' ')) ??
      readBareName({ ...around, last: true, ends: true }, key))
    : undefined;
  return center && { ...center, place: metroOf(center.place) };
};

/** Reads a place followed by the country: "Dallas texas usa". */
const readInCountry = (around: Around, words: readonly string[]): Meaning | undefined => {
  const country = [1, 2].find((count) => countryOf(words.slice(-count).join(' ')) !== undefined);
  return country !== undefined && country < words.length
    ? meaningOf({ ...around, to: around.to - country })
    : undefined;
};

/** Returns the place that the words from `from` to `to` mean, or `undefined` if they mean none. */
export const meaningOf = (around: Around): Meaning | undefined => {
  const words = around.keys.slice(around.from, around.to);
  const whole = words.join(' ');
  const before = around.keys[around.from - 1] ?? '';
  // "university of phoenix", "bank of america", "toyota tacoma", "george washington university"
  const first = words.length > 1 ? (words[0] ?? '') : '';
  if ((before === 'of' && !around.after) || namesBefore.has(before) || first === 'george')
    return undefined;
  if (/ \d{5}$/.test(whole)) {
    const city = cityAndState(around, words.slice(0, -1));
    // some gazetteers have no ZIP codes
    const zip = geocodeZip(around.gazetteer, words.at(-1) ?? '');
    return city && { place: zip ?? city.place, sure: true };
  }
  const named =
    readStateAsSuch(around, whole) ??
    readCountry(around, whole) ??
    readZip(around, whole) ??
    readNickname(around, whole) ??
    readState(around, whole) ??
    cityAndState(around, words) ??
    readBareName(around, whole);
  return named ?? readMetro(around, whole) ?? readInCountry(around, words);
};
