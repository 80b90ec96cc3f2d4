import type { AdaptedWords } from './spelling/spelling';

type Total = { total: number; totalIsExact: boolean };

/** With so few matches the words may have been misspelled: postings have the same typos. */
const fewMatches = 100;
/** A correction has to find this many times as much. */
const minMatchRatio = 20;
/** The same where nothing but texts can say the words as typed: many texts have the same typo. */
const minMatchRatioOfUnsaid = 2;

/** Whether a search found so little that its corrected words are worth a search. */
export const findsFew = ({ total }: Total): boolean => total < fewMatches;

const findsFarMore = (corrected: Total, typed: Total, ratio: number): boolean =>
  corrected.total > typed.total * ratio || (!corrected.totalIsExact && typed.totalIsExact);

/**
 * Whether the corrected words are shown: where they find far more, for sure. Where neither finds
 * anything, something like the corrected ones is likelier what was meant.
 */
export const judgeCorrection = (
  corrected: Total,
  typed: Total,
  { isUnsaid }: Pick<AdaptedWords, 'isUnsaid'>,
): { isChosen: boolean; isSure: boolean } => {
  const ratio = isUnsaid ? minMatchRatioOfUnsaid : minMatchRatio;
  const isSure = findsFarMore(corrected, typed, ratio);
  return { isChosen: isSure || typed.total === 0, isSure };
};
