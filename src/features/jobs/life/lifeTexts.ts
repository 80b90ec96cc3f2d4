import type { Job } from '@/api/jobBoardApi';
import { jobLifeTexts } from '@/texts/jobs/jobLife';
import { site } from '@contract/constants/site';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** A job that ends within so many days shows the time left instead of the date. */
const nearDays = 7;
// in UTC, so that the page rendered on the host is the same
const dayFormat = new Intl.DateTimeFormat(site.locale, {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const relative = new Intl.RelativeTimeFormat(site.locale);

/**
 * When a live job ends: "Live until December 20", "Ends in 3 days"; null where the host
 * gives no end. `now` in milliseconds (ui/text/now).
 */
export const endText = (
  { expiresAt }: Pick<Job, 'expiresAt'>,
  now: number,
): { text: string; near: boolean } | null => {
  const at = Date.parse(expiresAt ?? '');
  if (Number.isNaN(at)) return null;
  const left = at - now;
  if (left >= nearDays * dayMs)
    return { text: jobLifeTexts.liveUntil(dayFormat.format(at)), near: false };
  const [count, unit] =
    left >= dayMs
      ? [Math.floor(left / dayMs), 'day' as const]
      : [Math.max(1, Math.floor(left / hourMs)), 'hour' as const];
  return { text: jobLifeTexts.ends(relative.format(count, unit)), near: true };
};
