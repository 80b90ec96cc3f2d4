import { weighted, type Tsqueries } from '../../repositories/search/tsqueries';
import { all } from '../../repositories/search/watchedSearches';

const either = (tsqueries: readonly string[]): string =>
  tsqueries
    .filter(Boolean)
    .map((each) => `(${each})`)
    .join(' | ');

/** What a clause's words are asked of: `plain` of the whole job, `phrases` of its head. */
const clausesOf = ({ clauses }: Pick<Tsqueries, 'clauses'>): Tsqueries['clauses'] =>
  clauses.map(({ plain, phrases }) =>
    // as the search has it, which asks the whole job where there is nothing else to ask for
    plain === '' ? { plain: phrases, phrases: '' } : { plain, phrases },
  );

/** What a job must say for each clause, in its whole text; '' for a clause of stop words. */
export const clauseTsqueries = (words: Pick<Tsqueries, 'clauses'>): string[] =>
  clausesOf(words)
    .map(({ plain, phrases }) => either([plain, weighted(phrases, 'ABC')]))
    .filter(Boolean);

/**
 * What a search's words match in one tsquery for `job_search.body`, whose lexemes of the head have the
 * weights A to C: exactly the jobs that the search's own conditions match (`partsMatching` in
 * `server/repositories/search/jobFilters.ts`), of which each is one lookup in the index.
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
