import {
  bestKnown,
  placeOf,
  stateOf,
  type Entry,
  type Gazetteer,
  type Place,
  type State,
} from './gazetteer';
import { placeKey } from './placeKey';

/** The radius of a metropolitan area in miles: "Greater Boston", "Denver Metropolitan Area". */
const metroMiles = 25;
const maxTextLength = 200;

const country: Place = {
  kind: 'country',
  name: 'United States',
  latitude: 39.8,
  longitude: -98.6,
  miles: 0,
  names: ['United States', 'USA', 'US'],
};
const countryKeys = new Set([
  'united states',
  'united states of america',
  'usa',
  'us',
  'u s',
  'u s a',
  'america',
  'nationwide',
]);
/** Work arrangements that jobs state in their place. */
export const arrangements =
  /(?<!\p{L})(?:fully remote|remote|hybrid|on-?site|in-office|in person|telecommute|work from home|wfh)(?!\p{L})/giu;

const [metroBefore, metroAfter] = [
  /^(?:the )?(?:greater|metro|metropolitan|downtown) /,
  / (?:greater area|metropolitan area|metro area|metropolitan region|metroplex|metro|area|region|and surrounding areas?|suburbs)$/,
];
/** Suffixes that a city's name has in some lists and not in others. */
const kindsOfCity = / (?:township|twp|city|town|village|borough|boro|cdp)$/;

/** Removes the words for a metropolitan area from a key. */
export const splitMetro = (key: string): { key: string; metro: boolean } => {
  const bare = key.replace(metroBefore, '').replace(metroAfter, '');
  return { key: bare, metro: bare !== key };
};

/** Returns the metropolitan area of a city; other places unchanged. */
export const metroOf = (city: Place): Place =>
  city.kind === 'city'
    ? { ...city, kind: 'region', name: `${city.name} area`, miles: metroMiles }
    : city;

export const countryOf = (key: string): Place | undefined =>
  countryKeys.has(key) ? country : undefined;

/** Finds a city or county of a state by its full name. */
export const findInState = ({ named }: Gazetteer, key: string, state: State): Entry | undefined =>
  named(key).find((entry) => entry.state === state);

export const asPlace = ({ named }: Gazetteer, entry: Entry): Place =>
  placeOf(entry, bestKnown(named(entry.key)) === entry);

/** Returns the place of a ZIP code. */
export const geocodeZip = (gazetteer: Gazetteer, zip: string): Place | undefined => {
  const found = gazetteer.findZip(zip);
  return (
    found && {
      kind: 'zip',
      name: `${found.city}, ${found.state} ${zip}`,
      city: found.city,
      state: found.state,
      latitude: found.latitude,
      longitude: found.longitude,
      miles: 0,
      names: [zip],
    }
  );
};

/**
 * Returns the runs of words that end with the last word, and those that start with the first,
 * longest first.
 */
const runs = (key: string): { fromSome: string[]; toSome: string[] } => {
  const words = key.split(' ');
  return {
    fromSome: words.map((_, at) => words.slice(at).join(' ')),
    toSome: words.map((_, at) => words.slice(0, words.length - at).join(' ')),
  };
};

/**
 * Whether a nickname's place is in the state. A region is, unless its name ends with another
 * state's code.
 */
const isWithin = ({ kind, name, state }: Place, { code }: State): boolean =>
  kind === 'region'
    ? !/, [A-Z]{2}$/.test(name) || name.endsWith(`, ${code}`)
    : kind === 'city' && state === code;

/**
 * Finds a city or region in a state by its nickname: "Hampton Roads, VA", "Philly, PA", "east tx",
 * "kc ks".
 */
export const nicknameIn = (gazetteer: Gazetteer, part: string, state: State): Place | undefined => {
  const named = (key: string): Place | undefined => gazetteer.nicknames.get(key)?.place;
  const own = [part, `${part} ${placeKey(state.name)}`, `${part} ${placeKey(state.code)}`]
    .map(named)
    .find((place) => place && isWithin(place, state));
  if (own) return own;
  const city = named(part)?.city;
  const sameName = city === undefined ? undefined : findInState(gazetteer, placeKey(city), state);
  return sameName && asPlace(gazetteer, sameName);
};

/**
 * Finds the city in a text that may begin with an address or join several cities. Of a metropolitan
 * area, returns the first city of its name.
 */
const cityIn = (
  gazetteer: Gazetteer,
  part: string,
  state: State,
  metro: boolean,
): Entry | undefined => {
  const { fromSome, toSome } = runs(part);
  for (const run of metro ? [...toSome, ...fromSome] : [...fromSome, ...toSome]) {
    const found =
      findInState(gazetteer, run, state) ??
      findInState(gazetteer, run.replace(kindsOfCity, ''), state);
    if (found) return found;
  }
  return undefined;
};

/** Splits off the state at the end of a text. */
const endingState = (
  { states }: Gazetteer,
  part: string,
): { state: State; before: string } | undefined => {
  const words = part.split(' ');
  for (let length = Math.min(3, words.length); length > 0; length -= 1) {
    const state = states.get(words.slice(-length).join(' '));
    if (state) return { state, before: words.slice(0, -length).join(' ') };
  }
  return undefined;
};

