import { LRUCache } from 'lru-cache';
import sql, { join, type Sql } from 'sql-template-tag';
import type { NearPlace } from '@contract/search/places/surroundings';
import type { Queryable } from '../../database/database';

/**
 * A NearPlace with its names as a tsquery of marks; '' for none. `inCommon`: if there
 * are very many places, marks such that each place has at least one of them.
 */
export type Near = { marks: string; places: readonly string[]; inCommon?: string };

/** Whether row `s` of job_search has marks. */
export const isMarked = (query: string): Sql => sql`s.marks @@ ${query}::tsquery`;

const anyPlace = (names: readonly string[]): Sql => sql`(${join(names.map(placeMarks), ' || ')})`;
/** Keyed by names as JSON: the result is the same for all databases, as in lexedTexts.ts. */
const knownMarks = new LRUCache<string, string>({ max: 5000 });
/** Returns the tsquery of a place's names; '' for none. */
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
 * The index compares every place with every job it visits. Above this number, it is faster to read
 * all jobs in the same states.
 */
const manyPlaces = 150;
/** Keyed by the place's exact spelling. */
const knownMarksOfPlaces = new LRUCache<string, string[]>({ max: 20_000 });
/** Returns the marks of each place. */
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
/**
 * Returns a small set of marks such that each place has at least one of them, found greedily:
 * mostly their states.
 */
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
 * Returns the conditions on `s` for a place, by the marks of its names or by exact spelling, in
 * disjoint parts. A single condition with OR couldn't use the index.
 */
export const isNear = (near: Near): Sql[][] => {
  const { marks, places } = near;
  if (marks === '') return [[isIn(near)]];
  if (places.length === 0) return [[isMarked(marks)]];
  return [[isIn(near)], [isMarked(marks), isPlaced({ besides: places })]];
};

/**
 * Returns the condition on `s` to be in one of some places, or in none of them, by exact spelling.
 */
export const isPlaced = (
  places: { among: readonly string[] } | { besides: readonly string[] },
): Sql =>
  'among' in places ? isWritten(places.among) : sql`s.place <> ALL(${[...places.besides]}::text[])`;

/** Matches all words of a place, without prefixes. */
export const placeMarks = (name: string): Sql =>
  sql`(SELECT string_agg(quoted_word(word), ' & ')::tsquery FROM unnest(marked_words('l', ${name})) word)`;
