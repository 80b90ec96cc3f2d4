import { countWithNoun } from '../numbers';

/** The way between an employer's own pages. */
export const employerTabsTexts = {
  label: 'Employer',
  jobs: 'Jobs',
  applications: 'Applications',
  fresh: (count: number) => countWithNoun(count, 'new application'),
} as const;
