import type { Alternative, Clause } from './parseQuery';
import { stopWords } from './stopWords';
import { familyOf } from './wordFamilies';

/**
 * Adds alternatives to clauses for the forms of their words that have other stems and wouldn't
 * match otherwise. `stemOf` is the stemmer of the engine that searches.
 */
export const expandWordFamilies = (
  clauses: readonly Clause[],
  stemOf: (word: string) => string,
): Clause[] =>
  clauses.map((clause) => {
    if (clause.negated) return clause;
    const added = clause.any.flatMap(({ words, phrase, synonym = 'same' }): Alternative[] =>
      phrase || words.includes(' ') || stopWords.has(words)
        ? []
        : familyOf(words)
            .filter(({ word }) => stemOf(word) !== stemOf(words))
            .map(({ word }) => ({ words: word, phrase: false, prefix: false, synonym })),
    );
    return { ...clause, any: [...clause.any, ...added] };
  });
