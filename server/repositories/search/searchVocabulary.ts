import sql, { join, type Sql } from 'sql-template-tag';
import type { WordCounts } from '@contract/search/spelling/spellingVocabulary';
import { minute } from '@contract/time/durations';
import type { Database, Queryable } from '../../database/database';
import { isLive } from '../jobs/jobRows';
import { invalidatingReads, cachedRead } from './cachedRead';
import { lexTexts } from './lexedTexts';
import { shownPlace, stateInPlace } from './shownPlace';

const countedFact = 'search vocabulary';
const wordColumns = sql`word, jobs, title_jobs, company_jobs, place_jobs, text_jobs`;

/*
 * The vocabulary: the words and phrases of live jobs with the number of jobs that have them, in
 * tables that are small compared to a million jobs. Spelling correction and suggestions read it. It
 * is recounted from time to time; in between, the words of new jobs are added, so that a new
 * company is suggested soon. Posting a job doesn't write to it: thousands of jobs with "manager"
 * would all wait for its one row. It also contains words of degrees and common words of texts, with
 * a count of 0, for completing prefixes: a prefix search in the index is slow if very many jobs
 * match.
 */

/**
 * Selects each title, company, place and degree of live jobs, in its most common spelling, with its
 * number of jobs.
 */
const phrasesOf = (since: Sql): Sql => sql`
  SELECT DISTINCT ON (kind, key) kind, key, said, sum(jobs) OVER (PARTITION BY kind, key) AS jobs FROM (
    SELECT kind, title_key(said) AS key, said, jobs FROM (
      SELECT 'title' AS kind, btrim(j.title) AS said, count(*) AS jobs FROM jobs j WHERE ${isLive} ${since} GROUP BY 2
      UNION ALL SELECT 'company', btrim(j.company), count(*) FROM jobs j WHERE ${isLive} ${since} GROUP BY 2
      UNION ALL SELECT 'place', btrim(j.location), count(*) FROM jobs j WHERE ${isLive} ${since} GROUP BY 2
      UNION ALL SELECT 'degree', btrim(j.degree), count(*) FROM jobs j WHERE ${isLive} ${since} GROUP BY 2
    ) spelled WHERE length(said) <= 80
  ) keyed WHERE key <> '' ORDER BY kind, key, jobs DESC, said`;

const wordsOf = sql`
  SELECT word, coalesce(sum(jobs) FILTER (WHERE kind <> 'degree'), 0) AS jobs, coalesce(sum(jobs) FILTER (WHERE kind = 'title'), 0) AS title_jobs,
    coalesce(sum(jobs) FILTER (WHERE kind = 'company'), 0) AS company_jobs, coalesce(sum(jobs) FILTER (WHERE kind = 'place'), 0) AS place_jobs
  FROM (SELECT DISTINCT kind, key, jobs, regexp_split_to_table(key, ' ') AS word FROM counted_phrases) w WHERE length(word) BETWEEN 2 AND 40 GROUP BY word`;

/** The number of word pairs kept for spelling correction: others are too rare to be useful. */
const maxPairs = 60_000;
/** Pairs of adjacent words, and how many titles, companies and places contain them. */
const pairsOf = sql`
  SELECT word[at] || ' ' || word[at + 1] AS words, sum(jobs) AS jobs
  FROM (SELECT string_to_array(key, ' ') AS word, jobs FROM counted_phrases WHERE kind <> 'degree') p, generate_series(1, array_length(word, 1) - 1) at
  GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${maxPairs}`;

/** How many texts are sampled for common words, and in how many of them a word must occur. */
const [sampledTexts, minTexts] = [2000, 2];
/** Common words of texts, as stems, and the approximate number of jobs that contain them. */
const wordsOfTexts = sql`
  SELECT word, ceil(ndoc * 100 / percent) AS text_jobs
  FROM (SELECT least(100, 100.0 * ${sampledTexts}::integer / greatest(1, count(*))) AS percent FROM job_search WHERE live) sample,
    ts_stat(format('SELECT body FROM job_search TABLESAMPLE SYSTEM (%s) WHERE live', percent)) WHERE ndoc >= ${minTexts} AND length(word) BETWEEN 2 AND 40`;

