import { stopWords } from '../stopWords';
import {
  isKnown,
  jobsBeside,
  jobsWithForms,
  minFrequencyRatio,
  nobody,
  type Neighbors,
} from './spellingCorrection';
import { editDistance } from './spellingDistance';
import {
  completionsOf,
  headJobs,
  isSameBase,
  maxRareJobs,
  minJobsOf,
  type SpellingVocabulary,
} from './spellingVocabulary';

/** In letters; the first half may be shorter: e-commerce. */
const minHalf = 3;
/** Another spelling has to be at least this share of the usual one. */
const minShare = 0.03;

/** In letters: so long a word that no job says may be a whole name without its blanks. */
const [minName, minPart] = [9, 2];
/**
 * Three words that jobs write next to each other: "bristol myers squibb" for bristolmyerssquibb. Of
 * what is next to a stop word ("habitat for humanity") no pairs are counted.
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
        : vocabulary.pairJobs(first, second) > 0 && vocabulary.pairJobs(second, third) > 0;
      if (isName) forms.push(`${first} ${second} ${third}`);
      // "Black & Veatch"
      if (second === 'and' && vocabulary.pairJobs(first, third) > 0)
        forms.push(`${first} ${third}`);
    }
  return forms;
};

/**
 * Both halves of a word that jobs also write as two: "home depot" for homedepot; all three of one that
 * no job says. What is next to a stop word isn't half a word.
 */
export const splitForms = (word: string, vocabulary: SpellingVocabulary): string[] => {
  const jobs = headJobs(vocabulary.countsOf(word));
  const forms = initialsOf(word, vocabulary);
  for (let at = 1; at <= word.length - minHalf; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    const together = stopWords.has(first) ? 0 : vocabulary.pairJobs(first, second);
    const minTogether = jobs === 0 && at >= minHalf ? 1 : minJobsOf(vocabulary);
    if (together >= Math.max(minTogether, jobs * minShare)) forms.push(`${first} ${second}`);
  }
  return forms.length > 0 || jobs > 0 ? forms : threeForms(word, vocabulary);
};

/** "u s" for us, where jobs write it with dots. */
const initialsOf = (word: string, vocabulary: SpellingVocabulary): string[] => {
  const [first = '', second = '', third] = word;
  if (second === '' || third !== undefined || stopWords.has(word)) return [];
  const isWritten = vocabulary.pairJobs(first, second) >= minJobsOf(vocabulary);
  return isWritten ? [`${first} ${second}`] : [];
};

/**
 * Two words in one where jobs write them so: warehouse for "ware house". The second may be a letter
 * where hardly any job has both as they are typed: spacex for "space x".
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
  const apart = vocabulary.pairJobs(first, second);
  return jobs >= minJobsOf(vocabulary) && jobs >= apart * (isLetter ? 1 : minShare)
    ? joined
    : undefined;
};

const [minBeginning, maxBeginnings] = [3, 5];

/** A neighbor, and what it may be the beginning of itself. */
const readingsOf = (neighbor: string, vocabulary: SpellingVocabulary): string[] =>
  neighbor.length < minBeginning
    ? [neighbor]
    : [
        neighbor,
        ...completionsOf(neighbor, vocabulary)
          .slice(0, maxBeginnings)
          .map(({ word }) => word),
      ];

/**
 * The most common words that a rare one begins, those first that jobs have next to its neighbors:
 * project for "proj" of "proj coor". None for a word that is usual itself; of one that is
 * usual in texts ("soft", "serv" as a stem) only those next to its neighbors.
 */
export const beginningsOf = (
  begun: string,
  vocabulary: SpellingVocabulary,
  neighbors: Neighbors = nobody,
): string[] => {
  if (begun.length < minBeginning || isKnown(begun)) return [];
  const ownJobs = headJobs(vocabulary.countsOf(begun));
  if (ownJobs > maxRareJobs(vocabulary)) return [];
  const isInTexts = jobsWithForms(begun, vocabulary) > maxRareJobs(vocabulary);
  const [before, after] = [neighbors.before, neighbors.after].map((neighbor) =>
    readingsOf(neighbor, vocabulary),
  );
  const besideAny = (word: string): number =>
    Math.max(
      ...(before ?? []).map((each) => jobsBeside(word, { before: each, after: '' }, vocabulary)),
      ...(after ?? []).map((each) => jobsBeside(word, { before: '', after: each }, vocabulary)),
    );
  const besideOwn = jobsBeside(begun, neighbors, vocabulary);
  const minJobs = Math.max(minJobsOf(vocabulary), ownJobs * minFrequencyRatio);
  return completionsOf(begun, vocabulary)
    .filter(({ jobs }) => jobs >= minJobs)
    .map((completion) => ({ ...completion, beside: besideAny(completion.word) }))
    .filter(({ beside }) => beside >= Math.max(besideOwn * minFrequencyRatio, isInTexts ? 1 : 0))
    .toSorted((a, b) => Number(b.beside > 0) - Number(a.beside > 0))
    .filter(({ word }, at, all) => all.findIndex((other) => isSameBase(other.word, word)) === at)
    .slice(0, maxBeginnings)
    .map(({ word }) => word);
};

/** In letters: what somebody is still typing may have a letter wrong, or two. */
const [minBegun, minBegunForTwo, rightLetters] = [4, 8, 2];
/**
 * The most common word that somebody may be typing who has a letter wrong so far: receptionist for
 * "recepsi". Undefined where words begin just so, or none does nearly. The first two letters are
 * right.
 */
export const misspelledBeginning = (
  begun: string,
  vocabulary: SpellingVocabulary,
): string | undefined => {
  const { length } = begun;
  if (length < minBegun || vocabulary.beginningWith(begun).length > 0) return undefined;
  const max = length < minBegunForTwo ? 1 : 2;
  const beginsNearly = (word: string): boolean =>
    [length - 1, length, length + 1].some(
      (letters) => editDistance(begun, word.slice(0, letters), max) <= max,
    );
  const [best] = completionsOf(begun.slice(0, rightLetters), vocabulary).filter(
    ({ word, jobs }) => jobs >= minJobsOf(vocabulary) && beginsNearly(word),
  );
  return best?.word;
};
