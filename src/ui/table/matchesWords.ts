import { caseFold } from '@contract/text/caseFold';

/** The words of what is typed into a filter, without regard to letter case. */
export const filterWords = (typed: string): string[] =>
  caseFold(typed).split(/\s+/u).filter(Boolean);

/** Whether a case-folded text contains every word. */
export const matchesWords = (folded: string, words: readonly string[]): boolean =>
  words.every((word) => folded.includes(word));
