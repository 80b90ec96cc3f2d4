import { tokenize } from './tokenize';

/** Whether each typed word is a prefix of a word of the place. */
export const beginsWordsOf = (typed: string, place: string): boolean => {
  const words = tokenize(place);
  return tokenize(typed).every((prefix) => words.some((word) => word.startsWith(prefix)));
};

/**
 * Whether a state may be suggested. A single letter is a prefix of too many: they would leave no
 * room for cities.
 */
export const maySuggestState = (typed: string, state: string): boolean =>
  typed.trim().length > 1 && beginsWordsOf(typed, state);
