import type { Interview } from '@/api/jobBoardApi';
import { letterTexts } from '@/texts/jobs/letters';
import { minute } from '@contract/time/durations';

const { interview: texts } = letterTexts;

/** Whether the interview was booked and is over. */
export const isOver = ({ state, chosenAt = '', minutes }: Interview, now: number): boolean =>
  state === 'booked' && Date.parse(chosenAt) + minutes * minute <= now;

/**
 * Returns the text for the employer about an interview that isn't booked; `name` is the
 * applicant's.
 */
export const unbookedText = ({ state, times, chosenAt }: Interview, name: string): string => {
  if (state === 'offered') return texts.offered(times.length);
  if (state === 'cancelled') return texts.cancelled;
  return chosenAt === undefined ? texts.declined : texts.givenUp(name);
};
