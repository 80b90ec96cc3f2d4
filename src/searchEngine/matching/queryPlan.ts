import { stopWords } from '@/searchEngine/index/stopWords';
import { tokenize } from '@/searchEngine/index/tokenize';
import type { Vocabulary } from '@/searchEngine/index/vocabulary';
import type { Alternative, Clause } from '@contract/search/parseQuery';

/** How well a token fits the one typed: a prefix match or a synonym, the same stem, the same. */
export const matchQuality = { loose: 1, stem: 2, exact: 3 } as const;

/** A position of a phrase. */
type Slot = {
  /** The slot of the token just before; -1 where the phrase begins. */
  before: number;
  /** The phrase that ends here; -1 where it goes on. */
  ends: number;
};
/** A token that fits a slot. */
type SlotMatch = { slot: number; quality: number };
/**
 * A query for these jobs: clauses, each any of some alternatives, each all of some phrases (a
 * single word is a phrase of one token). Slots and phrases refer to each other by number.
 */
export type QueryPlan = {
  slots: readonly Slot[];
  /** By token id the slots it fits, the last of a phrase first. Most tokens fit none. */
  slotsByToken: ReadonlyMap<number, readonly SlotMatch[]>;
  phraseCount: number;
  clauses: readonly { negated: boolean; any: readonly (readonly number[])[] }[];
  /**
   * The phrase of all words as they were typed, in their order, and how many tokens it has; null
   * where nothing was typed but negations.
   */
  whole: { phrase: number; length: number } | null;
};

/**
 * An alternative's phrases as tokens: what isn't a phrase itself is one for each of its words,
 * without stop words.
 */
const phrasesOf = ({ words, phrase }: Alternative): string[][] =>
  (phrase ? [words] : words.split(' '))
    .map(tokenize)
    .filter(([token = '', ...more]) => token !== '' && (more.length > 0 || !stopWords.has(token)));

/** The tokens of these jobs that fit the one typed, with how well. */
const matchesOf = (
  token: string,
  { prefix, synonym }: Pick<Alternative, 'prefix' | 'synonym'>,
  vocabulary: Vocabulary,
): Map<number, number> => {
  const qualities = new Map<number, number>();
  if (prefix) for (const id of vocabulary.withPrefix(token)) qualities.set(id, matchQuality.loose);
  for (const id of vocabulary.withSameStem(token)) {
    const ownQuality = vocabulary.tokens[id] === token ? matchQuality.exact : matchQuality.stem;
    qualities.set(id, synonym ? matchQuality.loose : ownQuality);
  }
  return qualities;
};

type PhraseTable = Pick<QueryPlan, 'slots' | 'slotsByToken'> & {
  /** Adds a phrase and gives its number. */
  add: (tokens: readonly string[], kind: Pick<Alternative, 'prefix' | 'synonym'>) => number;
  count: () => number;
};
const makePhraseTable = (vocabulary: Vocabulary): PhraseTable => {
  const slots: Slot[] = [];
  const slotsByToken = new Map<number, SlotMatch[]>();
  let count = 0;
  return {
    slots,
    slotsByToken,
    count: () => count,
    add: (tokens, { prefix, synonym }) => {
      tokens.forEach((token, at) => {
        const isLast = at === tokens.length - 1;
        const slot =
          slots.push({ before: at === 0 ? -1 : slots.length - 1, ends: isLast ? count : -1 }) - 1;
        const qualities = matchesOf(token, { prefix: prefix && isLast, synonym }, vocabulary);
        // the last slot first: a token that is twice in a phrase must not follow itself
        for (const [id, quality] of qualities)
          slotsByToken.set(id, [{ slot, quality }, ...(slotsByToken.get(id) ?? [])]);
      });
      count += 1;
      return count - 1;
    },
  };
};

/** The query for the jobs of a vocabulary; null where nothing but stop words is asked for. */
export const planQuery = (parsed: readonly Clause[], vocabulary: Vocabulary): QueryPlan | null => {
  const phrases = makePhraseTable(vocabulary);
  const clauses = parsed.flatMap(({ any, negated }) => {
    const alternatives = any.flatMap((alternative) => {
      const all = phrasesOf(alternative);
      const numbers = all.map((tokens, at) =>
        phrases.add(tokens, {
          ...alternative,
          prefix: alternative.prefix && at === all.length - 1,
        }),
      );
      return numbers.length === 0 ? [] : [numbers];
    });
    return alternatives.length === 0 ? [] : [{ negated, any: alternatives }];
  });
  if (clauses.length === 0) return null;
  const typed = parsed.filter(({ negated }) => !negated).flatMap(({ any }) => any.slice(0, 1));
  const tokens = typed.flatMap(({ words }) => tokenize(words));
  const prefix = typed.at(-1)?.prefix ?? false;
  const whole =
    tokens.length === 0
      ? null
      : { phrase: phrases.add(tokens, { prefix, synonym: false }), length: tokens.length };
  const { slots, slotsByToken } = phrases;
  return { slots, slotsByToken, phraseCount: phrases.count(), clauses, whole };
};
