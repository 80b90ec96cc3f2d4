import { countWithNoun, formatNumber } from '../numbers';

/** The navigation between an employer's own pages. */
export const employerTabsTexts = {
  label: 'Employer',
  jobs: 'Jobs',
  applications: 'Applications',
  candidates: 'Candidates',
  company: 'Company page',
  team: 'Team',
  all: (count: number) => `${formatNumber(count)} in all`,
  fresh: (count: number) => countWithNoun(count, 'new application'),
} as const;
