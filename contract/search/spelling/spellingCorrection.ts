import { stopWords } from '../stopWords';
import { isListed } from '../synonymsOf';
import { everydayWordFor } from './everydayWords';
import { rightWords } from './rightWords';
import { misspellingCost } from './spellingDistance';
import {
  allJobs,
  completionsOf,
  formsOf,
  headJobs,
  isDerived,
  isSameBase,
  maxRareJobs,
  minJobsOf,
  type SpellingVocabulary,
  type WordCounts,
} from './spellingVocabulary';

/** A word is taken for a misspelling of one that is at least this many times as common. */
export const minFrequencyRatio = 20;
/** What one posting alone says is only meant where the word is long and nearly right. */
const minLengthForOneJob = 6;
/** A letter that is simply wrong is as unlikely as a word a thousand times as rare. */
const costWeight = 3;
/** A word that jobs have next to the same neighbor is as likely as one thirty times as common. */
const besideWeight = 1.5;
const usualJobs = 30_000;

/**
 * How much may be wrong (`misspellingCost`) for a word that so many jobs have: more for a common
 * one, and more for a long one, which is like few others. Where jobs say what was typed, or have
 * the word next to the same neighbors, that counts for more than a letter or two.
 */
const maxCost = (
  typed: string,
  found: { jobs: number; isSaid: boolean; isBeside: boolean },
  vocabulary: SpellingVocabulary,
): number => {
  // as if there were as many jobs as usual, half way: in few jobs there are few words to confuse
  const jobs = found.jobs * Math.sqrt(usualJobs / Math.max(1, vocabulary.jobs));
  return (
    0.75 +
    0.35 * Math.log10(Math.max(1, jobs)) +
    0.25 * (typed.length - 6) +
    (found.isBeside ? 0.4 : 0) -
    (found.isSaid ? 0.75 : 0)
  );
};

/** The words just before and after, folded; '' for none. */
export type Neighbors = { before: string; after: string };
export const nobody: Neighbors = { before: '', after: '' };

/** How many jobs have the word next to either neighbor; 0 for very few. */
export const jobsBeside = (
  word: string,
  { before, after }: Neighbors,
  vocabulary: SpellingVocabulary,
): number => {
  const together = (first: string, second: string): number => {
    const jobs = first === '' || second === '' ? 0 : vocabulary.pairJobs(first, second);
    return jobs < minJobsOf(vocabulary) ? 0 : jobs;
  };
  return together(before, word) + together(word, after);
};

/**
 * How many jobs have a word or another form of it. Of texts only stems are counted: "nurs", of nurses,
 * is no form of "nures".
 */
export const jobsWithForms = (word: string, { countsOf }: SpellingVocabulary): number =>
  formsOf(word).reduce((sum, form) => {
    const counts = countsOf(form);
    return sum + (form !== word && form.endsWith('s') ? headJobs(counts) : allJobs(counts));
  }, 0);

/**
 * What is right however seldom jobs say it: a stop word, one of English, one that has synonyms, a
 * name like c++.
 */
export const isKnown = (word: string): boolean =>
  stopWords.has(word) || rightWords.has(word) || isListed(word) || !/^[\p{L}\p{M}]+$/u.test(word);

const noJobs = { companies: 0, titles: 0 };
/** All that was typed is a word of companies' names alone: "autonation" is nobody's "automation". */
const isNameAlone = (
  typed: string,
  { countsOf }: SpellingVocabulary,
  { before, after }: Neighbors,
): boolean => {
  const { companies, titles } = countsOf(typed) ?? noJobs;
  // one may be a posting's misspelling
  return companies > 1 && titles === 0 && before === '' && after === '';
};

/** Who begins a town's name is seldom about to look for it by its name alone. */
const placeShare = 0.25;
const rivalJobs = (counts: WordCounts | undefined): number =>
  counts ? counts.titles + counts.companies + placeShare * counts.places : 0;

type Candidate = { word: string; cost: number; jobs: number };

const candidatesFor = (typed: string, vocabulary: SpellingVocabulary): Candidate[] =>
  vocabulary.near(typed).flatMap((word) => {
    const cost =
      isSameBase(typed, word) || isDerived(typed, word) ? Infinity : misspellingCost(typed, word);
    return cost === Infinity ? [] : [{ word, cost, jobs: headJobs(vocabulary.countsOf(word)) }];
  });

/** Whether what one posting says may itself be a misspelling. */
const mayBeMisspelled = (word: string, vocabulary: SpellingVocabulary): boolean =>
  candidatesFor(word, vocabulary).some(({ cost, jobs }) => cost <= 1 && jobs >= minFrequencyRatio);

/**
 * The word that somebody meant who typed this one, folded (`foldWord`); undefined where it is right
 * or nothing is near. One letter may be wrong in words of 4 and 5 letters, two in longer ones.
 * Words that are usual themselves are right, and so are those that synonyms know. Of several, the
 * nearest and most common is meant, the more so where jobs have it next to the same word. Where no
 * job says anything like it, it may be one of the words that jobs say otherwise.
 */
export const correctWord = (
  typed: string,
  vocabulary: SpellingVocabulary,
  neighbors: Neighbors = nobody,
): string | undefined => {
  if (isKnown(typed) || isNameAlone(typed, vocabulary, neighbors)) return undefined;
  const ownJobs = jobsWithForms(typed, vocabulary);
  if (ownJobs > maxRareJobs(vocabulary)) return undefined;
  const meant = likelyWord(typed, ownJobs, vocabulary, neighbors);
  const isUnknown = ownJobs === 0 && vocabulary.beginningWith(typed).length === 0;
  // what one posting says may be misspelled as well
  const isSure =
    meant !== undefined && headJobs(vocabulary.countsOf(meant)) >= minJobsOf(vocabulary);
  return (isUnknown && !isSure ? everydayWordFor(typed, vocabulary) : undefined) ?? meant;
};

/** The word of live jobs that was meant, of which so many say the one that was typed. */
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
  const begun = completions.reduce((sum, { jobs }) => sum + jobs, 0);
  /** A word that lacks its last letter begins what is meant. */
  const rivalsOf = (meant: string): number =>
    Math.max(ownJobs, begun - (completions.find(({ word }) => word === meant)?.jobs ?? 0));
  const besideOwn = jobsBeside(typed, neighbors, vocabulary);
  const isCommon = ({ word, jobs }: Candidate): boolean =>
    jobs >= minJobsOf(vocabulary) ||
    (rivalsOf(word) === 0 &&
      jobs > 0 &&
      typed.length >= minLengthForOneJob &&
      !mayBeMisspelled(word, vocabulary));
  const likely = candidates.filter(isCommon).flatMap(({ word, cost, jobs }) => {
    const beside = jobsBeside(word, neighbors, vocabulary);
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
