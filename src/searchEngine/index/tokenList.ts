/**
 * The token ids of texts, one text after the other; text `at` ranges from `start(at)` to just
 * before `start(at + 1)`.
 */
export type TokenList = {
  ids: () => Uint32Array;
  start: (at: number) => number;
  push: (id: number) => void;
  endText: () => void;
  length: () => number;
  /** The number of ended texts. */
  textCount: () => number;
  /** Removes everything pushed after the list had this length. */
  truncate: (length: number) => void;
};

/**
 * Creates a list that grows by half. It uses a typed array: a million ids aren't objects for the
 * garbage collector.
 */
export const makeTokenList = (): TokenList => {
  let [ids, length] = [new Uint32Array(1 << 14), 0];
  const starts = [0];
  return {
    ids: () => ids,
    start: (at) => starts[at] ?? length,
    push: (id) => {
      if (length === ids.length) {
        const bigger = new Uint32Array(length + (length >> 1));
        bigger.set(ids);
        ids = bigger;
      }
      ids[length] = id;
      length += 1;
    },
    endText: () => {
      starts.push(length);
    },
    length: () => length,
    textCount: () => starts.length - 1,
    truncate: (shorter) => {
      length = shorter;
    },
  };
};
