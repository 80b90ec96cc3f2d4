/** Short texts, so this many take a few megabytes. */
const maxMemoized = 20_000;

/**
 * Memoizes a function of a text, since consecutive searches look up the same words, titles and
 * places. Callers must not mutate the results. An `undefined` result isn't cached.
 */
export const memoize = <Answer>(answer: (text: string) => Answer): ((text: string) => Answer) => {
  const known = new Map<string, Answer>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= maxMemoized) known.clear();
    const now = answer(text);
    known.set(text, now);
    return now;
  };
};
