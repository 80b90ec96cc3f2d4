import { site } from '@contract/constants/site';

/** Of a job for which one applies on another site (`where` is its name), or nowhere that is known. */
export const elsewhereTexts = {
  /** On an imported job's card, and the way on from its page. */
  listed: 'Listed elsewhere',
  similar: 'See similar jobs',
  apply: (where: string) => `Apply on ${where}`,
  note: (where: string) => `You’ll apply on ${where}, not through ${site.name}.`,
  refusal: 'The employer takes applications for this job on another site.',
} as const;
