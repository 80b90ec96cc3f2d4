import type { Vocabulary } from '@/searchEngine/index/vocabulary';
import { headSynonyms } from '@contract/search/headSynonyms';
import { memoize } from '@contract/search/memoize';
import {
  isExcluded,
  isPreferred,
  isRequired,
  type Alternative,
  type Clause,
} from '@contract/search/parseQuery';
import { denialsOfAsked } from '@contract/search/reading/hours/unwantedHours';
import { needsStopWords, stopWords } from '@contract/search/stopWords';
import { tokenize } from '@contract/search/tokenize';
import { familyOf } from '@contract/search/wordFamilies';

/**
 * How a token matches the requested one: by its stem or as its completion, which counts anywhere
 * but in titles; or as the word itself or a form that names the same work.
 */
export const matchQuality = { stem: 1, form: 2 } as const;

/** A position of a phrase. */
type Slot = {
  /** The slot of the preceding token; -1 at the beginning of a phrase. */
  before: number;
  /** The phrase that ends here; -1 if it continues. */
  ends: number;
};
/** A token that fits a slot. */
type SlotMatch = { slot: number; quality: number };
/** Alternatives by the numbers of their phrases, all of which must occur. */
export type PlannedClause = { any: readonly (readonly number[])[] };
/**
 * A query for these jobs: clauses, each any of some alternatives, each all of some phrases (a
 * single word is a phrase of one token). Slots and phrases refer to each other by number.
 */
export type QueryPlan = {
  slots: readonly Slot[];
  /**
   * The slots that each token fits, by token id, the last of a phrase first. Most tokens fit none.
   */
  slotsByToken: ReadonlyMap<number, readonly SlotMatch[]>;
  /** For each phrase, the tokens that fit each of its positions. */
  phrases: readonly (readonly (readonly number[])[])[];
  /**
   * The clauses that jobs must match. A clause of only stop words requires nothing, but keeps its
   * position.
   */
  required: readonly PlannedClause[];
  /** The same for texts: without synonyms that apply to heads only (headSynonyms.ts). */
  requiredInTexts: readonly PlannedClause[];
  negated: readonly PlannedClause[];
  /** Optional clauses, whose matches come first; `exact` is what titles must match for that. */
  soft: readonly PlannedClause[];
  /** Negations of the soft clauses in heads: "no weekends" for "weekend". */
  denied: PlannedClause;
  exact: readonly PlannedClause[];
  /** The phrase of all words as typed, in order; `null` if nothing is required. */
  whole: number | null;
};

/**
 * Returns an alternative's phrases as tokens: unless it is a phrase itself, each of its words is
 * one, without stop words.
 */
const phrasesOf = ({ words, phrase }: Alternative): (readonly string[])[] =>
  (phrase ? [words] : words.split(' '))
    // "no weekends" must not match "weekends"
    .map((each) =>
      phrase && needsStopWords(each) ? tokenize(each) : withoutOuterStopWords(tokenize(each)),
    )
    .filter(([token = '', ...more]) => token !== '' && (more.length > 0 || !stopWords.has(token)));
/**
 * Removes outer stop words, so that "in tulsa" matches "tulsa". Stop words between other words
 * stay, and so do all if there are no others ("at&t").
 */
const withoutOuterStopWords = (tokens: readonly string[]): readonly string[] => {
  const isSaid = (token: string): boolean => !stopWords.has(token);
  const [from, to] = [tokens.findIndex(isSaid), tokens.findLastIndex(isSaid)];
  return from === -1 ? tokens : tokens.slice(from, to + 1);
};

/** Returns the tokens of these jobs that match the requested one, with their match quality. */
const matchesOf = (token: string, prefix: boolean, vocabulary: Vocabulary): Map<number, number> => {
  const qualities = new Map<number, number>();
  const add = (ids: readonly number[], quality: number): void => {
    for (const id of ids) qualities.set(id, quality);
  };
  if (prefix) add(vocabulary.withPrefix(token), matchQuality.stem);
  add(vocabulary.withSameStem(token), matchQuality.stem);
  for (const word of [token, ...familyOf(token).map((form) => form.word)]) {
    const id = vocabulary.idOf(word);
    if (id !== undefined) add([id], matchQuality.form);
  }
  return qualities;
};

