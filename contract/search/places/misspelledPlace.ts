import type { Entry, Gazetteer, State } from './gazetteer';

/** Minimum lengths of a name with one wrong letter, and with two. */
const [oneWrong, twoWrong] = [5, 9];

/**
 * Returns how many letters are wrong, missing, extra or swapped (Damerau-Levenshtein); `most` + 1
 * if there are more than `most`.
 */
const wrongLetters = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, row]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return row[b.length] ?? most + 1;
};

const isSwapped = (a: string, b: string): boolean =>
  a.length === b.length && Array.from(a).toSorted().join('') === Array.from(b).toSorted().join('');

const wordCount = (key: string): number => key.split(' ').length;

/**
 * Returns the number of wrong letters if `typed` may mean `key`, or `undefined` if there are too
 * many or none.
 */
const wrongIn = (typed: string, key: string): number | undefined => {
  if (key[0] !== typed[0] || wordCount(key) !== wordCount(typed)) return undefined;
  const most = Math.min(typed.length, key.length) >= twoWrong ? 2 : 1;
  const wrong = wrongLetters(typed, key, most);
  const isOther = wrong > most || wrong === 0 || (key.length <= oneWrong && !isSwapped(key, typed));
  return isOther ? undefined : wrong;
};

const nearest = <Named>(
  typed: string,
  all: Iterable<Named>,
  keyOf: (one: Named) => string,
): Named | undefined => {
  if (typed.length < oneWrong) return undefined;
  let best: { one: Named; wrong: number } | undefined;
  for (const one of all) {
    const wrong = wrongIn(typed, keyOf(one));
    if (wrong !== undefined && (!best || wrong < best.wrong)) best = { one, wrong };
  }
  return best?.one;
};

/**
 * Finds the well-known city of a misspelled name: with one wrong letter of five or more, or two of
 * nine or more, and the first one right. In a name of five letters, only two may be swapped,
 * because too many words are similar.
 */
export const findMisspelledCity = (
  { wellKnown }: Gazetteer,
  typed: string,
  state: State | undefined,
): Entry | undefined =>
  nearest(
    typed,
    state ? wellKnown.filter((entry) => entry.state === state) : wellKnown,
    ({ key }) => key,
  );

/** Finds the state of a misspelled name in the same way. */
export const findMisspelledState = ({ states }: Gazetteer, typed: string): State | undefined =>
  nearest(typed, states, ([key]) => key)?.[1];
