import type { Job } from '@/api/jobBoardApi';
import { jobTexts } from '@/texts/jobs/job';
import { LightChip } from '@/ui/light/LightChip';

/** "Answers within 5 days", if the employer promises that. */
export const PromiseChip = ({ job: { answersWithin } }: { job: Job }) =>
  answersWithin ? (
    <LightChip tone="brand">{jobTexts.answersWithin(answersWithin)}</LightChip>
  ) : null;
