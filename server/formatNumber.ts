import { site } from '@contract/site';

const numbers = new Intl.NumberFormat(site.locale);

/** 1234 as "1,234". */
export const formatNumber = (value: number): string => numbers.format(value);
