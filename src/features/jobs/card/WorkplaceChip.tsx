import type { Job } from '@/api/jobBoardApi';
import { LightChip } from '@/ui/light/LightChip';
import { workplaceText } from './workplaceText';

/** "Hybrid", if the employer says so. */
export const WorkplaceChip = ({ job }: { job: Job }) => {
  const text = workplaceText(job.workplace);
  return text === undefined ? null : <LightChip>{text}</LightChip>;
};
