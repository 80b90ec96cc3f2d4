import type { EmploymentType } from '../../constants/employmentTypes';
import type { components } from '../../generated/types';
import type { Gazetteer, Place } from '../places/gazetteer';
import { placeKey } from '../places/placeKey';
import { namesAround, type PlaceContext } from '../places/reading/around';
import { readPlace } from '../places/reading/readPlace';
import type { AskedPay } from '../relevance/payRank';
import type { SpellingVocabulary } from '../spelling/spellingVocabulary';
import { splitAtConjunctions } from '../splitAtConjunctions';
import { textForPlace, withoutReferences } from './masked';
import { readPastedTitle } from './pastedTitle';
import { readWords } from './readWords';
import type { Reading, WordsRead } from './state';
import { typedWords, type Span } from './words';

type SearchReading = components['schemas']['SearchReading'];
/**
 * The parameters that affect how a query is read: filters set in the search override those read
 * from `q`.
 */
export type QueryParameters = {
  q?: string;
  asWords?: readonly string[];
  location?: string;
  payMin?: number;
  payMax?: number;
  type?: readonly EmploymentType[];
  within?: number;
};
/** The filters set by readings; pay in dollars a month, `within` in days. */
export type ReadFilters = {
  payMin?: number;
  payMax?: number;
  types?: EmploymentType[];
  remote?: boolean;
  within?: number;
};

/**
 * Whether the text was taken for a job's title or a company's name, as a whole or without the place
 * in it. If so, nothing else is read.
 */
export const titledWays = ['no', 'whole', 'besidesPlace'] as const;
export type Titled = (typeof titledWays)[number];

/** The result of reading `q`: words to search, and everything else that was read out of it. */
export type ReadQuery = {
  /** `undefined` if there are only readings. */
  words: string | undefined;
  optional: readonly string[];
  /** Words that jobs don't have to contain; those that do come first. */
  soft: readonly string[];
  /** A second query besides `words`, all of it soft. */
  boostQuery: string | undefined;
  /** The soft words as typed. */
  preferred: readonly string[];
  readings: readonly SearchReading[];
  place: Place | undefined;
  titled: Titled;
  /** The text without the place, and the place as typed; needed to loosen the search. */
  apart: { words: string; place: string } | undefined;
  /** The filters set by the readings. */
  filters: ReadFilters;
};

/**
 * Returns the typed text with quotes around the parts to be searched as words; nothing is read in
 * quotes.
 */
export const withQuoted = ({ q = '', asWords = [] }: QueryParameters): string =>
  asWords.reduce((text, part) => {
    const at = wholeAt(text, part);
    // quotes each part of "tulsa or dallas" by itself, since no job contains all of it
    const quoted = splitAtConjunctions(part.replaceAll('"', ''))
      .map((each) => `"${each}"`)
      .join(' or ');
    return at === -1 ? text : text.slice(0, at) + quoted + text.slice(at + part.length);
  }, q.trim());

const isLetter = (text: string | undefined): boolean => /[\p{L}\p{N}]/u.test(text ?? '');
/** Returns the index of a part that isn't within a word, or -1. */
const wholeAt = (text: string, part: string): number => {
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + part.length])) return at;
  return -1;
};

const toWire = (reading: Reading): SearchReading => {
  const { kind, text } = reading;
  if (reading.kind === 'pay')
    return {
      kind,
      text,
      ...(reading.payMin !== undefined && { payMin: reading.payMin }),
      ...(reading.payMax !== undefined && { payMax: reading.payMax }),
    };
  if (reading.kind === 'type') return { kind, text, type: reading.type };
  if (reading.kind === 'within') return { kind, text, within: reading.days };
  return { kind, text };
};

/** Returns the filters of readings, except those that the search sets itself. */
const filtersOf = (readings: readonly Reading[], search: QueryParameters): ReadFilters => {
  const filters: ReadFilters = {};
  const asksForPay = search.payMin !== undefined || search.payMax !== undefined;
  for (const reading of readings) {
    if (reading.kind === 'pay' && !asksForPay) {
      filters.payMin = reading.payMin;
      filters.payMax = reading.payMax;
    }
    if (reading.kind === 'type' && !search.type?.length)
      filters.types = [...(filters.types ?? []), reading.type];
    if (reading.kind === 'remote') filters.remote = true;
    if (reading.kind === 'within' && search.within === undefined) filters.within = reading.days;
  }
  return filters;
};

/** Returns how pay affects the ranking, apart from filters, or `undefined` if it doesn't. */
export const askedPay = (
  { readings }: ReadQuery,
  atLeast: number | undefined,
): AskedPay | undefined => {
  const bestFirst = readings.some(({ kind }) => kind === 'bestPaid');
  const isAbout = readings.some(({ kind, payMin }) => kind === 'pay' && payMin === atLeast);
  return bestFirst || atLeast !== undefined ? { atLeast, isAbout, bestFirst } : undefined;
};

/** Whether jobs are sorted by pay only: "highest paying jobs". */
export const isAllByPay = ({ words, readings }: ReadQuery): boolean =>
  words === undefined && readings.some(({ kind }) => kind === 'bestPaid');

const contextOf = ({ countsOf, bigramCount }: SpellingVocabulary): PlaceContext => ({
  isTitleWord: (word) => countsOf(word)?.titles ?? 0,
  isPlaceWord: (word) => countsOf(word)?.places ?? 0,
  isPair: (first, second) => bigramCount(first, second) > 0,
});

