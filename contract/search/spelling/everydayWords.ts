import { synonymsOf, wordsWithSynonyms } from '../synonymsOf';
import { misspellingCost } from './spellingDistance';
import { indexWords, type WordIndex } from './spellingIndex';
import { foldWord, headJobs, type SpellingVocabulary } from './spellingVocabulary';

/** A shorter word is like too many others. */
const minLetters = 6;
/** No more than one letter may be wrong: how common such a word is nobody knows. */
const maxCost = 1;

let index: WordIndex | undefined;
const everydayWords = (): WordIndex => {
  if (index) return index;
  const steps = indexWords([...new Set([...wordsWithSynonyms].map(foldWord))]);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  index = step.value;
  return index;
};

/** Whether live jobs say one of the names that a word also has. One is enough: it is no posting's typo. */
const isFound = (word: string, vocabulary: SpellingVocabulary): boolean =>
  synonymsOf(word).some(({ words }) =>
    words.split(' ').every((each) => headJobs(vocabulary.countsOf(foldWord(each))) > 0),
  );

/**
 * Of the words that people say and jobs say otherwise ("masseuse" for a massage therapist), the one
 * that was meant by a misspelled word, which no job has to say; undefined where none is near.
 */
export const everydayWordFor = (
  typed: string,
  vocabulary: SpellingVocabulary,
): string | undefined => {
  if (typed.length < minLetters) return undefined;
  const [best] = everydayWords()
    .near(typed)
    .map((word) => ({ word, cost: misspellingCost(typed, word) }))
    .filter(({ word, cost }) => cost <= maxCost && isFound(word, vocabulary))
    .toSorted((a, b) => a.cost - b.cost);
  return best?.word;
};
