import { site } from '@contract/constants/site';

const relative = new Intl.RelativeTimeFormat(site.locale, { numeric: 'auto' });
const minute = 60_000;

/** How long ago something was, as "3 hours ago" or "yesterday"; `now` in milliseconds. */
export const agoText = (at: string, now: number): string => {
  const minutes = Math.max(0, Math.floor((now - Date.parse(at)) / minute));
  if (minutes < 60) return relative.format(-minutes, 'minute');
  return minutes < 24 * 60
    ? relative.format(-Math.floor(minutes / 60), 'hour')
    : relative.format(-Math.floor(minutes / 1440), 'day');
};
