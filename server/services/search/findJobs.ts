import { findsFew, judgeCorrection } from '@contract/search/correctedSearch';
import { withoutPlace } from '@contract/search/parsePlace';
import { hasPoint } from '@contract/search/places/surroundings';
import { askedPay, isAllByPay, type ReadQuery } from '@contract/search/reading/readQuery';
import type { Ranking } from '@contract/search/relevance/rankCandidates';
import { clauseWeight, rankTerms } from '@contract/search/relevance/rankTerms';
import type { SpellingCheck, Alternatives } from '@contract/search/spelling/spelling';
import type { Database } from '../../database/database';
import { briefJobColumns, jobColumns } from '../../repositories/jobs/jobRows';
import { readFilters, type JobFilters, type JobQuery } from '../../repositories/search/jobFilters';
import { rarestFirst } from '../../repositories/search/tsqueries';
import { correctSpelling } from './correctSpelling';
import { filledPage, type FilledPage } from './filledPage';
import { cachedHistogram } from './jobHistogram';
import { areaOf, type SearchArea } from './places/searchArea';
import { countFacets, noMatches, type Counts } from './searchCounts';
import type { Cursor, Position } from './searchCursor';
import { filtersOf, rankingOf, type SearchParameters } from './searchFilters';
import { readPage, type Found, type SearchContext, type Sort } from './searchPages';
import { withSelectivities } from './selectivity';
import { vocabularyOf } from './vocabulary';

export type Search = Omit<SearchParameters, 'cursor' | 'limit' | 'brief'>;
type Answer = Found & {
  counts: Counts;
  filters: JobFilters;
  /** `undefined` if nothing can match. */
  query: JobQuery | undefined;
};
/** The page that is requested: order, size and start. */
export type PageRequest = {
  sort: Sort;
  limit: number;
  from: Cursor | undefined;
  /** Leaves out the jobs' texts. */
  brief: boolean;
};

export type FoundJobs = {
  answer: Answer;
  relaxed: FilledPage<Answer>['relaxed'];
  /**
   * The query that the heads of partial matches had to match, if the page has room for such jobs.
   */
  loosest: FilledPage<Answer>['loosest'];
  /**
   * The query in the other spelling, original or corrected, that was searched as well but not
   * chosen.
   */
  otherwise: JobQuery | undefined;
  /** The words that were searched. */
  words: string | null;
  isCorrected: boolean;
  asOf: number;
  weights: number[];
  /** Alternatives that were searched as well, as chosen for the first page. */
  alternatives: Alternatives;
  completions: readonly string[] | null;
  area: SearchArea | undefined;
};

/** The default order; also used if sorting by distance is requested without a known center. */
export const defaultSort = ({ q }: Search): Sort => (q?.trim() ? 'relevance' : 'newest');
const sortIn = (
  area: SearchArea | undefined,
  search: Search,
  understood: ReadQuery,
  asked: PageRequest,
): Sort => {
  const sort = asked.sort === 'distance' && !hasMiddle(area) ? defaultSort(search) : asked.sort;
  return sort === 'relevance' && isAllByPay(understood) ? 'pay' : sort;
};
const hasMiddle = (area: SearchArea | undefined): area is SearchArea =>
  area !== undefined && hasPoint(area.place);

/**
 * Returns a search area's conditions; `place` is set if jobs may be farther away than requested.
 */
const searchedOf = (area: SearchArea | undefined, { location }: Search) => {
  if (area?.isSearched !== true) return { location };
  const { of, around, place, isLimit } = area;
  return {
    around,
    place: isLimit ? undefined : place,
    location: of === 'location' ? withoutPlace(location ?? '') : location,
  };
};

