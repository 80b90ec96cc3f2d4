import type { Job } from '@/api/jobBoardApi';
import { elsewhereTexts } from '@/texts/jobs/elsewhere';
import { jobTexts } from '@/texts/jobs/job';

/**
 * Returns why a job can't be applied to, or `null` if it can. An imported job has no employer on
 * our own host, which refuses the application; on a spec host, spec §2.11 puts no condition on
 * Apply.
 */
export const applyRefusal = (job: Job, extensions: boolean): string | null => {
  if (job.status !== undefined && job.status !== 'live') return jobTexts.closed;
  if (extensions && job.applyUrl) return elsewhereTexts.refusal;
  return extensions && !job.usernameEmployer ? jobTexts.noEmployer : null;
};
