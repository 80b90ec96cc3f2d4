import { soundOf } from './spellingDistance';

/** How many live jobs have a word in their title, company, place and texts. */
export type WordCounts = { titles: number; companies: number; places: number; texts: number };

/**
 * The words of live jobs, as far as spelling needs them: in lower case, without accents. Those of
 * titles, companies and places are what a word may be corrected to; texts only show that a word is
 * one.
 */
export type SpellingVocabulary = {
  /** How many live jobs there are. */
  jobs: number;
  countsOf: (word: string) => WordCounts | undefined;
  /** Words of titles, companies and places that somebody may have meant who typed this one. */
  near: (typed: string) => readonly string[];
  /** Words of titles, companies and places that begin so. */
  beginningWith: (prefix: string) => readonly string[];
  /** How many titles, companies and places have two words next to each other; 0 for very few. */
  pairJobs: (first: string, second: string) => number;
};

/** Where nothing is counted yet: nothing is corrected. */
export const emptyVocabulary: SpellingVocabulary = {
  jobs: 0,
  countsOf: () => undefined,
  near: () => [],
  beginningWith: () => [],
  pairJobs: () => 0,
};

/** A word as vocabularies have it. */
export const foldWord = (word: string): string =>
  word
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/gu, '')
    .toLowerCase();

/** How many titles, companies and places have a word. */
export const headJobs = (counts: WordCounts | undefined): number =>
  counts === undefined ? 0 : counts.titles + counts.companies + counts.places;
/** How many jobs have a word anywhere, about: texts are counted with the rest of a job. */
export const allJobs = (counts: WordCounts | undefined): number =>
  Math.max(headJobs(counts), counts?.texts ?? 0);

/**
 * With fewer jobs than this a word may itself be a posting's misspelling: two for a few hundred
 * jobs, three for ten thousand, five for a million.
 */
export const minJobsOf = ({ jobs }: SpellingVocabulary): number =>
  Math.max(2, Math.floor(Math.log10(Math.max(1, jobs))) - 1);
/** With more jobs than this a word is a usual one, whatever else is like it. */
export const maxRareJobs = ({ jobs }: SpellingVocabulary): number => Math.max(2, jobs / 3000);

/** A word without what makes it a plural or a form of a verb: nurses and nursing give "nurs". */
const baseOf = (word: string): string =>
  (/(?:ss|us|is)$/u.test(word)
    ? word
    : word.replace(/(?<=..)(?:(?<=s|x|z|ch|sh)es|(?<!ie)s)$/u, '').replace(/ies$/u, 'y')
  )
    .replace(/(?<=...)(?:ing|ed)$/u, '')
    .replace(/e$/u, '');
/** Whether two words are forms of one: nurse, nurses, nursing. */
export const isSameBase = (a: string, b: string): boolean => baseOf(a) === baseOf(b);

const endings = new Set(
  'age al ally ation ator ed er ers ian ic ical ies ing ion ions ism ist ists ity ive ly ment ology or ors y'.split(
    ' ',
  ),
);
const minFamilyLetters = 4;
/**
 * Whether one word is made from the other by an ending, or both from a third, so that neither is a
 * misspelling of the other: wholesaler and wholesale, optometrist and optometry. Endings that sound
 * alike are confused: "electricion" is no word of its own.
 */
export const isDerived = (typed: string, word: string): boolean => {
  let common = 0;
  while (common < typed.length && typed[common] === word[common]) common += 1;
  for (let at = common; at >= minFamilyLetters && at >= common - 2; at -= 1) {
    const [own, other] = [typed.slice(at), word.slice(at)];
    if (other === '' || other === 'e') {
      const isMade = endings.has(own) || (other === '' && typed[at - 1] === 'e' && own === 'r');
      if (isMade) return true;
    } else if (endings.has(own) && endings.has(other) && soundOf(own) !== soundOf(other))
      return true;
  }
  return false;
};
/** The word and what may be other forms of it. */
export const formsOf = (word: string): string[] => {
  const base = baseOf(word);
  const forms = ['', 'e', 's', 'es', 'ing', 'ings', 'ed'].map((ending) => base + ending);
  return [...new Set([word, ...forms, base.replace(/y$/u, 'ies')])];
};

/** The words that begin so, most common first; other forms of the same word aren't among them. */
export const completionsOf = (
  begun: string,
  { beginningWith, countsOf }: SpellingVocabulary,
): { word: string; jobs: number }[] =>
  beginningWith(begun)
    .filter((word) => word !== begun && !isSameBase(word, begun))
    .map((word) => ({ word, jobs: headJobs(countsOf(word)) }))
    .toSorted((a, b) => b.jobs - a.jobs);
