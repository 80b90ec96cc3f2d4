import { headJobs, type SpellingVocabulary } from '../spelling/spellingVocabulary';

/** How much a word tells: the more, the fewer titles say it; all the same where none is counted. */
export const wordWeights =
  ({ jobs, countsOf }: SpellingVocabulary) =>
  (word: string): number =>
    jobs === 0
      ? 1
      : 0.3 + Math.log((jobs + 1) / ((countsOf(word)?.titles ?? 0) + 1)) / Math.log(jobs + 1);

/** Whether a title, company or place of live jobs says a word; where none is counted, any may. */
export const saidWords =
  ({ jobs, countsOf }: SpellingVocabulary) =>
  (word: string): boolean =>
    jobs === 0 || headJobs(countsOf(word)) > 0;
