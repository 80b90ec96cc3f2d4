import type { CategoryName } from '@contract/constants/categories';
import { officeTitles } from './categoryRules/officeTitles';
import { peopleTitles } from './categoryRules/peopleTitles';
import type { Rule } from './categoryRules/rule';

const titleRules: readonly Rule[] = [...peopleTitles, ...officeTitles];

/**
 * Where the title tells nothing: the function that its list gave it, if that is one function alone
 * and one that the lists give with care. (Others are given to anybody: a cook's "Management;
 * Manufacturing".)
 */
const functionCategories: ReadonlyMap<string, CategoryName> = new Map([
  ['human resources', 'HR Jobs'],
  ['engineering', 'Engineering'],
]);

/** Ignores letter case, curly apostrophes and pay in titles ("$3,157 per week"). */
const readable = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\$[\d,.]+\S*(?: ?\/? ?hr\b)?/g, ' ');

/**
 * Which of the 12 categories a posting belongs to, told from its title and, where the title says
 * nothing, from the function its list gave it; undefined where neither tells, and for work that none
 * of the 12 is about, such as a driver's or a lawyer's. Who opens a category must find only what its
 * name promises, so what is uncertain has none. What each is taken to hold is written with the
 * judged titles (bench/import/judgedTitles.ts).
 *
 * `functions` may be empty, or several of them in one text.
 */
export const categoryOf = (title: string, functions = ''): CategoryName | undefined => {
  const text = readable(title);
  return (
    titleRules.find(({ says, unless }) => says.test(text) && unless?.test(text) !== true)
      ?.category ?? functionCategories.get(functions.trim().toLowerCase())
  );
};
