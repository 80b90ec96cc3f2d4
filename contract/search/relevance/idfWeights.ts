import { headJobs, type SpellingVocabulary } from '../spelling/spellingVocabulary';

/**
 * Returns a function for the weight of a word: the fewer titles have it, the higher. All weights
 * are 1 if no words have been counted.
 */
export const idfWeights =
  ({ jobs, countsOf }: SpellingVocabulary) =>
  (word: string): number =>
    jobs === 0
      ? 1
      : 0.3 + Math.log((jobs + 1) / ((countsOf(word)?.titles ?? 0) + 1)) / Math.log(jobs + 1);

/**
 * Returns a predicate for words that any title, company or place of live jobs has; always true if
 * no words have been counted.
 */
export const saidWords =
  ({ jobs, countsOf }: SpellingVocabulary) =>
  (word: string): boolean =>
    jobs === 0 || headJobs(countsOf(word)) > 0;
