import { employmentTypeTexts } from '@/texts/jobs/post/employmentTypes';
import type { EmploymentType } from '@contract/constants/employmentTypes';

/** Common spellings of each type, lowercase and without punctuation. */
const spellings = new Map<string, EmploymentType>([
  ['full', 'full-time'],
  ['ft', 'full-time'],
  ['fulltime', 'full-time'],
  ['part', 'part-time'],
  ['pt', 'part-time'],
  ['parttime', 'part-time'],
  ['contract', 'contract'],
  ['contractor', 'contract'],
  ['temp', 'temporary'],
  ['temporary', 'temporary'],
  ['intern', 'internship'],
  ['internship', 'internship'],
  ['volunteer', 'volunteer'],
]);

/**
 * Returns the spelling that the search filters use for a typed employment type; `undefined` if it
 * is spelled that way, or isn't just a known type.
 */
export const offeredType = (typed: string): string | undefined => {
  const type = spellings.get(typed.toLowerCase().replaceAll(/[\s_/.-]/g, ''));
  const text = type && employmentTypeTexts[type];
  return text === typed.trim() ? undefined : text;
};
