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

/** Rows read at once, so that requests are answered in between. */
const batchSize = 5000;
/** Loading may take this share of the time. */
const maxShare = 0.01;

type Loaded = {
  version: number;
  vocabulary: SpellingVocabulary;
  roles: TitleRoles;
  /** In milliseconds: when it was loaded, and how long that took. */
  at: number;
  took: number;
};
const loaded = new WeakMap<Database, Loaded>();

/**
 * The counted words of live jobs, from this host's memory: without any call to the database. Empty
 * until they are loaded.
 */
export const vocabularyOf = (db: Database): SpellingVocabulary =>
  loaded.get(db)?.vocabulary ?? emptyVocabulary;

/** The roles that titles of live jobs name, as of the last count. */
export const rolesOfTitles = (db: Database): TitleRoles => loaded.get(db)?.roles ?? noRoles;

/**
 * Loads the words anew where they were counted since, on whichever host: at once with `now`, else
 * no more often than loading takes a hundredth of the time. 200,000 words take about a second and
 * 60 MB.
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

/** Recounts the words of live jobs, and loads them; false where another host is counting. */
export const recountVocabulary = async (db: Database): Promise<boolean> => {
  const done = await countVocabulary(db);
  await loadVocabulary(db, { now: true });
  return done;
};

/** All rows, a batch at a time. */
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

/** Counts of words in one list of numbers: an object for each would take three times as much. */
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

/** How PostgreSQL's `search_text` writes names that aren't words: nobody means these. */
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
  // only stems of texts are ever asked for
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
    pairJobs: (first, second) => pairs.get(`${first} ${second}`) ?? 0,
    countsOf: (word) => {
      const own = counts.of(word);
      const isInHeads = own !== undefined && headJobs(own) > 0;
      // texts are counted by stem: what titles say with the same stem is what texts say
      const stemmed = isInHeads || !stems.has(stemOf(word)) ? counts.of(stemOf(word)) : undefined;
      const texts = Math.max(own?.texts ?? 0, stemmed?.texts ?? 0);
      return own || texts > 0 ? { ...noCounts, ...own, texts } : undefined;
    },
  };
};
