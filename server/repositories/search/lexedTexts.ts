import { LRUCache } from 'lru-cache';
import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { prepared } from '../../database/prepared';
import { cachedRead } from './cachedRead';

/** A text as PostgreSQL parses it: as tsqueries in text form, and in the form of title_key. */
export type LexedText = {
  /** All of its words. */
  plain: string;
  /** Its words in sequence. */
  phrase: string;
  key: string;
};
/** The possible completions of a search's last word; `query` matches any of them. */
export type Completions = { words: string[] | null; query: string };

/** Takes some megabytes: people use the same words, with the same synonyms. */
const maxTexts = 20_000;
/**
 * Keyed by text alone: all databases parse a text the same way, since the parsing functions change
 * only together with the indexed words.
 */
const lexed = new LRUCache<string, LexedText>({ max: maxTexts });
const nothing: LexedText = { plain: '', phrase: '', key: '' };

type LexedRow = LexedText & { text: string };
/** Parses texts that aren't cached. */
const lexUnknown = (db: Queryable, texts: readonly string[]): Promise<LexedRow[]> =>
  db.query(
    prepared(sql`
    SELECT text, plainto_tsquery('pg_catalog.english', said)::text AS plain, phraseto_tsquery('pg_catalog.english', said)::text AS phrase, title_key(text) AS key
    FROM (SELECT text, search_text(text) AS said FROM unnest(${[...texts]}::text[]) text OFFSET 0) t`),
  );

/** Reads the completions of a word. `known`: those that were found earlier; null for none. */
const readCompletions = async (
  db: Queryable,
  last: string,
  known: readonly string[] | null | undefined,
): Promise<Completions> => {
  const [row] = await db.query<Completions>(
    prepared(sql`
    SELECT words, CASE WHEN begun = '' THEN '' WHEN words IS NULL THEN (quoted_word(begun) || ':*')::tsquery::text
        ELSE (SELECT string_agg(DISTINCT quoted_word(word), ' | ')::tsquery::text FROM unnest(tsvector_to_array(to_tsvector('pg_catalog.english', array_to_string(words, ' '))) || words) word) END AS query
    FROM (SELECT begun, CASE WHEN begun = '' THEN NULL WHEN ${known !== undefined} THEN ${known ? [...known] : null}::text[] ELSE begun_words(begun) END AS words
      FROM (SELECT lower(search_text(${last})) AS begun OFFSET 0) b OFFSET 0) w`),
  );
  return { words: row?.words ?? null, query: row?.query ?? '' };
};

/**
 * Returns how PostgreSQL parses texts, and the completions of `last` (none if it is ''). Sends no
 * statement if everything is cached. `foundBefore`: completions that were found earlier; null for
 * none.
 */
export const lexTexts = async (
  db: Queryable,
  texts: Iterable<string>,
  last: string,
  foundBefore: readonly string[] | null | undefined,
): Promise<{ lexedOf: (text: string) => LexedText; completions: Completions }> => {
  const found = new Map<string, LexedText>();
  const unknown: string[] = [];
  for (const text of new Set(texts)) {
    const known = lexed.get(text);
    if (known) found.set(text, known);
    else unknown.push(text);
  }
  const [rows, completions] = await Promise.all([
    unknown.length === 0 ? [] : lexUnknown(db, unknown),
    last === ''
      ? { words: null, query: '' }
      : cachedRead(db, `completions ${JSON.stringify([last, foundBefore])}`, () =>
          readCompletions(db, last, foundBefore),
        ),
  ]);
  for (const { text, ...each } of rows) {
    lexed.set(text, each);
    found.set(text, each);
  }
  return { lexedOf: (text) => found.get(text) ?? nothing, completions };
};

/** Joins tsqueries in text form by OR, skipping ''. */
export const anyQuery = (queries: readonly string[]): string =>
  [...new Set(queries)].filter(Boolean).join(' | ');
/** Joins tsqueries in text form by AND, skipping ''. */
export const allQueries = (queries: readonly string[]): string => {
  const said = queries.filter(Boolean);
  if (said.length < 2) return said[0] ?? '';
  return said.map((query) => (query.includes('|') ? `(${query})` : query)).join(' & ');
};
