import { jobPostTexts } from '@/texts/jobs/post/jobPost';
import type { Refusal } from '@/ui/form/useCheckedForm';
import { hiringRefusal, missingQuestionTexts, type HiringTyped } from '../hiring/hiringFields';
import { eachField, type JobField, type JobTyped } from './jobFields';

/** The error of each input of a job when it is empty. */
export const missingTexts = eachField((name) => jobPostTexts.fields[name].missing);

/**
 * Pay whose upper end is below the lower: our own host refuses it, the spec has no such rule. Not
 * while the browser stops the form at another field (`stopped`).
 */
export const payRefusal = (
  { monthlysalary1, monthlysalary2 }: JobTyped,
  stopped: string[],
): Refusal<JobField> | null =>
  stopped.length === 0 && Number(monthlysalary2) < Number(monthlysalary1)
    ? { field: { name: 'monthlysalary2', message: jobPostTexts.payBelow } }
    : null;

/** The same for a form that also says what the job asks and promises its applicants. */
export const missingInForm = {
  ...missingQuestionTexts,
  ...missingTexts,
  questions: '',
  answersWithin: '',
  workplace: '',
  closesOn: '',
  longDescription: '',
};
/** What our own host refuses in such a form. */
export const formRefusal = (
  typed: JobTyped & HiringTyped,
  stopped: string[],
): Refusal<JobField> | null => payRefusal(typed, stopped) ?? hiringRefusal(typed, stopped);
