import { places, type Match } from './matchWords';

/*
 * Relevance, as our own host has it in its SQL (server/repositories/): a ladder, whose lower rungs
 * count only where the upper ones are equal. Numbers that are added up (word counts, weights) would
 * let a long text outdo a title.
 *
 * 1. the head (title, company, place, category) says all words; the texts aren't needed
 * 2. the title is what was typed, and nothing else
 * 3. the title says what was typed, as a phrase
 * 4. more of the words stand in the title, then in the title or company
 * 5. said as typed, before other forms of a word, before synonyms and mere beginnings
 * 6. shorter titles: "Nurse" before "Nurse and Customer Care Coordinator"
 * 7. newer jobs; then the host's order
 */
const [mostWords, mostNear, longestTitle] = [32, 96, 255];

/**
 * Rungs 1 to 6 as one number, bigger for better; `typedLength` is how many atoms were typed. Stays
 * far below 2 ** 53.
 */
export const relevanceOf = (
  { said, titleSaysAll, titleLength }: Match,
  typedLength: number,
): number => {
  const within = (furthest: number): number => said.filter(({ place }) => place <= furthest).length;
  const rungs: readonly (readonly [value: number, most: number])[] = [
    [within(places.head) === said.length ? 1 : 0, 1],
    [titleSaysAll && titleLength === typedLength ? 1 : 0, 1],
    [titleSaysAll ? 1 : 0, 1],
    [within(places.title), mostWords],
    [within(places.company), mostWords],
    [said.reduce((sum, { near }) => sum + near, 0), mostNear],
    [longestTitle - Math.min(titleLength, longestTitle), longestTitle],
  ];
  return rungs.reduce((score, [value, most]) => score * (most + 1) + Math.min(value, most), 0);
};

/**
 * The positions by relevance, newer ones first where it is the same; `posted` in milliseconds, null
 * for unknown.
 */
export const rankJobs = (
  positions: readonly number[],
  relevance: readonly number[],
  posted: (at: number) => number | null,
): number[] => {
  const order = Array.from(positions.keys());
  const of = (list: readonly number[], at: number): number => list[at] ?? 0;
  order.sort(
    (a, b) =>
      of(relevance, b) - of(relevance, a) ||
      (posted(of(positions, b)) ?? 0) - (posted(of(positions, a)) ?? 0) ||
      a - b,
  );
  return order.map((at) => of(positions, at));
};
