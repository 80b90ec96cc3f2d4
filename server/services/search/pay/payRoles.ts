import type { Alternative, Clause } from '@contract/search/parseQuery';
import { splitWords } from '@contract/search/splitWords';
import { stopWords } from '@contract/search/stopWords';

/** Marks at the end of what is left of a title: "Barista -", "Barista,". */
const endMarks = /(?<![\s,;:|/–—-])[\s,;:|/–—-]+$/u;

/**
 * The words without those of `optional`, which titles needn't say, as figures of all cashiers aren't
 * those of "cashier entry level". The "of" of "director of nursing" stays.
 */
const withoutOptional = (words: string, optional: readonly string[]): string => {
  const [parts, known] = [words.split(' '), new Set(optional)];
  const kept: string[] = [];
  let run: string[] = [];
  for (const part of parts) {
    const said = splitWords(part);
    if (said.length > 0 && said.every((word) => known.has(word))) run.push(part);
    else {
      if (run.flatMap(splitWords).every((word) => stopWords.has(word))) kept.push(...run);
      kept.push(part);
      run = [];
    }
  }
  return kept.length === parts.length ? words : kept.join(' ').replace(endMarks, '');
};

/**
 * The roles that somebody may mean by words of a search or by a title, the first one found counts:
 * all of them; then the part before a dash, comma or bracket, since "Registered Nurse - ICU, nights"
 * is a registered nurse. What is one word then says too little: "Manager, Engineering".
 */
export const rolesOf = (words: string, optional: readonly string[]): string[] => {
  const typed = words.trim();
  const whole = withoutOptional(typed, optional) || typed;
  if (whole === '') return [];
  const [first = ''] = whole.split(/ [-–—|]+ | ?[,:;([]/u);
  const role = first.trim();
  return role !== whole && role.includes(' ') ? [whole, role] : [whole];
};

/** How the end of a word changes in the plural, most special first. */
const plurals: readonly (readonly [RegExp, string])[] = [
  [/ies$/iu, 'y'],
  [/(?<=s|x|z|ch|sh)es$/iu, ''],
  [/(?<!s)s$/iu, ''],
  [/(?<![aeiou])y$/iu, 'ies'],
  [/(?<=s|x|z|ch|sh)$/iu, 'es'],
  [/$/u, 's'],
];
/** A word or phrase as it is, and in the other number. */
const numbersOf = ({ words }: Alternative): string[] => {
  const plural = plurals.find(([end]) => end.test(words));
  return plural ? [words, words.replace(plural[0], plural[1])] : [words];
};

/**
 * For each word that a title must have, how it may be said: as typed, or as the same job is called
 * otherwise. Searches go by stems, and to those an accountant is an account executive.
 */
export const titleWords = (clauses: readonly Clause[]): string[][] =>
  clauses
    .filter(({ negated, optional }) => !negated && optional !== true)
    .map(({ any }) => any.filter(({ synonym }) => synonym !== 'near').flatMap(numbersOf));
