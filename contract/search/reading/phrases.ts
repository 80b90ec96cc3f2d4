import { askerPhrases } from './asker/askerPhrases';
import { degreePhrases } from './asker/degrees';
import { shiftPhrases } from './hours/shifts';
import type { Meaning, Phrase } from './phrase';
import { readingPhrases } from './readingPhrases';
import { restPhrases } from './restPhrases';
import type { TypedWord } from './words';

/** Phrases by their first word, longest first. */
const phrases = new Map<string, Phrase[]>();
for (const phrase of [
  ...readingPhrases,
  ...restPhrases,
  ...shiftPhrases,
  ...askerPhrases,
  ...degreePhrases,
].toSorted((a, b) => b.words.length - a.words.length)) {
  const [first = ''] = phrase.words;
  phrases.set(first, [...(phrases.get(first) ?? []), phrase]);
}

/**
 * Returns the longest phrase at `words[at]` whose condition holds; `to` is the index after its last
 * word. A phrase doesn't cross a comma or end within a word.
 */
export const phraseAt = (
  words: readonly TypedWord[],
  at: number,
): { to: number; meaning: Meaning } | undefined => {
  const word = words[at];
  if (!word || word.joined || word.sealed) return undefined;
  const found = phrases.get(word.key)?.find(({ words: keys, condition }) => {
    const to = at + keys.length;
    const fits = keys.every((key, index) => {
      const typed = words[at + index];
      return typed?.key === key && !typed.sealed && (index === 0 || !typed.apart);
    });
    return fits && !words[to]?.joined && (condition?.(words, at, to) ?? true);
  });
  return found && { to: at + found.words.length, meaning: found.meaning };
};
