import { LRUCache } from 'lru-cache';
import sql, { join, type Sql } from 'sql-template-tag';
import type { NearPlace } from '@contract/search/places/surroundings';
import type { Queryable } from '../../database/database';

/**
 * The same with its names as a query for marks; '' for none. `inCommon`: marks of which each of very
 * many places has one.
 */
export type Near = { marks: string; places: readonly string[]; inCommon?: string };

/** Whether the row `s` of job_search has marks. */
export const isMarked = (query: string): Sql => sql`s.marks @@ ${query}::tsquery`;

const anyPlace = (names: readonly string[]): Sql => sql`(${join(names.map(placeMarks), ' || ')})`;
/** By names as JSON: the same for each database, as in lexedTexts.ts. */
const knownMarks = new LRUCache<string, string>({ max: 5000 });
/** The tsquery of its names; '' for none. */
const marksOf = async (db: Queryable, { names, except = [] }: NearPlace): Promise<string> => {
  if (names.length === 0) return '';
  const key = JSON.stringify([names, except]);
  const known = knownMarks.get(key);
  if (known !== undefined) return known;
  const named = anyPlace(names);
  const [row] = await db.query<{ marks: string }>(
    sql`SELECT (${except.length === 0 ? named : sql`${named} && !! ${anyPlace(except)}`})::text AS marks`,
  );
  const marks = row?.marks ?? '';
  knownMarks.set(key, marks);
  return marks;
};

export const readNear = async (db: Queryable, near: NearPlace): Promise<Near> => ({
  marks: await marksOf(db, near),
  places: near.places,
  inCommon: await inCommonOf(db, near.places),
});

/**
 * The index compares each place with each job it comes by. With more of them than this, it is
 * quicker to read what is in the same states.
 */
const manyPlaces = 150;
/** By the place as it is written. */
const knownMarksOfPlaces = new LRUCache<string, string[]>({ max: 20_000 });
/** The marks of each place. */
const marksOfEach = async (db: Queryable, places: readonly string[]): Promise<string[][]> => {
  const unknown = places.filter((place) => !knownMarksOfPlaces.has(place));
  if (unknown.length > 0) {
    const rows = await db.query<{ place: string; marks: string[] }>(
      sql`SELECT place, marked_words('l', place) AS marks FROM unnest(${unknown}::text[]) place`,
    );
    for (const { place, marks } of rows) knownMarksOfPlaces.set(place, marks);
  }
  return places.map((place) => knownMarksOfPlaces.get(place) ?? []);
};
/** Marks of which each place has one, as few as are easily found: mostly their states. */
const inCommonOf = async (
  db: Queryable,
  places: readonly string[],
): Promise<string | undefined> => {
  if (places.length <= manyPlaces) return undefined;
  const chosen: string[] = [];
  for (let left = await marksOfEach(db, places); left.length > 0;) {
    const counts = new Map<string, number>();
    for (const mark of left.flat()) counts.set(mark, (counts.get(mark) ?? 0) + 1);
    const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
    if (!most) return undefined;
    chosen.push(most[0]);
    left = left.filter((marks) => !marks.includes(most[0]));
  }
  return chosen.map((mark) => `'${mark.replace(/[\\']/g, String.raw`$&$&`)}'`).join(' | ');
};

const isWritten = (places: readonly string[]): Sql => sql`ARRAY[s.place] && ${[...places]}::text[]`;
const isIn = ({ places, inCommon }: Near): Sql =>
  inCommon === undefined
    ? isWritten(places)
    : sql`${isMarked(inCommon)} AND s.place = ANY(${[...places]}::text[])`;
/**
 * The conditions on `s` to be in a place, by its names as marks or as it is written, in parts: each
 * row is in one of them at most. In one condition with OR the index couldn't be asked.
 */
export const isNear = (near: Near): Sql[][] => {
  const { marks, places } = near;
  if (marks === '') return [[isIn(near)]];
  if (places.length === 0) return [[isMarked(marks)]];
  return [[isIn(near)], [isMarked(marks), isPlaced({ besides: places })]];
};

/** The condition on `s` to be in one of some places as they are written, or in none of them. */
export const isPlaced = (
  places: { among: readonly string[] } | { besides: readonly string[] },
): Sql =>
  'among' in places ? isWritten(places.among) : sql`s.place <> ALL(${[...places.besides]}::text[])`;

/** All words of a place, none as a prefix. */
export const placeMarks = (name: string): Sql =>
  sql`(SELECT string_agg(quoted_word(word), ' & ')::tsquery FROM unnest(marked_words('l', ${name})) word)`;
