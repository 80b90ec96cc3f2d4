/**
 * Splits a suggestion's text into parts: prefixes of words that were typed, and the rest. `at` is
 * the index of the part.
 */
export const typedParts = (
  text: string,
  typed: string,
): { part: string; isTyped: boolean; at: number }[] => {
  const words = typed
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replaceAll(/[$()*+./?[\\\]^{|}-]/g, String.raw`\$&`));
  if (words.length === 0) return text === '' ? [] : [{ part: text, isTyped: false, at: 0 }];
  const typedBeginning = new RegExp(
    `(?<![\\p{L}\\p{N}])(${words.toSorted((a, b) => b.length - a.length).join('|')})`,
    'giu',
  );
  let at = 0;
  return text
    .split(typedBeginning)
    .map((part, index) => {
      at += part.length;
      return { part, isTyped: index % 2 === 1, at: at - part.length };
    })
    .filter(({ part }) => part !== '');
};
