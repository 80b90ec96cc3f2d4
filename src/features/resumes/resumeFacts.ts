import type { Resume } from '@/api/jobBoardApi';
import { resumeTexts } from '@/texts/profiles/resumes';
import { dayText } from '@/ui/text/dayTexts';
import { sizeText } from '@/ui/text/sizeText';

/** "212 kB · uploaded Oct 28 · last sent Nov 2"; `now` is in milliseconds. */
export const resumeFacts = ({ size, updatedAt, lastSentAt }: Resume, now: number): string =>
  [
    sizeText(size),
    resumeTexts.uploaded(dayText(updatedAt, now)),
    ...(lastSentAt === undefined ? [] : [resumeTexts.lastSent(dayText(lastSentAt, now))]),
  ].join(' · ');
