import type { CaseGroup, CaseJob } from './searchCase';

const jobs: readonly CaseJob[] = [
  { key: 'cook', title: 'Cook', place: 'Tulsa, OK' },
  { key: 'clerk', title: 'Clerk', place: 'Tulsa, OK' },
  { key: 'pastor', title: 'Evening Pastor', place: 'Boise, ID' },
  { key: 'welder', title: 'Weekend Welder', place: 'Reno, NV' },
].map((job, at) => ({ ...job, company: 'Fenwick', daysAgo: at }));

/** Searches that ask for hours and a place only. */
export const whenCases: CaseGroup = {
  name: 'hours and a place alone',
  jobs,
  searches: [
    [
      'where no job there says so, any work there is nearer than such hours elsewhere',
      { q: 'evening jobs in tulsa' },
      { total: 0, comeClose: ['cook', 'clerk'], leftOut: ['words'], someOf: null },
    ],
    ['such hours there', { q: 'weekend jobs in reno' }, { finds: ['welder'] }],
    [
      'where there is no work, they are looked for elsewhere',
      { q: 'evening jobs in miami' },
      { total: 0, comeClose: ['pastor'] },
    ],
  ],
};