/** Geocodes a place without its state. */
const geocodeBare = (gazetteer: Gazetteer, part: string): Place | undefined => {
  const nickname = gazetteer.nicknames.get(part);
  if (nickname) return nickname.place;
  const entry = bestKnown(gazetteer.named(part));
  return entry && entry.population > 0 ? asPlace(gazetteer, entry) : undefined;
};

/** Geocodes a metropolitan area by the first city of its name. */
const geocodeMetro = (gazetteer: Gazetteer, part: string): Place | undefined => {
  const words = part.split(' ');
  for (let length = words.length; length > 0; length -= 1) {
    const place = geocodeBare(gazetteer, words.slice(0, length).join(' '));
    if (place) return metroOf(place);
  }
  return undefined;
};

const withState = (
  gazetteer: Gazetteer,
  parts: readonly string[],
  zip: string | undefined,
): Place | undefined => {
  const { key, metro } = splitMetro(parts.at(-1) ?? '');
  const ending = endingState(gazetteer, key);
  if (!ending) return undefined;
  const place = zip === undefined ? undefined : geocodeZip(gazetteer, zip);
  const before = [...parts.slice(0, -1), ending.before].filter((part) => part !== '').toReversed();
  if (place?.state === ending.state.code) return place;
  for (const part of before) {
    const called = nicknameIn(gazetteer, part, ending.state);
    if (called) return called;
    const own = splitMetro(part);
    const city = cityIn(gazetteer, own.key, ending.state, metro || own.metro);
    if (!city) continue;
    const found = asPlace(gazetteer, city);
    return metro || own.metro ? metroOf(found) : found;
  }
  return stateOf(ending.state);
};

/** Splits a place's text into keys, without a country and ZIP code at the end. */
const partsOf = (text: string): { parts: string[]; ofCountry: boolean; zip?: string } => {
  const plain = text
    .replaceAll(arrangements, ',')
    .replaceAll(/\s[-–—]\s?|[()[\],]/g, ',')
    .replaceAll(/(?<=\d{5})-\d{4}\b/g, '');
  const parts = plain.split(',').map(placeKey);
  const words = parts.map((part) => part.replace(/^(?:in|near|around|within) /, ''));
  const said = words.filter((part) => part !== '');
  const ofCountry = countryKeys.has(said.at(-1) ?? '');
  const places = ofCountry ? said.slice(0, -1) : said;
  const zip = /(?:^| )(\d{5})$/.exec(places.at(-1) ?? '')?.[1];
  if (zip === undefined) return { parts: places, ofCountry };
  const rest = (places.at(-1) ?? '').slice(0, -5).trim();
  return { parts: [...places.slice(0, -1), rest].filter((part) => part !== ''), ofCountry, zip };
};

const geocodeOne = (gazetteer: Gazetteer, text: string): Place | undefined => {
  const { parts, ofCountry, zip } = partsOf(text);
  const [only] = parts;
  if (only === undefined)
    return zip === undefined ? (ofCountry ? country : undefined) : geocodeZip(gazetteer, zip);
  if (parts.length === 1) {
    // "New York, United States" is the state, "New York" the city
    const named = only.replace(/^state of | state$/, '');
    const state = gazetteer.states.get(named);
    if (state && (ofCountry || named !== only)) return stateOf(state);
    const { key, metro } = splitMetro(only);
    const bare = gazetteer.nicknames.get(only)?.place ?? geocodeNamed(gazetteer, only, key, metro);
    if (bare) return bare;
  }
  return (
    withState(gazetteer, parts, zip) ?? (zip === undefined ? undefined : geocodeZip(gazetteer, zip))
  );
};

const geocodeNamed = (
  gazetteer: Gazetteer,
  whole: string,
  key: string,
  metro: boolean,
): Place | undefined => {
  const state = gazetteer.states.get(whole);
  const city = state && findInState(gazetteer, whole, state);
  if (state) return city && city.population > 1_000_000 ? asPlace(gazetteer, city) : stateOf(state);
  if (!metro) return geocodeBare(gazetteer, whole);
  return endingState(gazetteer, key) ? undefined : geocodeMetro(gazetteer, key);
};

/**
 * Geocodes the text of a job's place or of a location field: a city with its state or alone ("Tulsa,
 * OK", "Chicago"), its surroundings ("Greater Boston", "Austin, Texas Metropolitan Area"), a ZIP
 * code with or without an address, a county, region or state, or the country. Returns the first of
 * several places, and the state if its city is unknown. Returns `undefined` for places of other
 * countries, for names shared by several cities of similar size, and for anything that isn't a
 * place.
 */
export const geocode = (gazetteer: Gazetteer, text: string): Place | undefined => {
  for (const one of text.slice(0, maxTextLength).split(/[;|/]/)) {
    const place = geocodeOne(gazetteer, one);
    if (place) return place;
  }
  return undefined;
};
