import sql, { join, type Sql } from 'sql-template-tag';
import type { NearPlace } from '@contract/search/places/surroundings';
import type { Queryable } from '../../database/database';

/** The same with its names as a query for marks; '' for none. */
export type Near = { marks: string; places: readonly string[] };

/** Whether the row `s` of job_search has marks. */
export const isMarked = (query: string): Sql => sql`s.marks @@ ${query}::tsquery`;

const anyPlace = (names: readonly string[]): Sql =>
  names.length === 0 ? sql`''::tsquery` : sql`(${join(names.map(placeMarks), ' || ')})`;
/** The tsquery of its names. */
export const readNear = async (db: Queryable, { names, except = [], places }: NearPlace) => {
  const named = anyPlace(names);
  const [row] = await db.query<{ marks: string }>(
    sql`SELECT (${except.length === 0 ? named : sql`${named} && !! ${anyPlace(except)}`})::text AS marks`,
  );
  return { marks: row?.marks ?? '', places };
};
const isWritten = (places: readonly string[]): Sql => sql`ARRAY[s.place] && ${[...places]}::text[]`;
/**
 * The conditions on `s` to be in a place, by its names as marks or as it is written, in parts: each
 * row is in one of them at most. In one condition with OR the index couldn't be asked.
 */
export const isNear = ({ marks, places }: Near): Sql[][] => {
  if (marks === '') return [[isWritten(places)]];
  if (places.length === 0) return [[isMarked(marks)]];
  return [[isWritten(places)], [isMarked(marks), sql`NOT ${isWritten(places)}`]];
};

/** The condition on `s` to be in one of some places as they are written, or in none of them. */
export const isPlaced = (
  places: { among: readonly string[] } | { besides: readonly string[] },
): Sql =>
  'among' in places ? isWritten(places.among) : sql`s.place <> ALL(${[...places.besides]}::text[])`;

/** All words of a place, none as a prefix. */
export const placeMarks = (name: string): Sql =>
  sql`(SELECT string_agg(quoted_word(word), ' & ')::tsquery FROM unnest(marked_words('l', ${name})) word)`;
