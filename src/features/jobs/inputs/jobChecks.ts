import { hiringTexts } from '@/texts/jobs/hiring';
import { jobPostTexts } from '@/texts/jobs/post/jobPost';
import type { FormError } from '@/ui/form/useCheckedForm';
import { closingZone } from '@contract/constants/closingZone';
import { limits } from '@contract/limits';
import { day } from '@contract/time/durations';
import { dateIn } from '@contract/time/localHours';
import {
  missingQuestionTexts,
  validateHiring,
  type HiringFormValues,
} from '../hiring/hiringFields';
import { eachField, type JobField, type JobFormValues } from './jobFields';

/** The error of each input if it is empty. */
export const missingTexts = eachField((name) => jobPostTexts.fields[name].missing);

/**
 * Rejects pay whose upper end is below the lower: a rule of our host, not of the spec. Skipped
 * while the browser stops the form at another field (`stopped`).
 */
export const validatePay = (
  { monthlysalary1, monthlysalary2 }: JobFormValues,
  stopped: string[],
): FormError<JobField> | null =>
  stopped.length === 0 && Number(monthlysalary2) < Number(monthlysalary1)
    ? { field: { name: 'monthlysalary2', message: jobPostTexts.payBelow } }
    : null;

/** The same for a form that includes the hiring fields, which are all optional. */
export const missingInForm = {
  ...missingQuestionTexts,
  ...missingTexts,
  questions: '',
  answersWithin: '',
  workplace: '',
  closesOn: '',
  longDescription: '',
};
/**
 * Rejects a last day to apply that is in the past or more than a year ahead, unless it is `stored`,
 * the day that the host already has.
 */
export const validateClosingDay = (
  { closesOn }: Pick<HiringFormValues, 'closesOn'>,
  stopped: string[],
  stored = '',
): { field: { name: 'closesOn'; message: string } } | null => {
  if (stopped.length > 0 || closesOn === '' || closesOn === stored) return null;
  const now = Date.now();
  const first = dateIn(closingZone, now);
  const last = dateIn(closingZone, now + limits.closingDays * day);
  return closesOn < first || closesOn > last
    ? { field: { name: 'closesOn', message: hiringTexts.closesOn.outside } }
    : null;
};
/**
 * Returns the first error that our host would give for such a form; `storedClosing` is the last day
 * to apply that it has.
 */
export const validateJob = (
  typed: JobFormValues & HiringFormValues,
  stopped: string[],
  storedClosing?: string,
): FormError<JobField> | null =>
  validatePay(typed, stopped) ??
  validateHiring(typed, stopped) ??
  validateClosingDay(typed, stopped, storedClosing);
