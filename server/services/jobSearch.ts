import { hostJobsTexts } from '@contract/texts/hostJobs';
import type { components, operations } from '@contract/generated/types';
import type { Database, Queryable } from '../database/database';
import type { Caller } from '../plugins/callers';
import { ApiError } from '../plugins/errors';
import { fold } from '../repositories/fold';
import type { JobFilters } from '../repositories/jobFilters';
import { findEmployerId } from '../repositories/jobOwners';
import type { JobRow } from '../repositories/jobRows';
import { bestMatches, bestPaidJobs, newestJobs } from '../repositories/jobSearch';
import { withTimeLimit } from '../repositories/timeLimit';
import { toBriefJob, toJob } from './jobAnswers';
import { countSearch, noMatches, onlyChoices, searchTime } from './searchCounts';
import { readCursor, writeCursor, type Position } from './searchCursor';

type JobPage = components['schemas']['JobPage'];
export type SearchParameters = NonNullable<operations['searchJobs']['parameters']['query']>;
type Found = { rows: JobRow[]; next: Position | null };

/** A page of a search (product §5), with its total and facets. `status` is the owner's and an administrator's, else 403; a foreign cursor is a 400. */
export const searchJobs = async (db: Database, caller: Caller, parameters: SearchParameters): Promise<JobPage> => {
  checkStatus(caller, parameters);
  const { cursor, limit = 20, brief, asTyped: _asTyped, ...search } = parameters;
  const sort = search.sort ?? (search.q?.trim() ? 'relevance' : 'newest');
  const mark = Object.entries(search).filter(([, value]) => value !== undefined).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const from = cursor === undefined ? undefined : readCursor(mark, cursor);
  const filters = await filtersOf(db, search);
  if (!filters) return { items: [], ...noMatches, ...asAsked, nextCursor: null };
  const read = (tx: Queryable) => readPage(tx, filters, sort, limit, from);
  const page = onlyChoices(filters) ? read(db) : withTimeLimit(db, searchTime, read);
  const counts = countSearch(db, filters);
  // where one fails, the other is waited for as well: no query outlives its answer
  await Promise.allSettled([page, counts]);
  const { rows, next } = await page;
  return { items: rows.map(brief === true ? toBriefJob : toJob), ...(await counts), ...asAsked, nextCursor: next && writeCursor(mark, next) };
};

const asAsked = { facetsAreExact: true, searchedFor: null, loosened: [] };

const checkStatus = (caller: Caller, { status, employer }: SearchParameters) => {
  if (status === undefined || caller?.role === 'admin') return;
  const own = caller?.role === 'employer' && employer !== undefined && fold(employer) === fold(caller.username);
  if (!own) throw new ApiError(403, hostJobsTexts.foreignStatus, 'status');
};

/** Nothing where the named employer doesn't exist: nothing can be found then. */
const filtersOf = async (db: Database, search: SearchParameters): Promise<JobFilters | undefined> => {
  const text = (value: string | undefined) => value?.trim() || undefined;
  const employerId = search.employer === undefined ? undefined : await findEmployerId(db, search.employer);
  if (search.employer !== undefined && employerId === undefined) return undefined;
  return {
    words: text(search.q), location: text(search.location), company: text(search.company), degree: text(search.degree),
    categories: search.category ?? [], types: search.type ?? [], remote: search.remote ?? false, withPay: search.withPay ?? false,
    payMin: search.payMin || undefined, payMax: search.payMax, within: search.within, employerId, status: search.status ?? 'live',
  };
};

/** One job more than a page is read, to know whether another page follows. */
const readPage = async (db: Queryable, filters: JobFilters, sort: SearchParameters['sort'], limit: number, from?: Position): Promise<Found> => {
  if (sort === 'pay') {
    const rows = await bestPaidJobs(db, filters, limit + 1, from?.by === 'pay' ? from.last : undefined);
    return pageOf(rows, limit, (last) => ({ by: 'pay', last: { ...keyOf(last), pay: last.payTo } }));
  }
  const { words } = filters;
  if (sort === 'relevance' && words !== undefined && from?.by !== 'age') {
    return readBestMatches(db, { ...filters, words }, limit, from?.by === 'rank' ? from : undefined);
  }
  const rows = await newestJobs(db, filters, limit + 1, from?.by === 'age' ? from.last : undefined);
  return pageOf(rows, limit, (last) => ({ by: 'age', last: keyOf(last) }));
};

/** The best of the ranked matches; where they end, the older ones go on by age. */
const readBestMatches = async (
  db: Queryable, filters: JobFilters & { words: string }, limit: number, from?: Extract<Position, { by: 'rank' }>,
): Promise<Found> => {
  const { rows, floor } = await bestMatches(db, filters, limit + 1, from);
  if (rows.length > limit || !floor) {
    return pageOf(rows, limit, (last) => ({ by: 'rank', last: { ...keyOf(last), rank: last.rank }, floor }));
  }
  const older = await newestJobs(db, filters, limit + 1 - rows.length, floor);
  const both: JobRow[] = [...rows, ...older];
  // a page that ends with the last ranked match goes on behind the oldest of them
  return pageOf(both, limit, (last) => ({ by: 'age', last: rows.length === limit ? floor : keyOf(last) }));
};

const keyOf = ({ createdAt, id }: JobRow) => ({ at: createdAt, id });

const pageOf = <Row extends JobRow>(found: Row[], limit: number, position: (last: Row) => Position): Found => {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: found.length > limit && last ? position(last) : null };
};
