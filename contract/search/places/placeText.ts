/**
 * Matches "City, ST" with what may surround it: a street with a number before, a ZIP code and
 * country after. The source of a regular expression that both JavaScript and PostgreSQL accept; its
 * group is the city with its state.
 */
export const cityWithState = String.raw`^(?:[^\d]*\d.*, )?([^,\d]+, [A-Z]{2})(?:,? \d{5}(?:-\d{4})?)?(?:, (?:USA|US|United States))?$`;

const pattern = new RegExp(cityWithState);

/**
 * Returns a job's place as lists, filters and suggestions show it: "City, ST" without the street
 * and ZIP code, which only the job's own page shows. Other places are returned unchanged.
 */
export const placeText = (location = ''): string => {
  const place = location.trim();
  return pattern.exec(place)?.[1] ?? place;
};
