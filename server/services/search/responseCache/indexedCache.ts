import { LRUCache } from 'lru-cache';
import type { NeededWords } from '../../../repositories/search/matchTsquery';
import {
  wordsOfJob,
  type ChangedJob,
  type WatchTest,
} from '../../../repositories/search/watchedSearches';

/**
 * Conditions under which a change affects a response: the jobs in it, and tests for jobs that may
 * enter it.
 */
export type Watches = { jobIds: ReadonlySet<string>; tests: readonly WatchTest[] };

/** Creates an index from names to sets of keys. */
const makeLists = () => {
  const lists = new Map<string, Set<string>>();
  return {
    of: (name: string): ReadonlySet<string> | undefined => lists.get(name),
    add: (names: Iterable<string>, key: string): void => {
      for (const name of names) {
        const list = lists.get(name);
        if (list) list.add(key);
        else lists.set(name, new Set([key]));
      }
    },
    delete: (names: Iterable<string>, key: string): void => {
      for (const name of names) {
        const list = lists.get(name);
        list?.delete(key);
        if (list?.size === 0) lists.delete(name);
      }
    },
  };
};

/** The name that responses are indexed under if any job may enter them. */
const anyWord = '';

/** Creates an index of responses by the words a job must have to enter them. */
const makeWordLists = () => {
  const lists = makeLists();
  /** Returns the set of words with the fewest other entries. */
  const leastListed = (needs: NeededWords): readonly string[] => {
    let [least, fewest]: [readonly string[], number] = [[anyWord], Infinity];
    for (const words of needs) {
      const listed = words.reduce((sum, word) => sum + 1 + (lists.of(word)?.size ?? 0), 0);
      if (listed < fewest) [least, fewest] = [words, listed];
    }
    return least;
  };
  return {
    ...lists,
    /** Returns the words to index a response under. */
    indexWordsFor: (tests: readonly WatchTest[]): readonly string[] => [
      ...new Set(tests.flatMap(({ needs }) => leastListed(needs))),
    ],
  };
};

/**
 * Creates the cache of responses, indexed by what changes them: a written job is compared only with
 * responses that contain it or that need one of its words, rather than with all of them.
 */
export const makeIndexedCache = <Entry extends Watches>(limits: {
  max: number;
  maxSize: number;
  ttl: number;
}) => {
  const byJob = makeLists();
  const byWord = makeWordLists();
  /** The words each response is indexed under. */
  const wordsOf = new WeakMap<Entry, readonly string[]>();
  const answers = new LRUCache<string, Entry>({
    ...limits,
    dispose: (entry, key) => {
      byJob.delete(entry.jobIds, key);
      byWord.delete(wordsOf.get(entry) ?? [], key);
    },
  });
  const entriesOf = (keys: ReadonlySet<string>): [key: string, entry: Entry][] =>
    [...keys].flatMap((key) => {
      const entry = answers.peek(key);
      return entry ? [[key, entry]] : [];
    });
  const listedUnder = (
    lists: ReturnType<typeof makeLists>,
    names: Iterable<string>,
  ): [key: string, entry: Entry][] => {
    const keys = new Set<string>();
    for (const name of names) for (const key of lists.of(name) ?? []) keys.add(key);
    return entriesOf(keys);
  };
  return {
    get: (key: string): Entry | undefined => answers.get(key),
    has: (key: string): boolean => answers.has(key),
    /** `size`: characters of JSON; `ttl`: milliseconds. */
    set: (key: string, entry: Entry, options: { size: number; ttl: number }): void => {
      answers.set(key, entry, options);
      // the cache rejects an entry larger than its maximum size
      if (answers.peek(key) !== entry) return;
      const words = byWord.indexWordsFor(entry.tests);
      wordsOf.set(entry, words);
      byJob.add(entry.jobIds, key);
      byWord.add(words, key);
    },
    delete: (key: string): void => void answers.delete(key),
    clear: (): void => answers.clear(),
    size: (): number => answers.size,
    /** Responses that contain any of these jobs. */
    withJobs: (ids: Iterable<string>) => listedUnder(byJob, ids),
    /** Responses that a job may enter: a superset, to be tested. */
    candidatesFor: (job: ChangedJob) => listedUnder(byWord, [anyWord, ...wordsOfJob(job)]),
  };
};
export type IndexedCache<Entry extends Watches> = ReturnType<typeof makeIndexedCache<Entry>>;
