/** Chance that is the same at each run: a generator of numbers from 0 to 1. */
export const chanceOf = (seed) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** One of them, or one letter of a text. */
export const pick = (chance, items) => items[Math.floor(chance() * items.length)];

export const shuffled = (chance, items) => {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(chance() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other], mixed[last]];
  }
  return mixed;
};

/** Gives each item once, in an order of chance; begins anew where there are too few. */
export const dealer = (chance, items) => {
  if (items.length === 0) throw new Error('There is nothing to deal.');
  let left = [];
  return () => {
    if (left.length === 0) left = shuffled(chance, items);
    return left.pop();
  };
};
