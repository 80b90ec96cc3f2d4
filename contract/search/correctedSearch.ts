import type { SpellingCheck } from './spelling/spelling';

type Total = { total: number; totalIsExact: boolean };
/** `heads`: how many jobs of the first page match by more than their texts or stems. */
type TypedTotal = Total & { heads?: number };

/** With fewer matches, the words may be misspelled: jobs have the same typos. */
const fewMatches = 100;
/** A correction has to find this many times as many jobs. */
const minMatchRatio = 20;
/** The same if no job's head says the words as typed: many texts have the same typo. */
const minMatchRatioOfUnsaid = 2;

/**
 * Returns how many jobs match the words as they were typed. If many jobs match, but fewer contain
 * the rarest corrected word, the others match by a stem that belongs to another word ("accountent",
 * "account"). The few that contain it may have the same typo.
 */
const foundAsTyped = (
  typed: Total,
  { rarestWordJobs }: Pick<SpellingCheck, 'rarestWordJobs'>,
): Total =>
  typed.total >= fewMatches && rarestWordJobs < typed.total
    ? { total: rarestWordJobs, totalIsExact: true }
    : typed;

/** With fewer matches, none of them in a head, the misspelled word itself is hardly found. */
const fewInTexts = 10;

/** Whether so few jobs match the typed words that it matters whether any head does. */
export const findsHardly = ({ total }: Total): boolean => total > 0 && total < fewInTexts;

/** Whether a search found so few jobs that its corrected words are worth a search. */
export const findsFew = (typed: Total, words: Pick<SpellingCheck, 'rarestWordJobs'>): boolean =>
  foundAsTyped(typed, words).total < fewMatches;

const findsFarMore = (corrected: Total, typed: Total, ratio: number): boolean =>
  corrected.total > typed.total * ratio || (!corrected.totalIsExact && typed.totalIsExact);

/**
 * Decides whether to show the results of the corrected words (`isChosen`), and whether the
 * correction is certain (`isSure`), which it is if it finds far more jobs. If the typed words find
 * nothing, the corrected ones are shown even if they find nothing either: they are more likely what
 * was meant. So they are if the typed words find a few jobs by their texts or stems alone: other
 * words ("certified") may narrow both searches to next to nothing.
 */
export const judgeCorrection = (
  corrected: Total,
  typed: TypedTotal,
  words: Pick<SpellingCheck, 'isNotInHeads' | 'rarestWordJobs'>,
): { isChosen: boolean; isSure: boolean } => {
  const ratio = words.isNotInHeads ? minMatchRatioOfUnsaid : minMatchRatio;
  const isSure = findsFarMore(corrected, foundAsTyped(typed, words), ratio);
  const isOnlyInTexts = findsHardly(typed) && typed.heads === 0 && corrected.total >= typed.total;
  return { isChosen: isSure || typed.total === 0 || isOnlyInTexts, isSure };
};
