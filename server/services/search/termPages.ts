import type { operations } from '@contract/generated/types';
import { batchesOf } from '../../batches';
import type { Database, Queryable } from '../../database/database';
import { wordsOf } from '../../repositories/containsWords';
import {
  countTerms,
  listTermDays,
  listTerms,
  type TermDay,
  type TermFilters,
} from '../../repositories/search/searchTerms';
import type { Wire } from '../../wire';

type Query = NonNullable<operations['getSearchTerms']['parameters']['query']>;

/** Converts a call's parameters to filters; ignores empty ones. */
export const termFiltersOf = ({ q, withoutResults = false, from, to }: Query): TermFilters => ({
  words: wordsOf(q),
  withoutResults,
  from: from || undefined,
  to: to || undefined,
});

/** Returns a page of the terms that visitors typed (the contract's getSearchTerms). */
export const termPage = async (
  db: Database,
  query: Query,
): Promise<Omit<Wire<'SearchTermPage'>, 'counting'>> => {
  const { page = 1, limit = 25, sort = 'searches', order } = query;
  const descending = order === undefined ? sort !== 'term' : order === 'desc';
  const filters = termFiltersOf(query);
  const [rows, total] = await Promise.all([
    listTerms(db, filters, { sort, descending, limit, skip: (page - 1) * limit }),
    countTerms(db, filters),
  ]);
  return { items: rows.map((row) => ({ _id: row.term, ...row })), total };
};

const batchSize = 500;

/** Yields all matching terms day by day, newest first, in batches. */
export const termBatches = (
  db: Queryable,
  filters: TermFilters,
): AsyncGenerator<TermDay[], void, undefined> =>
  batchesOf<TermDay>(batchSize, (last) => listTermDays(db, filters, batchSize, last));
