import type { Job } from '@/api/jobBoardApi';
import { jobTexts } from '@/texts/jobs/job';
import { fromMonthlyPay, hoursPerMonth, type PayPeriod } from '@contract/jobs/payPeriods';
import { amountText, hasPay } from './payText';

/**
 * Returns a job's monthly pay converted to hours and years, marked as calculated: "About $10 - $15
 * an hour, ..."; '' if no pay is given.
 */
export const payPerText = (job: Pick<Job, 'monthlysalary1' | 'monthlysalary2'>): string => {
  if (!hasPay(job)) return '';
  const { monthlysalary1 = 0, monthlysalary2 = 0 } = job;
  const range = (period: PayPeriod, round = (amount: number) => amount): string =>
    [monthlysalary1, monthlysalary2]
      .map((monthly) => amountText(round(fromMonthlyPay(monthly, period))))
      .join(' - ');
  return jobTexts.payPer.text(range('hour'), range('year', Math.round), hoursPerMonth);
};
