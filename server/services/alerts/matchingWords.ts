import { weighted, type Tsqueries } from '../../repositories/search/tsqueries';
import { all } from '../../repositories/search/watchedSearches';

const either = (tsqueries: readonly string[]): string =>
  tsqueries
    .filter(Boolean)
    .map((each) => `(${each})`)
    .join(' | ');

/**
 * Returns each clause with `plain` to match in the whole job, and `phrases` to match in its head.
 */
const clausesOf = ({ clauses }: Pick<Tsqueries, 'clauses'>): Tsqueries['clauses'] =>
  clauses.map(({ plain, phrases }) =>
    // like the search, match phrases in the whole job if there is nothing else to match
    plain === '' ? { plain: phrases, phrases: '' } : { plain, phrases },
  );

/**
 * Returns what a job must contain for each clause, in its whole text; omits clauses of stop words.
 */
export const clauseTsqueries = (words: Pick<Tsqueries, 'clauses'>): string[] =>
  clausesOf(words)
    .map(({ plain, phrases }) => either([plain, weighted(phrases, 'ABC')]))
    .filter(Boolean);

/**
 * Converts a search's words to one tsquery for `job_search.body`, in which lexemes of the head have
 * the weights A to C. It matches exactly the jobs that the search's own conditions match
 * (`partsMatching` in `server/repositories/search/jobFilters.ts`), each of which is a separate
 * index lookup.
 */
export const matchingWords = (words: Pick<Tsqueries, 'clauses' | 'hours' | 'negated'>): string => {
  const clauses = clausesOf(words);
  const plain = clauses.map((clause) => clause.plain);
  const inHead = (tsquery: string): string => weighted(tsquery, 'ABC');
  const phrased = clauses.flatMap(({ phrases }, at) =>
    phrases === '' ? [] : [all([inHead(phrases), ...plain.filter((_, other) => other !== at)])],
  );
  const heads = all(clauses.map((clause) => inHead(either([clause.plain, clause.phrases]))));
  const ways = [all(plain), ...phrased, ...(phrased.length > 1 ? [heads] : [])];
  const unlike = [words.negated, words.hours && inHead(words.hours)];
  return all([either(ways), ...unlike.map((tsquery) => tsquery && `!(${tsquery})`)]);
};
