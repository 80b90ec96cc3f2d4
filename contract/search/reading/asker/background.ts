import { keyAt } from '../conditions';
import { set } from '../phrase';
import type { TypedWord } from '../words';

/** Verbs for a job that ended: "got laid off from …", "just retired from …". */
const ends = set('laid let fired retired');
const second: Readonly<Record<string, string>> = { laid: 'off', let: 'go' };
/** Words that end the description of the former job. */
const turns = set('and so but now im i looking need want in near');
const maxWords = 6;

/** People for whom the user may be looking for a job. */
const relatives = set(
  `son daughter kid child teen teenager boy girl grandson granddaughter nephew niece husband wife boyfriend girlfriend
  fiance partner brother sister mom mother dad father friend`,
);
const between = set('old year 14 15 16 17 18 19 20 teenage teen young younger older little oldest');

/**
 * Returns the index after "laid off from an auto plant", or `undefined` if there is no such phrase.
 */
const endOfFormer = (words: readonly TypedWord[], at: number): number | undefined => {
  const verb = keyAt(words, at);
  if (!ends.has(verb)) return undefined;
  let to = at + 1;
  const then = second[verb];
  if (then !== undefined) {
    if (keyAt(words, to) !== then) return undefined;
    to += 1;
  }
  if (keyAt(words, to) !== 'from') return then === undefined ? undefined : to;
  const last = to + maxWords;
  to += 1;
  while (to < Math.min(last, words.length) && words[to]?.sealed === false && !words[to]?.apart) {
    if (turns.has(keyAt(words, to))) break;
    to += 1;
  }
  return to;
};

const myRelative = (words: readonly TypedWord[], at: number): boolean => {
  if (keyAt(words, at) !== 'my') return false;
  let after = at + 1;
  while (between.has(keyAt(words, after))) after += 1;
  return relatives.has(keyAt(words, after));
};
/** Whether the word is a relative of the user: "My 16 year old daughter". */
export const isRelative = (words: readonly TypedWord[], at: number): boolean => {
  if (!relatives.has(keyAt(words, at))) return false;
  let before = at - 1;
  while (between.has(keyAt(words, before))) before -= 1;
  return keyAt(words, before) === 'my';
};

/**
 * Returns the index after words that describe the user, or the person they are searching for,
 * without asking for anything; `undefined` if there are none at `at`.
 */
export const backgroundEnd = (words: readonly TypedWord[], at: number): number | undefined =>
  endOfFormer(words, at) ?? (isRelative(words, at) || myRelative(words, at) ? at + 1 : undefined);
