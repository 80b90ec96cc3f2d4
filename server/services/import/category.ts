import type { CategoryName } from '@contract/constants/categories';
import { broadTitles } from './categoryRules/broadTitles';
import { plainTitles } from './categoryRules/plainTitles';
import { words, type Rule } from './categoryRules/rule';

const titleRules: readonly Rule[] = [...plainTitles, ...broadTitles];

/** Where the title tells nothing: the function, as job lists name it. */
const functionRules: readonly Rule[] = [
  ['Nurse Jobs', /health care/],
  ['Teacher Jobs', /education/],
  ['HR Jobs', /human resources|legal|administrative|training/],
  ['Finance Jobs', /finance|accounting|purchasing/],
  ['Marketing Jobs', /marketing|writing|public relations|advertising|art\/creative|design/],
  ['Sales Jobs', /sales|customer service|business development/],
  [
    'Business Analyst',
    /analyst|project management|product management|consulting|strategy|general business/,
  ],
  ['IT Jobs', /information technology/],
  [
    'Engineering',
    /engineering|manufacturing|production|science|research|quality|supply chain|distribution/,
  ],
];

/** Where neither tells anything: words that fit several trades. */
const vagueRules: readonly Rule[] = [
  ['Nurse Jobs', words('recovery support | peer (support|specialist) | social services')],
  [
    'HR Jobs',
    words(String.raw`
    assistant | coordinator | schedul(er|ing) | credentialing | registrar | records | volunteer | intake`),
  ],
  [
    'Engineering',
    words(String.raw`
    shift | 1st | 2nd | 3rd | night | operator | worker | setup | repair | service`),
  ],
];

/**
 * The last resort: an "Associate" or a "Department Lead" of nothing in particular is most often in
 * a shop, as far as we have seen.
 */
const fallback: CategoryName = 'Sales Jobs';

const firstMatch = (list: readonly Rule[], text: string): CategoryName | undefined =>
  list.find(([, says]) => says.test(text))?.[0];

/** Ignores letter case, curly apostrophes and pay in titles ("$3,157 per week"). */
const readable = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\$[\d,.]+\S*/g, ' ');

/**
 * Which of the 12 categories a posting belongs to, told from its title and, where the title says
 * nothing, from the function its list gave it. There is no "other" among the 12, so work that has
 * no category of its own goes to its nearest neighbour: all health and care to Nurse Jobs; schools,
 * childcare, sport and libraries to Teacher Jobs; trades, drivers, warehouses, factories,
 * laboratories and public safety to Engineering; shops, customer service and real estate to Sales
 * Jobs; design, writing, media and events' publicity to Marketing Jobs; offices, law and
 * administration to HR Jobs; banks, insurance and purchasing to Finance Jobs; housekeeping, travel,
 * wellness and building management to Hotel Jobs; projects, products, consulting and running a
 * business to Business Analyst.
 *
 * `functions` may be empty, or several of them in one text.
 */
export const categoryOf = (title: string, functions = ''): CategoryName =>
  firstMatch(titleRules, readable(title)) ??
  firstMatch(functionRules, functions.toLowerCase()) ??
  firstMatch(vagueRules, readable(title)) ??
  fallback;
