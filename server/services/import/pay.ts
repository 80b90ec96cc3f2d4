import { isPlausibleMonthlyPay, toMonthlyPay, type PayPeriod } from '@contract/jobs/payPeriods';

/**
 * Pay as postings write it, in whole dollars a month: `{ from: 0, to: 0 }` ("not disclosed") where
 * it can't be told. The factors are the product's: a year ÷ 12, an hour × 173, a week × 4.33. A
 * single figure stands for both ends, also in "Up to $X" and "From $X": a lower end of 0 would say
 * that somebody works for nothing.
 */
export type MonthlyPay = { from: number; to: number };
const notDisclosed: MonthlyPay = { from: 0, to: 0 };

/**
 * Without a stated period, a figure up to the first is an hour's pay, and one from the second on is
 * a year's; between them it can't be told.
 */
const bySize = { hourUpTo: 250, yearFrom: 14_000 };

/**
 * The period that a text names, or null. Knows job lists' codes (YEARLY), everyday spellings ("per
 * hour", "/yr", "p.a.") and what is left where a collector cut at the letter a ("r - Full-time" was
 * "a year - Full-time", "n hour" was "an hour").
 */
export const payPeriodOf = (text: string): PayPeriod | null => {
  const words = text.toLowerCase();
  if (/^r\b(?!t)|\b(year|yr|annual|annum|p\.?a\b)|yearly|annually/.test(words)) return 'year';
  if (/\b(hour|hr)|hourly|\/\s?h\b/.test(words)) return 'hour';
  if (/\b(week|wk)|weekly/.test(words)) return 'week';
  if (/\b(month|mo\b)|monthly/.test(words)) return 'month';
  return null;
};

/**
 * A stated period that can't be converted to a month: one payment, a day, a visit, a mile. Its
 * figure must not be taken for another period's.
 */
const hasOtherPeriod = (text: string): boolean =>
  /\b(once|one[- ]time|daily|biweekly|bi-weekly|semimonthly|sign(?:ing|[- ]on) bonus|commission only)\b|(\bper|\ba|\/)\s?(day|shift|visit|mile|load|project|word|session|diem)\b/i.test(
    text,
  );

const guessedPeriod = (amounts: number[]): PayPeriod | null => {
  if (amounts.every((amount) => amount <= bySize.hourUpTo)) return 'hour';
  return amounts.every((amount) => amount >= bySize.yearFrom) ? 'year' : null;
};

/**
 * Pay from two figures of one period, in dollars: null or 0 where one is missing, which the other
 * replaces; swapped ones are put in order. `period` is text in any spelling; empty, it is guessed
 * from the size.
 */
export const payOfFigures = (
  from: number | null,
  to: number | null,
  period: string,
): MonthlyPay => {
  const ends = [from || to, to || from].filter(
    (end) => end !== null && Number.isFinite(end) && end > 0,
  );
  const [low, high] = ends.toSorted((a, b) => Number(a) - Number(b));
  if (low == null || high == null || hasOtherPeriod(period)) return notDisclosed;
  const unit = payPeriodOf(period) ?? (period.trim() === '' ? guessedPeriod([low, high]) : null);
  if (unit === null) return notDisclosed;
  const pay = { from: toMonthlyPay(low, unit), to: toMonthlyPay(high, unit) };
  return isPlausibleMonthlyPay(pay.from) && isPlausibleMonthlyPay(pay.to) ? pay : notDisclosed;
};

const figure = /(\d[\d,]*(?:\.\d+)?)\s*(k\b|m\b)?/gi;
const figuresOf = (text: string): number[] =>
  [...text.matchAll(figure)].map(
    ([, digits = '', unit]) =>
      Number(digits.replaceAll(',', '')) *
      (unit === undefined ? 1 : unit.toLowerCase() === 'k' ? 1000 : 1_000_000),
  );

/** Foreign currencies, and figures that aren't pay. */
const foreignMoney = /[€£¥₹]|\b(c|ca|a|au|nz|hk|s)\$|\b(eur|gbp|cad|aud|inr|nzd|chf|mxn)\b/i;
const noPay = /401\s*\(?k\)?|(?<!\d)\d+(\.\d+)?\s*%|\b\d+\s*(hours|hrs|days|weeks)\b/gi;

/**
 * Free text such as "$105,000 - $140,000", "From $80,000", "$23.27 - $40.72 an hour" or
 * "$80k–$100k". The period is read from the text itself, else from `periodText` (a contract column,
 * say), else by size. Text without figures ("N", "Full-time") is not disclosed.
 */
export const payOfText = (text: string, periodText = ''): MonthlyPay => {
  if (foreignMoney.test(text) || hasOtherPeriod(text)) return notDisclosed;
  const range = /^[^\d]*\d[\d,.]*\s*[km]?\b[^\d]{0,24}?(?:-|–|—|\bto\b|\band\b)[^\d]{0,6}\d/i.test(
    text.replace(noPay, ' '),
  );
  const [first, second] = figuresOf(text.replace(noPay, ' '));
  if (first === undefined) return notDisclosed;
  // "$80-100k": the second figure's unit applies to the first one too
  const low =
    range && second !== undefined && second >= 1000 && first < 1000 && /k\b/i.test(text)
      ? first * 1000
      : first;
  const stated = payPeriodOf(text.replace(/^\s*r\b/i, '')) ?? payPeriodOf(periodText) ?? '';
  return payOfFigures(low, range && second !== undefined ? second : low, stated);
};
