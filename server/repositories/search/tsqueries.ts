import sql, { empty, join, type Sql } from 'sql-template-tag';
import { parseQuery, type Alternative, type Clause } from '@contract/search/parseQuery';
import type { Queryable } from '../../database/database';

/** What somebody typed, as tsqueries in their text form; '' where there is nothing of that kind. */
export type WordQueries = {
  /**
   * What must be said: the words, their synonyms, and what the last one may be the beginning of.
   */
  said: string;
  /**
   * The same, thing by thing: the index is quicker with several conditions than with one that joins
   * them. Synonyms of several words (`phrases`) are looked for in heads only: whether words stand
   * side by side the index doesn't know, and thousands of texts would be read for it.
   */
  things: { plain: string; phrases: string }[];
  /** What must not be said. */
  negated: string;
  /** Any of what must be said: how near a job comes whose head says only some of it. */
  any: string;
  /** The words exactly as typed, not what has the same stem: all of them, and any of them. */
  typed: string;
  anyTyped: string;
  /** The words next to each other, in this order, whichever synonyms are taken. */
  inOrder: string;
  /** Any two that were typed next to each other. */
  pairs: string;
  /** A company that is called so, as a query for marks. */
  company: string;
  /**
   * The ways to say it as titles are compared with them (title_key); the first is what was typed.
   */
  keys: string[];
};

const english = (words: string): Sql =>
  sql`plainto_tsquery('pg_catalog.english', search_text(${words}))`;
const asTyped = ({ words }: Alternative): Sql =>
  sql`plainto_tsquery('pg_catalog.simple', search_text(${words}))`;
const inOrder = (words: string): Sql =>
  sql`phraseto_tsquery('pg_catalog.english', search_text(${words}))`;

/**
 * A word that is still typed is itself or the beginning of another. "the" is nothing to look for,
 * so neither is what begins with it.
 */
const orBegins = (words: string): Sql => {
  const [, before = '', last = ''] = /^(.*?)([\p{L}\p{N}\p{M}]+)$/su.exec(words) ?? [];
  if (last === '') return empty;
  const begun = sql`begun_query(lower(search_text(${last})))`;
  return sql`|| CASE WHEN numnode(${english(last)}) = 0 THEN ''::tsquery ELSE ${before.trim() === '' ? begun : sql`(${english(before)} && ${begun})`} END`;
};

const asWritten = ({ words, phrase }: Pick<Alternative, 'words' | 'phrase'>): Sql =>
  phrase ? inOrder(words) : english(words);
const alternative = ({ words, phrase, prefix }: Alternative): Sql =>
  sql`(${asWritten({ words, phrase })} ${prefix ? orBegins(words) : empty})`;
const anyOf = (any: readonly Alternative[]): Sql =>
  any.length === 0 ? sql`''::tsquery` : sql`(${join(any.map(alternative), ' || ')})`;
const isPhrase = ({ synonym, phrase }: Alternative): boolean => synonym && phrase;
const together = (parts: Sql[], operator: ' && ' | ' || '): Sql =>
  parts.length === 0 ? sql`''::tsquery` : join(parts, operator);

const listOf = (queries: Sql[]): Sql =>
  sql`ARRAY[${queries.length === 0 ? empty : join(queries)}]::tsquery[]`;

const waysAtMost = 16;
/**
 * All ways to say what is asked, each thing by one of its alternatives; the words as typed come
 * first.
 */
const waysToSay = (asked: readonly Clause[]): string[] => {
  // of what stands on both sides of an "or" there is no order
  if (
    asked.length === 0 ||
    asked.some(({ any }) => any.filter(({ synonym }) => !synonym).length > 1)
  )
    return [];
  return asked
    .reduce<string[]>(
      (ways, { any }) =>
        any.flatMap(({ words }) => ways.map((way) => `${way} ${words}`)).slice(0, waysAtMost),
      [''],
    )
    .map((way) => way.trim());
};

/** The queries of what somebody typed; undefined where there is no letter and no digit in it. */
export const readWords = async (db: Queryable, typed: string): Promise<WordQueries | undefined> => {
  const wanted = parseQuery(typed);
  if (wanted.length === 0) return undefined;
  const [asked, negated] = [
    wanted.filter((each) => !each.negated),
    wanted.filter((each) => each.negated),
  ];
  const own = asked.map(
    ({ any }) => sql`(${join(any.filter(({ synonym }) => !synonym).map(asTyped), ' || ')})`,
  );
  const ways = waysToSay(asked);
  const first = (ways[0] ?? '').split(' ');
  const pairs = first.slice(1).map((word, index) => `${first[index] ?? ''} ${word}`);
  const things = asked.map(
    (_, index) => sql`(plain[${index + 1}::integer] || phrases[${index + 1}::integer])`,
  );
  const [row] = await db.query<WordQueries>(sql`
    SELECT (${together(things, ' && ')})::text AS said, (${together(
      negated.map(({ any }) => anyOf(any)),
      ' || ',
    )})::text AS negated,
      (SELECT coalesce(json_agg(json_build_object('plain', plain[at]::text, 'phrases', phrases[at]::text) ORDER BY at), '[]') FROM generate_subscripts(plain, 1) at) AS things,
      (${together(things, ' || ')})::text AS any, (${together(own, ' && ')})::text AS typed, (${together(own, ' || ')})::text AS "anyTyped",
      (${together(ways.map(inOrder), ' || ')})::text AS "inOrder", (${together(pairs.map(inOrder), ' || ')})::text AS pairs,
      coalesce((SELECT string_agg(quoted_word('o' || word), ' & ') FROM unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', search_text(${ways[0] ?? ''})))) word), '') AS company,
      ARRAY(SELECT title_key(way) FROM unnest(${ways}::text[]) way) AS keys
    FROM (SELECT ${listOf(asked.map(({ any }) => anyOf(any.filter((each) => !isPhrase(each)))))} AS plain, ${listOf(asked.map(({ any }) => anyOf(any.filter(isPhrase))))} AS phrases OFFSET 0) things`);
  return row;
};
