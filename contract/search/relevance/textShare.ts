import { isSeniorWord } from './beginners';
import type { RankTerm, TermMatch } from './rankTerms';
import { isGeneralRole } from './roles';
import type { TitleParts } from './titleParts';

/** The weight of a match in texts only, relative to the title's. */
const textShare = 0.75;
/**
 * The weight if texts contain several words, but not next to each other, and title and company
 * match hardly any: long texts contain most words of a trade somewhere. Tools weigh more, since
 * mostly texts name them.
 */
const scatteredShare = { words: 0.4, tools: 0.7 };
const hardly = 0.15;
/**
 * The weight if the title names another kind of the role: a "banking analyst" isn't a match for
 * marketing, whatever its texts say.
 */
const otherKindShare = 0.35;

/** Returns the number of words that jobs must match. */
const wordsOf = (terms: readonly RankTerm[]): number =>
  terms.reduce((sum, { optional, words }) => (optional ? sum : sum + words), 0);

/**
 * If a title has a requested role with another word before it than the typed one, returns the
 * position of that word; otherwise `undefined`.
 */
export const otherKindAt = (
  terms: readonly RankTerm[],
  inTitle: readonly (TermMatch | undefined)[],
  { tokens, core }: TitleParts,
): number | undefined => {
  for (const [index, { optional, isTool }] of terms.entries()) {
    const role = inTitle[index + 1];
    if (!role || inTitle[index] || optional || isTool) continue;
    let before = role.at - 1;
    while (isSeniorWord(tokens[before] ?? '')) before -= 1;
    const isGeneral = isGeneralRole(tokens[role.at + role.length - 1] ?? '');
    if (isGeneral && before >= core.from) return before;
  }
  return undefined;
};

/**
 * Returns the weight of a job's texts. `said`: how much of the query title and company match;
 * `isOtherKind`: whether the title names another kind of the role, by a word that wasn't typed.
 */
export const textShareOf = (
  terms: readonly RankTerm[],
  texts: 'phrase' | 'words' | null,
  { said, isOtherKind }: { said: number; isOtherKind: boolean },
): number => {
  if (texts === null) return 0;
  if (texts === 'phrase') return textShare;
  if (isOtherKind) return otherKindShare;
  if (said >= hardly || wordsOf(terms) === 1) return textShare;
  return scatteredShare[terms.some(({ isNamedInTexts }) => isNamedInTexts) ? 'tools' : 'words'];
};
