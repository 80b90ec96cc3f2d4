import { prngOf } from '../../../server/seed/syntheticData/prng';

/** Creates a source of random values, the same for the same seed. */
export const makeRandom = (seed: number) => {
  const next = prngOf(seed);
  return {
    next,
    /** A time between independent events (exponentially distributed), with the given mean. */
    exponential: (mean: number): number => -mean * Math.log(1 - next()),
    /** A value of the distribution that the evenly spaced quantiles describe. */
    quantile: (quantiles: readonly number[]): number => {
      const place = next() * (quantiles.length - 1);
      const below = Math.floor(place);
      const [low = 1, high = low] = [quantiles[below], quantiles[below + 1]];
      return low + (place - below) * (high - low);
    },
    /** An index, with probabilities proportional to the weights. */
    weighted: (weights: readonly number[]): number => {
      let left = next() * weights.reduce((sum, each) => sum + each, 0);
      const found = weights.findIndex((each) => (left -= each) < 0);
      return Math.max(0, found);
    },
  };
};
