import { prngOf } from '../../../server/seed/syntheticData/prng';

/** Chance, the same for the same seed. */
export const makeRandom = (seed: number) => {
  const next = prngOf(seed);
  return {
    next,
    /** Times between events that don't know of each other, so many seconds in the mean. */
    exponential: (mean: number): number => -mean * Math.log(1 - next()),
    /** One of some quantiles, evenly spaced: values as spread as those that they are of. */
    quantile: (quantiles: readonly number[]): number => {
      const place = next() * (quantiles.length - 1);
      const below = Math.floor(place);
      const [low = 1, high = low] = [quantiles[below], quantiles[below + 1]];
      return low + (place - below) * (high - low);
    },
    /** An index, each as probable as its weight. */
    weighted: (weights: readonly number[]): number => {
      let left = next() * weights.reduce((sum, each) => sum + each, 0);
      const found = weights.findIndex((each) => (left -= each) < 0);
      return Math.max(0, found);
    },
  };
};
