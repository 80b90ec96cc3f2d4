import { boundingBox, distanceMiles, type Point } from './distance';
import { nicknameLines, stateGroupLines, stateNicknames } from './nicknames';
import { placeKey } from './placeKey';

export const placeKinds = ['city', 'state', 'zip', 'region', 'country', 'several'] as const;
/** A place of the United States. */
export type Place = Point & {
  kind: (typeof placeKinds)[number];
  /** The displayed name: "Tulsa, OK", "Texas", "Bay Area", "75201 Dallas, TX". */
  name: string;
  city?: string;
  /**
   * The state's two-letter code: "OK". A region has its center's, or `undefined` if it has none.
   */
  state?: string;
  /** Number of inhabitants, to the nearest hundred; `undefined` if unknown. */
  population?: number;
  /** The place's radius in miles; 0 except for regions. */
  miles: number;
  /**
   * The names that jobs use, as words without punctuation: "Tulsa OK", "Tulsa Oklahoma", and
   * "Tulsa" alone if it is unambiguous; "Oklahoma", "OK".
   */
  names: string[];
  /** For `several`, the places, any of which matches: "Tulsa or Dallas", "New England". */
  anyOf?: Place[];
};

/** A line of the gazetteer. */
export type Entry = Point & {
  name: string;
  key: string;
  state: State;
  population: number;
  /** The radius of a county in miles; 0 for a city. */
  miles: number;
  /** Whether the name alone means a city abroad. */
  abroad: boolean;
};
export type State = Point & { code: string; name: string };
/** A common name of a city or region. */
type Nickname = {
  place: Place;
  /** Whether it also means other things: la, dmv, triangle. */
  weak: boolean;
};

export type Gazetteer = {
  /** Returns the cities and counties of a key, largest first. */
  named: (key: string) => readonly Entry[];
  /** Returns all cities and counties. */
  all: () => Iterable<Entry>;
  /** States by the keys of their names and codes. */
  states: ReadonlyMap<string, State>;
  nicknames: ReadonlyMap<string, Nickname>;
  /** Cities that every American knows, largest first; misspellings of their names are corrected. */
  wellKnown: readonly Entry[];
  /** Returns `undefined` if the code is unknown, or the gazetteer has no ZIP codes. */
  findZip: (zip: string) => (Point & { city: string; state: string }) | undefined;
};

const wellKnownPopulation = 200_000;
/** The minimum size of a city whose misspelled name is corrected. */
const minCorrectedPopulation = 150_000;

const degrees = (hundredths = '0'): number => Number(hundredths) / 100;
const point = (north?: string, west?: string): Point => ({
  latitude: degrees(north),
  longitude: -degrees(west),
});

/** An unparsed line: few of the tens of thousands are ever needed. */
type Line = { text: string; state: State };

const readEntry = ({ text, state }: Line): Entry => {
  const county = text.startsWith('&');
  const [name = '', north, west, population = '', miles = '0'] = text
    .slice(county ? 1 : 0)
    .split('|');
  const { latitude, longitude } = point(north, west);
  return {
    latitude,
    longitude,
    name,
    key: placeKey(name),
    state,
    population: 100 * Number.parseInt(population, 10),
    miles: Number(miles),
    abroad: population.endsWith('*'),
  };
};

const readState = (line: string): State => {
  const [code = '', name = '', north, west] = line.slice(1).split('|');
  return { code, name, ...point(north, west) };
};

const largestFirst = (a: Entry, b: Entry): number => b.population - a.population;

/** Indexes the lines by key. In each state the cities come first, the largest first. */
const readLines = (
  text: string,
): { lines: Map<string, Line[]>; states: State[]; wellKnown: Entry[] } => {
  const lines = new Map<string, Line[]>();
  const states: State[] = [];
  const wellKnown: Entry[] = [];
  let state: State | undefined;
  let known = false;
  for (const each of text.trim().split('\n')) {
    if (each.startsWith('=')) {
      state = readState(each);
      states.push(state);
      known = true;
      continue;
    }
    if (!state) continue;
    const county = each.startsWith('&');
    const line = { text: each, state };
    const key = placeKey(each.slice(county ? 1 : 0, each.indexOf('|')));
    const sameKey = lines.get(key);
    if (sameKey) sameKey.push(line);
    else lines.set(key, [line]);
    const entry: Entry | undefined = known && !county ? readEntry(line) : undefined;
    known = entry !== undefined && entry.population >= minCorrectedPopulation;
    if (entry && known) wellKnown.push(entry);
  }
  return { lines, states, wellKnown: wellKnown.toSorted(largestFirst) };
};

/** Returns a function that parses the entries of a key, each once. */
const entriesOf = (lines: ReadonlyMap<string, readonly Line[]>): Gazetteer['named'] => {
  const read = new Map<string, Entry[]>();
  return (key) => {
    const before = read.get(key);
    if (before) return before;
    const entries = (lines.get(key) ?? []).map(readEntry).toSorted(largestFirst);
    // unknown names aren't cached: there is no limit to what users type
    if (entries.length > 0) read.set(key, entries);
    return entries;
  };
};

/**
 * Returns a function that searches the text for a code: a table of all codes would take far more
 * memory and time.
 */
const zipFinder =
  (text: string): Gazetteer['findZip'] =>
  (zip) => {
    const at = text.indexOf(`|${zip}|`);
    if (at === -1) return undefined;
    const [city = '', state = ''] = text.slice(text.lastIndexOf('\n', at) + 1, at).split('|');
    const [north, west] = text.slice(at + zip.length + 2, at + zip.length + 20).split(/[|\n]/);
    return { ...point(north, west), city, state };
  };

