import { isPlausibleMonthlyPay } from '@contract/jobs/payPeriods';
import {
  monthlyOf,
  payPeriodOf,
  periodBefore,
  periodBehind,
  type PayPeriod,
  type StatedPeriod,
} from './payPeriod';

/**
 * Pay in whole dollars a month; `{ from: 0, to: 0 }` ("not disclosed") if it is uncertain.
 * Conversion factors are the product's: a year ÷ 12, an hour × 173, a week × 4.33; and a day × 260
 * ÷ 12, two weeks × 26 ÷ 12.
 */
export type MonthlyPay = { from: number; to: number };
export const notDisclosed: MonthlyPay = { from: 0, to: 0 };

/**
 * How to treat "Up to $X", "From $X" and a range with one end. `exact`: use the amount for both
 * ends, since a lower end of 0 would mean unpaid work. `none`: no pay, since a card would show the
 * bound as the exact pay.
 */
export type OpenRangePolicy = 'exact' | 'none';

/**
 * Without a stated period, figures up to `hourUpTo` are taken as hourly and from `yearFrom` on as
 * yearly; those in between are ambiguous.
 */
const bySize = { hourUpTo: 250, yearFrom: 14_000 };

const guessedPeriod = (amounts: number[]): PayPeriod | null => {
  if (amounts.every((amount) => amount <= bySize.hourUpTo)) return 'hour';
  return amounts.every((amount) => amount >= bySize.yearFrom) ? 'year' : null;
};

/** Returns the pay from two figures of one period; a missing one (0) is replaced by the other. */
export const payOfEnds = (from: number, to: number, period: StatedPeriod | null): MonthlyPay => {
  const [low = 0, high = 0] = [from || to, to || from].toSorted((a, b) => a - b);
  const unit = period ?? guessedPeriod([low, high]);
  if (unit === null || unit === 'other' || !(low > 0)) return notDisclosed;
  const pay = { from: monthlyOf(low, unit), to: monthlyOf(high, unit) };
  return isPlausibleMonthlyPay(pay.from) && isPlausibleMonthlyPay(pay.to) ? pay : notDisclosed;
};

/**
 * Returns the pay from two figures of one period, in dollars: null or 0 if one is missing; swapped
 * ones are put in order. `period` is text in any spelling; if empty, the period is guessed from the
 * amounts.
 */
export const payOfFigures = (
  from: number | null,
  to: number | null,
  period: string,
  openRange: OpenRangePolicy = 'exact',
): MonthlyPay => {
  const ends = [from ?? 0, to ?? 0];
  if (!ends.every(Number.isFinite) || ends.some((end) => end < 0)) return notDisclosed;
  if (openRange === 'none' && ends.includes(0)) return notDisclosed;
  return payOfEnds(
    from ?? 0,
    to ?? 0,
    payPeriodOf(period) ?? (period.trim() === '' ? null : 'other'),
  );
};

type Figure = { amount: number; isDollars: boolean; start: number; end: number };
const figure = /(\$\s?)?(\d[\d,]*(?:\.\d+)?)\s*(k\b|m\b)?/gi;
/** Whether a figure is ambiguous: "60.000" may be sixty or sixty thousand. */
const isUnclear = (digits: string): boolean => /^\d+\.\d{3}$/.test(digits);
const figuresOf = (text: string): Figure[] =>
  [...text.matchAll(figure)].map(({ 0: whole, 1: sign, 2: digits = '', 3: unit, index }) => ({
    amount: isUnclear(digits)
      ? Number.NaN
      : Number(digits.replaceAll(',', '')) *
        (unit === undefined ? 1 : unit.toLowerCase() === 'k' ? 1000 : 1_000_000),
    isDollars: sign !== undefined,
    start: index,
    end: index + whole.length,
  }));

/** Foreign currencies; `noPay` below matches figures that aren't pay. */
export const foreignMoney = /[€£¥₹]|\b(c|ca|a|au|nz|hk|s)\$|\b(eur|gbp|cad|aud|inr|nzd|chf|mxn)\b/i;
const noPay =
  /401\s*\(?k\)?|(?<!\d)\d+(\.\d+)?\s*%|(?<![$\d.,])\b(?:\d+\s*(?:-|–|to)\s*)?\d+\+?\s*(?:hours|hrs|days|weeks|months|years|yrs)\b(?:\s*(?:an?|per|each|\/)\s*(?:day|week|month|year)\b)?/gi;
