import { employmentTypeTexts } from '@/texts/jobs/post/employmentTypes';
import type { EmploymentType } from '@contract/constants/employmentTypes';

/** What people type and mean nothing else by, without its marks. */
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
 * The usual spelling of a typed employment type, as searches' filters have it; undefined where it
 * is spelled so already, or says something else or more.
 */
export const offeredType = (typed: string): string | undefined => {
  const type = spellings.get(typed.toLowerCase().replaceAll(/[\s_/.-]/g, ''));
  const text = type && employmentTypeTexts[type];
  return text === typed.trim() ? undefined : text;
};
