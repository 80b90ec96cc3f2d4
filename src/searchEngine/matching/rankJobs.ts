import type { Match } from './matcher';
import { fieldRanks } from './phraseScanner';

/*
 * Relevance, like our own host's in SQL (server/repositories/search/jobSearch.ts): criteria of
 * which each counts only where all before it are equal. With weights added up (tf-idf, BM25), a
 * long text could outrank a title.
 *
 * 1. the head (title, company, place, category) has all words; the texts aren't needed
 * 2. the title is what was typed, and nothing else
 * 3. the title has what was typed as a phrase
 * 4. more of the words are in the title, then in the title or company
 * 5. exact matches, before the same stem, before synonyms and prefixes
 * 6. shorter titles: "Nurse" before "Nurse and Customer Care Coordinator"
 * 7. newer jobs; then the host's order
 */
const [maxClauses, maxQualitySum, maxTitleLength] = [32, 96, 255];

/**
 * Criteria 1 to 6 as one number, bigger for better; `typedLength` is how many tokens were typed.
 * Stays far below 2 ** 53.
 */
export const relevanceScore = (
  { clauses, hasPhraseInTitle, titleLength }: Match,
  typedLength: number,
): number => {
  const countUpTo = (rank: number): number => clauses.filter(({ field }) => field <= rank).length;
  const criteria: readonly (readonly [value: number, max: number])[] = [
    [countUpTo(fieldRanks.head) === clauses.length ? 1 : 0, 1],
    [hasPhraseInTitle && titleLength === typedLength ? 1 : 0, 1],
    [hasPhraseInTitle ? 1 : 0, 1],
    [countUpTo(fieldRanks.title), maxClauses],
    [countUpTo(fieldRanks.company), maxClauses],
    [clauses.reduce((sum, { quality }) => sum + quality, 0), maxQualitySum],
    [maxTitleLength - Math.min(titleLength, maxTitleLength), maxTitleLength],
  ];
  return criteria.reduce((score, [value, max]) => score * (max + 1) + Math.min(value, max), 0);
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
