import type { Job } from '@/api/jobBoardApi';
import { jobTexts } from '@/texts/jobs/job';
import { site } from '@contract/constants/site';
import { fromMonthlyPay, type PayPeriod } from '@contract/jobs/payPeriods';

const dollars = new Intl.NumberFormat(site.locale, {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Whether a job discloses its pay; 0 to 0 means that it doesn't. */
export const hasPay = ({
  monthlysalary1 = 0,
  monthlysalary2 = 0,
}: Pick<Job, 'monthlysalary1' | 'monthlysalary2'>): boolean =>
  monthlysalary1 !== 0 || monthlysalary2 !== 0;

/** Formats an amount in dollars: "$1,200". */
export const amountText = (amount: number): string => dollars.format(amount);

/** Amounts that a year's pay is usually stated in. */
const yearStep = 500;
/**
 * Converts dollars a month to another period, for display. Pay is stored in whole dollars a month:
 * $4,167 a month was stated as $50,000 a year, not $50,004.
 */
export const amountPer = (monthly: number, period: PayPeriod): number => {
  const amount = fromMonthlyPay(monthly, period);
  if (period !== 'year') return period === 'week' ? Math.round(amount) : amount;
  const stated = yearStep * Math.round(amount / yearStep);
  // half a dollar a month
  return Math.abs(stated - amount) <= 6 ? stated : Math.round(amount);
};

/** Like `amountPer`, but hourly pay in half dollars, short enough for a card. */
const roundedPer = (monthly: number, period: PayPeriod): number => {
  const amount = amountPer(monthly, period);
  return period === 'hour' ? Math.round(2 * amount) / 2 : amount;
};

/**
 * Returns a job's pay, monthly: "$1,200 - $1,800" (spec §9), or "Pay not disclosed"; in any other
 * period rounded.
 */
export const payText = (
  job: Pick<Job, 'monthlysalary1' | 'monthlysalary2'>,
  period: PayPeriod = 'month',
): string =>
  hasPay(job)
    ? [job.monthlysalary1, job.monthlysalary2]
        .map((monthly = 0) => amountText(roundedPer(monthly, period)))
        .join(' - ')
    : jobTexts.payNotDisclosed;
