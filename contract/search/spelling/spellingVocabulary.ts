import { phoneticKey } from './spellingDistance';

/** How many live jobs have a word in their title, company, place and texts. */
export type WordCounts = { titles: number; companies: number; places: number; texts: number };

/**
 * The words of live jobs for spelling correction: in lower case, without accents. Words are
 * corrected to those of titles, companies and places; words of texts only count as correct.
 */
export type SpellingVocabulary = {
  /** How many live jobs there are. */
  jobs: number;
  countsOf: (word: string) => WordCounts | undefined;
  /** Returns the words of titles, companies and places that may have been meant by a typed one. */
  similarTo: (typed: string) => readonly string[];
  /** Returns the words of titles, companies and places with this prefix. */
  withPrefix: (prefix: string) => readonly string[];
  /**
   * Returns how many titles, companies and places have two words next to each other; low counts are
   * 0.
   */
  bigramCount: (first: string, second: string) => number;
};

/** The vocabulary before anything is counted: nothing is corrected. */
export const emptyVocabulary: SpellingVocabulary = {
  jobs: 0,
  countsOf: () => undefined,
  similarTo: () => [],
  withPrefix: () => [],
  bigramCount: () => 0,
};

/** Normalizes a word for the vocabulary. */
export const foldWord = (word: string): string =>
  word
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/gu, '')
    .toLowerCase();

/** Returns how many titles, companies and places have a word. */
export const headJobs = (counts: WordCounts | undefined): number =>
  counts === undefined ? 0 : counts.titles + counts.companies + counts.places;
/**
 * Returns approximately how many jobs have a word anywhere: the counts of texts include the rest of
 * a job.
 */
export const allJobs = (counts: WordCounts | undefined): number =>
  Math.max(headJobs(counts), counts?.texts ?? 0);

/**
 * Returns the minimum number of jobs for a word that isn't itself a typo: two for a few hundred
 * jobs, three for ten thousand, five for a million.
 */
export const minJobsOf = ({ jobs }: SpellingVocabulary): number =>
  Math.max(2, Math.floor(Math.log10(Math.max(1, jobs))) - 1);
/** Returns the number of jobs above which a word is common, and so correct. */
export const maxRareJobs = ({ jobs }: SpellingVocabulary): number => Math.max(2, jobs / 3000);

/** Removes plural and verb endings: nurses and nursing give "nurs". */
const lightStem = (word: string): string =>
  (/(?:ss|us|is)$/u.test(word)
    ? word
    : word.replace(/(?<=..)(?:(?<=s|x|z|ch|sh)es|(?<!ie)s)$/u, '').replace(/ies$/u, 'y')
  )
    .replace(/(?<=...)(?:ing|ed)$/u, '')
    .replace(/e$/u, '');
/** Whether two words are forms of the same one: nurse, nurses, nursing. */
export const haveSameLightStem = (a: string, b: string): boolean => lightStem(a) === lightStem(b);

const endings = new Set(
  'age al ally ation ator ed er ers ian ic ical ies ing ion ions ism ist ists ity ive ly ment ology or ors y'.split(
    ' ',
  ),
);
const minFamilyLetters = 4;
/**
 * Whether one word is derived from the other by an ending, or both from a third, so that neither is
 * a misspelling: wholesaler and wholesale, optometrist and optometry. Endings that sound the same
 * don't count: "electricion" is a misspelling.
 */
export const isDerived = (typed: string, word: string): boolean => {
  let common = 0;
  while (common < typed.length && typed[common] === word[common]) common += 1;
  for (let at = common; at >= minFamilyLetters && at >= common - 2; at -= 1) {
    const [own, other] = [typed.slice(at), word.slice(at)];
    if (other === '' || other === 'e') {
      const isMade = endings.has(own) || (other === '' && typed[at - 1] === 'e' && own === 'r');
      if (isMade) return true;
    } else if (endings.has(own) && endings.has(other) && phoneticKey(own) !== phoneticKey(other))
      return true;
  }
  return false;
};
/** Returns the word and its possible other forms. */
export const formsOf = (word: string): string[] => {
  const base = lightStem(word);
  const forms = ['', 'e', 's', 'es', 'ing', 'ings', 'ed'].map((ending) => base + ending);
  return [...new Set([word, ...forms, base.replace(/y$/u, 'ies')])];
};

/** Returns the words with this prefix, most common first, except other forms of the same word. */
export const completionsOf = (
  prefix: string,
  { withPrefix, countsOf }: SpellingVocabulary,
): { word: string; jobs: number }[] =>
  withPrefix(prefix)
    .filter((word) => word !== prefix && !haveSameLightStem(word, prefix))
    .map((word) => ({ word, jobs: headJobs(countsOf(word)) }))
    .toSorted((a, b) => b.jobs - a.jobs);