/** Above this number of titles, those of a single job aren't suggested. */
const manyTitles = 100_000;

/**
 * Timeout of a recount in milliseconds, far above the default: counting millions of jobs is slow.
 */
const recountTimeout = 10 * minute;

/**
 * Recounts all words and phrases, and deletes those that no live job has; returns false if another
 * host is doing so.
 */
export const countVocabulary = (db: Database): Promise<boolean> =>
  invalidatingReads(
    db.transaction(
      async (tx) => {
        const [lock] = await tx.query<{ held: boolean }>(
          sql`SELECT pg_try_advisory_xact_lock(hashtext('search vocabulary')) AS held`,
        );
        if (!lock?.held) return false;
        await tx.execute(
          sql`CREATE TEMPORARY TABLE counted_phrases ON COMMIT DROP AS ${phrasesOf(sql``)}`,
        );
        await storeWords(tx);
        await storePairs(tx);
        await tx.execute(sql`
    DELETE FROM counted_phrases WHERE kind = 'title' AND jobs = 1 AND (SELECT count(*) FROM counted_phrases WHERE kind = 'title') > ${manyTitles}`);
        await tx.execute(
          sql`DELETE FROM search_phrases p WHERE NOT EXISTS (SELECT 1 FROM counted_phrases c WHERE c.kind = p.kind AND c.key = p.key)`,
        );
        await tx.execute(sql`
    INSERT INTO search_phrases (kind, key, said, jobs, words) SELECT kind, key, said, jobs, to_tsvector('pg_catalog.simple', key) FROM counted_phrases WHERE kind <> 'degree'
    ON CONFLICT (kind, key) DO UPDATE SET said = excluded.said, jobs = excluded.jobs WHERE (search_phrases.said, search_phrases.jobs) <> (excluded.said, excluded.jobs)`);
        await noteCounted(tx);
        return true;
      },
      { timeout: recountTimeout },
    ),
  );

/** Replaces all words with those of `counted_phrases` and of texts. */
const storeWords = async (tx: Queryable): Promise<void> => {
  await tx.execute(sql`CREATE TEMPORARY TABLE counted_words ON COMMIT DROP AS
    SELECT word COLLATE "C" AS word, coalesce(jobs, 0) AS jobs, coalesce(title_jobs, 0) AS title_jobs, coalesce(company_jobs, 0) AS company_jobs,
      coalesce(place_jobs, 0) AS place_jobs, coalesce(text_jobs, 0) AS text_jobs FROM (${wordsOf}) w FULL JOIN (${wordsOfTexts}) t USING (word)`);
  await tx.execute(
    sql`DELETE FROM search_words w WHERE NOT EXISTS (SELECT 1 FROM counted_words c WHERE c.word = w.word)`,
  );
  await tx.execute(sql`
    INSERT INTO search_words (${wordColumns}) SELECT ${wordColumns} FROM counted_words
    ON CONFLICT (word) DO UPDATE SET (jobs, title_jobs, company_jobs, place_jobs, text_jobs) = ROW(excluded.jobs, excluded.title_jobs, excluded.company_jobs, excluded.place_jobs, excluded.text_jobs)
    WHERE (search_words.jobs, search_words.title_jobs, search_words.company_jobs, search_words.place_jobs, search_words.text_jobs)
      <> (excluded.jobs, excluded.title_jobs, excluded.company_jobs, excluded.place_jobs, excluded.text_jobs)`);
};

const storePairs = async (tx: Queryable): Promise<void> => {
  await tx.execute(sql`CREATE TEMPORARY TABLE counted_pairs ON COMMIT DROP AS ${pairsOf}`);
  await tx.execute(
    sql`DELETE FROM search_pairs p WHERE NOT EXISTS (SELECT 1 FROM counted_pairs c WHERE c.words = p.words)`,
  );
  await tx.execute(sql`
    INSERT INTO search_pairs (words, jobs) SELECT words, jobs FROM counted_pairs ON CONFLICT (words) DO UPDATE SET jobs = excluded.jobs WHERE search_pairs.jobs <> excluded.jobs`);
};

