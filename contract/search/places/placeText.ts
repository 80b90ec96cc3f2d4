/**
 * A place as "City, ST" with what may be around it: a street with its number before, ZIP code and
 * country behind. The source of a regular expression that both JavaScript and PostgreSQL read; its
 * group is the city with its state.
 */
export const cityWithState = String.raw`^(?:[^\d]*\d.*, )?([^,\d]+, [A-Z]{2})(?:,? \d{5}(?:-\d{4})?)?(?:, (?:USA|US|United States))?$`;

const pattern = new RegExp(cityWithState);

/**
 * A job's place as lists, filters and suggestions show it: "City, ST" without street and ZIP code,
 * which only the job's own page shows. Any other place as it is written.
 */
export const placeText = (location = ''): string => {
  const place = location.trim();
  return pattern.exec(place)?.[1] ?? place;
};
