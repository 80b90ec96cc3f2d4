import { LRUCache } from 'lru-cache';
import { limits } from '@contract/limits';
import { minute } from '@contract/time/durations';
import type { Context } from '../../context';
import { logFailure } from '../../database/outageLog';
import { addTerms, type TermDay } from '../../repositories/search/searchTerms';
import { batchCounts, type BatchedCounts } from '../batchedCounts';
import { makeDailyHash, rememberVisitors, utcDay } from '../visitors';
import { termOf } from './searchTerm';

/**
 * Maximum number of today's terms that are below the threshold; the least recently typed is
 * evicted.
 */
const maxTerms = 5000;
/** Searches that one network can add per day: enough for an office, too few for a program. */
const maxPerNetwork = 1000;
/** Typing the same words again within this time continues the same search. */
const searchTime = 30 * minute;

export type TypedSearch = {
  q: string;
  /**
   * number of jobs found by the words alone; `undefined` if filters or a place narrowed the search
   */
  results: number | undefined;
  /** whether one of them was opened */
  opened: boolean;
  /** identifies the visitor; hashed, never stored */
  visitor: string;
  /** network of the visitor, by the services' `networkOf` */
  network: string;
};
export type TermCounts = Omit<BatchedCounts<TermDay>, 'add'> & {
  /** Counts a search, or that a job was opened from it. */
  count: (search: TypedSearch) => void;
};

type LastSearch = { at: number; noResults: boolean; opened: boolean };
type Counts = Pick<TermDay, 'searches' | 'noResults' | 'clicks' | 'results'> & {
  visitor: string;
  isNewVisitor: boolean;
};

/**
 * Creates a function that returns what a search adds to its term's counts; `undefined` if its
 * network has exceeded its daily limit.
 */
const makeVisitorSearches = () => {
  const lastSearches = rememberVisitors<LastSearch>();
  const networks = rememberVisitors<number>();
  const hash = makeDailyHash(() => {
    lastSearches.clear();
    networks.clear();
  });
  return (today: string, term: string, search: TypedSearch): Counts | undefined => {
    const { results, opened, network } = search;
    const visitor = hash(today, term, search.visitor);
    const ofNetwork = hash(today, network);
    const now = Date.now();
    const last = lastSearches.get(visitor);
    const going = last !== undefined && now - last.at < searchTime ? last : undefined;
    if (going === undefined) {
      const counted = networks.get(ofNetwork) ?? 0;
      if (counted >= maxPerNetwork) return undefined;
      networks.set(ofNetwork, counted + 1);
    }
    const { noResults = false, opened: wasOpened = false } = going ?? {};
    lastSearches.set(visitor, {
      at: now,
      noResults: noResults || results === 0,
      opened: wasOpened || opened,
    });
    return {
      visitor,
      isNewVisitor: last === undefined,
      searches: going === undefined ? 1 : 0,
      noResults: results === 0 && !noResults ? 1 : 0,
      clicks: opened && !wasOpened ? 1 : 0,
      results: results ?? null,
    };
  };
};

const sumTerms = (known: TermDay, added: TermDay): TermDay => ({
  ...known,
  visitors: known.visitors + added.visitors,
  searches: known.searches + added.searches,
  noResults: known.noResults + added.noResults,
  clicks: known.clicks + added.clicks,
  results: added.results ?? known.results,
});

/**
 * Creates a function that withholds terms typed by too few visitors today and returns the counts
 * that may be stored. The first visitors of a term are kept in a separate set, so that evicting
 * other entries can't make one of them count twice.
 */
const makeThreshold = () => {
  type Held = { visitors: Set<string>; counts: TermDay };
  const held = new LRUCache<string, Held>({ max: maxTerms });
  const passed = rememberVisitors<true>();
  let present = '';
  return (day: string, term: string, { visitor, isNewVisitor, ...added }: Counts) => {
    if (day !== present) {
      held.clear();
      passed.clear();
      present = day;
    }
    const counts = { day, term, visitors: isNewVisitor ? 1 : 0, ...added };
    if (passed.get(term)) return counts;
    const { visitors, counts: known } = held.get(term) ?? { visitors: new Set<string>() };
    visitors.add(visitor);
    const sum = known === undefined ? counts : sumTerms(known, counts);
    if (visitors.size < limits.termVisitors) {
      held.set(term, { visitors, counts: sum });
      return undefined;
    }
    held.delete(term);
    passed.set(term, true);
    return { ...sum, visitors: visitors.size };
  };
};

/**
 * Counts what visitors type into the search, in memory, and stores the sums of terms that at least
 * five visitors typed at this host on one day (UTC). Other terms are forgotten at the end of the
 * day. Visitors are known only by a keyed hash; its random key is forgotten with them.
 */
export const countTerms = ({ db, log, env }: Pick<Context, 'db' | 'log' | 'env'>): TermCounts => {
  const countsOf = makeVisitorSearches();
  const passThreshold = makeThreshold();
  const { add, ...batches } = batchCounts<TermDay>({
    keyOf: ({ day, term }) => `${day} ${term}`,
    sum: sumTerms,
    store: (rows) => addTerms(db, rows),
    onFailure: (error) => logFailure(log, error, 'search counts could not be stored; will retry'),
    onLoss: (error) => logFailure(log, error, 'the last search counts could not be stored'),
  });
  return {
    ...batches,
    count: (search) => {
      const term = env.searchTerms ? termOf(search.q) : undefined;
      if (term === undefined) return;
      const day = utcDay();
      const counts = countsOf(day, term, search);
      const stored = counts && passThreshold(day, term, counts);
      if (stored) add(stored);
    },
  };
};
