import { isRole } from './relevance/roles';
import { singularOf } from './wordFamilies';

/** Separators of a list; expects a text with single spaces. */
const separators = / ?, ?(?:(?:and|or) )?| ?\/ ?| [&+] | and /iu;
const maxListed = 6;

/**
 * Joins a list of one-word roles with "or", so that any of them matches: "cook/dishwasher", "CNA,
 * HHA, PCA", "plumber and electrician". Returns anything else unchanged, such as "food and beverage
 * manager".
 */
export const withListedRoles = (typed: string): string => {
  const text = typed.trim().replaceAll(/\s+/gu, ' ');
  if (!/[,/&+]|\band\b/iu.test(text) || /["“”„‟«»]/u.test(text)) return typed;
  const parts = text.split(separators).filter((part) => part !== '');
  const areRoles = parts.every(
    (part) => !/\s/u.test(part) && isRole(singularOf(part.toLowerCase())),
  );
  return parts.length > 1 && parts.length <= maxListed && areRoles
    ? parts.join(' or ') + typed.slice(typed.trimEnd().length)
    : typed;
};
