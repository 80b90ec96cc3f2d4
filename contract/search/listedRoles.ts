import { isRole } from './relevance/roles';
import { singularOf } from './wordFamilies';

/** In a text with single blanks. */
const separators = / ?, ?(?:(?:and|or) )?| ?\/ ?| [&+] | and /iu;
const maxListed = 6;

/**
 * Several jobs of one word each, of which any will do, joined by "or": "cook/dishwasher", "CNA, HHA,
 * PCA", "plumber and electrician". Whatever else is typed is left as it is, "food and beverage
 * manager" as well.
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
