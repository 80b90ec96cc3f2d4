import { isRequired, type Clause } from '@contract/search/parseQuery';
import {
  allJobs,
  headJobs,
  type SpellingVocabulary,
  type WordCounts,
} from '@contract/search/spelling/spellingVocabulary';
import { tokenize } from '@contract/search/tokenize';
import { familyOf } from '@contract/search/wordFamilies';
import type { Selectivities, Selectivity, Tsqueries } from '../../repositories/search/tsqueries';

/**
 * Parses the words of a tsquery in its text form; `isBeginning` marks prefixes, for which there are
 * no counts.
 */
const lexemesOf = (tsquery: string): { word: string; isBeginning: boolean }[] =>
  [...tsquery.matchAll(/'((?:[^']|'')*)'(:\*)?/g)].map(([, word = '', beginning]) => ({
    word: word.replaceAll("''", "'"),
    isBeginning: beginning !== undefined,
  }));

/**
 * How independent the clauses of a query are: 1 entirely, 0 if the rarest clause implies all
 * others.
 */
const independence = 0.5;

/**
 * Estimates the share of jobs that match several clauses from the share of each; `undefined` if one
 * of them is unknown (0).
 */
const combineSelectivities = (selectivities: readonly number[]): Selectivity => {
  const [rarest, ...others] = selectivities.toSorted((a, b) => a - b);
  if (rarest === undefined || !(rarest > 0)) return undefined;
  return {
    likely: others.reduce((all, share) => all * share ** independence, rarest),
    atMost: rarest,
  };
};

/** Adds the expected share of all `jobs` that match, based on the last word counts. */
export const withSelectivities = (
  words: Tsqueries,
  { countsOf }: SpellingVocabulary,
  jobs: number,
): Tsqueries => {
  if (jobs === 0) return words;
  const share = (count: number): number => Math.min(1, count / jobs);
  const fewestOf = (counts: readonly number[]): number =>
    counts.length === 0 ? 0 : Math.min(...counts);
  const saidAnywhere = ({ plain, phrases }: Tsqueries['clauses'][number]): number => {
    const ways = `${plain} | ${phrases}`.split('|').map(lexemesOf);
    if (ways.flat().some(({ isBeginning }) => isBeginning)) return 0;
    return share(
      Math.max(...ways.map((all) => fewestOf(all.map(({ word }) => allJobs(countsOf(word)))))),
    );
  };
  const saidBy =
    (jobsOf: (counts: WordCounts | undefined) => number) =>
    ({ any }: Clause): number => {
      const withForms = (token: string): number =>
        [token, ...familyOf(token).map(({ word }) => word)].reduce(
          (sum, word) => sum + jobsOf(countsOf(word)),
          0,
        );
      return share(
        any.reduce((sum, each) => sum + fewestOf(tokenize(each.words).map(withForms)), 0),
      );
    };
  const asked = words.clauses.filter(({ plain, phrases }) => plain !== '' || phrases !== '');
  const required = words.parsed.filter(isRequired);
  const selectivities: Selectivities = {
    anything: combineSelectivities(asked.map(saidAnywhere)),
    heads: combineSelectivities(required.map(saidBy(headJobs))),
    titles: combineSelectivities(required.map(saidBy((counts) => counts?.titles ?? 0))),
  };
  return { ...words, selectivities };
};
