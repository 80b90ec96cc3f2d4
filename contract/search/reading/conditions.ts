import { isRole } from '../relevance/roles';
import { endsPart, set } from './phrase';
import type { TypedWord } from './words';

const yearWords = set('year years yr yrs');
const experienceWords = set('experience exp');
const number = /^\d{1,2}$/;
/** "5yrs" */
const numberWithYears = /^\d{1,2}(?:yrs?|years?)$/;
const leads = set('with at least over minimum min more than');

const keyAt = (words: readonly TypedWord[], at: number): string => {
  const word = words[at];
  return word && !word.sealed ? word.key : '';
};

/** The index after "5", "3-5" or "3 to 5" with "years"; undefined where there is none. */
const yearsAt = (words: readonly TypedWord[], at: number): number | undefined => {
  if (numberWithYears.test(keyAt(words, at))) return at + 1;
  if (!number.test(keyAt(words, at))) return undefined;
  let to = at + 1;
  if (keyAt(words, to) === 'to') to += 1;
  if (number.test(keyAt(words, to))) to += 1;
  return yearWords.has(keyAt(words, to)) ? to + 1 : undefined;
};

/**
 * Years of experience, read from the number at `at`: "5+ years of experience", "with 3-5 yrs exp".
 * What of it is between "years" and "experience" is a word of its own: "5 years java experience".
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

const needs = set('required needed necessary');
/** The index after "no CPA required", which says what needn't be; undefined where there is no such thing. */
export const endOfNeedless = (words: readonly TypedWord[], at: number): number | undefined => {
  if (keyAt(words, at) !== 'no') return undefined;
  const [one, two, three] = [1, 2, 3].map((after) => keyAt(words, at + after));
  if (one && needs.has(two ?? '')) return at + 3;
  return one && two && needs.has(three ?? '') ? at + 4 : undefined;
};

/** What a job must not say, and the index after it. */
type Excluded = { word: string; to: number };
const excludes = set('not without');
const articles = set('a an the any');
const clearance = 'clearance';

/** "No security clearance": most jobs that say the word ask for it. */
const withoutClearance = (words: readonly TypedWord[], at: number): Excluded | undefined => {
  let to = at + 1;
  while (articles.has(keyAt(words, to)) || keyAt(words, to) === 'security') to += 1;
  const leads = keyAt(words, at);
  const isIt = (leads === 'no' || excludes.has(leads)) && keyAt(words, to) === clearance;
  if (!isIt) return undefined;
  return { word: clearance, to: needs.has(keyAt(words, to + 1)) ? to + 2 : to + 1 };
};

/**
 * The word after "not" or "without", which jobs must not say: "nurse not travel", "remote but not a
 * recruiter". Only where something comes before it and it is the last word of what was typed, or of
 * a part of it, or "but" or a role beside it make it plain: "java but not javascript developer".
 */
export const excludedAfter = (words: readonly TypedWord[], at: number): Excluded | undefined => {
  const known = withoutClearance(words, at);
  const from = articles.has(keyAt(words, at + 1)) ? at + 2 : at + 1;
  const mayBegin = at > 0 || from > at + 1;
  if (known || !mayBegin || !excludes.has(keyAt(words, at))) return known;
  const to = from + 1;
  const isOne =
    /^\p{L}{3,}$/u.test(keyAt(words, from)) &&
    words[from]?.apart === false &&
    words[to]?.joined !== true;
  const isPlain =
    keyAt(words, at - 1) === 'but' || (to === words.length - 1 && isRole(keyAt(words, to)));
  return isOne && (isPlain || endsPart(words, at, to))
    ? { word: keyAt(words, from), to }
    : undefined;
};