/**
 * A place that was typed among the words: `said` is the text for it, `rest` the rest of the text,
 * and `names` the place with the words next to it, which may be companies.
 */
export type TypedPlace = {
  place: Place;
  span: Span;
  said: string;
  rest: string;
  names: readonly string[];
};

/** Longer texts must have been pasted, and are not searched for a place. */
const maxTypedLength = 100;
/**
 * Whether to look for a place among the words: not if the location field is set or the text is too
 * long.
 */
export const mayNamePlace = (q: string, { location }: QueryParameters): boolean =>
  !location?.trim() && q.length <= maxTypedLength;

/**
 * Returns the place among the typed words, if it is certain and not part of the name of one of the
 * `companies`.
 */
export const typedPlace = (
  gazetteer: Gazetteer,
  q: string,
  vocabulary: SpellingVocabulary,
  companies: ReadonlySet<string> = new Set(),
): TypedPlace | undefined => {
  const text = textForPlace(q);
  const words = typedWords(text).filter(({ sealed }) => !sealed);
  const said = words.map(({ from, to }, at) => {
    const glue = text.slice(to, words[at + 1]?.from ?? to);
    // "tampa/orlando" is a list; "24/7" is one word
    const lists = /^\s*(?:,|\/\s*$)/.test(glue) && words[at + 1]?.joined !== true;
    return text.slice(from, to) + (lists ? ',' : '');
  });
  const isCompany = (name: string): boolean => companies.has(name);
  const found = readPlace(gazetteer, said, { ...contextOf(vocabulary), isCompany });
  const [first, last] = [words[found?.from ?? -1], words[(found?.to ?? 0) - 1]];
  if (!found?.sure || !first || !last) return undefined;
  const { from } = first;
  const { to } = last;
  return {
    place: found.place,
    span: { from, to },
    said: q.slice(from, to),
    rest: `${q.slice(0, from)} ${q.slice(to)}`.trim(),
    names: namesAround(said.map(placeKey), found),
  };
};

const noQuery: ReadQuery = {
  words: undefined,
  optional: [],
  soft: [],
  boostQuery: undefined,
  preferred: [],
  readings: [],
  place: undefined,
  titled: 'no',
  apart: undefined,
  filters: {},
};

/** With fewer words, a title may be more than a title: "cook nights". */
const minTitleWords = 4;
/** Whether a text that equals a job's title is long enough to be read as a title only. */
export const canBeTitle = (text: string): boolean => text.split(/\s+/u).length >= minTitleWords;

/** Whether a text can be read as a company's name: a single word is too ambiguous. */
export const canBeCompany = (text: string): boolean => /\S\s+\S/u.test(text.trim());

/** Punctuation that separates the parts of a title; hardly anybody types it in a search. */
const titleMarks = /\s[-–—|•]\s|[(|]/u;
/**
 * Whether a text is written like a title, and so was pasted: "Cook - Part Time (Evenings) - Weekly
 * Pay". Its hours and pay are part of the title.
 */
const isWrittenLikeTitle = (text: string): boolean =>
  text.split(/\s+/u).filter(isLetter).length > minTitleWords && titleMarks.test(text);

const wordsAlone = (rest: string): WordsRead => ({ readings: [], rest, optional: [], soft: [] });

/** Creates a query of the words, the place, and what else was read. */
const queryOf = (
  search: QueryParameters,
  q: string,
  { readings, rest, optional, soft, boostQuery, preferred = [] }: WordsRead,
  titled: Titled,
  found: { place: Place; said: string } | undefined,
): ReadQuery => ({
  words: rest.trim() === '' ? undefined : rest.replaceAll(/\s+/gu, ' '),
  optional,
  soft,
  boostQuery,
  preferred: preferred.filter(
    // an unwanted thing has a chip of its own
    (part) => !readings.some(({ kind, text }) => kind === 'unwanted' && text.includes(part)),
  ),
  place: found?.place,
  titled,
  apart: found && { words: rest.trim(), place: found.said },
  readings: [
    ...readings.map(toWire),
    ...(found ? [{ kind: 'place' as const, text: found.said, place: found.place.name }] : []),
  ],
  filters: filtersOf(readings, search),
});

/**
 * Reads a search query. `q`: the text with quotes added by `withQuoted`; `titled`: which part of it
 * is a job's title; `found`: the place in it; `first`: the place of the first page, so that all
 * pages of a search are read the same way.
 */
export const understandQuery = (
  search: QueryParameters,
  q: string,
  titled: Titled,
  found: TypedPlace | undefined,
  first?: Place,
): ReadQuery => {
  if (q === '') return noQuery;
  if (titled === 'whole') return { ...noQuery, words: q, titled };
  const place = first ?? found?.place;
  const text = withoutReferences(q);
  const readText = (): WordsRead =>
    isWrittenLikeTitle(text)
      ? readPastedTitle(withoutReferences(found?.rest ?? q))
      : readWords(text, found ? [found.span] : []);
  const read = titled === 'besidesPlace' ? wordsAlone(found?.rest ?? q) : readText();
  return queryOf(search, q, read, titled, place && { place, said: found?.said ?? place.name });
};

/**
 * Marks the last word as complete if a possible place is searched as words: "wa" is then not a
 * prefix of "wayne".
 */
export const withWholeWords = (read: ReadQuery): ReadQuery =>
  read.words === undefined ? read : { ...read, words: `${read.words.trimEnd()} ` };
