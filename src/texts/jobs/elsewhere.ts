import { site } from '@contract/constants/site';

/** Jobs with applications on another site (`where` is its name), or at an unknown place. */
export const elsewhereTexts = {
  /** On an imported job's card, and the link on its page. */
  listed: 'Listed elsewhere',
  similar: 'See similar jobs',
  apply: (where: string) => `Apply on ${where}`,
  note: (where: string) => `You’ll apply on ${where}, not through ${site.name}.`,
  refusal: 'The employer takes applications for this job on another site.',
} as const;
