/**
 * The period of a stated pay. Pay is stored and compared in whole dollars a month, converted by
 * fixed factors: a year ÷ 12, an hour × 173, a week × 4.33.
 */
export type PayPeriod = 'year' | 'month' | 'week' | 'hour';

const perMonth: Record<PayPeriod, number> = { year: 1 / 12, month: 1, week: 4.33, hour: 173 };

/** Converts dollars per period to whole dollars a month. */
export const toMonthlyPay = (amount: number, period: PayPeriod): number =>
  Math.round(amount * perMonth[period]);

/** Converts whole dollars a month to dollars per period, rounded to the cent. */
export const fromMonthlyPay = (monthly: number, period: PayPeriod): number =>
  Math.round((monthly / perMonth[period]) * 100) / 100;

/** The number of working hours that a month of pay stands for. */
export const hoursPerMonth = perMonth.hour;

/**
 * The plausible range in dollars a month. Outside it, the period or the amount must be wrong:
 * nobody is paid $15 a year.
 */
const plausible = { from: 300, to: 250_000 };
export const isPlausibleMonthlyPay = (amount: number): boolean =>
  amount >= plausible.from && amount <= plausible.to;
