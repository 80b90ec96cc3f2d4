import { countWithNoun } from '../numbers';

/** The way between an employer's own pages. */
export const employerTabsTexts = {
  label: 'Employer',
  jobs: 'Jobs',
  applications: 'Applications',
  candidates: 'Candidates',
  company: 'Company page',
  team: 'Team',
  fresh: (count: number) => countWithNoun(count, 'new application'),
} as const;
