import { set } from './phrase';
import type { TypedWord } from './words';

const yearWords = set('year years yr yrs');
const experienceWords = set('experience exp');
const number =
  /^(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)$/;
/** "5yrs" */
const numberWithYears = /^\d{1,2}(?:yrs?|years?)$/;
const leads = set('with at least over minimum min more than');

export const keyAt = (words: readonly TypedWord[], at: number): string => {
  const word = words[at];
  return word && !word.sealed ? word.key : '';
};

/** Returns the index after "5", "3-5" or "3 to 5" with "years", or `undefined` if there is none. */
const yearsAt = (words: readonly TypedWord[], at: number): number | undefined => {
  if (numberWithYears.test(keyAt(words, at))) return at + 1;
  if (!number.test(keyAt(words, at))) return undefined;
  let to = at + 1;
  if (keyAt(words, to) === 'to') to += 1;
  if (number.test(keyAt(words, to))) to += 1;
  return yearWords.has(keyAt(words, to)) ? to + 1 : undefined;
};

/**
 * Reads years of experience from the number at `at`: "5+ years of experience", "with 3-5 yrs exp".
 * A word between "years" and "experience" isn't part of it: "5 years java experience".
 */
export const experienceAt = (
  words: readonly TypedWord[],
  at: number,
): { from: number; to: number } | undefined => {
  const years = yearsAt(words, at);
  if (years === undefined) return undefined;
  const of = keyAt(words, years) === 'of' ? years + 1 : years;
  const isExperience = experienceWords.has(keyAt(words, of));
  if (!isExperience && !experienceWords.has(keyAt(words, of + 1))) return undefined;
  let from = at;
  while (leads.has(keyAt(words, from - 1))) from -= 1;
  return { from, to: isExperience ? of + 1 : of };
};

const howLong = set('over almost about nearly roughly the last past more than around');
/**
 * Returns the index after "for 20 years", which says how long the user has done it, or `undefined`
 * if there is no such phrase.
 */
export const endOfDuration = (words: readonly TypedWord[], at: number): number | undefined => {
  if (at === 0 || keyAt(words, at) !== 'for') return undefined;
  let from = at + 1;
  while (howLong.has(keyAt(words, from))) from += 1;
  const to = yearsAt(words, from);
  const next = to === undefined ? undefined : keyAt(words, to);
  return next === 'of' || (next !== undefined && experienceWords.has(next)) ? undefined : to;
};

export const needs = set('required needed necessary');
/** Returns the index after "no CPA required", or `undefined` if there is no such phrase. */
export const endOfNeedless = (words: readonly TypedWord[], at: number): number | undefined => {
  if (keyAt(words, at) !== 'no') return undefined;
  const [one, two, three] = [1, 2, 3].map((after) => keyAt(words, at + after));
  if (one && needs.has(two ?? '')) return at + 3;
  return one && two && needs.has(three ?? '') ? at + 4 : undefined;
};
