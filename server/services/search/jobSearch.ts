import type { components } from '@contract/generated/types';
import { withWholeWords, type ReadQuery } from '@contract/search/reading/readQuery';
import { isBetterAsWords } from '@contract/search/relaxing/relaxSearch';
import type { Ranking } from '@contract/search/relevance/rankCandidates';
import { caseFold } from '@contract/text/caseFold';
import type { Caller } from '../../caller';
import type { Database } from '../../database/database';
import { ApiError } from '../../errors';
import {
  anyJob,
  watchedHeads,
  watchedOf,
  type MayCome,
  type Watch,
} from '../../repositories/search/watchedSearches';
import { hostJobsTexts } from '../../texts/jobs';
import { toBriefJob, toJob } from '../jobs/jobWire';
import { defaultSort, findJobs, type FoundJobs, type PageRequest, type Search } from './findJobs';
import { cachedHistogram } from './jobHistogram';
import { loosenedSearches } from './loosenedSearches';
import { distancesOf, toWireArea } from './places/searchArea';
import { widerSearches } from './places/widerSearches';
import { readQuery } from './readQuery';
import { cachedResponse } from './responseCache/cachedResponse';
import type { CachedResponse } from './responseCache/responseCache';
import { noMatches } from './searchCounts';
import { readCursor, writeCursor, type Position } from './searchCursor';
import type { SearchParameters } from './searchFilters';
import { vocabularyOf } from './vocabulary';

type JobPage = components['schemas']['JobPage'];

/**
 * Returns a page of search results (product §5) with its total and facets. The query is read first
 * (`readQuery`). If it finds next to nothing, the corrected spelling is searched instead; if the
 * first page has room, jobs follow that match in part (`relaxed`); if nothing is found, `loosened`
 * has the counts without some filters or words, or farther away. `status` is for the owner and
 * administrators, otherwise 403; a cursor of another search is a 400. Visitors and job seekers
 * share cached responses (`cachedResponse`).
 */
export const searchJobs = async (
  db: Database,
  caller: Caller,
  parameters: SearchParameters,
): Promise<JobPage> => {
  checkStatus(caller, parameters);
  const isShared = caller === null || caller.role === 'jobseeker';
  return isShared
    ? cachedResponse(db, JSON.stringify(sortedEntries(parameters)), () =>
        findAnswer(db, parameters),
      )
    : (await findAnswer(db, parameters)).page;
};

/** Sorted entries of the parameters that are set. */
const sortedEntries = (parameters: object): [string, unknown][] =>
  Object.entries(parameters)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));

/**
 * Computes the response of `searchJobs`, bypassing the cache; `explain` receives each candidate's
 * rank.
 */
export const findAnswer = async (
  db: Database,
  parameters: SearchParameters,
  explain?: Ranking['explain'],
): Promise<CachedResponse> => {
  const { cursor, limit = 20, brief = false, ...search } = parameters;
  const sort = search.sort ?? defaultSort(search);
  const searchKey = sortedEntries(search);
  const from = cursor === undefined ? undefined : readCursor(searchKey, cursor);
  const request = { sort, limit, from, brief };
  const { understood, found } = await understandAndFind(db, search, request, explain);
  if (!found) return { page: nothingFound(understood), watched: [anyJob], endsAt: Infinity };
  const { answer, relaxed, isCorrected, words, area } = found;
  const { next, counts } = answer;
  const { place, readings, titled, preferred } = understood;
  const { rows } = answer;
  const page: JobPage = {
    items: rows.map(brief ? toBriefJob : toJob),
    ...counts,
    searchedFor: isCorrected ? words : null,
    read: [...readings],
    preferred: preferredIn(answer, preferred),
    relaxed: relaxed && toWireRelaxed(relaxed),
    alike: Object.fromEntries([...answer.alike, ...(relaxed?.alike ?? [])]),
    area: toWireArea(area),
    distances: await distancesOf(db.searches, area, rows),
    loosened: from ? [] : await loosenedOf(db, found, understood),
    nextCursor:
      next &&
      writeCursor(searchKey, {
        position: next,
        words,
        isCorrected,
        place: place ?? null,
        titled,
        alternatives: found.alternatives,
        completions: found.completions,
        // unranked pages don't depend on a time
        ...(isRanked(next)
          ? { asOf: found.asOf, weights: found.weights }
          : { asOf: 0, weights: [] }),
      }),
  };
  const endsAt = Math.min(...rows.map(({ expiresAt }) => expiresAt.getTime()));
  return { page, watched: watchedBy(found), endsAt };
};

