/**
 * The atoms of one text after the other, as numbers; those of text `at` stand from `start(at)` to
 * before `start(at + 1)`.
 */
export type AtomList = {
  numbers: () => Uint32Array;
  start: (at: number) => number;
  push: (number: number) => void;
  endText: () => void;
  length: () => number;
  /** How many texts have ended. */
  count: () => number;
  /** Takes away what was pushed after it had this length. */
  cut: (length: number) => void;
};

/** A list that grows by half: a million numbers are no objects. */
export const makeAtomList = (): AtomList => {
  let [numbers, length] = [new Uint32Array(1 << 14), 0];
  const starts = [0];
  return {
    numbers: () => numbers,
    start: (at) => starts[at] ?? length,
    push: (number) => {
      if (length === numbers.length) {
        const bigger = new Uint32Array(length + (length >> 1));
        bigger.set(numbers);
        numbers = bigger;
      }
      numbers[length] = number;
      length += 1;
    },
    endText: () => {
      starts.push(length);
    },
    length: () => length,
    count: () => starts.length - 1,
    cut: (shorter) => {
      length = shorter;
    },
  };
};
