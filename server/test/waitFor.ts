/** Polls until `look` returns a truthy value, and returns it; throws after `milliseconds`. */
export const waitFor = async <T>(
  look: () => Promise<T | undefined | false> | T | undefined | false,
  milliseconds = 30_000,
): Promise<T> => {
  for (const until = Date.now() + milliseconds; ;) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > until) throw new Error('It never happened.');
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
};
