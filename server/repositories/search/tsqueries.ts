import sql, { empty, join, type Sql } from 'sql-template-tag';
import { parseQuery, type Alternative, type Clause } from '@contract/search/parseQuery';
import type { Queryable } from '../../database/database';

/**
 * What somebody typed, as PostgreSQL's tsqueries in their text form; '' where there is nothing of
 * that kind.
 */
export type Tsqueries = {
  /** What must match: the words, their synonyms, and what the last one may be the beginning of. */
  required: string;
  /**
   * The same, clause by clause: the index is quicker with several conditions than with one that
   * joins them. Synonyms of several words (`phrases`) are searched in heads only: the index doesn't
   * know whether words are next to each other, and thousands of texts would be read for it.
   */
  clauses: { plain: string; phrases: string }[];
  /** What must not match. */
  negated: string;
  /** Any of the required clauses: for ranking jobs whose head matches only some of them. */
  any: string;
  /** The words exactly as typed, without stemming: all of them, and any of them. */
  exact: string;
  anyExact: string;
  /** The words next to each other, in this order, with whichever synonyms. */
  phrase: string;
  /** Any two words that were typed next to each other. */
  wordPairs: string;
  /** A company with exactly these words, as a query for marks. */
  company: string;
  /** The variants of the query in the form of title_key; the first is what was typed. */
  titleKeys: string[];
};

const stemmedQuery = (words: string): Sql =>
  sql`plainto_tsquery('pg_catalog.english', search_text(${words}))`;
const exactQuery = ({ words }: Alternative): Sql =>
  sql`plainto_tsquery('pg_catalog.simple', search_text(${words}))`;
const phraseQuery = (words: string): Sql =>
  sql`phraseto_tsquery('pg_catalog.english', search_text(${words}))`;

/**
 * To be added to a word that is still being typed: it may be the beginning of another. A stop word
 * ("the") is nothing to look for, so neither is what begins with it.
 */
const orPrefix = (words: string): Sql => {
  const [last = ''] = /(?<![\p{L}\p{N}\p{M}])[\p{L}\p{N}\p{M}]+$/u.exec(words) ?? [];
  if (last === '') return empty;
  const before = words.slice(0, -last.length);
  const begun = sql`begun_query(lower(search_text(${last})))`;
  return sql`|| CASE WHEN numnode(${stemmedQuery(last)}) = 0 THEN ''::tsquery ELSE ${before.trim() === '' ? begun : sql`(${stemmedQuery(before)} && ${begun})`} END`;
};

const alternativeQuery = ({ words, phrase, prefix }: Alternative): Sql =>
  sql`(${phrase ? phraseQuery(words) : stemmedQuery(words)} ${prefix ? orPrefix(words) : empty})`;
const anyOf = (any: readonly Alternative[]): Sql =>
  any.length === 0 ? sql`''::tsquery` : sql`(${join(any.map(alternativeQuery), ' || ')})`;
const isPhraseSynonym = ({ synonym, phrase }: Alternative): boolean => synonym && phrase;
const combined = (parts: Sql[], operator: ' && ' | ' || '): Sql =>
  parts.length === 0 ? sql`''::tsquery` : join(parts, operator);
const arrayOf = (queries: Sql[]): Sql =>
  sql`ARRAY[${queries.length === 0 ? empty : join(queries)}]::tsquery[]`;

const maxVariants = 16;
/**
 * The variants of a query: each clause by one of its alternatives; the words as typed come first.
 * None where it has an "or", whose sides have no order.
 */
const variantsOf = (required: readonly Clause[]): string[] => {
  if (
    required.length === 0 ||
    required.some(({ any }) => any.filter(({ synonym }) => !synonym).length > 1)
  )
    return [];
  return required
    .reduce<string[]>(
      (variants, { any }) =>
        any
          .flatMap(({ words }) => variants.map((variant) => `${variant} ${words}`))
          .slice(0, maxVariants),
      [''],
    )
    .map((variant) => variant.trim());
};

/** The tsqueries of what somebody typed; undefined where it has no letter and no digit. */
export const toTsqueries = async (db: Queryable, typed: string): Promise<Tsqueries | undefined> => {
  const parsed = parseQuery(typed);
  if (parsed.length === 0) return undefined;
  const [required, negated] = [
    parsed.filter((clause) => !clause.negated),
    parsed.filter((clause) => clause.negated),
  ];
  const exact = required.map(
    ({ any }) => sql`(${join(any.filter(({ synonym }) => !synonym).map(exactQuery), ' || ')})`,
  );
  const variants = variantsOf(required);
  const first = (variants[0] ?? '').split(' ');
  const wordPairs = first.slice(1).map((word, index) => `${first[index] ?? ''} ${word}`);
  const clauses = required.map(
    (_, index) => sql`(plain[${index + 1}::integer] || phrases[${index + 1}::integer])`,
  );
  const [row] = await db.query<Tsqueries>(sql`
    SELECT (${combined(clauses, ' && ')})::text AS required, (${combined(
      negated.map(({ any }) => anyOf(any)),
      ' || ',
    )})::text AS negated,
      (SELECT coalesce(json_agg(json_build_object('plain', plain[at]::text, 'phrases', phrases[at]::text) ORDER BY at), '[]') FROM generate_subscripts(plain, 1) at) AS clauses,
      (${combined(clauses, ' || ')})::text AS any, (${combined(exact, ' && ')})::text AS exact, (${combined(exact, ' || ')})::text AS "anyExact",
      (${combined(variants.map(phraseQuery), ' || ')})::text AS phrase, (${combined(wordPairs.map(phraseQuery), ' || ')})::text AS "wordPairs",
      coalesce((SELECT string_agg(quoted_word('o' || word), ' & ') FROM unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', search_text(${variants[0] ?? ''})))) word), '') AS company,
      ARRAY(SELECT title_key(variant) FROM unnest(${variants}::text[]) variant) AS "titleKeys"
    FROM (SELECT ${arrayOf(required.map(({ any }) => anyOf(any.filter((each) => !isPhraseSynonym(each)))))} AS plain, ${arrayOf(required.map(({ any }) => anyOf(any.filter(isPhraseSynonym))))} AS phrases OFFSET 0) parts`);
  return row;
};
