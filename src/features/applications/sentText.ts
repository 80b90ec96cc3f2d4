import { ageText } from '@/features/jobs/card/ageText';
import { applicationTexts } from '@/texts/jobs/applications';
import { site } from '@contract/constants/site';

const dayFormat = new Intl.DateTimeFormat(site.locale, { dateStyle: 'medium' });

/** "2 days ago, Jan 8, 2026": when an application was sent. `now` in milliseconds (ui/now). */
export const dayText = (application: { createdAt: string }, now: number): string => {
  const at = Date.parse(application.createdAt);
  const age = ageText(application, now);
  return Number.isNaN(at) ? age : `${age}, ${dayFormat.format(at)}`;
};
/** The same with "Sent" before it. */
export const sentText = (application: { createdAt: string }, now: number): string =>
  applicationTexts.sentAt(dayText(application, now));
