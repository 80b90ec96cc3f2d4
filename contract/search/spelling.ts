import { parseWords } from './parseWords';
import { cleanText } from './wordsIn';

const [shortest, longEnoughForTwo] = [4, 8];
/** A word is taken for another's misspelling where that one is said so many times as often. */
export const timesAsCommon = 20;

/** How many letters of a word may be wrong: one, in long words two. */
const lettersWrong = (word: string): number => (word.length >= longEnoughForTwo ? 2 : 1);

/**
 * How many letters must be changed, put in, taken out or swapped with their neighbour to get from
 * one to the other; `most` + 1 for more than `most`.
 */
const spellingDistance = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, row]: [number[], number[]] = [
    [],
    Array.from({ length: b.length + 1 }, (_, at) => at),
  ];
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let steps = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        steps = Math.min(steps, (before[j - 2] ?? 0) + 1);
      next.push(steps);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return Math.min(row[b.length] ?? 0, most + 1);
};

/** Whether only letters were left out of the word: `typed`'s stand in it in their order. */
const isShortened = (typed: string, word: string): boolean => {
  let at = 0;
  for (const letter of word) if (letter === typed[at]) at += 1;
  return at === typed.length;
};

/**
 * How near a word is to what was typed: its distance, a little less where letters were but left
 * out, a little more where the first one differs (people seldom get that wrong); undefined where it
 * is too far.
 */
export const nearness = (typed: string, word: string): number | undefined => {
  const most = lettersWrong(typed);
  const distance = spellingDistance(typed, word, most);
  return distance > most
    ? undefined
    : distance + (typed[0] === word[0] ? 0 : 0.5) - (isShortened(typed, word) ? 0.25 : 0);
};

export type SpelledWord = { word: string; unfinished: boolean };

/**
 * The words of what was typed that may be misspelt: of 4 letters and more, not denied, not in
 * quotes, without digits.
 */
export const spelledWords = (typed: string): SpelledWord[] =>
  parseWords(typed)
    .flatMap(({ any, denied }) =>
      denied
        ? []
        : any
            .filter(({ adjacent, synonym }) => !adjacent && !synonym)
            .flatMap(({ words, unfinished }) => {
              const all = words.split(' ');
              return all.map((word, at) => ({
                word,
                unfinished: unfinished && at === all.length - 1,
              }));
            }),
    )
    .filter(({ word }) => word.length >= shortest && /^[\p{L}\p{M}]+$/u.test(word));

/** What was typed with words put right; null where none is. */
export const withSpelling = (typed: string, right: ReadonlyMap<string, string>): string | null => {
  const clean = cleanText(typed).replaceAll(/\s+/gu, ' ').trim();
  const text = clean.replaceAll(
    /[\p{L}\p{M}\p{N}]+/gu,
    (word) => right.get(word.toLowerCase()) ?? word,
  );
  return text === clean ? null : text;
};
