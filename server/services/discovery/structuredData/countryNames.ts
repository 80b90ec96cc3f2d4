import { countries } from '@contract/constants/countries';
import { placeKey } from '@contract/search/places/placeKey';

/** Other names of countries. */
const otherNames: Record<string, string> = {
  'republic of georgia': 'GE',
  uk: 'GB',
  gb: 'GB',
  'great britain': 'GB',
  britain: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  'republic of ireland': 'IE',
  'the netherlands': 'NL',
  holland: 'NL',
  'czech republic': 'CZ',
  turkey: 'TR',
  korea: 'KR',
  'republic of korea': 'KR',
  uae: 'AE',
  'russian federation': 'RU',
  macau: 'MO',
  'hong kong sar': 'HK',
  'viet nam': 'VN',
  'ivory coast': 'CI',
  'the bahamas': 'BS',
  'the philippines': 'PH',
};

const codes = new Map([
  ...countries.map(({ code, name }): [string, string] => [placeKey(name), code]),
  ...Object.entries(otherNames),
]);
// these mean places in the United States first: "Atlanta, Georgia", "Jersey"
for (const state of ['georgia', 'jersey']) codes.delete(state);

/** Returns the two-letter code of the country that a part of a location names. */
export const countryCodeOf = (part: string): string | undefined =>
  codes.get(placeKey(part).replace(/^the /, '')) ?? codes.get(placeKey(part));
