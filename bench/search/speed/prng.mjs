/**
 * Creates a pseudo-random number generator (mulberry32): numbers from 0 to 1, the same for the same
 * seed.
 *
 * @param {number} seed
 * @returns {() => number}
 */
export const prngOf = (seed) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/**
 * Returns a random item. Throws if there is none.
 *
 * @template T
 * @param {() => number} random
 * @param {readonly T[]} items Not empty.
 * @returns {T}
 */
export const pick = (random, items) => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
};

/** @template T @param {() => number} random @param {readonly T[]} items @returns {T[]} */
export const shuffled = (random, items) => {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    // both indexes are within the array
    [mixed[last], mixed[other]] = [/** @type {T} */ (mixed[other]), /** @type {T} */ (mixed[last])];
  }
  return mixed;
};

/**
 * Returns a function that returns each item once, in random order, then starts over.
 *
 * @template T
 * @param {() => number} random
 * @param {readonly T[]} items Not empty.
 * @returns {() => T}
 */
export const shuffleBag = (random, items) => {
  if (items.length === 0) throw new Error('There is nothing to deal.');
  /** @type {T[]} */
  let left = [];
  return () => {
    if (left.length === 0) left = shuffled(random, items);
    // it isn't empty
    return /** @type {T} */ (left.pop());
  };
};
