import type { JobPage } from '@/api/jobBoardApi';
import { limits } from '@contract/limits';
import { findsFew, findsHardly, judgeCorrection } from '@contract/search/correctedSearch';
import {
  hasSeveralFilters,
  looserFilters,
  wordsAlone,
  type LooserFilters,
  type SearchedFilters,
} from '@contract/search/looserFilters';
import type { Gazetteer } from '@contract/search/places/gazetteer';
import { askedPay, isAllByPay, type ReadQuery } from '@contract/search/reading/readQuery';
import { isBetterAsWords } from '@contract/search/relaxing/relaxSearch';
import { saidWords, idfWeights } from '@contract/search/relevance/idfWeights';
import { checkSpelling } from '@contract/search/spelling/spelling';
import type { JobIndex, Steps } from './index/jobIndex';
import { spellingVocabularyOf } from './index/spellingVocabulary';
import type { JobSearch, JobSort } from './jobSearch';
import { filterJobs, type FilteredJobs } from './matching/filterJobs';
import { orderJobs, type JobRanking } from './matching/orderJobs';
import { relaxJobs } from './relaxJobs';
import {
  readAsWords,
  readQuery,
  understandSearch,
  type UnderstoodSearch,
} from './understandSearch';

type Loosened = JobPage['loosened'];
/** A search's answer; positions are indexes into the host's list. */
export type FoundJobs = Pick<
  JobPage,
  'facets' | 'searchedFor' | 'read' | 'preferred' | 'relaxed' | 'loosened'
> & {
  /**
   * All jobs in order, one for each group of postings of the same job. From `relaxed.from` on, the
   * first page has partial matches, mixed with jobs that match only by their texts.
   */
  positions: number[];
  /** The number of matching jobs, counting every posting. */
  total: number;
  /** The number of further postings of the same job, by a job's position. */
  alike: ReadonlyMap<number, number>;
  /** `false` before the jobs' texts are indexed: jobs that match only by these will follow. */
  isComplete: boolean;
};

/** The time of the search, in milliseconds, and the gazetteer if it is loaded. */
export type SearchContext = { now: number; gazetteer: Gazetteer | null };

/** Longer texts were pasted, not typed, and aren't corrected. */
const maxTypedLength = 80;

function* rankingOf(
  index: JobIndex,
  { each }: JobSearch,
  { area, read, filters }: UnderstoodSearch,
  now: number,
): Steps<JobRanking> {
  const vocabulary = yield* spellingVocabularyOf(index);
  return {
    weightOf: idfWeights(vocabulary),
    isSaid: saidWords(vocabulary),
    asOf: now,
    milesTo: (place) => area?.around.miles.get(place.trim()) ?? 0,
    pay: askedPay(read, filters.payMin),
    collapse: !each,
  };
}

/**
 * For a search without matches, counts what it would find with each filter or word left out, most
 * first. If that is nothing, counts what the words alone would find.
 */
function* countLoosened(
  index: JobIndex,
  filters: SearchedFilters,
  { apart }: ReadQuery,
  now: number,
): Steps<Loosened> {
  function* counted({ change, ...looser }: LooserFilters): Steps<Loosened> {
    const { total } = yield* filterJobs(index, { ...filters, ...change }, now);
    return total === 0 ? [] : [{ ...looser, total, totalIsExact: true }];
  }
  const loosened: Loosened = [];
  const ways = looserFilters(filters, apart);
  for (const way of ways) loosened.push(...(yield* counted(way)));
  if (loosened.length === 0 && filters.words !== undefined && hasSeveralFilters(ways))
    return yield* counted(wordsAlone);
  return loosened.toSorted((a, b) => b.total - a.total);
}

const totalOf = ({ total }: FilteredJobs) => ({ total, totalIsExact: true });

/** `heads`: how many of the answer's jobs match by more than their texts. */
type Found = { found: FilteredJobs; answer: FoundJobs; heads: number; filters: SearchedFilters };

/** Returns the sort order. "Highest paying jobs" asks for all jobs, sorted by pay. */
const sortOf = ({ sort = 'relevance' }: JobSearch, { read }: UnderstoodSearch): JobSort =>
  sort === 'relevance' && isAllByPay(read) ? 'pay' : sort;

const answerSoFar = ({ total, facets }: FilteredJobs, { read }: UnderstoodSearch) => ({
  total,
  facets,
  read: [...read.readings],
  searchedFor: null,
  relaxed: null,
  loosened: [],
});
/** Returns the words whose matches come first; none if all jobs match only by their texts. */
const preferredIn = ({ words }: FilteredJobs, heads: number, { read }: UnderstoodSearch) =>
  heads > 0 && words && words.plan.soft.length > 0 ? [...read.preferred] : [];

