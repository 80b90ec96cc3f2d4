const units = new Map([
  ['mile', 1],
  ['miles', 1],
  ['mi', 1],
  // driving
  ['minute', 0.8],
  ['minutes', 0.8],
  ['min', 0.8],
  ['mins', 0.8],
  ['hour', 50],
  ['hours', 50],
  ['hr', 50],
]);
const numbers = new Map([
  ['a', 1],
  ['an', 1],
  ['one', 1],
  ['half', 0.5],
  ['two', 2],
]);
const before = new Set([
  'within',
  'about',
  'around',
  'under',
  'less',
  'than',
  'up',
  'to',
  'max',
  'maximum',
]);
const links = new Set(['of', 'from']);
const between = new Set([
  'radius',
  'away',
  'drive',
  'driving',
  'commute',
  'distance',
  'out',
  'outside',
]);

const farthest = 100;

/** A distance in miles, read from the words from `from` to before `to`. */
export type TypedDistance = { from: number; to: number; miles: number };

/** Reads a distance from `from` on: "25 miles", "a 30 mile radius", "an hour". */
const distanceAt = (keys: readonly string[], from: number): TypedDistance | undefined => {
  const word = keys[from] ?? '';
  const joined = /^(\d{1,3})(mi|miles?|mins?|hrs?)$/.exec(word);
  const count = Number(joined?.[1] ?? (/^\d{1,3}$/.test(word) ? word : (numbers.get(word) ?? 0)));
  const at = joined ? from : from + 1;
  const unit = units.get(joined?.[2] ?? keys[at] ?? '');
  // "12 hours" is a shift
  if (count === 0 || unit === undefined || count * unit > farthest) return undefined;
  let to = at + 1;
  while (between.has(keys[to] ?? '')) to += 1;
  return { from, to, miles: count * unit };
};

const withBefore = (keys: readonly string[], found: TypedDistance): TypedDistance => {
  let { from } = found;
  if (keys[from - 1] === 'a') from -= 1;
  while (before.has(keys[from - 1] ?? '')) from -= 1;
  return { ...found, from };
};

/**
 * Reads a distance with "of" or "from" before a place that begins at `at`: "within 25 miles of".
 */
export const distanceBefore = (keys: readonly string[], at: number): TypedDistance | undefined => {
  if (!links.has(keys[at - 1] ?? '')) return undefined;
  for (let from = at - 3; from >= Math.max(0, at - 6); from -= 1) {
    const found = distanceAt(keys, from);
    if (found?.to === at - 1) return { ...withBefore(keys, found), to: at };
  }
  return undefined;
};

/** Reads a distance after a place that ends at `at`: "within 25 miles", "30 mile radius". */
export const distanceBehind = (keys: readonly string[], at: number): TypedDistance | undefined => {
  let from = at;
  while (before.has(keys[from] ?? '')) from += 1;
  const found = distanceAt(keys, from);
  const isDistance = from > at || /\d ?mi(?:les?)?\b/.test(keys.slice(from, found?.to).join(' '));
  return found && isDistance ? { ...found, from: at } : undefined;
};
