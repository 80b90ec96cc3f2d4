import type { EmploymentType } from '../constants/employmentTypes';
import type { components } from '../generated/types';
import { parseQuery } from './parseQuery';
import type { NearPlace } from './places/surroundings';
import type { Alternatives } from './spelling/spelling';

/**
 * The criteria of a search; pay in dollars a month, `within` in days. A job has to match any one of
 * several categories or types.
 */
export type SearchedFilters = {
  words?: string;
  /** Words that jobs don't have to match. */
  optional?: readonly string[];
  /** Words that jobs don't have to match either; those that do come first. */
  soft?: readonly string[];
  /**
   * Additional words to search, phrased as jobs write them, for soft criteria that were typed in
   * other words.
   */
  boostQuery?: string | undefined;
  /** Alternatives to search for words in `words`. */
  alternatives?: Alternatives;
  near?: NearPlace;
  categories: readonly string[];
  types: readonly EmploymentType[];
  location?: string;
  remote: boolean;
  /** Only jobs that take applications on the host's own site. */
  applyHere: boolean;
  payMin?: number;
  payMax?: number;
  withPay: boolean;
  within?: number;
  degree?: string;
  company?: string;
};
/** A way to loosen a search: which criterion is left out, and the resulting change. */
export type LooserFilters = Pick<components['schemas']['LoosenedSearch'], 'leftOut' | 'q'> & {
  change: Partial<SearchedFilters>;
};

/** With more terms, leaving out one of them hardly helps. */
const maxTerms = 6;

/** The words and the place that was read out of them, each as typed. */
type Apart = { words: string; place: string } | undefined;

/** Splits a query into its words and phrases as typed. */
const termsOf = (words: string): string[] => {
  const terms = words.match(/-?"[^"]*"?|\S+/gu) ?? [];
  return terms.filter((term) => parseQuery(term).length > 0);
};

/** Returns a way to loosen the search for each of several words that can be left out. */
const withoutEachTerm = (words: string, apart: Apart): LooserFilters[] => {
  const terms = termsOf(words);
  if (terms.length < 2 || terms.length > maxTerms) return [];
  return terms.map((_, index) => {
    const q = terms.filter((__, other) => other !== index).join(' ');
    const typed = apart ? `${q} ${apart.place}` : q;
    return { leftOut: 'words', q: typed, change: { words: q } };
  });
};

/**
 * Returns a way to loosen the search for each filter that is set, and for each of several words.
 */
export const looserFilters = (
  {
    words,
    location,
    remote,
    applyHere,
    categories,
    types,
    payMin,
    payMax,
    withPay,
    within,
    degree,
    company,
    near,
  }: SearchedFilters,
  apart: Apart,
): LooserFilters[] => {
  const single = words === undefined ? [] : withoutEachTerm(words, apart);
  const filters: (LooserFilters & { isSet: boolean })[] = [
    {
      leftOut: 'words',
      q: apart?.place ?? '',
      change: { words: undefined },
      isSet: words !== undefined,
    },
    {
      leftOut: 'words',
      q: apart?.words ?? '',
      change: { near: undefined },
      isSet: apart !== undefined && words !== undefined,
    },
    {
      leftOut: 'location',
      change: { location: undefined, near: undefined },
      isSet: location !== undefined || (near !== undefined && apart === undefined),
    },
    { leftOut: 'remote', change: { remote: false }, isSet: remote },
    { leftOut: 'applyHere', change: { applyHere: false }, isSet: applyHere },
    { leftOut: 'category', change: { categories: [] }, isSet: categories.length > 0 },
    { leftOut: 'type', change: { types: [] }, isSet: types.length > 0 },
    {
      leftOut: 'pay',
      change: { payMin: undefined, payMax: undefined, withPay: false },
      isSet: payMin !== undefined || payMax !== undefined || withPay,
    },
    { leftOut: 'within', change: { within: undefined }, isSet: within !== undefined },
    { leftOut: 'degree', change: { degree: undefined }, isSet: degree !== undefined },
    { leftOut: 'company', change: { company: undefined }, isSet: company !== undefined },
  ];
  const set = filters.flatMap(({ isSet, ...change }) => (isSet ? [change] : []));
  // words alone: without all of them there would be no search left
  return set.length === 1 && words !== undefined ? single : [...single, ...set];
};

/** Loosens a search by leaving out all filters. */
export const wordsAlone: LooserFilters = {
  leftOut: 'filters',
  change: {
    near: undefined,
    location: undefined,
    remote: false,
    applyHere: false,
    categories: [],
    types: [],
    payMin: undefined,
    payMax: undefined,
    withPay: false,
    within: undefined,
    degree: undefined,
    company: undefined,
  },
};
/** Whether a search for the words alone may find jobs although none of these ways does. */
export const hasSeveralFilters = (ways: readonly LooserFilters[]): boolean =>
  ways.filter(({ leftOut }) => leftOut !== 'words').length > 1;
