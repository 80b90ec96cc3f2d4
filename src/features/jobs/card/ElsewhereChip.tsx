import type { Job } from '@/api/jobBoardApi';
import { jobTexts } from '@/texts/jobs/job';
import { LightChip } from '@/ui/light/LightChip';

/** "Apply on another site", where that is where one applies. */
export const ElsewhereChip = ({ job: { applyUrl } }: { job: Job }) =>
  applyUrl ? <LightChip>{jobTexts.elsewhere}</LightChip> : null;
