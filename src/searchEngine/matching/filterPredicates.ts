import type { IndexedJob } from '@/searchEngine/index/indexedJob';
import type { JobIndex } from '@/searchEngine/index/jobIndex';
import { normalizeText, tokenize } from '@/searchEngine/index/tokenize';
import type { JobSearch } from '@/searchEngine/jobSearch';
import { day } from '@contract/durations';
import { parsePlace } from '@contract/search/parsePlace';

/** Whether the job at a position passes. */
type Predicate = (job: IndexedJob, at: number) => boolean;
/** The field a filter reads. */
type Field = (job: IndexedJob) => string;

/**
 * Whether a field has all words of a text; with `prefix` the last of them may be a beginning,
 * unless it is a single letter ("U.S.").
 */
const hasWords = (index: JobIndex, field: Field, typed: string, prefix: boolean): Predicate => {
  const words = tokenize(normalizeText(typed));
  const last = prefix ? (words.at(-1) ?? '') : '';
  const lastIsPrefix = last.length > 1 || /\P{ASCII}/u.test(last);
  // Chinese and Japanese have no blanks between words
  const withinWords = prefix && /\p{Lo}/u.test(typed);
  const matches = (text: string): boolean => {
    const normalized = index.normalized(text);
    if (!words.every((word) => normalized.includes(word))) return false;
    if (withinWords) return true;
    const tokens = tokenize(normalized);
    return words.every(
      (word, at) =>
        tokens.includes(word) ||
        (lastIsPrefix && at === words.length - 1 && tokens.some((token) => token.startsWith(word))),
    );
  };
  // many jobs have the same company or place
  const known = new Map<string, boolean>();
  return (job) => {
    const text = field(job);
    const isMatch = known.get(text) ?? (words.length > 0 && matches(text));
    known.set(text, isMatch);
    return isMatch;
  };
};

const all =
  (predicates: readonly Predicate[]): Predicate =>
  (job, at) =>
    predicates.every((predicate) => predicate(job, at));
const any =
  (predicates: readonly Predicate[]): Predicate =>
  (job, at) =>
    predicates.some((predicate) => predicate(job, at));

/** Ranges that overlap; 0 to 0 says nothing about the pay. */
const payPredicates = ({ withPay, payMin, payMax }: JobSearch): Predicate[] => {
  const onlyPaid = withPay || payMin !== undefined || payMax !== undefined;
  return [
    ...(onlyPaid ? [({ from, to }: IndexedJob) => from > 0 || to > 0] : []),
    ...(payMin === undefined ? [] : [({ from, to }: IndexedJob) => Math.max(from, to) >= payMin]),
    ...(payMax === undefined ? [] : [({ from }: IndexedJob) => from <= payMax]),
  ];
};

/** A search's filters: `always` those that every count applies, and those with a facet each. */
export type JobPredicates = {
  always: Predicate;
  category: Predicate;
  type: Predicate;
  place: Predicate;
};

/** A search's filters, all but its words, as predicates; `now` in milliseconds. */
export const predicatesOf = (index: JobIndex, search: JobSearch, now: number): JobPredicates => {
  const { within } = search;
  const textFilter = (typed: string, field: Field): Predicate[] =>
    typed.trim() === '' ? [] : [hasWords(index, field, typed, true)];
  const placeOf: Field = (job) => job.place;
  const isRemote: Predicate = (_job, at) => index.isRemote(at);
  const place = parsePlace(search.location);
  const inPlace = [
    ...textFilter(place.name, placeOf),
    ...(place.otherName === undefined ? [] : [hasWords(index, placeOf, place.otherName, false)]),
  ];
  const [categories, types] = [new Set<string>(search.category), new Set<string>(search.type)];
  return {
    always: all([
      ...payPredicates(search),
      ...(within === undefined
        ? []
        : [({ posted }: IndexedJob) => posted !== null && posted >= now - within * day]),
      ...textFilter(search.company, (job) => job.company),
      ...textFilter(search.degree, (job) => job.degree),
      ...(search.remote ? [isRemote] : []),
    ]),
    category: (job) => categories.size === 0 || categories.has(job.category),
    type: (_job, at) => types.size === 0 || types.has(index.type(at)),
    place: all([
      ...(inPlace.length > 0 ? [any(inPlace)] : []),
      ...(place.remote ? [isRemote] : []),
    ]),
  };
};
