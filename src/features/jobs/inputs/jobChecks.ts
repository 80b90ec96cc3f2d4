import { jobPostTexts } from '@/texts/jobs/jobPost';
import type { Refusal } from '@/ui/form/useCheckedForm';
import type { JobField, JobTyped } from './jobFields';

/** What each input of a job says when it is empty. */
export const missingTexts = Object.fromEntries(
  Object.entries(jobPostTexts.fields).map(([name, texts]) => [name, texts.missing]),
) as Record<JobField, string>; // the texts have one entry a field

/**
 * Pay that runs backwards; our own host would refuse it, the spec shows no such rule. `stopped`:
 * what the browser stops at is told first.
 */
export const payRefusal = (
  { monthlysalary1, monthlysalary2 }: JobTyped,
  stopped: string[],
): Refusal<JobField> | null =>
  stopped.length === 0 && Number(monthlysalary2) < Number(monthlysalary1)
    ? { field: { name: 'monthlysalary2', message: jobPostTexts.payBelow } }
    : null;
