import type { CaseGroup, CaseJob, SearchCase } from './searchCase';

const cook: CaseJob = {
  key: 'cook',
  title: 'Line Cook',
  company: 'Olive & Rye',
  place: 'Boston, MA',
};
const unnamed: CaseJob = { ...cook, key: 'unnamed', company: 'Company not named', overview: 'A' };
const postings: readonly CaseJob[] = [
  { ...cook, daysAgo: 1 },
  { ...cook, key: 'again', daysAgo: 2 },
  { ...cook, key: 'inCapitals', title: 'LINE COOK ', daysAgo: 3 },
  { ...cook, key: 'salem', place: 'Salem, MA', daysAgo: 4 },
  { ...unnamed, daysAgo: 5 },
  { ...unnamed, key: 'sameText', daysAgo: 6 },
  { ...unnamed, key: 'otherText', overview: 'B', daysAgo: 7 },
];
const collapsed: readonly SearchCase[] = [
  [
    'the newest stands for the others',
    { q: 'line cook', each: false },
    {
      finds: ['cook', 'salem', 'unnamed', 'otherText'],
      total: 7,
      alike: { cook: 2, unnamed: 1 },
      types: { 'full-time': 7 },
    },
  ],
  ['each by itself', { q: 'line cook' }, { total: 7, alike: {} }],
  ['by date each is listed', { q: 'cook', each: false, sort: 'newest' }, { total: 7, alike: {} }],
  ['without words each is listed', { each: false }, { total: 7, alike: {} }],
];

export const collapsedCases: CaseGroup = {
  name: 'postings of the same job',
  jobs: postings,
  searches: collapsed,
};
