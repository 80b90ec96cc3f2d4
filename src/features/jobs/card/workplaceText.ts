import { workplaceTexts } from '@/texts/jobs/workplace';

/** "Hybrid"; undefined where the employer says nothing. */
export const workplaceText = (workplace: string | undefined): string | undefined =>
  workplace === 'onSite' || workplace === 'hybrid' || workplace === 'remote'
    ? workplaceTexts[workplace]
    : undefined;
