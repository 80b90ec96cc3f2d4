import type { Candidate } from '@/api/jobBoardApi';
import { candidateTexts as texts } from '@/texts/candidates/candidates';
import { calendarDay, nearDayText } from '@/ui/text/dayTexts';

/** What a candidate is called. */
export const candidateName = ({ name }: Pick<Candidate, 'name'>): string => name ?? texts.hidden;

/** "Springfield, IL, 6 miles"; '' where the place isn't told. */
export const candidatePlace = ({ place, miles }: Candidate): string =>
  place === null ? '' : `${place}${miles === undefined ? '' : texts.milesAway(miles)}`;

/** "Active today", "Active Nov 6"; the host tells the day alone. */
export const activeText = ({ activeOn }: Candidate, now: number): string =>
  texts.active(nearDayText(`${activeOn}T12:00:00`, now));
export const isActiveToday = ({ activeOn }: Candidate, now: number): boolean =>
  activeOn >= calendarDay(now);
