import { workplaceTexts } from '@/texts/jobs/post/workplace';

/** "Hybrid"; undefined where the employer says nothing. */
export const workplaceText = (workplace: string | undefined): string | undefined =>
  workplace === 'onSite' || workplace === 'hybrid' || workplace === 'remote'
    ? workplaceTexts[workplace]
    : undefined;
