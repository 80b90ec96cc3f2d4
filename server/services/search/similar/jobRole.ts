import { parseQuery, type Clause } from '@contract/search/parseQuery';
import { rankTerms, type RankTerm } from '@contract/search/relevance/rankTerms';
import { titleParts } from '@contract/search/relevance/titleParts';
import type { SpellingVocabulary } from '@contract/search/spelling/spellingVocabulary';
import { splitWords } from '@contract/search/splitWords';
import { stopWords } from '@contract/search/stopWords';
import { tokenize } from '@contract/search/tokenize';
import type { Queryable } from '../../../database/database';
import { toTsqueries, type Tsqueries } from '../../../repositories/search/tsqueries';

/** The role that a title names, as used to find and compare other jobs. */
export type JobRole = {
  /** The name as terms, which may be several words that have a synonym together ("rn"). */
  terms: readonly RankTerm[];
  /** The name word by word: a nurse is similar to a registered nurse. */
  words: readonly RankTerm[];
  /** The term of each that names the trade ("nurse" in "registered nurse"). */
  trade: readonly (RankTerm | undefined)[];
  weightOf: (token: string) => number;
  /** The title's tokens outside the name. */
  details: readonly string[];
  /** The trade and the rarest other word, or their synonyms. */
  query: Tsqueries;
  /**
   * Approximate number of titles that match `query` (`all`), or that have any of its words (`any`).
   */
  titles: { all: number; any: number };
};

/** Returns the index of the word that names the trade: the last one, or the last before "of". */
export const tradeAt = (name: readonly string[]): number => {
  const of = name.indexOf('of');
  return (of > 0 ? of : name.length) - 1;
};

/** Returns a token as somebody would type it. */
const asTyped = (token: string): string => (token === 'it#' ? 'IT' : token);

const wordClause = (token: string): Clause => ({
  any: [{ words: asTyped(token), phrase: false, prefix: false, synonym: undefined }],
  negated: false,
});

/** Weighs words: the rarer in titles, the heavier. */
const inverseFrequency =
  ({ jobs, countsOf }: SpellingVocabulary) =>
  (token: string): number =>
    stopWords.has(token)
      ? 0
      : 0.05 + Math.log((jobs + 2) / ((countsOf(token)?.titles ?? 0) + 1)) / Math.log(jobs + 2);

/** Estimates how many titles contain these words next to each other. */
const titlesWith = (words: readonly string[], vocabulary: SpellingVocabulary): number => {
  const single = words.map((word) => vocabulary.countsOf(word)?.titles ?? 0);
  const pairs = words.slice(1).map((word, at) => vocabulary.bigramCount(words[at] ?? '', word));
  return Math.min(...single, ...pairs);
};

/**
 * Reads the role that a title names; `undefined` if it names none. For a long name, other titles
 * must contain only two of its words: the trade and the rarest, so that a "Senior Backend Software
 * Engineer" has similar jobs at all.
 */
export const readRole = async (
  db: Queryable,
  title: string,
  vocabulary: SpellingVocabulary,
): Promise<JobRole | undefined> => {
  const { tokens, core } = titleParts(title);
  const name = tokens.slice(core.from, core.to);
  const typed = name.map(asTyped).join(' ');
  const clauses = parseQuery(`${typed} `);
  const weightOf = inverseFrequency(vocabulary);
  const trade = asTyped(name[tradeAt(name)] ?? '');
  const weightOfWords = (words: string): number => Math.max(0, ...tokenize(words).map(weightOf));
  const said = clauses.map(({ any: [first] }) => first?.words ?? '');
  const saysTrade = (words: string): boolean => splitWords(words).includes(trade);
  const [rarest] = said
    .filter((words) => !saysTrade(words))
    .toSorted((a, b) => weightOfWords(b) - weightOfWords(a));
  const needed = said.filter((words) => words === rarest || saysTrade(words));
  const optional = said.filter((words) => !needed.includes(words)).flatMap(splitWords);
  const query = await toTsqueries(db, `${typed} `, { optional });
  if (!query || query.any === '') return undefined;
  const terms = rankTerms(query.parsed, weightOf);
  const words = rankTerms(name.map(wordClause), weightOf);
  const one = name.filter((token) => needed.some((each) => tokenize(each).includes(token)));
  return {
    terms,
    words,
    trade: [
      terms[query.parsed.findIndex(({ any: [first] }) => saysTrade(first?.words ?? ''))],
      words[tradeAt(name)],
    ],
    weightOf,
    details: [...tokens.slice(0, core.from), ...tokens.slice(core.to)],
    query,
    titles: {
      all: titlesWith(one, vocabulary),
      any: one.reduce((all, token) => all + (vocabulary.countsOf(token)?.titles ?? 0), 0),
    },
  };
};
