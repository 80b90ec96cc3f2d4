import { site } from '@contract/constants/site';

const numbers = new Intl.NumberFormat(site.locale);

/** Formats 1234 as "1,234". */
export const formatNumber = (value: number): string => numbers.format(value);