/** Builds the answer of a search, and fills its page with partial matches if there is room. */
function* answerOf(
  index: JobIndex,
  search: JobSearch,
  understood: UnderstoodSearch,
  { found, filters }: Pick<Found, 'found' | 'filters'>,
  { now, gazetteer }: SearchContext,
): Steps<Pick<Found, 'answer' | 'heads'>> {
  const ranking = yield* rankingOf(index, search, understood, now);
  const { positions, alike, heads, texts } = orderJobs(
    index,
    found,
    sortOf(search, understood),
    ranking,
  );
  const answer: FoundJobs = {
    ...answerSoFar(found, understood),
    positions,
    alike,
    preferred: preferredIn(found, heads, understood),
    isComplete: true,
  };
  // jobs that match only by their texts are ranked among partial matches
  const isMixed = ranking.collapse && texts.length > 0;
  const shown = isMixed ? positions.slice(0, heads) : positions;
  const wanted = limits.pageSize - shown.length;
  const { words } = found;
  const isRanked = (search.sort ?? 'relevance') === 'relevance';
  const isFilled = isRanked && !search.strict;
  if (wanted <= 0 || !isFilled || !words || words.plan.whole === null) return { answer, heads };
  const { jobs, inTexts, ...how } = yield* relaxJobs(index, {
    understood,
    found: { ...found, words },
    asked: filters,
    shown,
    texts: isMixed ? texts.slice(0, wanted) : [],
    wanted,
    ranking,
    now,
    gazetteer,
  });
  const matching = new Set(texts.map(({ position }) => position));
  const firstInPart = jobs.findIndex(({ position }) => !matching.has(position));
  if (firstInPart === -1) return { answer, heads };
  const filling = jobs.map(({ position }) => position);
  const listed = new Set(filling);
  const others = positions.slice(shown.length).filter((position) => !listed.has(position));
  const inPart = jobs.flatMap((job) => (job.alike > 0 ? [[job.position, job.alike] as const] : []));
  return {
    heads,
    answer: {
      ...answer,
      positions: [...shown, ...filling, ...others],
      alike: new Map([...alike, ...inPart]),
      relaxed: { ...how, from: shown.length + firstInPart, inTexts: inTexts - firstInPart },
    },
  };
}

/**
 * Finds jobs for an interpreted search: as typed, or with corrected spelling (in `searchedFor`) if
 * that finds next to nothing.
 */
function* findJobs(
  index: JobIndex,
  search: JobSearch,
  understood: UnderstoodSearch,
  context: SearchContext,
): Steps<Found> {
  const { filters } = understood;
  const typed = filters.words ?? '';
  const spelling =
    search.asTyped || typed.trim() === '' || typed.length > maxTypedLength
      ? { q: null, isNotInHeads: false, rarestWordJobs: Infinity, alternatives: undefined }
      : checkSpelling(typed, yield* spellingVocabularyOf(index));
  const asked = { ...filters, alternatives: spelling.alternatives };
  const found = yield* filterJobs(index, asked, context.now);
  if (spelling.q !== null && findsFew(totalOf(found), spelling)) {
    const corrected = yield* filterJobs(index, { ...asked, words: spelling.q }, context.now);
    const heads = findsHardly(totalOf(found))
      ? (yield* answerOf(index, search, understood, { found, filters: asked }, context)).heads
      : undefined;
    const typedTotal = { ...totalOf(found), ...(heads !== undefined && { heads }) };
    const { isChosen, isSure } = judgeCorrection(totalOf(corrected), typedTotal, spelling);
    if (isChosen) {
      const chosen = { found: corrected, filters: { ...asked, words: spelling.q } };
      const { answer, heads } = yield* answerOf(index, search, understood, chosen, context);
      const isCorrected = isSure || answer.relaxed !== null;
      return {
        ...chosen,
        heads,
        answer: { ...answer, searchedFor: isCorrected ? spelling.q : null },
      };
    }
  }
  const typedFound = { found, filters: asked };
  return { ...typedFound, ...(yield* answerOf(index, search, understood, typedFound, context)) };
}

/** Whether head matches can be shown while the texts are being indexed. */
const canShowPartialResults = (
  index: JobIndex,
  { sort }: JobSearch,
  { words }: FilteredJobs,
): boolean =>
  words !== null &&
  words.plan.whole !== null &&
  words.plan.negated.length === 0 &&
  (sort ?? 'relevance') === 'relevance' &&
  !index.hasIndexedTexts();

/** Returns head matches while the texts aren't indexed; by relevance these come first anyway. */
function* findPartialResults(
  index: JobIndex,
  search: JobSearch,
  understood: UnderstoodSearch,
  { now }: SearchContext,
): Steps<FoundJobs | null> {
  if (index.hasIndexedTexts() || understood.filters.words === undefined) return null;
  const found = yield* filterJobs(index, understood.filters, now, { headsOnly: true });
  if (!canShowPartialResults(index, search, found) || found.total === 0) return null;
  const ranking = yield* rankingOf(index, search, understood, now);
  const { positions, alike } = orderJobs(index, found, sortOf(search, understood), ranking);
  return {
    ...answerSoFar(found, understood),
    positions,
    alike,
    preferred: [],
    isComplete: false,
  };
}

/**
 * Runs a whole search, by the rules of our own host (`searchJobs` in server/services/search):
 * reads, matches, corrects and ranks, and fills the page with partial matches if there is room. If
 * nothing is found, `loosened` has searches that would find something. Until the texts are indexed,
 * yields head matches early.
 */
export function* searchJobs(
  index: JobIndex,
  search: JobSearch,
  context: SearchContext,
): Generator<FoundJobs | void, FoundJobs, void> {
  const { now, gazetteer } = context;
  const read = yield* readQuery(index, search, gazetteer);
  const understood = yield* understandSearch(index, search, read, gazetteer);
  const partial = yield* findPartialResults(index, search, understood, context);
  if (partial) yield partial;
  const { found, answer, filters } = yield* findJobs(index, search, understood, context);
  if (found.total > 0) return answer;
  if (read.place) {
    const asWords = yield* understandSearch(index, search, readAsWords(search), gazetteer);
    const again = yield* findJobs(index, search, asWords, context);
    if (again.found.total > 0 && isBetterAsWords(again, answer)) return again.answer;
  }
  return { ...answer, loosened: yield* countLoosened(index, filters, read, now) };
}