type Matches = (token: string, prefix: boolean) => ReadonlyMap<number, number>;
const cached = new WeakMap<Vocabulary, { tokens: number; matches: Matches }>();
/** The same, cached by token until a job adds tokens to the vocabulary. */
const cachedMatches = (vocabulary: Vocabulary): Matches => {
  const before = cached.get(vocabulary);
  if (before?.tokens === vocabulary.tokens.length) return before.matches;
  const [whole, asPrefix] = [true, false].map((isWhole) =>
    memoize((token) => matchesOf(token, !isWhole, vocabulary)),
  );
  const matches: Matches = (token, prefix) =>
    (prefix ? asPrefix : whole)?.(token) ?? new Map<number, number>();
  cached.set(vocabulary, { tokens: vocabulary.tokens.length, matches });
  return matches;
};

type PhraseTable = Pick<QueryPlan, 'slots' | 'slotsByToken' | 'phrases'> & {
  /** Adds a phrase and returns its number. */
  add: (tokens: readonly string[], prefix: boolean) => number;
};
const makePhraseTable = (matches: Matches): PhraseTable => {
  const slots: Slot[] = [];
  const slotsByToken = new Map<number, SlotMatch[]>();
  const phrases: number[][][] = [];
  return {
    slots,
    slotsByToken,
    phrases,
    add: (tokens, prefix) => {
      const number = phrases.length;
      phrases.push(
        tokens.map((token, at) => {
          const isLast = at === tokens.length - 1;
          const before = at === 0 ? -1 : slots.length - 1;
          const slot = slots.push({ before, ends: isLast ? number : -1 }) - 1;
          const qualities = matches(token, prefix && isLast);
          // the last slot first: a token that occurs twice in a phrase must not follow itself
          for (const [id, quality] of qualities)
            slotsByToken.set(id, [{ slot, quality }, ...(slotsByToken.get(id) ?? [])]);
          return [...qualities.keys()];
        }),
      );
      return number;
    },
  };
};

/** Plans a query for the jobs of a vocabulary; returns `null` if it has only stop words. */
export const planQuery = (parsed: readonly Clause[], vocabulary: Vocabulary): QueryPlan | null => {
  const table = makePhraseTable(cachedMatches(vocabulary));
  const planned = ({ any }: Clause): PlannedClause => ({
    any: any.flatMap((alternative) => {
      const phrases = phrasesOf(alternative).map((tokens, at, all) =>
        table.add(tokens, alternative.prefix && at === all.length - 1),
      );
      return phrases.length === 0 ? [] : [phrases];
    }),
  });
  const asked = parsed.filter(isRequired);
  const required = asked.map(planned);
  const without = (isLeftOut: (clause: Clause) => (each: Alternative) => boolean) =>
    asked.map((clause, at) => {
      const isOut = isLeftOut(clause);
      const others = clause.any.filter((each) => !isOut(each));
      const all = required[at] ?? { any: [] };
      return others.length === clause.any.length ? all : planned({ ...clause, any: others });
    });
  const requiredInTexts = without(headSynonyms);
  const preferred = parsed.filter(isPreferred);
  const soft = preferred.map(planned);
  const denied = planned({ any: preferred.flatMap(denialsOfAsked), negated: false });
  const negated = parsed.filter(isExcluded).map(planned);
  if ([...required, ...negated].every(({ any }) => any.length === 0)) return null;
  const tokens = asked.flatMap(({ any }) => tokenize(any[0]?.words ?? ''));
  const prefix = asked.at(-1)?.any[0]?.prefix ?? false;
  const whole = tokens.length === 0 ? null : table.add(tokens, prefix);
  const exact =
    soft.length === 0
      ? []
      : without(
          () =>
            ({ synonym }) =>
              synonym === 'near',
        );
  const { slots, slotsByToken, phrases } = table;
  return {
    slots,
    slotsByToken,
    phrases,
    required,
    requiredInTexts,
    negated,
    soft,
    denied,
    exact,
    whole,
  };
};

/** Returns the clauses that require anything, as bits by their position. */
export const askedBits = ({ required }: QueryPlan): number =>
  required.reduce((bits, { any }, at) => (any.length > 0 ? bits | (1 << at) : bits), 0);
