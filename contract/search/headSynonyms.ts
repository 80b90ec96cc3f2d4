import type { Alternative, Clause } from './parseQuery';
import { sameWord } from './wordFamilies';

/**
 * Returns a predicate for the synonyms of a clause that are searched in heads only, since texts use
 * them for something else: near synonyms ("a neat grooming"), and those that are one of several
 * typed words or a form of one ("a substitute for the degree" isn't a substitute teacher).
 */
export const headSynonyms = ({ any }: Clause): ((alternative: Alternative) => boolean) => {
  const typed = any.flatMap(({ words, synonym }) =>
    synonym === undefined && words.includes(' ') ? words.split(' ') : [],
  );
  const isPart = (words: string): boolean =>
    typed.some((word) => sameWord(word, words) !== undefined);
  return ({ words, synonym }) => synonym === 'near' || (synonym !== undefined && isPart(words));
};
