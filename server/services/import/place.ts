import { regionOf } from '@contract/search/regionOf';

const country = ', United States';

/**
 * A posting's place with its state as "City, ST" has it: "Tulsa, Oklahoma, United States" is
 * "Tulsa, OK", "Texas, United States" is "Texas". Streets and ZIP codes stay, and so does what
 * names no state, or might name a city ("New York, United States").
 */
export const importedPlace = (location: string): string => {
  const place = location.endsWith(country) ? location.slice(0, -country.length) : location;
  const found = regionOf(place);
  if (!found) return location;
  if (found.isWhole) return place;
  const { words, short } = found.region;
  const city = place.slice(0, -words.join(' ').length - 2);
  return place.toLowerCase() === `${city}, ${words.join(' ')}`.toLowerCase() && city !== ''
    ? `${city}, ${short.toUpperCase()}`
    : place;
};
