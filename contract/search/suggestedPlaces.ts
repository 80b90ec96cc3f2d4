import { tokenize } from './tokenize';

/** Whether each word that is typed begins a word of the place. */
export const beginsWordsOf = (typed: string, place: string): boolean => {
  const words = tokenize(place);
  return tokenize(typed).every((begun) => words.some((word) => word.startsWith(begun)));
};

/** A single letter begins too many states: they would leave no room for cities. */
export const maySuggestState = (typed: string, state: string): boolean =>
  typed.trim().length > 1 && beginsWordsOf(typed, state);