/** Increments the version; hosts that have another one read the words again. */
const noteCounted = (tx: Queryable): Promise<number> =>
  tx.execute(sql`
    INSERT INTO facts (name, value) VALUES (${countedFact}, '1') ON CONFLICT (name) DO UPDATE SET value = to_jsonb(facts.value::integer + 1), at = now()`);

/**
 * Adds the words and phrases of jobs posted since a date; known ones keep their count until the
 * next recount. Returns false if another host is counting.
 */
export const addToVocabulary = async (db: Database, since: Date): Promise<boolean> =>
  // temporary tables are written to the catalog, and most rounds have no new jobs
  (await isAnyNew(db, since)) ? addNew(db, since) : true;

const isAnyNew = async (db: Queryable, since: Date): Promise<boolean> => {
  const [row] = await db.query<{ any: boolean }>(
    sql`SELECT EXISTS (SELECT 1 FROM jobs j WHERE ${isLive} AND j.created_at >= ${since}) AS any`,
  );
  return row?.any === true;
};

const addNew = (db: Database, since: Date): Promise<boolean> =>
  invalidatingReads(
    db.transaction(async (tx) => {
      const [lock] = await tx.query<{ held: boolean }>(
        sql`SELECT pg_try_advisory_xact_lock(hashtext('search vocabulary')) AS held`,
      );
      if (!lock?.held) return false;
      await tx.execute(
        sql`CREATE TEMPORARY TABLE counted_phrases ON COMMIT DROP AS ${phrasesOf(sql`AND j.created_at >= ${since}`)}`,
      );
      const added = await tx.execute(
        sql`INSERT INTO search_words (word, jobs, title_jobs, company_jobs, place_jobs) SELECT word, jobs, title_jobs, company_jobs, place_jobs FROM (${wordsOf}) w ON CONFLICT (word) DO NOTHING`,
      );
      await tx.execute(
        sql`INSERT INTO search_pairs (words, jobs) SELECT words, jobs FROM (${pairsOf}) p ON CONFLICT (words) DO NOTHING`,
      );
      await tx.execute(sql`
    INSERT INTO search_phrases (kind, key, said, jobs, words) SELECT kind, key, said, jobs, to_tsvector('pg_catalog.simple', key) FROM counted_phrases WHERE kind <> 'degree'
    ON CONFLICT (kind, key) DO NOTHING`);
      if (added > 0) await noteCounted(tx);
      return true;
    }),
  );

/** Returns a version that changes whenever words are counted; 0 before the first time. */
export const readVocabularyVersion = async (db: Queryable): Promise<number> => {
  const [row] = await db.query<{ version: number }>(
    sql`SELECT value::integer AS version FROM facts WHERE name = ${countedFact}`,
  );
  return row?.version ?? 0;
};

export type CountedWord = { word: string } & WordCounts;
/** Returns words with their counts by code point order, after `after`. */
export const readWords = (db: Queryable, after: string, limit: number): Promise<CountedWord[]> =>
  // a host of the previous release updates only `jobs`
  db.query<CountedWord>(sql`
    SELECT word, greatest(title_jobs, jobs - company_jobs - place_jobs) AS titles, company_jobs AS companies, place_jobs AS places, text_jobs AS texts
    FROM search_words WHERE word > ${after} ORDER BY word LIMIT ${limit}`);

export type CountedPair = { words: string; jobs: number };
/** Returns word pairs by code point order, after `after`. */
export const readPairs = (db: Queryable, after: string, limit: number): Promise<CountedPair[]> =>
  db.query<CountedPair>(
    sql`SELECT words, jobs FROM search_pairs WHERE words > ${after} ORDER BY words LIMIT ${limit}`,
  );

