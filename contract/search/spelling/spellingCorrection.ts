import { stopWords } from '../stopWords';
import { isInSynonymLists } from '../synonymsOf';
import { everydayWordFor } from './everydayWords';
import { spellingAllowlist } from './spellingAllowlist';
import { misspellingCost } from './spellingDistance';
import {
  allJobs,
  completionsOf,
  formsOf,
  haveSameLightStem,
  headJobs,
  isDerived,
  maxRareJobs,
  minJobsOf,
  type SpellingVocabulary,
  type WordCounts,
} from './spellingVocabulary';

/** A word is taken for a misspelling of another that is at least this many times as common. */
export const minFrequencyRatio = 20;
/** The minimum length of a word that is corrected to one that only a single job has. */
const minLengthForOneJob = 6;
/** Each wrong letter counts as much as a word that is a thousand times as rare. */
const costWeight = 3;
/** A word that jobs have next to the same neighbor counts as if it were thirty times as common. */
const besideWeight = 1.5;
const usualJobs = 30_000;

/**
 * Returns the maximum `misspellingCost` of a correction: higher for common words, and for long
 * ones, which are similar to few others. Whether jobs contain the typed word, or have the
 * correction next to the same neighbors, matters more than a letter or two.
 */
const maxCost = (
  typed: string,
  found: { jobs: number; isSaid: boolean; isBeside: boolean },
  vocabulary: SpellingVocabulary,
): number => {
  // scales the count halfway to the usual number of jobs: fewer jobs have fewer similar words
  const jobs = found.jobs * Math.sqrt(usualJobs / Math.max(1, vocabulary.jobs));
  return (
    0.75 +
    0.35 * Math.log10(Math.max(1, jobs)) +
    0.25 * (typed.length - 6) +
    (found.isBeside ? 0.4 : 0) -
    (found.isSaid ? 0.75 : 0)
  );
};

/** The previous and the next word, folded; '' if there is none. */
export type Neighbors = { before: string; after: string };
export const noNeighbors: Neighbors = { before: '', after: '' };

/** Returns how many jobs have the word next to either neighbor; counts below the minimum are 0. */
export const jobsWithNeighbors = (
  word: string,
  { before, after }: Neighbors,
  vocabulary: SpellingVocabulary,
): number => {
  const together = (first: string, second: string): number => {
    const jobs = first === '' || second === '' ? 0 : vocabulary.bigramCount(first, second);
    return jobs < minJobsOf(vocabulary) ? 0 : jobs;
  };
  return together(before, word) + together(word, after);
};

/**
 * Returns how many jobs have a word or another form of it. Texts are counted by stem, so their
 * counts are ignored for forms in -s: "nurs", the stem of nurses, isn't a form of "nures".
 */
export const jobsWithForms = (word: string, { countsOf }: SpellingVocabulary): number =>
  formsOf(word).reduce((sum, form) => {
    const counts = countsOf(form);
    return sum + (form !== word && form.endsWith('s') ? headJobs(counts) : allJobs(counts));
  }, 0);

/**
 * Whether a word is correct however rare it is in jobs: a stop word, an English word, one with
 * synonyms, or a name like c++.
 */
export const isKnown = (word: string): boolean =>
  stopWords.has(word) ||
  spellingAllowlist.has(word) ||
  isInSynonymLists(word) ||
  !/^[\p{L}\p{M}]+$/u.test(word);

const noJobs = { companies: 0, titles: 0 };
/**
 * Whether the only typed word is one of companies' names and no title: "autonation" isn't
 * "automation".
 */
const isNameAlone = (
  typed: string,
  { countsOf }: SpellingVocabulary,
  { before, after }: Neighbors,
): boolean => {
  const { companies, titles } = countsOf(typed) ?? noJobs;
  // a single one may be misspelled in a job
  return companies > 1 && titles === 0 && before === '' && after === '';
};

/** Words of places count less: hardly anybody searches for a town by its name alone. */
const placeShare = 0.25;
const rivalJobs = (counts: WordCounts | undefined): number =>
  counts ? counts.titles + counts.companies + placeShare * counts.places : 0;

type Candidate = { word: string; cost: number; jobs: number };

const candidatesFor = (typed: string, vocabulary: SpellingVocabulary): Candidate[] =>
  vocabulary.similarTo(typed).flatMap((word) => {
    const cost =
      haveSameLightStem(typed, word) || isDerived(typed, word)
        ? Infinity
        : misspellingCost(typed, word);
    return cost === Infinity ? [] : [{ word, cost, jobs: headJobs(vocabulary.countsOf(word)) }];
  });

