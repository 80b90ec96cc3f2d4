import { LRUCache } from 'lru-cache';
import { limits } from '@contract/limits';
import { minute } from '@contract/time/durations';
import type { Context } from '../../context';
import { logFailure } from '../../database/outageLog';
import { addTerms, type TermDay } from '../../repositories/search/searchTerms';
import { batchCounts, type BatchedCounts } from '../batchedCounts';
import { makeDailyHash, rememberVisitors, utcDay } from '../visitors';
import { termOf } from './searchTerm';

/** Terms of this day that too few have typed yet; the one that was typed longest ago goes first. */
const maxTerms = 5000;
/** Searches that one network can add in a day: an office has less, a program more. */
const maxPerNetwork = 1000;
/** Whoever comes back to the same words within this time goes on with the same search. */
const searchTime = 30 * minute;

export type TypedSearch = {
  q: string;
  /** how many jobs were found by the words alone; undefined: filters or a place narrowed them */
  results: number | undefined;
  /** whether one of them was opened */
  opened: boolean;
  /** what tells the visitor from others; hashed, never stored */
  visitor: string;
  /** as services' `networkOf` gives it */
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

/** What a search adds to its term's counts; undefined where its network has searched too often. */
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
 * Holds back what fewer visitors have typed today than may be stored; returns what may. The first
 * visitors are told apart by a set of their own, so that nothing else that is remembered and
 * dropped makes one of them count twice.
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
 * Counts what visitors type into the search, in memory, and stores the sums of what at least five
 * of them typed on one day (UTC) at this host. What fewer typed is forgotten at the end of the day.
 * Who they were is known by a keyed hash only, whose key is random and forgotten with it.
 */
export const countTerms = ({ db, log, env }: Pick<Context, 'db' | 'log' | 'env'>): TermCounts => {
  const countsOf = makeVisitorSearches();
  const passThreshold = makeThreshold();
  const { add, ...batches } = batchCounts<TermDay>({
    keyOf: ({ day, term }) => `${day} ${term}`,
    sum: sumTerms,
    store: (rows) => addTerms(db, rows),
    onFailure: (error) =>
      logFailure(log, error, 'what visitors searched could not be stored; that is tried again'),
    onLoss: (error) => logFailure(log, error, 'what visitors searched last could not be stored'),
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
