import { ageText } from '@/features/jobs/card/ageText';
import { applicationTexts } from '@/texts/jobs/applications';
import { localDateText } from '@/ui/text/dateTexts';

/** "2 days ago, Jan 8, 2026": when an application was sent. `now` in milliseconds (ui/now). */
export const dayText = (application: { createdAt: string }, now: number): string => {
  const [age, date] = [ageText(application, now), localDateText(application.createdAt)];
  return date === '' ? age : `${age}, ${date}`;
};
/** The same with "Sent" before it. */
export const sentText = (application: { createdAt: string }, now: number): string =>
  applicationTexts.sentAt(dayText(application, now));
