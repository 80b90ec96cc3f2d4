import type { CaseGroup, CaseJob } from './searchCase';

/** The newest first. */
const jobs: readonly CaseJob[] = [
  {
    key: 'clerk',
    title: 'Retail Clerk',
    company: 'Anvil',
    description: 'Bilingual. Calls the dispatcher of a trucking firm.',
    daysAgo: 1,
  },
  { key: 'cook', title: 'Cook', company: 'Ladle', description: 'A neat grooming.', daysAgo: 2 },
  {
    key: 'allInTexts',
    title: 'Dispatcher',
    company: 'Chisel',
    description: 'Bilingual, for a trucking firm.',
    daysAgo: 3,
  },
  { key: 'mostInTitle', title: 'Bilingual Dispatcher', company: 'Dowel', daysAgo: 4 },
  { key: 'someInTitle', title: 'Dispatcher', company: 'Easel', daysAgo: 5 },
  {
    key: 'spacex',
    title: 'Welder',
    company: 'SpaceX',
    description: 'Rockets.',
    daysAgo: 6,
  },
  { key: 'spacexToo', title: 'Machinist', company: 'SpaceX', daysAgo: 7 },
  { key: 'usBank', title: 'Teller', company: 'U.S. Bank', daysAgo: 8 },
  { key: 'usBankToo', title: 'Loan Officer', company: 'U.S. Bank', daysAgo: 9 },
  { key: 'groomer', title: 'Pet Groomer', company: 'Fur', daysAgo: 10 },
  { key: 'backend', title: 'Backend Engineer', company: 'Byte', daysAgo: 12 },
  { key: 'backendDeveloper', title: 'Backend Developer', company: 'Byte', daysAgo: 11 },
  {
    key: 'handler',
    title: 'Package Handler - Part Time (Warehouse)',
    company: 'Parcel',
    place: 'Tulsa, OK',
    daysAgo: 14,
  },
  {
    key: 'handlerFull',
    title: 'Package Handler (Warehouse)',
    company: 'Parcel',
    place: 'Tulsa, OK',
    daysAgo: 13,
  },
  { key: 'stockTrader', title: 'Stock Trader', company: 'Quay', place: 'Erie, PA', daysAgo: 15 },
  {
    key: 'museumGuide',
    title: 'Museum Guide',
    overview: 'It once was the house of a trader.',
    company: 'Old Quay Museum',
    place: 'Erie, PA',
    daysAgo: 16,
  },
];

/** Words that only texts contain, next to words that titles contain in part. */
export const textCases: CaseGroup = {
  name: 'texts and titles',
  jobs,
  searches: [
    [
      'what only texts say is ranked among what titles say in part',
      { q: 'bilingual dispatcher trucking', each: false },
      {
        total: 2,
        shown: ['allInTexts', 'mostInTitle', 'someInTitle', 'clerk'],
        leftOut: ['words'],
        someOf: [1, 'bilingual', 'dispatcher', 'trucking'],
        inTexts: 1,
      },
    ],
    [
      'where each posting is listed, all that match come before what matches in part',
      { q: 'bilingual dispatcher trucking' },
      { finds: ['allInTexts', 'clerk'], comeClose: ['mostInTitle', 'someInTitle'] },
    ],
    ['a word that comes near counts in heads alone', { q: 'dog groomer' }, { finds: ['groomer'] }],
    [
      'a part of what was typed counts in heads alone',
      { q: 'stock trader' },
      { finds: ['stockTrader'] },
    ],
    [
      'a name in two words, the second one a letter',
      { q: 'space x' },
      { finds: ['spacex', 'spacexToo'] },
      { why: 'the words are not counted yet', uncountedHost: { total: 0 } },
    ],
    [
      'initials with dots',
      { q: 'us bank' },
      { findsInAnyOrder: ['usBank', 'usBankToo'] },
      { why: 'the words are not counted yet', uncountedHost: { total: 0 } },
    ],
    [
      'in two words or one comes before another word for it',
      { q: 'back end engineer' },
      { first: 'backend' },
    ],
    [
      'a title as it was pasted: no type is read',
      { q: 'Package Handler - Part Time (Warehouse) - Weekly Pay' },
      { read: [], comeClose: ['handler', 'handlerFull'] },
    ],
  ],
};
