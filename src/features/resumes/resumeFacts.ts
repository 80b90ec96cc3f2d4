import type { Resume } from '@/api/jobBoardApi';
import { resumeTexts } from '@/texts/profiles/resumes';
import { dayText } from '@/ui/text/dayTexts';
import { fileSizeText } from '@/ui/text/fileSizeText';

/** "212 kB · uploaded Oct 28 · last sent Nov 2"; `now` is in milliseconds. */
export const resumeFacts = ({ size, updatedAt, lastSentAt }: Resume, now: number): string =>
  [
    fileSizeText(size),
    resumeTexts.uploaded(dayText(updatedAt, now)),
    ...(lastSentAt === undefined ? [] : [resumeTexts.lastSent(dayText(lastSentAt, now))]),
  ].join(' · ');