/** Two weeks are a pay period only after "every" and the like, not after a figure. */
const everyTwoWeeks = /\b(?:every|per|each)\s+(?:2|two|other|second)\s+weeks?\b/gi;
const negative =
  /^\s*[-−–]\s*\$?\s*\d|\$\s*[-−]\s*\d|[:(=]\s*[-−]\s?\$?\d|\b(?:usd|from)\s+[-−]\s?\$?\d/i;
/** "100 000", with any of the blanks used as thousands separators. */
const spacedThousands =
  /(?<![\d.,])\d{1,3}(?:[ \u00a0\u2007\u2009\u202f]\d{3})+(?![\d,]|\.\d{3})(?!\w)/g;

/** Maximum characters of a pay text to read. */
const maxText = 500;

const readable = (text: string): string =>
  text
    .replaceAll(spacedThousands, (digits) => digits.replaceAll(/\D/g, ''))
    .replaceAll(everyTwoWeeks, ' biweekly ')
    .replaceAll(noPay, ' ')
    .replaceAll(/\s+/g, ' ');

const areEnds = (before: string, between: string): boolean =>
  /^[^\d]{0,24}?(?:-|–|—|\bto\b)[^\d]{0,6}$/i.test(between) ||
  /^\s*\/\s*$/.test(between) ||
  (/\bbetween\b/i.test(before) && /^[^\d]{0,24}?\band\b[^\d]{0,6}$/i.test(between));

const boundBefore =
  /(?:\b(?:up to|from|start(?:s|ing)?(?: pay)?(?: at| from)?|at least|over|above|min(?:imum)?(?: of)?|max(?:imum)?(?: of)?|(?:no |not )?more than|as much as|less than|under)\b|[<>]=?)[^\d]{0,8}$/i;
const boundBehind =
  /^\s*\+|^[^\d,;]{0,20}\b(?:and (?:up|above|more)|or more|(?:min|max)(?:imum)?)\b/i;

/** A stated period that doesn't clearly belong to the figure. */
const unrelatedPeriod =
  /(?:\bper|\ban?|\beach|\bevery|\/)\s?(?:hour|hr|day|week|wk|month|year|yr)\b|\bpaid by the\b/i;
const shortPeriod = /\b(?:day|daily|week|weekly|month|monthly|biweekly)\b/i;

const periodElsewhere = (
  text: string,
  amounts: number[],
  periodText: string,
): StatedPeriod | null => {
  if (unrelatedPeriod.test(text)) return 'other';
  const isHourly = guessedPeriod(amounts) === 'hour';
  return payPeriodOf(periodText) ?? (isHourly && shortPeriod.test(text) ? 'other' : null);
};

/**
 * Finds the first figure, preferring those with a dollar sign, and the figure that ends its range.
 */
const rangeOf = (text: string) => {
  const all = figuresOf(text);
  const begin = Math.max(
    0,
    all.findIndex(({ isDollars }) => isDollars),
  );
  const [first, second] = all.slice(begin);
  if (first === undefined) return undefined;
  const before = text.slice(0, first.start);
  const between = second ? text.slice(first.end, second.start) : '';
  const last = second && areEnds(before, between) ? second : first;
  return { first, last, before, between, behind: text.slice(last.end) };
};

/** Applies the second figure's unit to the first one: "$80-100k". */
const lowEnd = (low: number, high: number, text: string): number =>
  high >= 1000 && low < 1000 && /k\b/i.test(text) ? low * 1000 : low;

/**
 * Parses free text such as "$105,000 - $140,000", "From $80,000", "$23.27 - $40.72 an hour" or
 * "$80k–$100k". The period is the one next to the figures, otherwise that of `periodText` (for
 * example a contract column), otherwise guessed from the amounts. Text without figures ("N",
 * "Full-time") is not disclosed.
 */
export const payOfText = (
  whole: string,
  periodText = '',
  openRange: OpenRangePolicy = 'exact',
): MonthlyPay => {
  const text = whole.slice(0, maxText);
  if (foreignMoney.test(text) || negative.test(text) || hasNoPeriod(text)) return notDisclosed;
  const plain = readable(text);
  const range = rangeOf(plain);
  if (range === undefined) return notDisclosed;
  const { first, last, before, between, behind } = range;
  if (!Number.isFinite(first.amount) || !Number.isFinite(last.amount)) return notDisclosed;
  const isRange = last !== first;
  if (openRange === 'none' && !isRange && (boundBefore.test(before) || boundBehind.test(behind)))
    return notDisclosed;
  const low = isRange ? lowEnd(first.amount, last.amount, plain) : first.amount;
  const beside =
    periodBehind(behind) ?? (isRange ? periodBehind(between) : null) ?? periodBefore(before);
  const period = beside ?? periodElsewhere(plain, [low, last.amount], periodText);
  return payOfEnds(low, last.amount, period);
};

/** Whether the text states pay that has no period, anywhere: one payment, per visit, per mile. */
const hasNoPeriod = (text: string): boolean =>
  /\b(once|one[- ]time|sign(?:ing|[- ]on) bonus|commission only)\b|(\bper|\ba|\/)\s?(shift|visit|mile|load|project|word|session|diem)\b/i.test(
    text,
  );
