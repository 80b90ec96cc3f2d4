import type { Decision } from '@/api/jobBoardApi';
import { moderationTexts } from '@/texts/admin/moderation';

const { case: texts } = moderationTexts;

/** Describes a decision; a suspension names the account if it isn't the job's employer. */
export const decisionText = ({ kind, seeker }: Pick<Decision, 'kind' | 'seeker'>): string =>
  kind === 'suspend' && seeker !== undefined ? texts.seekerSuspended(seeker) : texts.decision[kind];
