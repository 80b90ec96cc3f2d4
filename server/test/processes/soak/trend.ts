/** Figures at one moment, by name. */
export type Figures = Readonly<Record<string, number>>;
/** The allowed growth of a figure: to `ratio` times its first value plus `slack`. */
export type Bound = { ratio: number; slack: number };

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
};

export type Trend = { name: string; first: number; last: number; grew: boolean };

/**
 * Returns whether each figure grew, by the medians of the first and the last fifth of the rows, so
 * that a single peak at either end has no effect.
 */
export const trendsOf = (
  rows: readonly Figures[],
  bounds: Readonly<Record<string, Bound>>,
): Trend[] => {
  const fifth = Math.max(1, Math.floor(rows.length / 5));
  return Object.entries(bounds).map(([name, { ratio, slack }]) => {
    const of = (part: readonly Figures[]) => median(part.map((row) => row[name] ?? Number.NaN));
    const [first, last] = [of(rows.slice(0, fifth)), of(rows.slice(-fifth))];
    // a missing figure counts as grown
    return { name, first, last, grew: !(last <= first * ratio + slack) };
  });
};
