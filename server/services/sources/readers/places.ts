import { countries } from '@contract/constants/countries';
import { site } from '@contract/constants/site';
import { regionOf } from '@contract/search/regionOf';
import { importedPlace } from '../../import/place';

/** A place as separate fields of a source. */
export type PlaceParts = Partial<Record<'city' | 'state' | 'zip' | 'country', string | undefined>>;

/** The maximum length that the forms accept. */
const maxLength = 120;

const byCode = new Map<string, string>(countries.map(({ code, name }) => [code, name]));
const home = new Set(['US', 'USA', 'U.S.', 'U.S.A.', 'UNITED STATES', 'UNITED STATES OF AMERICA']);
/** Returns the name of a country field's value; treats codes as countries rather than states. */
const countryName = (text: string): string => {
  if (home.has(text.toUpperCase())) return site.country.name;
  // the name alone would mean the state
  if (/^(?:GE|GEO|Georgia)$/i.test(text)) return 'Georgia (country)';
  const code = text.toUpperCase() === 'UK' ? 'GB' : text.toUpperCase();
  return byCode.get(code) ?? text;
};

const endsWith = (text: string, end: string): boolean =>
  `, ${text}`
    .toLowerCase()
    .replaceAll(/[\s,]+/g, ' ')
    .endsWith(` ${end.toLowerCase()}`);

/** Whether a city's text already contains its state: "Phoenix, AZ", "Phoenix, Arizona". */
const hasState = (city: string, state: string): boolean => {
  if (endsWith(city, state) && city.toLowerCase() !== state.toLowerCase()) return true;
  const [own, wanted] = [regionOf(city), regionOf(`, ${state}`)];
  return own !== undefined && !own.isWhole && own.region.short === wanted?.region.short;
};

/**
 * Returns city and state ("Phoenix, AZ"), followed by the country if it is a foreign one ("Toronto,
 * ON, Canada"); a ZIP code or the country if there is nothing else. Avoids repetitions.
 */
export const placeText = (parts: PlaceParts): string => {
  const [city = '', state = '', zip = '', country = ''] = [
    ...[parts.city, parts.state, parts.zip, parts.country],
  ].map((part) => part?.trim() ?? '');
  const land = country === '' ? '' : countryName(country);
  const place =
    city === '' || state === '' || !(hasState(city, state) || endsWith(city, `${state} ${land}`))
      ? [city, state].filter(Boolean).join(', ')
      : city;
  const named = place || zip;
  if (land === '' || (land === site.country.name && named !== '')) return named;
  return endsWith(named, land) ? named : [named, land].filter(Boolean).join(', ');
};

const provinces =
  /,\s*(?:AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT|Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland(?: and Labrador)?|Nova Scotia|Ontario|Prince Edward Island|Qu[eé]bec|Saskatchewan|Yukon),\s*CA$/i;
/** Replaces the country code of Canadian places: "Toronto, Ontario, CA" isn't in California. */
const canadian = (place: string): string =>
  provinces.test(place) ? `${place.slice(0, -2)}Canada` : place;

/** Joins several places into one text without duplicates, as many whole ones as fit. */
export const joinPlaces = (places: readonly string[]): string => {
  const all = new Set(places.map((place) => importedPlace(canadian(place.trim()))).filter(Boolean));
  return [...all].reduce((text, place) => {
    const longer = text === '' ? place : `${text}; ${place}`;
    return text !== '' && longer.length > maxLength ? text : longer;
  }, '');
};
