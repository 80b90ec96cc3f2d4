import type { EmploymentType } from '../constants/employmentTypes';
import type { components } from '../generated/types';
import { parseQuery } from './parseQuery';
import type { NearPlace } from './places/surroundings';
import type { Alternatives } from './spelling/spelling';

/**
 * What a search asks for; pay in dollars a month, `within` in days. Several categories or types:
 * any of them.
 */
export type SearchedFilters = {
  words?: string;
  /** Words that a job needn't say. */
  optional?: readonly string[];
  /** Nor these, but jobs that say them come first. */
  soft?: readonly string[];
  /** Searched as well, in words that jobs say: what is soft, and wasn't typed so. */
  besides?: string | undefined;
  /** Other words to find as well for those in `words`. */
  alternatives?: Alternatives;
  near?: NearPlace;
  categories: readonly string[];
  types: readonly EmploymentType[];
  location?: string;
  remote: boolean;
  /** Only jobs that one applies for on the host's own site. */
  applyHere: boolean;
  payMin?: number;
  payMax?: number;
  withPay: boolean;
  within?: number;
  degree?: string;
  company?: string;
};
/** A way to loosen a search: what is left out, and what that changes. */
export type LooserFilters = Pick<components['schemas']['LoosenedSearch'], 'leftOut' | 'q'> & {
  change: Partial<SearchedFilters>;
};

/** With more terms than this, leaving out one of them hardly helps. */
const maxTerms = 6;

/** The words, and the place that was read out of them, as they were typed. */
type Apart = { words: string; place: string } | undefined;

/** Words and phrases as they were typed. */
const termsOf = (words: string): string[] => {
  const terms = words.match(/-?"[^"]*"?|\S+/gu) ?? [];
  return terms.filter((term) => parseQuery(term).length > 0);
};

/** Without each of several words. */
const withoutEachTerm = (words: string, apart: Apart): LooserFilters[] => {
  const terms = termsOf(words);
  if (terms.length < 2 || terms.length > maxTerms) return [];
  return terms.map((_, index) => {
    const q = terms.filter((__, other) => other !== index).join(' ');
    const typed = apart ? `${q} ${apart.place}` : q;
    return { leftOut: 'words', q: typed, change: { words: q } };
  });
};

/** Without each filter that is set, and without each of several words. */
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
  // words alone: without all of them it would be no search any more
  return set.length === 1 && words !== undefined ? single : [...single, ...set];
};

/** Without any filter. */
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
/** Whether the words alone may find something where none of these ways does. */
export const hasSeveralFilters = (ways: readonly LooserFilters[]): boolean =>
  ways.filter(({ leftOut }) => leftOut !== 'words').length > 1;
