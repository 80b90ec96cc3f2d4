import { toMonthlyPay, type PayPeriod as ShownPeriod } from '@contract/jobs/payPeriods';

/**
 * The periods that postings state pay for: those our forms offer, and others that can be converted
 * to a month.
 */
export type PayPeriod = ShownPeriod | 'day' | 'twoWeeks' | 'halfMonth';
/**
 * `other`: a stated period that can't be converted; its figure must not be read as another
 * period's.
 */
export type StatedPeriod = PayPeriod | 'other';

/** A year has 260 working days and 26 two-week periods. */
const perMonth = { day: 260 / 12, twoWeeks: 26 / 12, halfMonth: 2 } as const;

/** In dollars: for larger figures, the stated period is how often a yearly pay is paid out. */
const paidOutFrom = 30_000;

/**
 * Converts dollars per period to whole dollars a month; NaN if the figure is implausible for the
 * period.
 */
export const monthlyOf = (amount: number, period: PayPeriod): number => {
  if (period === 'year' || period === 'month' || period === 'hour')
    return toMonthlyPay(amount, period);
  if (amount >= paidOutFrom) return Number.NaN;
  return period === 'week' ? toMonthlyPay(amount, period) : Math.round(amount * perMonth[period]);
};

const twice = String.raw`(?:twice|two times|2x)`;
/** The first match wins; a year precedes a day, since a text may mention a day shift as well. */
const periods: readonly (readonly [RegExp, StatedPeriod])[] = [
  [
    /\b(once|one time|commission only|sign(?:ing|[ -]on) bonus)\b|(\bper|\ba|\/) ?(shift|visit|mile|load|project|word|session|diem)\b/,
    'other',
  ],
  // ambiguous: every two months, or twice a month
  [/\bbi ?month|\bevery (other|2|two|second) months?\b|\bquarter/, 'other'],
  [
    new RegExp(
      String.raw`\bbi ?(annual|year)|\bsemi ?(annual|year|week)|\b${twice} (an?|per) (day|week|year)\b`,
    ),
    'other',
  ],
  [/\bbi ?week|\bfortnight|\b(every|per|each) (other|2|two|second) weeks?\b/, 'twoWeeks'],
  [new RegExp(String.raw`\b(semi|half) ?month|\b${twice} (a|per|each) month\b`), 'halfMonth'],
  // "r - Full-time" was "a year - Full-time" until a collector cut it at the letter a
  [/^r\b(?!t)|\b(year|yr|annual|annum|p\.?a\b)|yearly|annually/, 'year'],
  [/\b(hour|hr)|hourly|\/ ?h\b/, 'hour'],
  [/\b(week|wk)|weekly/, 'week'],
  [/\b(month|mo\b)|monthly/, 'month'],
  [/\bday\b(?! shift)|\bdaily\b/, 'day'],
];

/**
 * Returns the period that a text names, or null. Understands job lists' codes (YEARLY,
 * bi-week-salary), everyday spellings ("per hour", "/yr", "p.a.", "twice a month") and the remains
 * of text that a collector cut at the letter a ("n hour" was "an hour").
 */
export const payPeriodOf = (text: string): StatedPeriod | null => {
  const words = text.toLowerCase().replaceAll(/[_-]/g, ' ').replaceAll(/ +/g, ' ');
  return periods.find(([pattern]) => pattern.test(words))?.[1] ?? null;
};

const unit = [
  ...['bi[ -]?week(?:ly)?', 'bi[ -]?month(?:ly)?', 'semi[ -]?month(?:ly)?', 'fortnight(?:ly)?'],
  ...[
    `${twice} (?:an?|per|each) (?:day|week|month|year)`,
    '(?:other|2|two|second) (?:weeks?|months?)',
  ],
  ...['annually', 'annual', 'annum', String.raw`p\.?a\b`, 'yearly', 'year', 'yr', 'hourly', 'hour'],
  ...[
    'hr',
    String.raw`h\b`,
    'daily',
    'day',
    'weekly',
    'week',
    'wk',
    'monthly',
    'month',
    String.raw`mo\b`,
  ],
].join('|');
const filler = String.raw`(?:usd|us dollars?|dollars?|doe|gross|base|plus|and up|or more|max(?:imum)?|min(?:imum)?|salary|pay|wages?|rate)\b`;
const behind = new RegExp(
  String.raw`^[\s.)+*]*(?:${filler}[\s.)+*]*){0,3}[(\-–—]?\s*((?:per\b|an?\b|each\b|every\b|\/)?\s*(?:${unit}))`,
  'i',
);
const before = new RegExp(
  String.raw`\b(${unit})s?\s*(?:(?:base|gross|starting|salary|pay|rate|wages?|range|compensation|of|is|from|between|up to|at)\b\s*)*[:=–—-]?\s*(?:from|up to|between)?\s*(?:usd|us)?\s*\$?\s*$`,
  'i',
);

/** Returns the period directly after a figure, in the text that follows it. */
export const periodBehind = (rest: string): StatedPeriod | null => {
  const [, named] = behind.exec(rest) ?? [];
  return named === undefined ? null : payPeriodOf(named);
};
/** Returns the period directly before a figure, in the text that precedes it ("Hourly rate: $"). */
export const periodBefore = (text: string): StatedPeriod | null => {
  const [, named] = before.exec(text) ?? [];
  return named === undefined ? null : payPeriodOf(named);
};
