import sql, { empty, join, type Sql } from 'sql-template-tag';
import { parseWords, type Alternative, type Wanted } from '@contract/search/parseWords';
import type { Queryable } from '../database/database';

/** What somebody typed, as tsqueries in their text form; '' where there is nothing of that kind. */
export type WordQueries = {
  /** What must be said: the words, their synonyms, and what the last one may be the beginning of. */
  said: string;
  /** What must not be. */
  denied: string;
  /** Any of what must be said: how near a job comes whose head says only some of it. */
  any: string;
  /** The words themselves, without synonyms and beginnings. */
  typed: string;
  /** The words next to each other, in this order. */
  inOrder: string;
  /** The words as titles are compared with them (title_key). */
  key: string;
};

const english = (words: string): Sql => sql`plainto_tsquery('pg_catalog.english', search_text(${words}))`;
const inOrder = (words: string): Sql => sql`phraseto_tsquery('pg_catalog.english', search_text(${words}))`;

/** A word that is still typed is itself or the beginning of another. "the" is nothing to look for, so neither is what begins with it. */
const orBegins = (words: string): Sql => {
  const [, before = '', last = ''] = /^(.*?)([\p{L}\p{N}\p{M}]+)$/su.exec(words) ?? [];
  if (last === '') return empty;
  const begun = sql`begun_query(lower(search_text(${last})))`;
  return sql`|| CASE WHEN numnode(${english(last)}) = 0 THEN ''::tsquery ELSE ${before.trim() === '' ? begun : sql`(${english(before)} && ${begun})`} END`;
};

const asWritten = ({ words, adjacent }: Pick<Alternative, 'words' | 'adjacent'>): Sql => (adjacent ? inOrder(words) : english(words));
const alternative = ({ words, adjacent, unfinished }: Alternative): Sql =>
  sql`(${asWritten({ words, adjacent })} ${unfinished ? orBegins(words) : empty})`;
const anyOf = ({ any }: Wanted): Sql => sql`(${join(any.map(alternative), ' || ')})`;
const together = (parts: Sql[], operator: ' && ' | ' || '): Sql => (parts.length === 0 ? sql`''::tsquery` : join(parts, operator));

/** The queries of what somebody typed; undefined where there is nothing to look for in it: no letter, no digit, or nothing but words like "the". */
export const readWords = async (db: Queryable, typed: string): Promise<WordQueries | undefined> => {
  const wanted = parseWords(typed);
  if (wanted.length === 0) return undefined;
  const [asked, denied] = [wanted.filter((each) => !each.denied), wanted.filter((each) => each.denied)];
  const own = asked.map(({ any }) => any.filter(({ synonym }) => !synonym));
  // of what stands on both sides of an "or" there is no order
  const words = own.some(({ length }) => length > 1) ? '' : own.flat().map((each) => each.words).join(' ');
  const [row] = await db.query<WordQueries>(sql`
    SELECT (${together(asked.map(anyOf), ' && ')})::text AS said, (${together(denied.map(anyOf), ' || ')})::text AS denied,
      (${together(asked.map(anyOf), ' || ')})::text AS any,
      (${together(own.map((any) => sql`(${join(any.map(asWritten), ' || ')})`), ' && ')})::text AS typed,
      ${inOrder(words)}::text AS "inOrder", title_key(${words}) AS key`);
  return row;
};
