import type { JobPage } from '@/api/jobBoardApi';
import { toMonthlyPay, type PayPeriod } from '@contract/jobs/payPeriods';

type TypedPay = Pick<JobPage['read'][number], 'text' | 'payMin' | 'payMax'>;

const figure = /(\d[\d,]*(?:\.\d+)?)\s?(k|thousand|grand)?/gi;
const periods = ['hour', 'week', 'month', 'year'] as const satisfies PayPeriod[];
/** For pay that is spelled out: "twenty dollars an hour". */
const words: readonly (readonly [RegExp, PayPeriod])[] = [
  [/\b(?:hour|hr|hora)/i, 'hour'],
  [/\b(?:week|wk|semana)/i, 'week'],
  [/\b(?:year|yr|annual|annum|figure|thousand|grand)/i, 'year'],
];

/** Returns the period that pay was typed in: the one that makes the reading's pay of a typed figure. */
export const typedPeriod = ({ text, payMin, payMax }: TypedPay): PayPeriod => {
  const typed = [...text.matchAll(figure)].map(
    ([, digits = '', thousands]) => Number(digits.replaceAll(',', '')) * (thousands ? 1000 : 1),
  );
  const isTyped = (period: PayPeriod): boolean =>
    typed.some((amount) => [payMin, payMax].includes(toMonthlyPay(amount, period)));
  return periods.find(isTyped) ?? words.find(([pattern]) => pattern.test(text))?.[1] ?? 'month';
};

/**
 * Returns the period that a search's pay was typed in; `undefined` if none was, or if a filter
 * takes precedence over it.
 */
export const searchedPeriod = (
  read: JobPage['read'],
  { payMin, payMax }: { payMin?: number | undefined; payMax?: number | undefined },
): PayPeriod | undefined => {
  const pay = read.find(({ kind }) => kind === 'pay');
  return pay && payMin === undefined && payMax === undefined ? typedPeriod(pay) : undefined;
};
