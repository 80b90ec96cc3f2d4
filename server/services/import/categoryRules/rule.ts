import type { CategoryName } from '@contract/constants/categories';

/**
 * A title belongs to the category if `says` matches and `unless` doesn't. Both look at the whole
 * title, so that "Investment Banking Associate, Healthcare" isn't taken for a nurse, nor is "Nurse
 * Recruiter".
 */
export type Rule = { category: CategoryName; says: RegExp; unless?: RegExp };

/**
 * Builds a pattern of whole words from alternatives separated by " | ", each itself a pattern.
 * Doesn't use \b, since ".net" and "c++" count as words.
 */
export const words = (list: string): RegExp =>
  new RegExp(
    `(?<!\\w)(?:${list
      .trim()
      .split(/(?<!\s)\s+\|\s+/)
      .join('|')})(?!\\w)`,
  );
