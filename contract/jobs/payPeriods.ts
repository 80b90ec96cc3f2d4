/**
 * Pay is stored and compared in whole dollars a month; the factors are the product's: a year ÷ 12,
 * an hour × 173, a week × 4.33.
 */
export type PayPeriod = 'year' | 'month' | 'week' | 'hour';

const perMonth: Record<PayPeriod, number> = { year: 1 / 12, month: 1, week: 4.33, hour: 173 };

/** Dollars of a period as whole dollars a month. */
export const toMonthlyPay = (amount: number, period: PayPeriod): number =>
  Math.round(amount * perMonth[period]);

/** Whole dollars a month as dollars of a period, to the cent. */
export const fromMonthlyPay = (monthly: number, period: PayPeriod): number =>
  Math.round((monthly / perMonth[period]) * 100) / 100;

/** How many hours a month of pay counts as. */
export const hoursPerMonth = perMonth.hour;

/**
 * Outside this range, in dollars a month, the period or the figure must be wrong: nobody is paid
 * $15 a year.
 */
const plausible = { from: 300, to: 250_000 };
export const isPlausibleMonthlyPay = (amount: number): boolean =>
  amount >= plausible.from && amount <= plausible.to;
