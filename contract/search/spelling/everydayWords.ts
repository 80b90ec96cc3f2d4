import { synonymsOf, wordsWithSynonyms } from '../synonymsOf';
import { misspellingCost } from './spellingDistance';
import { indexWords, type WordIndex } from './spellingIndex';
import { foldWord, headJobs, type SpellingVocabulary } from './spellingVocabulary';

/** Shorter words are similar to too many others. */
const minLetters = 6;
/** At most one letter may be wrong, since it is unknown how common these words are. */
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

/** Whether live jobs contain a synonym of the word. One job is enough: it can't be a job's typo. */
const isFound = (word: string, vocabulary: SpellingVocabulary): boolean =>
  synonymsOf(word).some(({ words }) =>
    words.split(' ').every((each) => headJobs(vocabulary.countsOf(foldWord(each))) > 0),
  );

/**
 * Corrects a misspelled word to one that users type but jobs write in another way ("masseuse" for a
 * massage therapist), so that no job has to contain it. Returns `undefined` if none is similar.
 */
export const everydayWordFor = (
  typed: string,
  vocabulary: SpellingVocabulary,
): string | undefined => {
  if (typed.length < minLetters) return undefined;
  const [best] = everydayWords()
    .similarTo(typed)
    .map((word) => ({ word, cost: misspellingCost(typed, word) }))
    .filter(({ word, cost }) => cost <= maxCost && isFound(word, vocabulary))
    .toSorted((a, b) => a.cost - b.cost);
  return best?.word;
};
