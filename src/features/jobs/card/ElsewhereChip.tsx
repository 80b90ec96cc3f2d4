import { useHostConfig } from '@/api/hostConfig';
import type { Job } from '@/api/jobBoardApi';
import { elsewhereTexts } from '@/texts/jobs/elsewhere';
import { jobTexts } from '@/texts/jobs/job';
import { LightChip } from '@/ui/light/LightChip';

/**
 * "Apply on another site" if the job has an `applyUrl`; "Listed elsewhere" for an imported job,
 * which has no employer on our host.
 */
export const ElsewhereChip = ({ job: { _id, applyUrl, usernameEmployer } }: { job: Job }) => {
  const { extensions } = useHostConfig();
  if (applyUrl) return <LightChip>{jobTexts.elsewhere}</LightChip>;
  // the preview of a new job has no id
  const isNobodys = extensions && !usernameEmployer && _id !== '';
  return isNobodys ? <LightChip>{elsewhereTexts.listed}</LightChip> : null;
};
