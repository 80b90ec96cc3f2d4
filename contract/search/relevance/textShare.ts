import { isSeniorWord } from './beginners';
import type { RankTerm, TermMatch } from './rankTerms';
import { isGeneralRole } from './roles';
import type { TitleParts } from './titleParts';

/** How much what only a job's texts say counts beside its title. */
const textShare = 0.75;
/**
 * The same of texts that say all of several words, but not next to each other, where title and
 * company say hardly any: long texts say most words of the trade somewhere. But tools are mostly
 * named there.
 */
const scatteredShare = { words: 0.4, tools: 0.7 };
const hardly = 0.15;
/**
 * The same where the title names another kind of what was asked for: a "banking analyst" is none for
 * marketing, whatever its texts say.
 */
const otherKindShare = 0.35;

/** How many words jobs must say. */
const wordsOf = (terms: readonly RankTerm[]): number =>
  terms.reduce((sum, { optional, words }) => (optional ? sum : sum + words), 0);

/**
 * Where a title has a role that was asked for, but with another word in front of it than the one that
 * was typed there, the position of that word; undefined where it has none.
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
 * How much a job's texts count; `said`: how much of the query title and company say; `isOtherKind`:
 * the title names another kind of what was asked for, by a word that wasn't typed.
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
