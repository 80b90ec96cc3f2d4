import { site } from '@contract/constants/site';
import { day, hour, minute } from '@contract/time/durations';
import { relativeTime } from './relativeTime';

const timeLeft = new Intl.RelativeTimeFormat(site.locale);

/** How long ago something was, as "3 hours ago" or "yesterday"; `now` in milliseconds. */
export const agoText = (at: string, now: number): string => {
  const age = Math.max(0, now - Date.parse(at));
  if (age < hour) return relativeTime.format(-Math.floor(age / minute), 'minute');
  return age < day
    ? relativeTime.format(-Math.floor(age / hour), 'hour')
    : relativeTime.format(-Math.floor(age / day), 'day');
};

/**
 * How long until something is, as "in 3 days" or "in 1 hour", the least; `left` in milliseconds.
 */
export const timeLeftText = (left: number): string =>
  left >= day
    ? timeLeft.format(Math.floor(left / day), 'day')
    : timeLeft.format(Math.max(1, Math.floor(left / hour)), 'hour');
