import type { SearchedFilters } from '@contract/search/looserFilters';
import { withoutPlace } from '@contract/search/parsePlace';
import type { Gazetteer, Place } from '@contract/search/places/gazetteer';
import { defaultMiles } from '@contract/search/places/miles';
import { fieldPlace } from '@contract/search/places/reading/fieldPlace';
import type { Surroundings } from '@contract/search/places/surroundings';
import {
  canBeCompany,
  canBeTitle,
  mayNamePlace,
  typedPlace,
  understandQuery,
  withQuoted,
  withWholeWords,
  type ReadQuery,
  type Titled,
  type TypedPlace,
} from '@contract/search/reading/readQuery';
import { withHours } from '@contract/search/relevance/hours';
import { tokenize } from '@contract/search/tokenize';
import type { JobIndex, Steps } from './index/jobIndex';
import { spellingVocabularyOf } from './index/spellingVocabulary';
import type { JobSearch } from './jobSearch';
import { surroundingsOf } from './places/placePoints';

/** Whether a text is the title of one of these jobs, ignoring case and accents. */
const isTitle = (index: JobIndex, text: string): boolean => {
  if (!canBeTitle(text)) return false;
  const { heads, vocabulary } = index;
  const wanted = tokenize(withHours(text)).map((token) => vocabulary.idOf(token));
  if (wanted.length === 0 || wanted.includes(undefined)) return false;
  const ids = heads.ids();
  for (let job = 0; job < heads.textCount(); job += 1) {
    const start = heads.start(job);
    // a 0 ends the title
    if (ids[start + wanted.length] === 0 && wanted.every((id, at) => ids[start + at] === id))
      return true;
  }
  return false;
};

/** Whether the name of one of these jobs' companies starts with a text. */
const isCompany = (index: JobIndex, text: string): boolean => {
  const { heads, vocabulary } = index;
  const wanted = tokenize(text).map((token) => vocabulary.idOf(token));
  if (wanted.length === 0 || wanted.includes(undefined)) return false;
  const ids = heads.ids();
  for (let job = 0; job < heads.textCount(); job += 1) {
    // a 0 ends the title; the company follows
    const start = ids.indexOf(0, heads.start(job)) + 1;
    if (wanted.every((id, at) => ids[start + at] === id)) return true;
  }
  return false;
};

const titledOf = (index: JobIndex, q: string, besidesPlace: string): Titled => {
  if (isTitle(index, q)) return 'whole';
  if (besidesPlace === q) return 'no';
  const isName =
    isTitle(index, besidesPlace) || (canBeCompany(besidesPlace) && isCompany(index, besidesPlace));
  return isName ? 'besidesPlace' : 'no';
};

/**
 * Reads what was typed into the search field, using the words of these jobs, as our own host does.
 * Without a gazetteer it reads no places.
 */
export function* readQuery(
  index: JobIndex,
  search: JobSearch,
  gazetteer: Gazetteer | null,
): Steps<ReadQuery> {
  const q = withQuoted(search);
  if (q === '') return understandQuery(search, q, 'no', undefined);
  yield* index.indexHeads();
  const vocabulary = yield* spellingVocabularyOf(index);
  const find = (companies?: ReadonlySet<string>): TypedPlace | undefined =>
    gazetteer && mayNamePlace(q, search)
      ? typedPlace(gazetteer, q, vocabulary, companies)
      : undefined;
  const first = find();
  const companies = first?.names.filter((name) => isCompany(index, name)) ?? [];
  const found = companies.length > 0 ? find(new Set(companies)) : first;
  return understandQuery(search, q, titledOf(index, q, found?.rest ?? q), found);
}

/** Reads the same as words without any place, for a search whose place name found nothing. */
export const readAsWords = (search: JobSearch): ReadQuery =>
  withWholeWords(understandQuery(search, withQuoted(search), 'no', undefined));

/** An interpreted search. */
export type UnderstoodSearch = {
  read: ReadQuery;
  filters: SearchedFilters;
  /** The place and its surroundings; `undefined` for everywhere. */
  area: { place: Place; around: Surroundings } | undefined;
};

const text = (typed: string): string | undefined => typed.trim() || undefined;

/**
 * Interprets a search. It looks in the place that was read, or in the location field's if jobs
 * don't write that place as it was typed.
 */
export function* understandSearch(
  index: JobIndex,
  search: JobSearch,
  read: ReadQuery,
  gazetteer: Gazetteer | null,
): Steps<UnderstoodSearch> {
  const inField =
    gazetteer && !read.place && search.location.trim() !== ''
      ? fieldPlace(gazetteer, search.location)
      : undefined;
  // if jobs write the place as it was typed, its words find them
  const box = inField?.isWritten === false ? inField.place : undefined;
  const place = read.place ?? box;
  const isBrowsing = read.words === undefined && place?.kind === 'city';
  const area =
    gazetteer && place
      ? {
          place,
          around: yield* surroundingsOf(index, gazetteer, place, isBrowsing ? 0 : defaultMiles),
        }
      : undefined;
  const filters: SearchedFilters = {
    words: read.words,
    optional: read.optional,
    boostQuery: read.boostQuery,
    soft: (search.sort ?? 'relevance') === 'relevance' ? read.soft : [],
    location: text(box ? withoutPlace(search.location) : search.location),
    company: text(search.company),
    degree: text(search.degree),
    categories: search.category,
    types: search.type,
    remote: search.remote,
    // not available for a spec host's jobs
    applyHere: false,
    withPay: search.withPay,
    payMin: search.payMin,
    payMax: search.payMax,
    within: search.within,
    near: area?.around.near,
    ...read.filters,
  };
  return { read, filters, area };
}
