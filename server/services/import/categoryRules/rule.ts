import type { CategoryName } from '@contract/constants/categories';

/**
 * A title is of the category where `says` is in it and `unless` isn't: both look at the whole
 * title, so that "Investment Banking Associate, Healthcare" is no nurse and "Nurse Recruiter" isn't
 * either.
 */
export type Rule = { category: CategoryName; says: RegExp; unless?: RegExp };

/**
 * Whole words, each a pattern, with " | " between them. (Not \b at their ends: ".net" and "c++" are
 * words here.)
 */
export const words = (list: string): RegExp =>
  new RegExp(
    `(?<!\\w)(?:${list
      .trim()
      .split(/(?<!\s)\s+\|\s+/)
      .join('|')})(?!\\w)`,
  );
