import { pick, prngOf } from '../../seed/syntheticData/prng';

/**
 * A seeded PRNG: the same seed gives the same numbers, so that a failure can be
 * reproduced.
 */
export type Random = {
  /** from 0 below 1 */ next: () => number;
  /** from 0 below `below` */ int: (below: number) => number;
  pick: <T>(list: readonly T[]) => T;
  chance: (of: number) => boolean;
};

export const randomFrom = (seed: number): Random => {
  const next = prngOf(seed);
  return {
    next,
    int: (below) => Math.floor(next() * below),
    pick: (list) => pick(next, list),
    chance: (of) => next() < of,
  };
};
