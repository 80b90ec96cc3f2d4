import { caseFold } from '@contract/caseFold';
import type { components, operations } from '@contract/generated/types';
import type { Caller } from '../../caller';
import type { Database } from '../../database/database';
import { ApiError } from '../../errors';
import { findEmployerId } from '../../repositories/jobs/jobOwners';
import { readFilters, type JobFilters, type JobQuery } from '../../repositories/search/jobFilters';
import type { JobHistogram } from '../../repositories/search/jobWindows';
import { hostJobsTexts } from '../../texts/jobs';
import { toBriefJob, toJob } from '../jobs/jobWire';
import { correctSpelling } from './correctSpelling';
import { cachedHistogram } from './jobHistogram';
import { loosenedSearches } from './loosenedSearches';
import { countFacets, noMatches, type Counts } from './searchCounts';
import { readCursor, writeCursor, type Position } from './searchCursor';
import { readPage, type Found, type Sort } from './searchPages';

type JobPage = components['schemas']['JobPage'];
export type SearchParameters = NonNullable<operations['searchJobs']['parameters']['query']>;
type Answer = Found & {
  counts: Counts;
  /** undefined: nothing can match */
  query: JobQuery | undefined;
};

/**
 * A page of a search (product §5), with its total and facets. Where next to nothing is found, it
 * searches with the spelling corrected instead; where nothing is, `loosened` has what it would find
 * with something left out. `status` is the owner's and an administrator's, else 403; another
 * search's cursor is a 400.
 */
export const searchJobs = async (
  db: Database,
  caller: Caller,
  parameters: SearchParameters,
): Promise<JobPage> => {
  checkStatus(caller, parameters);
  const { cursor, limit = 20, brief, ...search } = parameters;
  const sort = search.sort ?? defaultSort(search);
  const searchKey = Object.entries(search)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const from = cursor === undefined ? undefined : readCursor(searchKey, cursor);
  const filters = await filtersOf(db, search);
  const histogram = await cachedHistogram(db);
  if (!filters)
    return { items: [], ...noMatches, searchedFor: null, loosened: [], nextCursor: null };
  const read = (words: string | undefined) =>
    readAnswer(db, histogram, { ...filters, words }, { sort, limit, from: from?.position });
  const typed = await read(from?.words ?? filters.words);
  const corrected =
    !from && search.asTyped !== true && findsFew(typed)
      ? await readCorrected(db, filters.words, read)
      : undefined;
  const isCorrected = corrected !== undefined && findsFarMore(corrected.answer, typed);
  const words = isCorrected ? corrected.words : (from?.words ?? null);
  const answer = isCorrected ? corrected.answer : typed;
  const { rows, next, counts } = answer;
  return {
    items: rows.map(brief === true ? toBriefJob : toJob),
    ...counts,
    searchedFor: words,
    loosened:
      counts.total === 0 && !from
        ? await loosenedSearches(db, histogram, filters, answer.query)
        : [],
    nextCursor: next && writeCursor(searchKey, { position: next, words }),
  };
};

const defaultSort = ({ q }: SearchParameters): Sort => (q?.trim() ? 'relevance' : 'newest');

const checkStatus = (caller: Caller, { status, employer }: SearchParameters) => {
  if (status === undefined || caller?.role === 'admin') return;
  const own =
    caller?.role === 'employer' &&
    employer !== undefined &&
    caseFold(employer) === caseFold(caller.username);
  if (!own) throw new ApiError(403, hostJobsTexts.foreignStatus, 'status');
};

/** undefined where the employer doesn't exist: nothing can match. */
const filtersOf = async (
  db: Database,
  search: SearchParameters,
): Promise<JobFilters | undefined> => {
  const text = (value: string | undefined) => value?.trim() || undefined;
  const employerId =
    search.employer === undefined ? undefined : await findEmployerId(db, search.employer);
  if (search.employer !== undefined && employerId === undefined) return undefined;
  return {
    words: text(search.q),
    location: text(search.location),
    company: text(search.company),
    degree: text(search.degree),
    categories: search.category ?? [],
    types: search.type ?? [],
    remote: search.remote ?? false,
    withPay: search.withPay ?? false,
    payMin: search.payMin || undefined,
    payMax: search.payMax,
    within: search.within,
    employerId,
    status: search.status ?? 'live',
  };
};

/** The page and the counts, concurrently. */
const readAnswer = async (
  db: Database,
  histogram: JobHistogram,
  filters: JobFilters,
  page: { sort: Sort; limit: number; from: Position | undefined },
): Promise<Answer> => {
  const query = await readFilters(db, filters);
  if (!query) return { rows: [], next: null, inHeads: false, counts: noMatches, query };
  const counts = countFacets(db, histogram, query);
  const total = counts.then(
    (known) => (known.totalIsExact ? known.total : undefined),
    () => undefined,
  );
  const found = readPage({ db: db.searches, histogram }, { ...page, query, total });
  // where one fails, wait for the other as well: no query outlives its answer
  await Promise.allSettled([found, counts]);
  return { ...(await found), counts: await counts, query };
};

/**
 * With so few matches the words may have been misspelled; also with more, if no title, company or
 * place has them: texts have the same typos.
 */
const fewMatches = 3;
const fewTextMatches = 100;
const findsFew = ({ counts, inHeads }: Answer): boolean =>
  counts.total < fewMatches || (!inHeads && counts.total < fewTextMatches);
/** What is longer was pasted, not typed. */
const maxTypedLength = 80;
/** What the words find with their spelling corrected; undefined where nothing is corrected. */
const readCorrected = async (
  db: Database,
  typed: string | undefined,
  read: (words: string) => Promise<Answer>,
): Promise<{ words: string; answer: Answer } | undefined> => {
  if (typed === undefined || typed.length > maxTypedLength) return undefined;
  const words = await correctSpelling(db, typed);
  return words === null ? undefined : { words, answer: await read(words) };
};
/** A correction has to find this many times as much. */
const minMatchRatio = 20;
const findsFarMore = ({ counts: corrected }: Answer, { counts }: Answer): boolean =>
  corrected.total > counts.total * minMatchRatio ||
  (!corrected.totalIsExact && counts.totalIsExact);
