import { isRequired, type Alternative, type Clause } from '@contract/search/parseQuery';
import { allJobs, type SpellingVocabulary } from '@contract/search/spelling/spellingVocabulary';
import { tokenize } from '@contract/search/tokenize';
import type { Tsqueries } from '../../repositories/search/tsqueries';

/**
 * Which part of all `jobs` says the rarest of the words (`share`), by how many did when words were
 * last counted. It is unknown where one of them wasn't counted.
 */
export const withShare = (
  words: Tsqueries,
  { countsOf }: SpellingVocabulary,
  jobs: number,
): Tsqueries => {
  const said = (word: string): number => allJobs(countsOf(word));
  const ofAlternative = ({ words: texts }: Alternative): number => {
    const each = tokenize(texts).map(said);
    return each.length === 0 ? 0 : Math.min(...each);
  };
  // more alternatives have more matches, but many of them the same
  const ofClause = ({ any }: Clause): number => Math.max(...any.map(ofAlternative));
  const rarest = Math.min(...words.parsed.filter(isRequired).map(ofClause));
  return Number.isFinite(rarest) && rarest > 0 && jobs > 0
    ? { ...words, share: Math.min(1, rarest / jobs) }
    : words;
};