/**
 * The preferred words; empty if no job matches by more than its texts, since then there is no
 * preference.
 */
const preferredIn = (
  { query, heads }: FoundJobs['answer'],
  preferred: ReadQuery['preferred'],
): string[] => (heads > 0 && query?.words && query.words.soft.length > 0 ? [...preferred] : []);

/**
 * Returns which jobs may enter a page. Tiers are listed one after the other: a page full of one
 * tier has no room for jobs of later tiers.
 */
const mayCome = ({ answer: { rows, heads, next } }: FoundJobs): MayCome => {
  if (next === null || (next.by !== 'rank' && next.by !== 'tierAge')) return 'all';
  if (heads < rows.length || next.tier === 'texts') return 'all';
  return next.tier === 'head' ? 'head' : 'title';
};
/**
 * Returns the jobs to watch for: those that may enter the page, partial matches if it has room for
 * them, and matches of the other spelling, which may change the spelling that is chosen.
 */
const watchedBy = (found: FoundJobs): Watch[] => {
  const { answer, otherwise, loosest } = found;
  const inPart = loosest === null ? [anyJob] : loosest === '' ? [] : [watchedHeads(loosest)];
  return [
    answer.query ? watchedOf(answer.query, mayCome(found)) : anyJob,
    ...inPart,
    ...(otherwise ? [watchedOf(otherwise, 'all')] : []),
  ];
};

const toWireRelaxed = ({
  rows: _rows,
  alike: _alike,
  ...wire
}: NonNullable<FoundJobs['relaxed']>): JobPage['relaxed'] => wire;

const isRanked = ({ by }: Position): boolean => by === 'rank' || by === 'tierAge';

/**
 * Reads the query and searches; if a place name finds nothing as a place, searches it as words.
 * `explain` receives each candidate's rank.
 */
export const understandAndFind = async (
  db: Database,
  search: Search,
  request: PageRequest,
  explain?: Ranking['explain'],
): Promise<{ understood: ReadQuery; found: FoundJobs | undefined }> => {
  const { from } = request;
  const understood = await readQuery(db.searches, search, vocabularyOf(db), from);
  const found = await findJobs(db, search, understood, request, explain);
  const isPlace = understood.place !== undefined && search.miles === undefined;
  if (from || !isPlace || found?.answer.counts.total !== 0) return { understood, found };
  const asWords = withWholeWords(
    await readQuery(db.searches, search, vocabularyOf(db), { place: null, titled: 'no' }),
  );
  const again = await findJobs(db, search, asWords, request, explain);
  const isBetter =
    again !== undefined && again.answer.counts.total > 0 && isBetterAsWords(again.answer, found);
  return isBetter ? { understood: asWords, found: again } : { understood, found };
};

/**
 * Counts what a search with few results would find farther away, and one with none also with
 * something left out.
 */
const loosenedOf = async (
  db: Database,
  { answer, area }: FoundJobs,
  { apart }: ReadQuery,
): Promise<JobPage['loosened']> => {
  const { counts, filters, query } = answer;
  const wider = await widerSearches(db, answer, area);
  if (counts.total > 0) return wider;
  const histogram = await cachedHistogram(db);
  return [...wider, ...(await loosenedSearches(db, histogram, filters, query, apart))];
};

const checkStatus = (caller: Caller, { status, employer }: SearchParameters) => {
  if (status === undefined || caller?.role === 'admin') return;
  const own =
    caller?.role === 'employer' &&
    employer !== undefined &&
    caseFold(employer) === caseFold(caller.username);
  if (!own) throw new ApiError(403, hostJobsTexts.foreignStatus, 'status');
};

const nothingFound = ({ readings }: ReadQuery): JobPage => ({
  items: [],
  ...noMatches,
  searchedFor: null,
  read: [...readings],
  preferred: [],
  relaxed: null,
  alike: {},
  area: null,
  distances: {},
  loosened: [],
  nextCursor: null,
});