/** Returns the entry that a name alone means, or `undefined` if several are about as well known. */
export const bestKnown = (entries: readonly Entry[]): Entry | undefined => {
  const [first, second] = entries;
  if (!first || first.abroad) return undefined;
  const isLargest =
    !second || first.population >= 2 * second.population || first.population >= wellKnownPopulation;
  return isLargest ? first : undefined;
};

/** Returns the spellings of a name that has two: St Louis, Saint Louis. */
const spellings = (name: string): string[] => {
  const plain = name.replaceAll(/['.]/g, '').replaceAll('-', ' ');
  const short = plain.replace(/\bSaint\b/, 'St').replace(/\bFort\b/, 'Ft');
  const long = plain.replace(/\bSt\b/, 'Saint').replace(/\bFt\b/, 'Fort');
  return [...new Set([plain, short, long])];
};

/** Converts an entry to a place. @param onlyOne Whether its name alone is unambiguous. */
export const placeOf = (entry: Entry, onlyOne: boolean): Place => {
  const { name, state, population, miles, latitude, longitude } = entry;
  return {
    kind: miles > 0 ? 'region' : 'city',
    name: `${name}, ${state.code}`,
    ...(miles > 0 ? {} : { city: name }),
    state: state.code,
    ...(population > 0 ? { population } : {}),
    latitude,
    longitude,
    miles,
    names: spellings(name).flatMap((spelled) => [
      `${spelled} ${state.code}`,
      `${spelled} ${state.name}`,
      ...(onlyOne ? [spelled] : []),
      // some jobs write New York like this, meaning the city or the state
      ...(name === state.name && miles === 0 ? [`${spelled} United States`] : []),
    ]),
  };
};

export const stateOf = ({ code, name, latitude, longitude }: State): Place => ({
  kind: 'state',
  name,
  state: code,
  latitude,
  longitude,
  miles: 0,
  names: [name, code],
});

/**
 * Parses a line: `names | City, ST` or `names | shown name | latitude | longitude | miles`. A "?"
 * before a name marks it as weak.
 */
const readNickname = (line: string, named: Gazetteer['named']): [string, Nickname][] => {
  const [said = '', shown = '', latitude, longitude, miles] = line.split(' | ');
  const names = said.split(', ');
  const plain = names.map((name) => name.replace('?', ''));
  const region = (): Place => ({
    kind: 'region',
    name: shown,
    latitude: Number(latitude),
    longitude: Number(longitude),
    miles: Number(miles),
    names: [...new Set([shown.replaceAll('-', ' '), ...plain])],
  });
  const city = (): Place | undefined => {
    const [name = '', code] = shown.split(', ');
    const entry = named(placeKey(name)).find(({ state }) => state.code === code);
    const place = entry && placeOf(entry, true);
    return place && { ...place, names: [...place.names, ...plain] };
  };
  const place = latitude === undefined ? city() : region();
  return place ? names.map((name) => [placeKey(name), { place, weak: name.startsWith('?') }]) : [];
};

/** Combines several places into one that has no center. */
export const severalAs = (name: string, places: readonly [Place, ...Place[]]): Place => {
  const [{ latitude, longitude }] = places;
  return { kind: 'several', name, latitude, longitude, miles: 0, names: [], anyOf: [...places] };
};

/** Parses a line: `names | shown name | state codes`. A "?" before a name marks it as weak. */
const readStateGroup = (line: string, states: readonly State[]): [string, Nickname][] => {
  const [said = '', shown = '', letters = ''] = line.split(' | ');
  const codes = letters.split(' ');
  const [first, ...others] = states.filter(({ code }) => codes.includes(code)).map(stateOf);
  const place = first && severalAs(shown, [first, ...others]);
  return place
    ? said.split(', ').map((name) => [placeKey(name), { place, weak: name.startsWith('?') }])
    : [];
};

const linesOf = (text: string): string[] => text.trim().split('\n');
const nicknamesOf = ({ code }: State): string[] =>
  Object.keys(stateNicknames).filter((name) => stateNicknames[name] === code);

/**
 * Parses the generated texts of contract/generated/gazetteer. Takes some milliseconds, so call it
 * once.
 */
export const readGazetteer = (places: string, zipCodes = ''): Gazetteer => {
  const { lines, states, wellKnown } = readLines(places);
  const named = entriesOf(lines);
  let all: Entry[] | undefined;
  return {
    named,
    all: () => (all ??= [...lines.keys()].flatMap(named)),
    states: new Map(
      states.flatMap((state) =>
        [state.name, state.code, ...nicknamesOf(state)].map((name) => [placeKey(name), state]),
      ),
    ),
    nicknames: new Map([
      ...linesOf(nicknameLines).flatMap((line) => readNickname(line, named)),
      ...linesOf(stateGroupLines).flatMap((line) => readStateGroup(line, states)),
    ]),
    wellKnown,
    findZip: zipFinder(zipCodes),
  };
};

/** Returns the cities within a number of miles of a point, nearest first. */
export const citiesWithin = (gazetteer: Gazetteer, center: Point, miles: number): Place[] => {
  const box = boundingBox(center, miles);
  const near: { entry: Entry; away: number }[] = [];
  for (const entry of gazetteer.all()) {
    if (entry.miles > 0 || entry.latitude < box.south || entry.latitude > box.north) continue;
    if (entry.longitude < box.west || entry.longitude > box.east) continue;
    const away = distanceMiles(center, entry);
    if (away <= miles) near.push({ entry, away });
  }
  return near
    .toSorted((a, b) => a.away - b.away)
    .map(({ entry }) => placeOf(entry, bestKnown(gazetteer.named(entry.key)) === entry));
};
