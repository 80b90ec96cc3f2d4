import { pick, prngOf } from '../../seed/syntheticData/prng';

/**
 * A source of chance that is the same for the same seed, so that what it found can be
 * found again.
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
