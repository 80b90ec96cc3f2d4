import { regionOf } from '@contract/search/regionOf';

const country = ', United States';

/**
 * Normalizes a posting's place to "City, ST": "Tulsa, Oklahoma, United States" becomes "Tulsa, OK",
 * "Texas, United States" becomes "Texas". Keeps streets and ZIP codes, and leaves places unchanged
 * that name no state or might be a city ("New York, United States").
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
