import { isRequired, type Alternative, type Clause } from '@contract/search/parseQuery';
import {
  allJobs,
  headJobs,
  type SpellingVocabulary,
} from '@contract/search/spelling/spellingVocabulary';
import { tokenize } from '@contract/search/tokenize';
import { familyOf } from '@contract/search/wordFamilies';
import type { Tsqueries } from '../../repositories/search/tsqueries';

type Said = (word: string) => number;

/** Those that only places say are read as well, to see where they say it. */
const inHeads =
  ({ countsOf }: SpellingVocabulary): Said =>
  (token) =>
    [token, ...familyOf(token).map(({ word }) => word)].reduce(
      (sum, word) => sum + headJobs(countsOf(word)),
      0,
    );
const anywhere =
  ({ countsOf }: SpellingVocabulary): Said =>
  (token) =>
    allJobs(countsOf(token));

const ofAlternative = ({ words }: Alternative, said: Said): number =>
  Math.min(...tokenize(words).map(said));

/** How many jobs say the rarest of the clauses, by any of its alternatives. */
const most = (clauses: readonly Clause[], begun: readonly string[] | null, said: Said): number => {
  const ofClause = ({ any }: Clause): number => {
    const last = any.some(({ prefix }) => prefix) ? (begun ?? []) : [];
    const jobs = [...any.map((each) => ofAlternative(each, said)), ...last.map(said)];
    return jobs.filter(Number.isFinite).reduce((sum, each) => sum + each, 0);
  };
  return Math.min(...clauses.map(ofClause));
};

/** With which part of all `jobs` it can match at most, by how often their words were counted (`shares`). */
export const withShares = (
  words: Tsqueries,
  vocabulary: SpellingVocabulary,
  jobs: number,
): Tsqueries => {
  const required = words.parsed.filter(isRequired);
  if (vocabulary.jobs === 0 || jobs === 0 || required.length === 0) return words;
  // of a word that was never counted, texts may be full all the same
  const shareOf = (said: Said): number | undefined => {
    const matching = most(required, words.begun, said);
    return matching > 0 && Number.isFinite(matching) ? Math.min(1, matching / jobs) : undefined;
  };
  return {
    ...words,
    shares: { titles: shareOf(inHeads(vocabulary)), texts: shareOf(anywhere(vocabulary)) },
  };
};