export type CountedTitle = { key: string; said: string; jobs: number };
/** Returns titles by code point order of their keys, after `after`. */
export const readTitles = (db: Queryable, after: string, limit: number): Promise<CountedTitle[]> =>
  db.query<CountedTitle>(
    sql`SELECT key, said, jobs FROM search_phrases WHERE kind = 'title' AND key > ${after} ORDER BY key LIMIT ${limit}`,
  );

/** Returns the approximate number of live jobs. */
export const countCountedJobs = async (db: Queryable): Promise<number> => {
  const [row] = await db.query<{ jobs: number }>(
    sql`SELECT coalesce(sum(jobs), 0) AS jobs FROM search_phrases WHERE kind = 'title'`,
  );
  return row?.jobs ?? 0;
};

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

export type SuggestionKind = 'title' | 'company' | 'place';
export type Suggestion = { kind: SuggestionKind; text: string; count: number };

/** The most common phrases are scanned first, since most suggestions are among them. */
const commonPhrases = 3000;

/**
 * Returns titles, companies or places in which each word of `typed` is a prefix of a word, those
 * with the most jobs first.
 */
export const findSuggestions = async (
  db: Queryable,
  kind: SuggestionKind,
  typed: string,
  limit: number,
): Promise<Suggestion[]> => {
  const { lexedOf } = await lexTexts(db, [typed], '', null);
  const begins = lexedOf(typed).key.split(' ').filter(Boolean);
  if (begins.length === 0) return [];
  const says = join(
    begins.map((word) => sql`' ' || key LIKE ${`% ${escapeLike(word)}%`}`),
    ' AND ',
  );
  const known = await db.query<Suggestion>(sql`
    SELECT kind, said AS text, jobs AS count FROM (SELECT kind, key, said, jobs FROM search_phrases WHERE kind = ${kind} ORDER BY jobs DESC, key LIMIT ${commonPhrases}) p
    WHERE ${says} ORDER BY jobs DESC, key LIMIT ${limit}`);
  if (known.length === limit) return known;
  const query = join(
    begins.map((word) => sql`(quoted_word(${word}) || ':*')::tsquery`),
    ' && ',
  );
  return db.query<Suggestion>(sql`
    SELECT kind, said AS text, jobs AS count FROM search_phrases WHERE kind = ${kind} AND words @@ (${query}) ORDER BY jobs DESC, key LIMIT ${limit}`);
};

/** Counts jobs in states, each given by one of its names as used in places ("TX", "Texas"). */
export const countInStates = (
  db: Queryable,
  names: readonly string[],
): Promise<{ state: string; count: number }[]> =>
  db.query(sql`
    SELECT state, sum(jobs) AS count FROM (
      SELECT ${stateInPlace} AS state, jobs FROM (SELECT ${shownPlace(sql`said`)} AS place, jobs FROM search_phrases WHERE kind = 'place') p
    ) s WHERE state = ANY(${[...names]}) GROUP BY state`);

/**
 * Returns which of the texts are live companies' names, or their first words, as of the last count.
 */
export const companiesAmong = (
  db: Queryable,
  texts: readonly string[],
): Promise<ReadonlySet<string>> =>
  cachedRead(db, `companies ${JSON.stringify(texts)}`, async () => {
    const rows = await db.query<{ said: string }>(sql`
    SELECT said FROM (SELECT said, title_key(said) AS key FROM unnest(${[...texts]}::text[]) said OFFSET 0) asked
    WHERE EXISTS (SELECT 1 FROM search_phrases p WHERE p.kind = 'company' AND p.key = asked.key)
      OR EXISTS (SELECT 1 FROM search_phrases p WHERE p.kind = 'company' AND p.key >= asked.key || ' ' AND p.key < asked.key || '!')`);
    return new Set(rows.map(({ said }) => said));
  });

/** Whether a live job had this title as of the last count, ignoring case and punctuation. */
export const isTitleOfJob = (db: Queryable, text: string): Promise<boolean> =>
  cachedRead(db, `title ${text}`, async () => {
    const rows = await db.query(
      sql`SELECT 1 FROM search_phrases WHERE kind = 'title' AND key = title_key(${text})`,
    );
    return rows.length > 0;
  });
