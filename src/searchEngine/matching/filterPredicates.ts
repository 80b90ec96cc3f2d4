import type { IndexedJob } from '@/searchEngine/index/indexedJob';
import type { JobIndex } from '@/searchEngine/index/jobIndex';
import type { JobValues } from '@/searchEngine/index/jobValues';
import { employmentTypeOf } from '@contract/constants/employmentTypes';
import type { SearchedFilters } from '@contract/search/looserFilters';
import { parsePlace } from '@contract/search/parsePlace';
import type { NearPlace } from '@contract/search/places/surroundings';
import { normalizeText, tokenize } from '@contract/search/tokenize';
import { day } from '@contract/time/durations';

/** Whether the job at a position passes. */
type Predicate = (job: IndexedJob, at: number) => boolean;

/**
 * Returns a function that checks whether a text contains all words of `typed`. With `prefix` the
 * last one may be a prefix, unless it is a single letter ("U.S.").
 */
const makeTextMatcher = (
  typed: string,
  prefix: boolean,
): ((normalized: string, tokens: () => readonly string[]) => boolean) => {
  const words = tokenize(normalizeText(typed));
  const last = prefix ? (words.at(-1) ?? '') : '';
  const lastIsPrefix = last.length > 1 || /\P{ASCII}/u.test(last);
  // Chinese and Japanese have no blanks between words
  const withinWords = prefix && /\p{Lo}/u.test(typed);
  return (normalized, tokensOf) => {
    if (words.length === 0 || !words.every((word) => normalized.includes(word))) return false;
    if (withinWords) return true;
    const tokens = tokensOf();
    return words.every(
      (word, at) =>
        tokens.includes(word) ||
        (lastIsPrefix && at === words.length - 1 && tokens.some((token) => token.startsWith(word))),
    );
  };
};

/** Caches by text, since many jobs have the same company or degree. */
const hasWords = (
  index: JobIndex,
  field: (job: IndexedJob) => string,
  typed: string,
): Predicate => {
  const matches = makeTextMatcher(typed, true);
  const known = new Map<string, boolean>();
  return (job) => {
    const text = field(job);
    const before = known.get(text);
    if (before !== undefined) return before;
    const normalized = index.normalized(text);
    const isSaid = matches(normalized, () => tokenize(normalized));
    known.set(text, isSaid);
    return isSaid;
  };
};

/** Whether a job's text of a field passes; each distinct text is checked once. */
const ofValue = (
  values: JobValues,
  passes: (text: string, tokens: () => readonly string[]) => boolean,
): Predicate => {
  const known = new Int8Array(values.texts.length);
  return (_job, at) => {
    const number = values.of(at);
    known[number] ||= passes(values.texts[number] ?? '', () => values.tokens(number)) ? 1 : -1;
    return known[number] === 1;
  };
};

const isNear = (index: JobIndex, { names, except = [], places }: NearPlace): Predicate => {
  const written = new Set(places);
  const [named, excepted] = [names, except].map((all) => all.map(tokenize));
  return ofValue(index.places, (text, tokensOf) => {
    if (written.has(text)) return true;
    const tokens = tokensOf();
    const isSaid = (words: readonly string[]): boolean =>
      words.length > 0 && words.every((word) => tokens.includes(word));
    return (named ?? []).some(isSaid) && !(excepted ?? []).some(isSaid);
  });
};

const isIn = (index: JobIndex, name: string, otherName: string | undefined): Predicate => {
  const matches = makeTextMatcher(name, true);
  const matchesOther = otherName === undefined ? () => false : makeTextMatcher(otherName, false);
  return ofValue(index.places, (text, tokens) => {
    const normalized = index.normalized(text);
    return matches(normalized, tokens) || matchesOther(normalized, tokens);
  });
};

const all =
  (predicates: readonly Predicate[]): Predicate =>
  (job, at) => {
    for (const predicate of predicates) if (!predicate(job, at)) return false;
    return true;
  };

/** Returns predicates for overlapping pay ranges; 0 to 0 means that the pay is unknown. */
const payPredicates = ({ withPay, payMin, payMax }: SearchedFilters): Predicate[] => {
  const onlyPaid = withPay || payMin !== undefined || payMax !== undefined;
  return [
    ...(onlyPaid ? [({ from, to }: IndexedJob) => from > 0 || to > 0] : []),
    ...(payMin === undefined ? [] : [({ from, to }: IndexedJob) => Math.max(from, to) >= payMin]),
    ...(payMax === undefined ? [] : [({ from }: IndexedJob) => from <= payMax]),
  ];
};

/**
 * A search's filters: `always` has those that apply to every count, the others have a facet each.
 */
export type JobPredicates = {
  always: Predicate;
  category: Predicate;
  type: Predicate;
  place: Predicate;
};

/** Returns a search's filters, except its words, as predicates; `now` in milliseconds. */
export const predicatesOf = (
  index: JobIndex,
  filters: SearchedFilters,
  now: number,
): JobPredicates => {
  const { within, near, company, degree } = filters;
  const isRemote: Predicate = (_job, at) => index.isRemote(at);
  const place = parsePlace(filters.location ?? '');
  const [categories, types] = [new Set(filters.categories), new Set(filters.types)];
  return {
    always: all([
      ...payPredicates(filters),
      ...(within === undefined
        ? []
        : [({ posted }: IndexedJob) => posted !== null && posted >= now - within * day]),
      ...(company === undefined ? [] : [hasWords(index, (job) => job.company, company)]),
      ...(degree === undefined ? [] : [hasWords(index, (job) => job.degree, degree)]),
      ...(filters.remote ? [isRemote] : []),
      ...(near ? [isNear(index, near)] : []),
    ]),
    category:
      categories.size === 0 ? all([]) : ofValue(index.categories, (text) => categories.has(text)),
    type:
      types.size === 0
        ? all([])
        : ofValue(index.types, (text) => types.has(employmentTypeOf(text))),
    place: all([
      ...(place.name === '' ? [] : [isIn(index, place.name, place.otherName)]),
      ...(place.remote ? [isRemote] : []),
    ]),
  };
};
