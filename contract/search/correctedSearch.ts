import type { AdaptedWords } from './spelling/spelling';

type Total = { total: number; totalIsExact: boolean };

/** With so few matches the words may have been misspelled: postings have the same typos. */
const fewMatches = 100;
/** A correction has to find this many times as much. */
const minMatchRatio = 20;
/** The same where nothing but texts can say the words as typed: many texts have the same typo. */
const minMatchRatioOfUnsaid = 2;

/**
 * What a search found by the words as they were typed: many more jobs than say one of them were
 * found by its stem, which is that of another word ("accountent", "account"). A few may have the
 * same typo in their texts.
 */
const foundAsTyped = (typed: Total, { saidBy }: Pick<AdaptedWords, 'saidBy'>): Total =>
  typed.total >= fewMatches && saidBy < typed.total ? { total: saidBy, totalIsExact: true } : typed;

/** Whether a search found so little that its corrected words are worth a search. */
export const findsFew = (typed: Total, words: Pick<AdaptedWords, 'saidBy'>): boolean =>
  foundAsTyped(typed, words).total < fewMatches;

const findsFarMore = (corrected: Total, typed: Total, ratio: number): boolean =>
  corrected.total > typed.total * ratio || (!corrected.totalIsExact && typed.totalIsExact);

/**
 * Whether the corrected words are shown: where they find far more, for sure. Where neither finds
 * anything, something like the corrected ones is likelier what was meant.
 */
export const judgeCorrection = (
  corrected: Total,
  typed: Total,
  words: Pick<AdaptedWords, 'isUnsaid' | 'saidBy'>,
): { isChosen: boolean; isSure: boolean } => {
  const ratio = words.isUnsaid ? minMatchRatioOfUnsaid : minMatchRatio;
  const isSure = findsFarMore(corrected, foundAsTyped(typed, words), ratio);
  return { isChosen: isSure || typed.total === 0, isSure };
};
