import type { Job } from '@/api/jobBoardApi';
import { elsewhereTexts } from '@/texts/jobs/elsewhere';
import { jobTexts } from '@/texts/jobs/job';

/**
 * Why a job takes no applications, or null if it does. An imported job has no employer on our own
 * host, which refuses the application; on a spec host spec §2.11 puts no condition on Apply.
 */
export const applyRefusal = (job: Job, extensions: boolean): string | null => {
  if (job.status !== undefined && job.status !== 'live') return jobTexts.closed;
  if (extensions && job.applyUrl) return elsewhereTexts.refusal;
  return extensions && !job.usernameEmployer ? jobTexts.noEmployer : null;
};
