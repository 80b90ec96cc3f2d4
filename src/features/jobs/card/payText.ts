import type { Job } from '@/api/jobBoardApi';
import { jobTexts } from '@/texts/jobs/job';
import { site } from '@contract/constants/site';

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

/** Returns a job's monthly pay: "$1,200 - $1,800" (spec §9), or "Pay not disclosed". */
export const payText = (job: Pick<Job, 'monthlysalary1' | 'monthlysalary2'>): string =>
  hasPay(job)
    ? `${amountText(job.monthlysalary1 ?? 0)} - ${amountText(job.monthlysalary2 ?? 0)}`
    : jobTexts.payNotDisclosed;
