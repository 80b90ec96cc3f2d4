/**
 * Creates a pseudorandom number generator (mulberry32): returns numbers from 0 to below 1, the same
 * sequence for the same seed.
 */
export const prngOf = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};
/** Creates a generator seeded by a record's kind and number. */
export const prngFor = (kind: number, index: number): (() => number) =>
  prngOf(Math.imul(index + 1, 0x9e37_79b1) ^ Math.imul(kind + 1, 0x85eb_ca6b));

/** Returns a random item. */
export const pick = <Item>(prng: () => number, items: readonly Item[]): Item => {
  const item = items[Math.floor(prng() * items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
};
