import { workplaceTexts } from '@/texts/jobs/post/workplace';

/** Returns the label of a workplace ("Hybrid"); `undefined` if there is none. */
export const workplaceText = (workplace: string | undefined): string | undefined =>
  workplace === 'onSite' || workplace === 'hybrid' || workplace === 'remote'
    ? workplaceTexts[workplace]
    : undefined;
