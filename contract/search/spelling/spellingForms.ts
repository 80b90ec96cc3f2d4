import { stopWords } from '../stopWords';
import {
  isKnown,
  jobsWithForms,
  jobsWithNeighbors,
  minFrequencyRatio,
  noNeighbors,
  type Neighbors,
} from './spellingCorrection';
import { editDistance } from './spellingDistance';
import {
  completionsOf,
  haveSameLightStem,
  headJobs,
  maxRareJobs,
  minJobsOf,
  type SpellingVocabulary,
} from './spellingVocabulary';

/** Minimum letters of the second half; the first may be shorter: e-commerce. */
const minHalf = 3;
/** An alternative spelling has to be at least this share of the usual one. */
const minShare = 0.03;

/**
 * Minimum letters of a word that may be a name without its spaces (if no job has it), and of its
 * parts.
 */
const [minName, minPart] = [9, 2];
/**
 * Returns three words that jobs write next to each other: "bristol myers squibb" for
 * bristolmyerssquibb. Pairs with a stop word ("habitat for humanity") aren't counted.
 */
const threeForms = (word: string, vocabulary: SpellingVocabulary): string[] => {
  if (word.length < minName) return [];
  const isSaid = (part: string): boolean =>
    part.length > minHalf && headJobs(vocabulary.countsOf(part)) > 0;
  const forms: string[] = [];
  for (let at = minPart; at < word.length - minHalf; at += 1)
    for (let then = at + minPart; then <= word.length - minHalf; then += 1) {
      const [first, second, third] = [word.slice(0, at), word.slice(at, then), word.slice(then)];
      const isName = stopWords.has(second)
        ? isSaid(first) && isSaid(third)
        : vocabulary.bigramCount(first, second) > 0 && vocabulary.bigramCount(second, third) > 0;
      if (isName) forms.push(`${first} ${second} ${third}`);
      // "Black & Veatch"
      if (second === 'and' && vocabulary.bigramCount(first, third) > 0)
        forms.push(`${first} ${third}`);
    }
  return forms;
};

/**
 * Returns the forms of a word that jobs also write as two words ("home depot" for homedepot), or as
 * three if no job has it as one. The first half is never a stop word.
 */
export const splitForms = (word: string, vocabulary: SpellingVocabulary): string[] => {
  const jobs = headJobs(vocabulary.countsOf(word));
  const forms = initialsOf(word, vocabulary);
  for (let at = 1; at <= word.length - minHalf; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    const together = stopWords.has(first) ? 0 : vocabulary.bigramCount(first, second);
    const minTogether = jobs === 0 && at >= minHalf ? 1 : minJobsOf(vocabulary);
    if (together >= Math.max(minTogether, jobs * minShare)) forms.push(`${first} ${second}`);
  }
  return forms.length > 0 || jobs > 0 ? forms : threeForms(word, vocabulary);
};

/** Returns initials if jobs write them with dots: "u s" for us. */
const initialsOf = (word: string, vocabulary: SpellingVocabulary): string[] => {
  const [first = '', second = '', third] = word;
  if (second === '' || third !== undefined || stopWords.has(word)) return [];
  const isWritten = vocabulary.bigramCount(first, second) >= minJobsOf(vocabulary);
  return isWritten ? [`${first} ${second}`] : [];
};

/**
 * Returns two words as one if jobs write them so: warehouse for "ware house". The second may be a
 * single letter if as many jobs have the joined form: spacex for "space x".
 */
export const joinedForm = (
  first: string,
  second: string,
  vocabulary: SpellingVocabulary,
): string | undefined => {
  const isLetter = second.length === 1 && first.length > minHalf;
  if (second.length < minHalf && !isLetter) return undefined;
  const joined = first + second;
  const jobs = headJobs(vocabulary.countsOf(joined));
  const apart = vocabulary.bigramCount(first, second);
  return jobs >= minJobsOf(vocabulary) && jobs >= apart * (isLetter ? 1 : minShare)
    ? joined
    : undefined;
};

const [minAbbreviation, maxExpansions] = [3, 5];

/** Returns a neighbor, and the words that it may be an abbreviation of. */
const readingsOf = (neighbor: string, vocabulary: SpellingVocabulary): string[] =>
  neighbor.length < minAbbreviation
    ? [neighbor]
    : [
        neighbor,
        ...completionsOf(neighbor, vocabulary)
          .slice(0, maxExpansions)
          .map(({ word }) => word),
      ];

/**
 * Returns the most common words that a rare one abbreviates, first those that jobs have next to its
 * neighbors: project for "proj" in "proj coor". Returns none for a common word; for one that is
 * common in texts ("soft", "serv" as a stem), only those next to its neighbors.
 */
export const expandAbbreviation = (
  abbreviation: string,
  vocabulary: SpellingVocabulary,
  neighbors: Neighbors = noNeighbors,
): string[] => {
  if (abbreviation.length < minAbbreviation || isKnown(abbreviation)) return [];
  const ownJobs = headJobs(vocabulary.countsOf(abbreviation));
  if (ownJobs > maxRareJobs(vocabulary)) return [];
  const isInTexts = jobsWithForms(abbreviation, vocabulary) > maxRareJobs(vocabulary);
  const [before, after] = [neighbors.before, neighbors.after].map((neighbor) =>
    readingsOf(neighbor, vocabulary),
  );
  const besideAny = (word: string): number =>
    Math.max(
      ...(before ?? []).map((each) =>
        jobsWithNeighbors(word, { before: each, after: '' }, vocabulary),
      ),
      ...(after ?? []).map((each) =>
        jobsWithNeighbors(word, { before: '', after: each }, vocabulary),
      ),
    );
  const besideOwn = jobsWithNeighbors(abbreviation, neighbors, vocabulary);
  const minJobs = Math.max(minJobsOf(vocabulary), ownJobs * minFrequencyRatio);
  return completionsOf(abbreviation, vocabulary)
    .filter(({ jobs }) => jobs >= minJobs)
    .map((completion) => ({ ...completion, beside: besideAny(completion.word) }))
    .filter(({ beside }) => beside >= Math.max(besideOwn * minFrequencyRatio, isInTexts ? 1 : 0))
    .toSorted((a, b) => Number(b.beside > 0) - Number(a.beside > 0))
    .filter(
      ({ word }, at, all) => all.findIndex((other) => haveSameLightStem(other.word, word)) === at,
    )
    .slice(0, maxExpansions)
    .map(({ word }) => word);
};

/**
 * Minimum letters of an incomplete word with one wrong letter, and with two; and how many have to
 * be right at its beginning.
 */
const [minPrefix, minPrefixForTwo, rightLetters] = [4, 8, 2];
/**
 * Completes a word that is misspelled so far to the most common match: receptionist for "recepsi".
 * Returns `undefined` if it is the beginning of any word, or similar to none. The first two letters
 * have to be right.
 */
export const completeMisspelledPrefix = (
  prefix: string,
  vocabulary: SpellingVocabulary,
): string | undefined => {
  const { length } = prefix;
  if (length < minPrefix || vocabulary.withPrefix(prefix).length > 0) return undefined;
  const max = length < minPrefixForTwo ? 1 : 2;
  const beginsNearly = (word: string): boolean =>
    [length - 1, length, length + 1].some(
      (letters) => editDistance(prefix, word.slice(0, letters), max) <= max,
    );
  const [best] = completionsOf(prefix.slice(0, rightLetters), vocabulary).filter(
    ({ word, jobs }) => jobs >= minJobsOf(vocabulary) && beginsNearly(word),
  );
  return best?.word;
};
