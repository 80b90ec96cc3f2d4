import type { CategoryName } from '@contract/constants/categories';
import { officeTitles } from './categoryRules/officeTitles';
import { peopleTitles } from './categoryRules/peopleTitles';
import type { Rule } from './categoryRules/rule';

const titleRules: readonly Rule[] = [...peopleTitles, ...officeTitles];

/**
 * Categories by the function that a list states, used if the title is inconclusive. Only for
 * functions that lists assign with care and that stand alone; others are assigned to anybody (a
 * cook's "Management; Manufacturing").
 */
const functionCategories: ReadonlyMap<string, CategoryName> = new Map([
  ['human resources', 'HR Jobs'],
  ['engineering', 'Engineering'],
]);

/** Normalizes letter case and apostrophes, and removes pay from titles ("$3,157 per week"). */
const readable = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\$[\d,.]+\S*(?: ?\/? ?hr\b)?/g, ' ');

/**
 * Returns which of the 12 categories a posting belongs to: by its title or, if that is
 * inconclusive, by the function its list states. `undefined` if neither tells, and for work outside
 * the 12 categories, such as a driver's or a lawyer's. Uncertain postings get no category, since a
 * category must contain only what its name promises. What each category includes is documented with
 * the judged titles (bench/import/judgedTitles.ts).
 *
 * `functions` may be empty, or contain several in one text.
 */
export const categoryOf = (title: string, functions = ''): CategoryName | undefined => {
  const text = readable(title);
  return (
    titleRules.find(({ says, unless }) => says.test(text) && unless?.test(text) !== true)
      ?.category ?? functionCategories.get(functions.trim().toLowerCase())
  );
};
