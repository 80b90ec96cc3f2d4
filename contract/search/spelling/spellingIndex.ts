import { editDistance, maxEditsOf, maxWordLength, phoneticKey } from './spellingDistance';

/** An index of words by similarity. */
export type WordIndex = {
  /** Returns the words that may have been meant by a typed one, without itself. */
  similarTo: (typed: string) => string[];
  /**
   * Returns the words with this prefix in alphabetical order; a word equal to the prefix comes
   * first.
   */
  withPrefix: (prefix: string) => string[];
};

/** The words of one length, each with a bit mask of its letters. */
type Bucket = { words: string[]; letters: number[] };

/** Words indexed per step, which takes some milliseconds. */
const batchSize = 2000;

/** Few enough bits for small integers, which arrays store unboxed. */
const letterBits = 30;
const lettersOf = (word: string): number => {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) % letterBits);
  return bits;
};
const bitCount = (bits: number): number => {
  const pairs = bits - ((bits >>> 1) & 0x55_55_55_55);
  const nibbles = (pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
};

/** Words that sound the same may differ in more letters. */
const maxEditsBySound = 5;

/** Returns the position of `word` in a sorted list, or where it would be inserted. */
const positionOf = (sorted: readonly string[], word: string): number => {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] ?? '') < word) from = middle + 1;
    else to = middle;
  }
  return from;
};

/**
 * Indexes words in steps. A lookup compares words of similar length by their letter masks first,
 * which rules out nearly all of them: with 200,000 words it takes about a millisecond.
 */
export function* indexWords(words: readonly string[]): Generator<void, WordIndex, void> {
  const buckets: Bucket[] = [];
  const byPhoneticKey = new Map<string, string | string[]>();
  for (const [at, word] of words.entries()) {
    if (at % batchSize === batchSize - 1) yield;
    if (maxEditsOf(word) === 0 || word.length > maxWordLength || !/^[\p{L}\p{M}]+$/u.test(word))
      continue;
    const bucket = (buckets[word.length] ??= { words: [], letters: [] });
    bucket.words.push(word);
    bucket.letters.push(lettersOf(word));
    const sound = phoneticKey(word);
    const others = byPhoneticKey.get(sound);
    // hardly any two words have the same sound
    byPhoneticKey.set(sound, others === undefined ? word : [others, word].flat());
  }
  yield;
  const sorted = words.toSorted((a, b) => (a < b ? -1 : 1));
  const isNear = (typed: string, word: string, differing: number, max: number): boolean => {
    const edits = typed[0] === word[0] ? max : 1;
    return differing <= 2 * edits && editDistance(typed, word, edits) <= edits;
  };
  return {
    similarTo: (typed) => {
      const max = maxEditsOf(typed);
      if (max === 0 || typed.length > maxWordLength) return [];
      const found = new Set<string>();
      const letters = lettersOf(typed);
      for (let length = typed.length - max; length <= typed.length + max; length += 1) {
        const bucket = buckets[length] ?? { words: [], letters: [] };
        for (let at = 0; at < bucket.words.length; at += 1) {
          const differing = bitCount((bucket.letters[at] ?? 0) ^ letters);
          if (differing > 2 * max) continue;
          const word = bucket.words[at] ?? '';
          if (isNear(typed, word, differing, max)) found.add(word);
        }
      }
      for (const word of [byPhoneticKey.get(phoneticKey(typed)) ?? []].flat())
        if (editDistance(typed, word, maxEditsBySound) <= maxEditsBySound) found.add(word);
      found.delete(typed);
      return [...found];
    },
    withPrefix: (prefix) =>
      sorted.slice(positionOf(sorted, prefix), positionOf(sorted, `${prefix}\uFFFF`)),
  };
}
