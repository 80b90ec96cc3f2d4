import { site } from '@contract/constants/site';

const hourFormat = new Intl.DateTimeFormat(site.locale, {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** "7:00 AM". */
export const hourText = (hour: number): string => hourFormat.format(Date.UTC(2026, 0, 1, hour));
