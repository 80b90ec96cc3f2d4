import { qualifierWords } from '../../relevance/titleParts';

/** Words that may follow a place at the end of a query. */
export const closingWords = new Set([
  'job',
  'jobs',
  'hiring',
  'now',
  'openings',
  'area',
  'trabajo',
]);
/** `closingWords`, and words for when, how or for how much somebody works. */
const modifiers: ReadonlySet<string> = new Set([
  ...closingWords,
  ...qualifierWords,
  ...`no not only a an at for per or and over least plus up to with paying pays pay salary dollars bucks usd hourly annually yearly
  monthly daily year month day k hybrid onsite remotely virtual internship intern interns summer winter fall spring diem
  holiday holidays 401k benefits flexible schedule experience degree experienced urgently asap immediate start starting`.split(
    /\s+/,
  ),
]);
export const isModifier = (key: string): boolean =>
  modifiers.has(key) || /^\d{1,3}(?:k|\d{3})?$/.test(key);
