import type { components, operations } from '@contract/generated/types';
import type { Caller } from '../../caller';
import type { Database } from '../../database/database';
import { ApiError } from '../../errors';
import { caseFold } from '../../repositories/caseFold';
import { findEmployerId } from '../../repositories/jobs/jobOwners';
import { readFilters, type JobFilters, type JobQuery } from '../../repositories/search/jobFilters';
import type { Spread } from '../../repositories/search/jobWindows';
import { hostJobsTexts } from '../../texts/jobs';
import { toBriefJob, toJob } from '../jobs/jobWire';
import { correctSpelling } from './correctSpelling';
import { spreadOf } from './jobHistogram';
import { loosenedSearches } from './loosenedSearches';
import { countFacets, noMatches, type Counts } from './searchCounts';
import { readCursor, writeCursor, type Position } from './searchCursor';
import { readPage, type Found, type Sort } from './searchPages';

type JobPage = components['schemas']['JobPage'];
export type SearchParameters = NonNullable<operations['searchJobs']['parameters']['query']>;
type Answer = Found & {
  counts: Counts;
  /** undefined: nothing can be found by what was asked */ query: JobQuery | undefined;
};

/**
 * A page of a search (product §5), with its total and facets. Where next to nothing is found, words
 * that no job says are put right and searched instead; where nothing is, it is told what to leave
 * out. `status` is the owner's and an administrator's, else 403; a foreign cursor is a 400.
 */
export const searchJobs = async (
  db: Database,
  caller: Caller,
  parameters: SearchParameters,
): Promise<JobPage> => {
  checkStatus(caller, parameters);
  const { cursor, limit = 20, brief, ...search } = parameters;
  const sort = search.sort ?? (search.q?.trim() ? 'relevance' : 'newest');
  const mark = Object.entries(search)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const from = cursor === undefined ? undefined : readCursor(mark, cursor);
  const [filters, spread] = [await filtersOf(db, search), await spreadOf(db)];
  if (!filters)
    return { items: [], ...noMatches, searchedFor: null, loosened: [], nextCursor: null };
  const read = (words: string | undefined) =>
    readAnswer(db, spread, { ...filters, words }, sort, limit, from?.position);
  let words = from?.words ?? null;
  let answer = await read(words ?? filters.words);
  if (
    !from &&
    search.asTyped !== true &&
    filters.words !== undefined &&
    filters.words.length <= longestTyped &&
    isLittle(answer)
  ) {
    const respelled = await correctSpelling(db, filters.words);
    const other = respelled === null ? undefined : await read(respelled);
    if (other && isMuch(other, answer)) [words, answer] = [respelled, other];
  }
  const { rows, next, counts } = answer;
  return {
    items: rows.map(brief === true ? toBriefJob : toJob),
    ...counts,
    searchedFor: words,
    loosened:
      counts.total === 0 && !from ? await loosenedSearches(db, spread, filters, answer.query) : [],
    nextCursor: next && writeCursor(mark, { position: next, words }),
  };
};

const checkStatus = (caller: Caller, { status, employer }: SearchParameters) => {
  if (status === undefined || caller?.role === 'admin') return;
  const own =
    caller?.role === 'employer' &&
    employer !== undefined &&
    caseFold(employer) === caseFold(caller.username);
  if (!own) throw new ApiError(403, hostJobsTexts.foreignStatus, 'status');
};

/** Nothing where the named employer doesn't exist: nothing can be found then. */
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

/** The page and the counts, beside each other. */
const readAnswer = async (
  db: Database,
  spread: Spread,
  filters: JobFilters,
  sort: Sort,
  limit: number,
  from?: Position,
): Promise<Answer> => {
  const query = await readFilters(db, filters);
  if (!query) return { rows: [], next: null, inHeads: false, counts: noMatches, query };
  const counts = countFacets(db, spread, query);
  const total = counts.then(
    (known) => (known.totalIsExact ? known.total : undefined),
    () => undefined,
  );
  const page = readPage(db.searches, spread, query, sort, limit, total, from);
  // where one fails, the other is waited for as well: no query outlives its answer
  await Promise.allSettled([page, counts]);
  return { ...(await page), counts: await counts, query };
};

/**
 * So few jobs are little: perhaps the words were meant otherwise. Many are where no title, company
 * or place among them says the words: others may have made the same slip.
 */
const little = 3;
const littleInTexts = 100;
const isLittle = ({ counts, inHeads }: Answer): boolean =>
  counts.total < little || (!inHeads && counts.total < littleInTexts);
/** Longer ones were pasted, not typed. */
const longestTyped = 80;
const timesAsMany = 20;
/** Whether other words find so many times as much that they must have been meant. */
const isMuch = ({ counts: other }: Answer, { counts }: Answer): boolean =>
  other.total > counts.total * timesAsMany || (!other.totalIsExact && counts.totalIsExact);
