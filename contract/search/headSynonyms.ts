import type { Alternative, Clause } from './parseQuery';
import { sameWord } from './wordFamilies';

/**
 * Which synonyms of a clause are looked for in heads only, since texts say them of something else:
 * those that only come near ("a neat grooming"), and those that are one of several words that were
 * typed, or a form of one ("a substitute for the degree" is no substitute teacher).
 */
export const headSynonyms = ({ any }: Clause): ((alternative: Alternative) => boolean) => {
  const typed = any.flatMap(({ words, synonym }) =>
    synonym === undefined && words.includes(' ') ? words.split(' ') : [],
  );
  const isPart = (words: string): boolean =>
    typed.some((word) => sameWord(word, words) !== undefined);
  return ({ words, synonym }) => synonym === 'near' || (synonym !== undefined && isPart(words));
};