/** Finds jobs for a query as it was read; `undefined` if nothing can match. */
export const findJobs = async (
  db: Database,
  search: Search,
  understood: ReadQuery,
  request: PageRequest,
  explain: Ranking['explain'],
): Promise<FoundJobs | undefined> => {
  const { from } = request;
  const area = await areaOf(db.searches, search, understood, request.sort === 'distance');
  const sort = sortIn(area, search, understood, request);
  const { around, place, location } = searchedOf(area, search);
  const filters = await filtersOf(db, { ...search, location }, understood);
  if (!filters) return undefined;
  const ranking = {
    ...rankingOf(search, vocabularyOf(db), around, explain),
    ...timeOf(from),
    pay: askedPay(understood, filters.payMin),
  };
  const context: SearchContext = {
    db: db.searches,
    histogram: await cachedHistogram(db),
    ranking,
    columns: request.brief ? briefJobColumns : jobColumns,
    asOf: from && new Date(from.asOf),
  };
  const spelling = wordsOf(db, search, filters.words, from);
  const { asked, q, alternatives } = spelling;
  const near = around?.near;
  // in any other order than by relevance, soft words are required
  const soft = sort === 'relevance' ? filters.soft : [];
  const read = (words: string | undefined) =>
    readAnswer(
      db,
      context,
      { ...filters, soft, near, words, alternatives, completions: from?.completions },
      { ...request, sort },
      area,
    );
  const typed = await read(asked);
  const corrected = q !== null && findsFew(typed.counts, spelling) ? await read(q) : undefined;
  const chosen = chosenOf(typed, corrected, spelling);
  const { answer, relaxed, loosest } = isFilled(search, from, sort)
    ? await filledPage(context, chosen.answer, { ...understood, place }, request.limit)
    : { answer: chosen.answer, relaxed: null, loosest: '' };
  const isCorrected = chosen.answer === corrected && (chosen.isSure || relaxed !== null);
  return {
    answer,
    words: (isCorrected ? q : asked) ?? null,
    isCorrected: from?.isCorrected ?? isCorrected,
    relaxed,
    loosest,
    otherwise: (chosen.answer === corrected ? typed : corrected)?.query,
    asOf: ranking.asOf,
    weights: [...(ranking.weights ?? weightsOf(answer.query, ranking))],
    alternatives,
    completions: completionsOf(answer),
    area,
  };
};

/** The words to search and their spelling correction; later pages reuse those of the first one. */
const wordsOf = (
  db: Database,
  search: Search,
  typed: string | undefined,
  from: Cursor | undefined,
): SpellingCheck & { asked: string | undefined } =>
  from
    ? {
        asked: from.words ?? undefined,
        q: null,
        isNotInHeads: false,
        rarestWordJobs: Infinity,
        alternatives: from.alternatives,
      }
    : { asked: typed, ...correctSpelling(db, typed, search) };

/**
 * Whether the page is filled with partial matches: first pages by relevance only, unless `strict`.
 */
const isFilled = ({ strict }: Search, from: Cursor | undefined, sort: Sort): boolean =>
  !from && strict !== true && sort === 'relevance';

/** When the search began and the weights it was ranked by; a first page begins now. */
const timeOf = (from: Cursor | undefined): Pick<Ranking, 'asOf' | 'weights'> =>
  from ? { asOf: from.asOf, weights: from.weights } : { asOf: Date.now() };

const completionsOf = ({ query }: Answer) => query?.words?.completions ?? null;
const weightsOf = (query: JobQuery | undefined, { weightOf }: Ranking): number[] =>
  rankTerms(query?.words?.parsed ?? [], weightOf).map(({ weight }) => Number(weight.toFixed(3)));

const chosenOf = (
  typed: Answer,
  corrected: Answer | undefined,
  spelling: SpellingCheck,
): { answer: Answer; isSure: boolean } => {
  if (!corrected) return { answer: typed, isSure: false };
  const { isChosen, isSure } = judgeCorrection(
    corrected.counts,
    { ...typed.counts, heads: typed.heads },
    spelling,
  );
  return { answer: isChosen ? corrected : typed, isSure };
};

const noPage: Found = {
  rows: [],
  alike: new Map(),
  next: null,
  heads: 0,
  lastHead: undefined,
  texts: [],
};
/** Reads the page and its counts concurrently. */
const readAnswer = async (
  db: Database,
  context: SearchContext,
  filters: JobFilters,
  { sort, limit, from }: PageRequest,
  area: SearchArea | undefined,
): Promise<Answer> => {
  const read = await readFilters(db.searches, filters);
  if (!read) return { ...noPage, counts: noMatches, filters, query: read };
  const { weightOf } = context.ranking;
  const words =
    read.words &&
    withSelectivities(
      rarestFirst(read.words, (clause) => clauseWeight(clause, weightOf)),
      vocabularyOf(db),
      context.histogram.total,
    );
  const query = { ...read, words };
  const counts = countFacets(db, context.histogram, query);
  const total = counts.then(
    (known) => (known.totalIsExact ? known.total : undefined),
    () => undefined,
  );
  const position: Position | undefined = from?.position;
  const miles = hasMiddle(area) ? area.around.miles : undefined;
  const found = readPage(context, { sort, limit, from: position, query, total, miles });
  // if one fails, wait for the other one too, so that no query outlives its response
  await Promise.allSettled([found, counts]);
  return { ...(await found), counts: await counts, filters, query };
};
