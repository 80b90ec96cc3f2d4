import { parseQuery } from './parseQuery';
import { cleanText } from './splitWords';

/** In letters. */
const [minWordLength, minLengthForTwoEdits] = [4, 8];
/** A word is taken for a misspelling of one that is at least this many times as common. */
export const minFrequencyRatio = 20;

/** How many letters of a word may be wrong: one, in long words two. */
const maxEditsOf = (word: string): number => (word.length >= minLengthForTwoEdits ? 2 : 1);

/**
 * The edit distance of two words (optimal string alignment): letters changed, inserted, deleted or
 * swapped with their neighbor; `max` + 1 for more than `max`.
 */
const editDistance = (a: string, b: string, max: number): number => {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let [before, row]: [number[], number[]] = [
    [],
    Array.from({ length: b.length + 1 }, (_, at) => at),
  ];
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let edits = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        edits = Math.min(edits, (before[j - 2] ?? 0) + 1);
      next.push(edits);
    }
    if (Math.min(...next) > max) return max + 1;
    [before, row] = [row, next];
  }
  return Math.min(row[b.length] ?? 0, max + 1);
};

/** Whether `typed` is `word` with letters left out: a subsequence of it. */
const isSubsequence = (typed: string, word: string): boolean => {
  let at = 0;
  for (const letter of word) if (letter === typed[at]) at += 1;
  return at === typed.length;
};

/**
 * How far a word is from what was typed, smaller for likelier: their edit distance, a little less
 * where letters were only left out, a little more where the first one differs (people seldom get
 * that wrong); undefined where it is too far.
 */
export const spellingDistance = (typed: string, word: string): number | undefined => {
  const max = maxEditsOf(typed);
  const distance = editDistance(typed, word, max);
  return distance > max
    ? undefined
    : distance + (typed[0] === word[0] ? 0 : 0.5) - (isSubsequence(typed, word) ? 0.25 : 0);
};

export type TypedWord = { word: string; prefix: boolean };

/**
 * The words of a query that may be misspelled: of 4 letters and more, not negated, not in quotes,
 * without digits.
 */
export const correctableWords = (typed: string): TypedWord[] =>
  parseQuery(typed)
    .flatMap(({ any, negated }) =>
      negated
        ? []
        : any
            .filter(({ phrase, synonym }) => !phrase && !synonym)
            .flatMap(({ words, prefix }) => {
              const all = words.split(' ');
              return all.map((word, at) => ({
                word,
                prefix: prefix && at === all.length - 1,
              }));
            }),
    )
    .filter(({ word }) => word.length >= minWordLength && /^[\p{L}\p{M}]+$/u.test(word));

/** What was typed with words replaced by their corrections; null where none is. */
export const withCorrections = (
  typed: string,
  corrections: ReadonlyMap<string, string>,
): string | null => {
  const clean = cleanText(typed).replaceAll(/\s+/gu, ' ').trim();
  const text = clean.replaceAll(
    /[\p{L}\p{M}\p{N}]+/gu,
    (word) => corrections.get(word.toLowerCase()) ?? word,
  );
  return text === clean ? null : text;
};
