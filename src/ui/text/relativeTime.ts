import { site } from '@contract/constants/site';

/** "2 days ago", "yesterday". */
export const relativeTime = new Intl.RelativeTimeFormat(site.locale, { numeric: 'auto' });
