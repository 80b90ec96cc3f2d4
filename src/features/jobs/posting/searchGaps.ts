import { employmentTypeOf } from '@contract/constants/employmentTypes';
import { saysRemote } from '@contract/jobs/remote';
import { isLoudTitle } from '../hints/writingHints';
import type { JobFormValues } from '../inputs/jobFields';

/** What keeps a job from being found or fully shown in search engines (Google's rules for jobs). */
export type SearchGap = 'place' | 'pay' | 'type' | 'title' | 'overview';

const minOverviewWords = 20;
/** Whether a title has pay, symbols or shouting, which Google doesn't want there. */
const isNoisy = (title: string): boolean => /[$*]/.test(title) || isLoudTitle(title);

/** Returns the gaps of the typed job. An empty field is a gap only if it isn't required anyway. */
export const searchGaps = (typed: Partial<JobFormValues>): SearchGap[] => {
  const text = (name: keyof JobFormValues): string => typed[name]?.trim() ?? '';
  const [title, place, type, overview] = [
    text('jobtitle'),
    text('location'),
    text('employementtype'),
    text('joboverview'),
  ];
  const gaps: Record<SearchGap, boolean> = {
    // "Tulsa" alone is ambiguous; a ZIP code is enough
    place: place !== '' && !/,|\d{5}/.test(place) && !saysRemote(title, place),
    pay: !(Number(typed.monthlysalary2) > 0),
    type: type !== '' && employmentTypeOf(type) === 'other',
    title: isNoisy(title),
    overview: overview !== '' && overview.split(/\s+/).length < minOverviewWords,
  };
  // safe: the keys of the literal
  return (Object.keys(gaps) as SearchGap[]).filter((gap) => gaps[gap]);
};