/**
 * Whether a common word lacks its final "e": "warehous" counts as a form of "warehouse", but no
 * job's head has it. "Engin" is rather the beginning of "engineer".
 */
const isWithoutE = (typed: string, vocabulary: SpellingVocabulary): boolean => {
  const whole = headJobs(vocabulary.countsOf(`${typed}e`));
  return (
    whole > maxRareJobs(vocabulary) &&
    headJobs(vocabulary.countsOf(typed)) === 0 &&
    completionsOf(typed, vocabulary).every(({ jobs }) => jobs < whole)
  );
};

/** Whether a word of a single job may itself be misspelled. */
const mayBeMisspelled = (word: string, vocabulary: SpellingVocabulary): boolean =>
  candidatesFor(word, vocabulary).some(({ cost, jobs }) => cost <= 1 && jobs >= minFrequencyRatio);

/**
 * Corrects a folded word (`foldWord`); returns `undefined` if it is correct or nothing is similar.
 * One letter may be wrong in words of 4 and 5 letters, two in longer ones. Common words and words
 * with synonyms are correct. Of several candidates, the most similar and most common wins,
 * preferably one that jobs have next to the same word. If no job has anything similar, falls back
 * to words that jobs write in another way.
 */
export const correctWord = (
  typed: string,
  vocabulary: SpellingVocabulary,
  neighbors: Neighbors = noNeighbors,
): string | undefined => {
  if (isKnown(typed) || isNameAlone(typed, vocabulary, neighbors)) return undefined;
  if (isWithoutE(typed, vocabulary)) return `${typed}e`;
  const ownJobs = jobsWithForms(typed, vocabulary);
  if (ownJobs > maxRareJobs(vocabulary)) return undefined;
  const meant = likelyWord(typed, ownJobs, vocabulary, neighbors);
  const isUnknown = ownJobs === 0 && vocabulary.withPrefix(typed).length === 0;
  // a word of a single job may be misspelled as well
  const isSure =
    meant !== undefined && headJobs(vocabulary.countsOf(meant)) >= minJobsOf(vocabulary);
  return (isUnknown && !isSure ? everydayWordFor(typed, vocabulary) : undefined) ?? meant;
};

/**
 * Returns the word of live jobs that was most likely meant; `ownJobs` jobs contain the typed one.
 */
const likelyWord = (
  typed: string,
  ownJobs: number,
  vocabulary: SpellingVocabulary,
  neighbors: Neighbors,
): string | undefined => {
  const candidates = candidatesFor(typed, vocabulary);
  if (candidates.length === 0) return undefined;
  const completions = completionsOf(typed, vocabulary).map(({ word }) => ({
    word,
    jobs: rivalJobs(vocabulary.countsOf(word)),
  }));
  const completionJobs = completions.reduce((sum, { jobs }) => sum + jobs, 0);
  /**
   * A word without its last letter may be the beginning of the correction, which then isn't a
   * rival.
   */
  const rivalsOf = (meant: string): number =>
    Math.max(ownJobs, completionJobs - (completions.find(({ word }) => word === meant)?.jobs ?? 0));
  const besideOwn = jobsWithNeighbors(typed, neighbors, vocabulary);
  const isCommon = ({ word, jobs }: Candidate): boolean =>
    jobs >= minJobsOf(vocabulary) ||
    (rivalsOf(word) === 0 &&
      jobs > 0 &&
      typed.length >= minLengthForOneJob &&
      !mayBeMisspelled(word, vocabulary));
  const likely = candidates.filter(isCommon).flatMap(({ word, cost, jobs }) => {
    const beside = jobsWithNeighbors(word, neighbors, vocabulary);
    const max = maxCost(typed, { jobs, isSaid: ownJobs > 0, isBeside: beside > 0 }, vocabulary);
    return cost <= max &&
      jobs >= minFrequencyRatio * rivalsOf(word) &&
      beside >= minFrequencyRatio * besideOwn
      ? [
          {
            word,
            score: Math.log10(jobs + 1) + (beside > 0 ? besideWeight : 0) - costWeight * cost,
          },
        ]
      : [];
  });
  return likely.toSorted((a, b) => b.score - a.score)[0]?.word;
};
