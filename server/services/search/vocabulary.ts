import { setImmediate as nextTurn } from 'node:timers/promises';
import { stem } from 'porter2';
import { indexWords } from '@contract/search/spelling/spellingIndex';
import {
  emptyVocabulary,
  headJobs,
  type SpellingVocabulary,
  type WordCounts,
} from '@contract/search/spelling/spellingVocabulary';
import { makeRoles, noRoles, type TitleRoles } from '@contract/search/titleRoles';
import type { Database } from '../../database/database';
import {
  countCountedJobs,
  countVocabulary,
  readPairs,
  readTitles,
  readVocabularyVersion,
  readWords,
  type CountedWord,
} from '../../repositories/search/searchVocabulary';

/** Rows per read: small enough to handle requests in between. */
const batchSize = 5000;
/** The maximum share of time spent on loading. */
const maxShare = 0.01;

type Loaded = {
  version: number;
  vocabulary: SpellingVocabulary;
  roles: TitleRoles;
  /** When it was loaded, and how long that took, in milliseconds. */
  at: number;
  took: number;
};
const loaded = new WeakMap<Database, Loaded>();

/**
 * Returns the counted words of live jobs from memory, without a database query. Empty until they
 * are loaded.
 */
export const vocabularyOf = (db: Database): SpellingVocabulary =>
  loaded.get(db)?.vocabulary ?? emptyVocabulary;

/** Returns the roles in titles of live jobs, as of the last count. */
export const rolesOfTitles = (db: Database): TitleRoles => loaded.get(db)?.roles ?? noRoles;

/**
 * Reloads the vocabulary if any host has counted it since: immediately with `now`, otherwise at
 * most as often as keeps loading below `maxShare` of the time. 200,000 words take about a second
 * and 60 MB.
 */
export const loadVocabulary = async (
  db: Database,
  { now = false }: { now?: boolean } = {},
): Promise<void> => {
  const before = loaded.get(db);
  const startedAt = Date.now();
  if (before && !now && startedAt - before.at < before.took / maxShare) return;
  const version = await readVocabularyVersion(db);
  if (before?.version === version) return;
  const vocabulary = await readVocabulary(db);
  const roles = await readRoles(db);
  loaded.set(db, { version, vocabulary, roles, at: Date.now(), took: Date.now() - startedAt });
};

/** Recounts the words of live jobs and loads them; returns false if another host is counting. */
export const recountVocabulary = async (db: Database): Promise<boolean> => {
  const done = await countVocabulary(db);
  await loadVocabulary(db, { now: true });
  return done;
};

/** Yields all rows in batches. */
async function* inBatches<Row>(
  read: (after: string, limit: number) => Promise<Row[]>,
  keyOf: (row: Row) => string,
): AsyncGenerator<Row[], void> {
  for (let [after, isOver] = ['', false]; !isOver;) {
    const rows = await read(after, batchSize);
    const last = rows.at(-1);
    if (last !== undefined) after = keyOf(last);
    isOver = rows.length < batchSize;
    yield rows;
  }
}

/** Stores word counts in one flat array: an object per word would take three times the memory. */
const makeCounts = () => {
  const [places, numbers] = [new Map<string, number>(), [] as number[]];
  return {
    add: ({ word, titles, companies, places: inPlaces, texts }: CountedWord): void => {
      places.set(word, numbers.length);
      numbers.push(titles, companies, inPlaces, texts);
    },
    of: (word: string): WordCounts | undefined => {
      const at = places.get(word);
      const [titles = 0, companies = 0, inPlaces = 0, texts = 0] =
        at === undefined ? [] : numbers.slice(at, at + 4);
      return at === undefined ? undefined : { titles, companies, places: inPlaces, texts };
    },
  };
};

const readRoles = async (db: Database): Promise<TitleRoles> => {
  const roles = makeRoles();
  for await (const rows of inBatches(
    (after, limit) => readTitles(db, after, limit),
    ({ key }) => key,
  ))
    for (const row of rows) roles.add(row);
  return roles.done();
};

/** Names that PostgreSQL's `search_text` writes for terms like "c++": nobody types these. */
const writtenNames = new Set(['infotech', 'cplusplus', 'csharp', 'fsharp']);

const noCounts: WordCounts = { titles: 0, companies: 0, places: 0, texts: 0 };
const stemOf = (word: string): string => (/^[a-z]+$/.test(word) ? stem(word) : word);

const readVocabulary = async (db: Database): Promise<SpellingVocabulary> => {
  const counts = makeCounts();
  const words: string[] = [];
  const stems = new Set<string>();
  for await (const rows of inBatches(
    (after, limit) => readWords(db, after, limit),
    ({ word }) => word,
  ))
    for (const row of rows) {
      counts.add(row);
      const isInHeads = row.titles + row.companies + row.places > 0;
      if (isInHeads && !writtenNames.has(row.word)) words.push(row.word);
      if (isInHeads) stems.add(stemOf(row.word));
    }
  const pairs = new Map<string, number>();
  for await (const rows of inBatches(
    (after, limit) => readPairs(db, after, limit),
    (row) => row.words,
  ))
    for (const pair of rows) pairs.set(pair.words, pair.jobs);
  // only stems that occur in texts are looked up
  for (const each of stems) if ((counts.of(each)?.texts ?? 0) === 0) stems.delete(each);
  const indexing = indexWords(words);
  let step = indexing.next();
  while (step.done !== true) {
    await nextTurn();
    step = indexing.next();
  }
  return {
    ...step.value,
    jobs: await countCountedJobs(db),
    bigramCount: (first, second) => pairs.get(`${first} ${second}`) ?? 0,
    countsOf: (word) => {
      const own = counts.of(word);
      const isInHeads = own !== undefined && headJobs(own) > 0;
      // texts are counted by stem: a word in titles takes the text counts of its stem
      const stemmed = isInHeads || !stems.has(stemOf(word)) ? counts.of(stemOf(word)) : undefined;
      // "nurs" is the stem of another word, and the texts' counts are that word's
      const isOther = !isInHeads && stems.has(word);
      const texts = isOther ? 0 : Math.max(own?.texts ?? 0, stemmed?.texts ?? 0);
      return own || texts > 0 ? { ...noCounts, ...own, texts } : undefined;
    },
  };
};
