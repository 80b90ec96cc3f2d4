import type { Job } from '@/api/jobBoardApi';
import { jobLifeTexts } from '@/texts/jobs/jobLife';
import { site } from '@contract/site';

const hour = 3_600_000;
const day = 24 * hour;
/** From so many days before it on, a job's end is told by how near it is. */
const nearDays = 7;
// one time zone for all, so that the page rendered on the host says the same
const date = new Intl.DateTimeFormat(site.locale, {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const dateOfYear = new Intl.DateTimeFormat(site.locale, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const relative = new Intl.RelativeTimeFormat(site.locale);

/**
 * When a live job ends: "Live until December 20", "Ends in 3 days"; null where the host doesn't
 * say. `now` in milliseconds (ui/now).
 */
export const endText = (
  { expiresAt }: Pick<Job, 'expiresAt'>,
  now: number,
): { text: string; near: boolean } | null => {
  const at = Date.parse(expiresAt ?? '');
  if (Number.isNaN(at)) return null;
  const left = at - now;
  if (left >= nearDays * day) return { text: jobLifeTexts.liveUntil(date.format(at)), near: false };
  const [count, unit] =
    left >= day
      ? [Math.floor(left / day), 'day' as const]
      : [Math.max(1, Math.floor(left / hour)), 'hour' as const];
  return { text: jobLifeTexts.ends(relative.format(count, unit)), near: true };
};

/** The day a job ended: "December 20, 2026". */
export const endedDay = (endedAt: string): string => dateOfYear.format(Date.parse(endedAt));
