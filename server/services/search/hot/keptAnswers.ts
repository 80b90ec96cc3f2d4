import { LRUCache } from 'lru-cache';
import type { NeededWords } from '../../../repositories/search/matchTsquery';
import {
  wordsOfJob,
  type ChangedJob,
  type WatchTest,
} from '../../../repositories/search/watchedSearches';

/** What a change is checked against: the jobs in an answer, and tests for jobs that may come into it. */
export type Watches = { jobIds: ReadonlySet<string>; tests: readonly WatchTest[] };

/** Keys by what they are listed under. */
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

/** What answers are listed under that any job may come into. */
const anyWord = '';

/** Answers by words that a job has to say to come into them. */
const makeWordLists = () => {
  const lists = makeLists();
  /** The set of words that fewest others are listed under. */
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
    /** The words to list an answer under. */
    wordsFor: (tests: readonly WatchTest[]): readonly string[] => [
      ...new Set(tests.flatMap(({ needs }) => leastListed(needs))),
    ],
  };
};

/**
 * Kept answers by their keys, and by what changes them: a job that is written is compared with those
 * it is in, and with those that need a word it says, and not with all of them.
 */
export const makeKeptAnswers = <Kept extends Watches>(limits: {
  max: number;
  maxSize: number;
  ttl: number;
}) => {
  const byJob = makeLists();
  const byWord = makeWordLists();
  /** Under which words each is listed. */
  const wordsOf = new WeakMap<Kept, readonly string[]>();
  const answers = new LRUCache<string, Kept>({
    ...limits,
    dispose: (kept, key) => {
      byJob.delete(kept.jobIds, key);
      byWord.delete(wordsOf.get(kept) ?? [], key);
    },
  });
  const entriesOf = (keys: ReadonlySet<string>): [key: string, kept: Kept][] =>
    [...keys].flatMap((key) => {
      const kept = answers.peek(key);
      return kept ? [[key, kept]] : [];
    });
  const listedUnder = (
    lists: ReturnType<typeof makeLists>,
    names: Iterable<string>,
  ): [key: string, kept: Kept][] => {
    const keys = new Set<string>();
    for (const name of names) for (const key of lists.of(name) ?? []) keys.add(key);
    return entriesOf(keys);
  };
  return {
    get: (key: string): Kept | undefined => answers.get(key),
    has: (key: string): boolean => answers.has(key),
    /** `size`: characters of JSON; `ttl`: milliseconds. */
    set: (key: string, kept: Kept, options: { size: number; ttl: number }): void => {
      answers.set(key, kept, options);
      // one that is larger than all may be isn't kept
      if (answers.peek(key) !== kept) return;
      const words = byWord.wordsFor(kept.tests);
      wordsOf.set(kept, words);
      byJob.add(kept.jobIds, key);
      byWord.add(words, key);
    },
    delete: (key: string): void => void answers.delete(key),
    clear: (): void => answers.clear(),
    size: (): number => answers.size,
    /** Those that any of these jobs is in. */
    withJobs: (ids: Iterable<string>) => listedUnder(byJob, ids),
    /** Those that a job may come into, and some others. */
    thatMayGet: (job: ChangedJob) => listedUnder(byWord, [anyWord, ...wordsOfJob(job)]),
  };
};
export type KeptAnswers<Kept extends Watches> = ReturnType<typeof makeKeptAnswers<Kept>>;
