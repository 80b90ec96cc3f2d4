import type { Candidate } from '@/api/jobBoardApi';
import { candidateTexts as texts } from '@/texts/candidates/candidates';
import { calendarDay, nearDayText } from '@/ui/text/dayTexts';

/** Returns the candidate's name, or a placeholder if it is hidden. */
export const candidateName = ({ name }: Pick<Candidate, 'name'>): string => name ?? texts.hidden;

/** "Springfield, IL, 6 miles"; '' if the place is hidden. */
export const candidatePlace = ({ place, miles }: Candidate): string =>
  place === null ? '' : `${place}${miles === undefined ? '' : texts.milesAway(miles)}`;

/** "Active today", "Active Nov 6"; the host gives only the day. */
export const activeText = ({ activeOn }: Candidate, now: number): string =>
  texts.active(nearDayText(`${activeOn}T12:00:00`, now));
export const isActiveToday = ({ activeOn }: Candidate, now: number): boolean =>
  activeOn >= calendarDay(now);
