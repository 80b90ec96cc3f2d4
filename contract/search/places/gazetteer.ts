import { boundingBox, distanceMiles, type Point } from './distance';
import { nicknameLines, stateGroupLines, stateNicknames } from './nicknames';
import { placeKey } from './placeKey';

export const placeKinds = ['city', 'state', 'zip', 'region', 'country', 'several'] as const;
/** A place of the United States. */
export type Place = Point & {
  kind: (typeof placeKinds)[number];
  /** As shown: "Tulsa, OK", "Texas", "Bay Area", "75201 Dallas, TX". */
  name: string;
  city?: string;
  /** Its letters: "OK". A region's is that of its center, undefined where it has none. */
  state?: string;
  /** People who live there, to the nearest hundred; undefined where it isn't known. */
  population?: number;
  /** How far around its point it reaches; 0 for all but a region. */
  miles: number;
  /**
   * How postings write it, each a run of words without marks: "Tulsa OK", "Tulsa Oklahoma", and
   * "Tulsa" alone where no other place may be meant; "Oklahoma", "OK".
   */
  names: string[];
  /** With `several`, what is read as one place: "Tulsa or Dallas", "New England". */
  anyOf?: Place[];
};

/** A line of the gazetteer. */
export type Entry = Point & {
  name: string;
  key: string;
  state: State;
  people: number;
  /** For a county, how far it reaches; 0 for a city. */
  miles: number;
  /** By its name alone people mean a city abroad. */
  abroad: boolean;
};
export type State = Point & { code: string; name: string };
/** A name that is in common use for a city or a region. */
type Nickname = {
  place: Place;
  /** Means other things as well: la, dmv, triangle. */
  weak: boolean;
};

export type Gazetteer = {
  /** The cities and counties of a key, largest first. */
  named: (key: string) => readonly Entry[];
  /** All of them. */
  all: () => Iterable<Entry>;
  /** By key, the name's and the letters'. */
  states: ReadonlyMap<string, State>;
  nicknames: ReadonlyMap<string, Nickname>;
  /** Cities that every American knows, largest first; their misspelled names are read. */
  wellKnown: readonly Entry[];
  /** Undefined where the code isn't known, or the gazetteer has none. */
  findZip: (zip: string) => (Point & { city: string; state: string }) | undefined;
};

const wellKnownPeople = 200_000;
/** So large that its misspelled name is read. */
const correctedPeople = 150_000;

const degrees = (hundredths = '0'): number => Number(hundredths) / 100;
const point = (north?: string, west?: string): Point => ({
  latitude: degrees(north),
  longitude: -degrees(west),
});

/** A line that nobody asked for yet: few of the tens of thousands ever are. */
type Line = { text: string; state: State };

const readEntry = ({ text, state }: Line): Entry => {
  const county = text.startsWith('&');
  const [name = '', north, west, people = '', miles = '0'] = text.slice(county ? 1 : 0).split('|');
  const { latitude, longitude } = point(north, west);
  return {
    latitude,
    longitude,
    name,
    key: placeKey(name),
    state,
    people: 100 * Number.parseInt(people, 10),
    miles: Number(miles),
    abroad: people.endsWith('*'),
  };
};

const readState = (line: string): State => {
  const [code = '', name = '', north, west] = line.slice(1).split('|');
  return { code, name, ...point(north, west) };
};

const largestFirst = (a: Entry, b: Entry): number => b.people - a.people;

/** Lines by key. In a state the cities come first, the largest first. */
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
    known = entry !== undefined && entry.people >= correctedPeople;
    if (entry && known) wellKnown.push(entry);
  }
  return { lines, states, wellKnown: wellKnown.toSorted(largestFirst) };
};

/** The entries of a key, each read once. */
const entriesOf = (lines: ReadonlyMap<string, readonly Line[]>): Gazetteer['named'] => {
  const read = new Map<string, Entry[]>();
  return (key) => {
    const before = read.get(key);
    if (before) return before;
    const entries = (lines.get(key) ?? []).map(readEntry).toSorted(largestFirst);
    // what is no place isn't kept: words that people type have no end
    if (entries.length > 0) read.set(key, entries);
    return entries;
  };
};

/** Finds a code where it is written: a table of them all would take far more memory and time. */
const zipFinder =
  (text: string): Gazetteer['findZip'] =>
  (zip) => {
    const at = text.indexOf(`|${zip}|`);
    if (at === -1) return undefined;
    const [city = '', state = ''] = text.slice(text.lastIndexOf('\n', at) + 1, at).split('|');
    const [north, west] = text.slice(at + zip.length + 2, at + zip.length + 20).split(/[|\n]/);
    return { ...point(north, west), city, state };
  };

/** Of a name, the entry that people mean by it alone; undefined where several are as well known. */
export const bestKnown = (entries: readonly Entry[]): Entry | undefined => {
  const [first, second] = entries;
  if (!first || first.abroad) return undefined;
  const isLargest = !second || first.people >= 2 * second.people || first.people >= wellKnownPeople;
  return isLargest ? first : undefined;
};

/** Both spellings of a name that has one: St Louis, Saint Louis. */
const spellings = (name: string): string[] => {
  const plain = name.replaceAll(/['.]/g, '').replaceAll('-', ' ');
  const short = plain.replace(/\bSaint\b/, 'St').replace(/\bFort\b/, 'Ft');
  const long = plain.replace(/\bSt\b/, 'Saint').replace(/\bFt\b/, 'Fort');
  return [...new Set([plain, short, long])];
};

/** An entry as a place. @param onlyOne Whether its name alone means it. */
export const placeOf = (entry: Entry, onlyOne: boolean): Place => {
  const { name, state, people, miles, latitude, longitude } = entry;
  return {
    kind: miles > 0 ? 'region' : 'city',
    name: `${name}, ${state.code}`,
    ...(miles > 0 ? {} : { city: name }),
    state: state.code,
    ...(people > 0 ? { population: people } : {}),
    latitude,
    longitude,
    miles,
    names: spellings(name).flatMap((spelled) => [
      `${spelled} ${state.code}`,
      `${spelled} ${state.name}`,
      ...(onlyOne ? [spelled] : []),
      // so postings write New York, whether they mean the city or the state
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

/** names | City, ST; or names | shown name | latitude | longitude | miles. "?" before: weak. */
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

/** Several places as one that has no middle. */
export const severalAs = (name: string, places: readonly [Place, ...Place[]]): Place => {
  const [{ latitude, longitude }] = places;
  return { kind: 'several', name, latitude, longitude, miles: 0, names: [], anyOf: [...places] };
};

/** names | shown name | the states' letters. "?" before a name: weak. */
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
 * Reads the generated texts of contract/generated/gazetteer. It takes some milliseconds, so it is
 * done once.
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

/** The cities within so many miles of a point, nearest first. */
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
