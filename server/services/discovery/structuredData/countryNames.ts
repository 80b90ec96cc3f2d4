import { countries } from '@contract/constants/countries';
import { placeKey } from '@contract/search/places/placeKey';

/** What countries are called besides their names. */
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
// of the United States first: "Atlanta, Georgia", "Jersey"
for (const state of ['georgia', 'jersey']) codes.delete(state);

/** The two letters of the country that a part of a place's text names. */
export const countryCodeOf = (part: string): string | undefined =>
  codes.get(placeKey(part).replace(/^the /, '')) ?? codes.get(placeKey(part));
