import { site } from '@contract/constants/site';

const wholeNumbers = new Intl.NumberFormat(site.locale);

/** Formats a count: "1,200". */
export const formatNumber = (count: number): string => wholeNumbers.format(count);

/** Returns the noun for a count: "job" for 1, otherwise "jobs". */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? one : many;

/** Formats a count with its noun: "1 job", "1,200 jobs". */
export const countWithNoun = (count: number, one: string, many?: string): string =>
  `${formatNumber(count)} ${plural(count, one, many)}`;
