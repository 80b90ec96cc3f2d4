import { site } from '@contract/constants/site';
import { day, hour, minute } from '@contract/time/durations';
import { relativeTime } from './relativeTime';

const timeLeft = new Intl.RelativeTimeFormat(site.locale);

/** Returns how long ago `at` was: "3 hours ago", "yesterday". `now` is in milliseconds. */
export const agoText = (at: string, now: number): string => {
  const age = Math.max(0, now - Date.parse(at));
  if (age < hour) return relativeTime.format(-Math.floor(age / minute), 'minute');
  return age < day
    ? relativeTime.format(-Math.floor(age / hour), 'hour')
    : relativeTime.format(-Math.floor(age / day), 'day');
};

/** Returns the remaining time: "in 3 days", at least "in 1 hour". `left` is in milliseconds. */
export const timeLeftText = (left: number): string =>
  left >= day
    ? timeLeft.format(Math.floor(left / day), 'day')
    : timeLeft.format(Math.max(1, Math.floor(left / hour)), 'hour');
