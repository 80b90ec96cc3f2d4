import { employmentTypeOf } from '@contract/constants/employmentTypes';
import { saysRemote } from '@contract/jobs/remote';
import { isLoudTitle } from '../hints/writingHints';
import type { JobTyped } from '../inputs/jobFields';

/** What keeps a job from being found or shown whole in search engines (Google's rules for jobs). */
export type SearchGap = 'place' | 'pay' | 'type' | 'title' | 'overview';

const minOverviewWords = 20;
/** Pay, marks and shouting, which Google doesn't want in a title. */
const isNoisy = (title: string): boolean => /[$*]/.test(title) || isLoudTitle(title);

/** The gaps of a job as it is typed; of what is still empty only what isn't required anyway. */
export const searchGaps = (typed: Partial<JobTyped>): SearchGap[] => {
  const text = (name: keyof JobTyped): string => typed[name]?.trim() ?? '';
  const [title, place, type, overview] = [
    text('jobtitle'),
    text('location'),
    text('employementtype'),
    text('joboverview'),
  ];
  const gaps: Record<SearchGap, boolean> = {
    // "Tulsa" alone may be anywhere; a ZIP code is enough
    place: place !== '' && !/,|\d{5}/.test(place) && !saysRemote(title, place),
    pay: !(Number(typed.monthlysalary2) > 0),
    type: type !== '' && employmentTypeOf(type) === 'other',
    title: isNoisy(title),
    overview: overview !== '' && overview.split(/\s+/).length < minOverviewWords,
  };
  // the literal's own keys
  return (Object.keys(gaps) as SearchGap[]).filter((gap) => gaps[gap]);
};
