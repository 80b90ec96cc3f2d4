import type { JobIndex } from '@/searchEngine/index/jobIndex';
import type { Postings } from '@/searchEngine/index/postings';
import { foundIn, makePhraseScanner, type PhraseScanner } from './phraseScanner';
import { inTexts, possibleInHeads, possibleInTexts } from './possibleMatches';
import { askedBits, type PlannedClause, type QueryPlan } from './queryPlan';

/**
 * Tiers by what contains the words, as on our own host: title and company alone, with the soft
 * clauses in the head (`exact`), in the texts (`exactTexts`) or not at all (`title`); category or
 * place as well (`head`); or the texts too (`texts`). Each job is in one of them.
 */
export const rankedTiers = ['exact', 'exactTexts', 'title', 'head', 'texts'] as const;
export type RankedTier = (typeof rankedTiers)[number];

/** The clauses in a job's title and company, and in its whole head, as bits by their position. */
type HeadBits = { title: number; head: number };

export type Matcher = {
  /** Whether a job's head may contain any of the clauses; a fast check without false negatives. */
  canMatchAny: (at: number) => boolean;
  /** Returns `null` if the head contains a negated clause. Returns the same object each time. */
  headBits: (at: number) => HeadBits | null;
  /** Returns `null` if the job doesn't match. */
  tier: (at: number) => RankedTier | null;
  /** Whether a job's texts contain the words as a phrase. */
  matchesPhrase: (at: number) => boolean;
};

/** Whether all phrases of some alternative were found. */
const isMatched = ({ any }: PlannedClause, found: Uint8Array, where: number): boolean => {
  for (const phrases of any) {
    let all = true;
    for (const phrase of phrases)
      if (((found[phrase] ?? 0) & where) === 0) {
        all = false;
        break;
      }
    if (all) return true;
  }
  return false;
};

const makePhraseMatcher = (
  { texts }: JobIndex,
  { whole }: QueryPlan,
  { reset, scanTexts, found }: PhraseScanner,
): Matcher['matchesPhrase'] => {
  const ids = texts.ids();
  return (at) => {
    reset();
    scanTexts(ids, texts.start(at), texts.start(at + 1));
    return whole !== null && ((found[whole] ?? 0) & foundIn.texts) !== 0;
  };
};

const headBitsOf = (
  { heads }: JobIndex,
  { required, negated }: QueryPlan,
  scanner: PhraseScanner,
): Matcher['headBits'] => {
  const { found } = scanner;
  const headIds = heads.ids();
  const bits: HeadBits = { title: 0, head: 0 };
  return (at) => {
    scanner.reset();
    scanner.scanHead(headIds, heads.start(at), heads.start(at + 1));
    for (const clause of negated) if (isMatched(clause, found, foundIn.head)) return null;
    [bits.title, bits.head] = [0, 0];
    for (let number = 0; number < required.length; number += 1) {
      const clause = required[number];
      if (!clause || !isMatched(clause, found, foundIn.head)) continue;
      bits.head |= 1 << number;
      if (isMatched(clause, found, foundIn.title)) bits.title |= 1 << number;
    }
    return bits;
  };
};

/**
 * Returns a function that checks whether a job's texts contain the missing clauses (as bits), and
 * no negated one. It must be called right after `headBits` of the same job.
 */
const makeTextClauseMatcher = (
  { texts }: JobIndex,
  { requiredInTexts: required, negated }: QueryPlan,
  scanner: PhraseScanner,
  states: { required: readonly Uint8Array[]; negated: readonly Uint8Array[] },
): ((at: number, missing: number) => boolean) => {
  const { found } = scanner;
  const textIds = texts.ids();
  const anywhere = foundIn.head | foundIn.texts;
  return (at, missing) => {
    let isUnsure = false;
    for (let number = 0; number < required.length; number += 1) {
      if ((missing & (1 << number)) === 0) continue;
      const state = states.required[number]?.[at];
      if (state !== inTexts.yes && state !== inTexts.maybe) return false;
      isUnsure ||= state === inTexts.maybe;
    }
    for (const each of states.negated) {
      if (each[at] === inTexts.yes) return false;
      isUnsure ||= each[at] === inTexts.maybe;
    }
    if (!isUnsure) return true;
    scanner.scanTexts(textIds, texts.start(at), texts.start(at + 1));
    return (
      !negated.some((clause) => isMatched(clause, found, anywhere)) &&
      required.every(
        (clause, number) => (missing & (1 << number)) === 0 || isMatched(clause, found, anywhere),
      )
    );
  };
};

/**
 * Returns a function for the tier of a job whose title contains the words. It must be called right
 * after `headBits` of the same job.
 */
const titleTierOf = (
  { texts }: JobIndex,
  { soft, denied, exact }: QueryPlan,
  { found, scanTexts }: PhraseScanner,
  hasTexts: boolean,
): ((at: number) => RankedTier) => {
  const ids = texts.ids();
  const anywhere = foundIn.head | foundIn.texts;
  return (at) => {
    if (soft.length === 0 || isMatched(denied, found, foundIn.head)) return 'title';
    const isExact =
      soft.every((clause) => isMatched(clause, found, foundIn.head)) &&
      exact.every((clause) => clause.any.length === 0 || isMatched(clause, found, foundIn.title));
    if (isExact) return 'exact';
    if (!hasTexts) return 'title';
    scanTexts(ids, texts.start(at), texts.start(at + 1));
    return soft.every((clause) => isMatched(clause, found, anywhere)) ? 'exactTexts' : 'title';
  };
};

/** Creates a matcher of jobs by their heads and, if `postings` has them, by their texts. */
export const makeMatcher = (
  index: JobIndex,
  plan: QueryPlan,
  postings: { heads: Postings; texts: Postings | null },
): Matcher => {
  const { requiredInTexts: required, negated } = plan;
  const scanner = makePhraseScanner(plan, index.vocabulary.tokens.length);
  const asked = askedBits(plan);
  const inHeads = possibleInHeads(plan, postings.heads);
  // includes what texts may contain
  const possible = postings.texts ? inHeads.slice() : inHeads;
  const statesOf = (clauses: readonly PlannedClause[], counts: boolean): Uint8Array[] => {
    const inAll = postings.texts && { heads: postings.heads, texts: postings.texts };
    if (!inAll) return [];
    return clauses.map((clause, at) =>
      possibleInTexts(clause, plan, inAll, { possible, bit: counts ? 1 << at : 0 }),
    );
  };
  const headBits = headBitsOf(index, plan, scanner);
  const matchesInTexts = makeTextClauseMatcher(index, plan, scanner, {
    required: statesOf(required, true),
    negated: statesOf(negated, false),
  });
  const titleTier = titleTierOf(index, plan, scanner, postings.texts !== null);
  const headTier = (at: number, own: HeadBits): RankedTier =>
    own.title === asked ? titleTier(at) : 'head';
  return {
    canMatchAny: (at) => inHeads[at] !== 0,
    headBits,
    tier: (at) => {
      if (((possible[at] ?? 0) & asked) !== asked) return null;
      const own = headBits(at);
      if (!own) return null;
      const isHead = own.head === asked;
      if (isHead && (negated.length === 0 || !postings.texts)) return headTier(at, own);
      if (!postings.texts || !matchesInTexts(at, asked & ~own.head)) return null;
      return isHead ? headTier(at, own) : 'texts';
    },
    matchesPhrase: makePhraseMatcher(index, plan, scanner),
  };
};
