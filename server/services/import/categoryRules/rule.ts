import type { CategoryName } from '@contract/constants/categories';

export type Rule = [category: CategoryName, says: RegExp];

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
