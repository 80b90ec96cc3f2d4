import sql, { join, type Sql } from 'sql-template-tag';
import { caseFold } from '@contract/caseFold';
import type { Database, Queryable } from '../../database/database';
import { isLive } from '../jobs/jobRows';

/*
 * The vocabulary: the words and phrases of live jobs with how many jobs have them, in tables that
 * are small beside a million jobs. Spelling correction and suggestions read it. It is recounted
 * from time to time; in between, the words of new jobs are added, so that a new company is
 * suggested soon. Posting a job doesn't write to it: thousands of jobs with "manager" would all
 * wait for its one row. It also has words of degrees and common words of texts, with a count of 0,
 * for completing prefixes: a prefix search in the index is slow where very many jobs match.
 */

/**
 * Each title, company, place and degree of live jobs, in its most common spelling, with its number
 * of jobs.
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
  SELECT word, coalesce(sum(jobs) FILTER (WHERE kind <> 'degree'), 0) AS jobs FROM (SELECT DISTINCT kind, key, jobs, regexp_split_to_table(key, ' ') AS word FROM counted_phrases) w
  WHERE length(word) BETWEEN 2 AND 40 GROUP BY word`;

/** Texts that are sampled for common words, and in how many of them a word has to be. */
const [sampledTexts, minTexts] = [2000, 2];
/** Common words of texts, as stems. */
const wordsOfTexts = sql`
  SELECT word FROM ts_stat(format('SELECT body FROM job_search TABLESAMPLE SYSTEM (%s) WHERE live',
    (SELECT least(100, 100.0 * ${sampledTexts}::integer / greatest(1, count(*))) FROM job_search WHERE live))) WHERE ndoc >= ${minTexts} AND length(word) BETWEEN 2 AND 40`;

/** Among so many titles, those that only one job has aren't suggested. */
const manyTitles = 100_000;

/**
 * Recounts all words and phrases, and deletes those of no live job; false where another host is
 * doing it.
 */
export const countVocabulary = (db: Database): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [lock] = await tx.query<{ held: boolean }>(
      sql`SELECT pg_try_advisory_xact_lock(hashtext('search vocabulary')) AS held`,
    );
    if (!lock?.held) return false;
    await tx.execute(
      sql`CREATE TEMPORARY TABLE counted_phrases ON COMMIT DROP AS ${phrasesOf(sql``)}`,
    );
    await tx.execute(sql`CREATE TEMPORARY TABLE counted_words ON COMMIT DROP AS ${wordsOf}`);
    await tx.execute(
      sql`INSERT INTO counted_words SELECT word, 0 FROM (${wordsOfTexts}) w WHERE NOT EXISTS (SELECT 1 FROM counted_words c WHERE c.word = w.word COLLATE "C")`,
    );
    await tx.execute(
      sql`DELETE FROM search_words w WHERE NOT EXISTS (SELECT 1 FROM counted_words c WHERE c.word = w.word)`,
    );
    await tx.execute(sql`
    INSERT INTO search_words (word, jobs) SELECT word, jobs FROM counted_words ON CONFLICT (word) DO UPDATE SET jobs = excluded.jobs WHERE search_words.jobs <> excluded.jobs`);
    await tx.execute(sql`
    DELETE FROM counted_phrases WHERE kind = 'title' AND jobs = 1 AND (SELECT count(*) FROM counted_phrases WHERE kind = 'title') > ${manyTitles}`);
    await tx.execute(
      sql`DELETE FROM search_phrases p WHERE NOT EXISTS (SELECT 1 FROM counted_phrases c WHERE c.kind = p.kind AND c.key = p.key)`,
    );
    await tx.execute(sql`
    INSERT INTO search_phrases (kind, key, said, jobs, words) SELECT kind, key, said, jobs, to_tsvector('pg_catalog.simple', key) FROM counted_phrases WHERE kind <> 'degree'
    ON CONFLICT (kind, key) DO UPDATE SET said = excluded.said, jobs = excluded.jobs WHERE (search_phrases.said, search_phrases.jobs) <> (excluded.said, excluded.jobs)`);
    return true;
  });

/**
 * Adds the words and phrases of jobs posted since a date; known ones keep their count until the
 * next recount.
 */
export const addToVocabulary = (db: Database, since: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [lock] = await tx.query<{ held: boolean }>(
      sql`SELECT pg_try_advisory_xact_lock(hashtext('search vocabulary')) AS held`,
    );
    if (!lock?.held) return false;
    await tx.execute(
      sql`CREATE TEMPORARY TABLE counted_phrases ON COMMIT DROP AS ${phrasesOf(sql`AND j.created_at >= ${since}`)}`,
    );
    await tx.execute(
      sql`INSERT INTO search_words (word, jobs) SELECT word, jobs FROM (${wordsOf}) w ON CONFLICT (word) DO NOTHING`,
    );
    await tx.execute(sql`
    INSERT INTO search_phrases (kind, key, said, jobs, words) SELECT kind, key, said, jobs, to_tsvector('pg_catalog.simple', key) FROM counted_phrases WHERE kind <> 'degree'
    ON CONFLICT (kind, key) DO NOTHING`);
    return true;
  });

export type CountedWord = { word: string; jobs: number };
/**
 * How many jobs have a word (or, with `prefix`, one that begins with it), and similar words, most
 * common first.
 */
export const similarWords = async (
  db: Queryable,
  typed: string,
  prefix: boolean,
): Promise<{ jobs: number; alike: CountedWord[] }> => {
  const word = caseFold(typed);
  const [[own], alike] = await Promise.all([
    db.query<{ jobs: number }>(
      sql`SELECT coalesce(sum(jobs), 0) AS jobs FROM search_words WHERE ${prefix ? sql`word LIKE ${`${escapeLike(word)}%`}` : sql`word = ${word}`}`,
    ),
    db.query<CountedWord>(
      sql`SELECT word, jobs FROM search_words WHERE word % ${word} OR word = ANY(${typoCandidates(word)}) ORDER BY jobs DESC LIMIT 500`,
    ),
  ]);
  return { jobs: own?.jobs ?? 0, alike };
};

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/**
 * The word with two neighbors swapped, or a letter left out: trigrams miss these in short words.
 */
const typoCandidates = (word: string): string[] => {
  const letters = Array.from(word);
  return letters.flatMap((letter, at) => {
    const next = letters[at + 1];
    return [
      letters.toSpliced(at, 1).join(''),
      ...(next === undefined ? [] : [letters.toSpliced(at, 2, next, letter).join('')]),
    ];
  });
};

export type SuggestionKind = 'title' | 'company' | 'place';
export type Suggestion = { kind: SuggestionKind; text: string; count: number };

/** The most common phrases are scanned first: most suggestions are among them. */
const commonPhrases = 3000;

/**
 * Titles, companies or places of which each word of `typed` begins a word, those with most jobs
 * first.
 */
export const findSuggestions = async (
  db: Queryable,
  kind: SuggestionKind,
  typed: string,
  limit: number,
): Promise<Suggestion[]> => {
  const [row] = await db.query<{ key: string }>(sql`SELECT title_key(${typed}) AS key`);
  const begins = (row?.key ?? '').split(' ').filter(Boolean);
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
