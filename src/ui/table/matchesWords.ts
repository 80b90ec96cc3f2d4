import { caseFold } from '@contract/text/caseFold';

/** Splits filter text into case-folded words. */
export const filterWords = (typed: string): string[] =>
  caseFold(typed).split(/\s+/u).filter(Boolean);

/** Whether a case-folded text contains every word. */
export const matchesWords = (folded: string, words: readonly string[]): boolean =>
  words.every((word) => folded.includes(word));
