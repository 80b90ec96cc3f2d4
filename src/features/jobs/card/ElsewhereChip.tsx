import type { Job } from '@/api/jobBoardApi';
import { elsewhereChip } from '@/texts/jobs/elsewhere';
import { LightChip } from '@/ui/light/LightChip';

/** "Apply on another site", where that is where one applies. */
export const ElsewhereChip = ({ job: { applyUrl } }: { job: Job }) =>
  applyUrl ? <LightChip>{elsewhereChip}</LightChip> : null;
