import sql, { join, type Sql } from 'sql-template-tag';
import type { Database, Queryable } from '../../database/database';
import { caseFold } from '../caseFold';
import { isLive } from '../jobs/jobRows';

/*
 * The words and phrases that live jobs say, counted: small tables beside a million jobs. Other
 * spellings and suggestions are looked for here. They are counted anew from time to time; in
 * between, what new jobs say is added, so that a new company is suggested soon. No job's own write
 * touches them: thousands of jobs that say "manager" would all wait for its one row. Words of
 * degrees, and those that many texts say, stand among them with no job counted: what is typed of
 * them is completed from here too, since to ask the index for all that begins so takes long where
 * very many jobs say it.
 */

/**
 * What jobs since a moment say, or all of them: each title, company, place and degree with how many
 * jobs say it, in its commonest spelling.
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

/**
 * Texts that are looked through for their words, and in how many of them a word has to be: what
 * fewer say is soon found by its beginning.
 */
const [textsRead, textsSaying] = [2000, 2];
/** Words of texts as the index has them, their stems. */
const wordsOfTexts = sql`
  SELECT word FROM ts_stat(format('SELECT body FROM job_search TABLESAMPLE SYSTEM (%s) WHERE live',
    (SELECT least(100, 100.0 * ${textsRead}::integer / greatest(1, count(*))) FROM job_search WHERE live))) WHERE ndoc >= ${textsSaying} AND length(word) BETWEEN 2 AND 40`;

/** A title that one of very many jobs has is nothing to suggest. */
const manyTitles = 100_000;

/**
 * Counts all words and phrases of live jobs; those that none says any more go. One host at a time
 * does it; false where another does.
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
 * Adds what jobs posted since a moment say; what is known already keeps its count until all are
 * counted again.
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
 * How many jobs say a word, and (where it is prefix) one that begins so; and the words that
 * look like it, commonest first.
 */
export const wordsLike = async (
  db: Queryable,
  typed: string,
  prefix: boolean,
): Promise<{ jobs: number; alike: CountedWord[] }> => {
  const word = caseFold(typed);
  const [[own], alike] = await Promise.all([
    db.query<{ jobs: number }>(
      sql`SELECT coalesce(sum(jobs), 0) AS jobs FROM search_words WHERE ${prefix ? sql`word LIKE ${`${escaped(word)}%`}` : sql`word = ${word}`}`,
    ),
    db.query<CountedWord>(
      sql`SELECT word, jobs FROM search_words WHERE word % ${word} OR word = ANY(${slipsOf(word)}) ORDER BY jobs DESC LIMIT 500`,
    ),
  ]);
  return { jobs: own?.jobs ?? 0, alike };
};

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/**
 * The word with two neighbours swapped, or one letter left out: trigrams don't see how near these
 * are to a short word.
 */
const slipsOf = (word: string): string[] => {
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

/**
 * Phrases that most jobs say are looked through first; most of what is typed begins one of them.
 */
const wellKnown = 3000;

/**
 * Titles, companies or places of live jobs with a word that begins with each word of `typed`, those
 * with most jobs first.
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
    begins.map((word) => sql`' ' || key LIKE ${`% ${escaped(word)}%`}`),
    ' AND ',
  );
  const known = await db.query<Suggestion>(sql`
    SELECT kind, said AS text, jobs AS count FROM (SELECT kind, key, said, jobs FROM search_phrases WHERE kind = ${kind} ORDER BY jobs DESC, key LIMIT ${wellKnown}) p
    WHERE ${says} ORDER BY jobs DESC, key LIMIT ${limit}`);
  if (known.length === limit) return known;
  const query = join(
    begins.map((word) => sql`(quoted_word(${word}) || ':*')::tsquery`),
    ' && ',
  );
  return db.query<Suggestion>(sql`
    SELECT kind, said AS text, jobs AS count FROM search_phrases WHERE kind = ${kind} AND words @@ (${query}) ORDER BY jobs DESC, key LIMIT ${limit}`);
};
