import type { Decision } from '@/api/jobBoardApi';
import { moderationTexts } from '@/texts/admin/moderation';

const { case: texts } = moderationTexts;

/** What was decided; a suspension says whose it was where that isn't the job's employer. */
export const decisionText = ({ kind, seeker }: Pick<Decision, 'kind' | 'seeker'>): string =>
  kind === 'suspend' && seeker !== undefined ? texts.seekerSuspended(seeker) : texts.decision[kind];
