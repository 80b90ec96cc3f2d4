import { site } from '@contract/constants/site';

const wholeNumbers = new Intl.NumberFormat(site.locale);

/** "1,200": a count as people read it. */
export const formatNumber = (count: number): string => wholeNumbers.format(count);

/** The noun that goes with a count: "job" with 1, else "jobs". */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? one : many;

/** "1 job", "1,200 jobs". */
export const countWithNoun = (count: number, one: string, many?: string): string =>
  `${formatNumber(count)} ${plural(count, one, many)}`;
