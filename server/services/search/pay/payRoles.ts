import type { Alternative, Clause } from '@contract/search/parseQuery';
import { splitWords } from '@contract/search/splitWords';
import { stopWords } from '@contract/search/stopWords';

/** Trailing punctuation of a shortened title: "Barista -", "Barista,". */
const endMarks = /(?<![\s,;:|/–—-])[\s,;:|/–—-]+$/u;

/**
 * Removes the words of `optional`, which titles don't have to contain: pay figures for "cashier
 * entry level" must not be those of all cashiers. Keeps stop words such as the "of" in "director of
 * nursing".
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

/** A word or phrase that jobs must not match: "data scientist -phd". */
const negated = /(?<!\S)-[^\s-]/u;
/** Alternatives, typed or searched instead of a wish such as "mother hours": no single role. */
const alternatives = /(?<=\S)\s+or\s+(?=\S)/iu;

/**
 * Returns the roles that a query or title may mean; the first one with figures is used: the whole
 * text, then the part before a dash, comma or bracket ("Registered Nurse - ICU, nights" is a
 * registered nurse), unless that is a single word, which says too little ("Manager, Engineering").
 * Empty if the query has alternatives, or excludes something.
 */
export const rolesOf = (words: string, optional: readonly string[]): string[] => {
  if (alternatives.test(words) || negated.test(words)) return [];
  const typed = words.trim();
  const whole = withoutOptional(typed, optional) || typed;
  if (whole === '') return [];
  const [first = ''] = whole.split(/ [-–—|]+ | ?[,:;([]/u);
  const role = first.trim();
  return role !== whole && role.includes(' ') ? [whole, role] : [whole];
};

/** How the end of a word changes between singular and plural, most specific first. */
const plurals: readonly (readonly [RegExp, string])[] = [
  [/ies$/iu, 'y'],
  [/(?<=s|x|z|ch|sh)es$/iu, ''],
  [/(?<!s)s$/iu, ''],
  [/(?<![aeiou])y$/iu, 'ies'],
  [/(?<=s|x|z|ch|sh)$/iu, 'es'],
  [/$/u, 's'],
];
/** Returns a word or phrase as is and in the other grammatical number. */
const numbersOf = ({ words }: Alternative): string[] => {
  const plural = plurals.find(([end]) => end.test(words));
  return plural ? [words, words.replace(plural[0], plural[1])] : [words];
};

/**
 * Returns, for each word that a title must contain, its accepted forms: as typed, or as a synonym.
 * Stems aren't accepted: by stem an accountant would be an account executive.
 */
export const titleWords = (clauses: readonly Clause[]): string[][] =>
  clauses
    .filter(({ negated, optional }) => !negated && optional !== true)
    .map(({ any }) => any.filter(({ synonym }) => synonym !== 'near').flatMap(numbersOf));
