import type { CaseGroup, CaseJob, SearchCase } from './searchCase';

const many = (count: number, job: CaseJob): CaseJob[] => Array.from({ length: count }, () => job);
const jobs: readonly CaseJob[] = [
  ...many(30, {
    key: 'nurse',
    title: 'Registered Nurse',
    company: 'Harbour Clinic',
    place: 'Boston, MA',
    category: 'Nurse Jobs',
    payFrom: 4000,
    payTo: 5000,
    degree: 'Bachelor',
    daysAgo: 4,
  }),
  ...many(25, {
    key: 'software',
    title: 'Software Engineer',
    company: 'Brightwater',
    place: 'Austin, TX',
    category: 'IT Jobs',
    daysAgo: 3,
  }),
  ...many(2, {
    key: 'electrical',
    title: 'Electrical Engineer',
    company: 'SpaceX',
    place: 'Remote',
    category: 'Engineering',
    daysAgo: 2,
  }),
  {
    key: 'accountant',
    title: 'Accountant',
    company: 'Northern Mill',
    place: 'Chicago, IL',
    category: 'Finance Jobs',
    overview: 'An acountant who counts.',
    daysAgo: 1,
  },
  {
    key: 'account',
    title: 'Account Manager',
    company: 'Northern Mill',
    place: 'Chicago, IL',
    category: 'Sales Jobs',
    daysAgo: 0,
  },
  {
    key: 'frontEnd',
    title: 'Front-End Developer',
    company: 'AT&T',
    place: 'Dallas, TX',
    category: 'Web Dev Jobs',
    daysAgo: 0,
  },
  {
    key: 'clerk',
    title: 'City Clerk',
    company: 'Town of Citra',
    place: 'Citra, FL',
    category: 'Business Analyst',
    daysAgo: 0,
  },
  {
    key: 'banker',
    title: 'Banker',
    company: 'Citi',
    place: 'New York, NY',
    category: 'Finance Jobs',
    daysAgo: 0,
  },
];

const shownFirst = (q: string, first: string): SearchCase => [
  `"${q}" shows ${first} first`,
  { q },
  { first, searchedFor: null },
];
/** Also checks that the typed words find nothing. */
const respelled = (q: string, searchedFor: string, total: number): SearchCase[] => [
  [`"${q}" is searched as "${searchedFor}"`, { q }, { searchedFor, total }],
  [`"${q}", as typed`, { q, asTyped: true }, { searchedFor: null, total: 0, finds: [] }],
];
const keptSpelling = (q: string): SearchCase => [
  `"${q}" is searched as it is`,
  { q },
  { searchedFor: null },
];

const leftOut = (name: string, total: number, q?: string) => ({
  leftOut: name,
  ...(q === undefined ? {} : { q }),
  total,
  totalIsExact: true,
});
const loosened: readonly SearchCase[] = [
  [
    'without remote',
    { q: 'nurse', location: 'boston', remote: true },
    { loosened: [leftOut('remote', 30)] },
  ],
  [
    'without either word, most first',
    { q: 'nurse austin' },
    { loosened: [leftOut('words', 30, 'nurse'), leftOut('words', 25, 'austin')] },
  ],
  [
    'without the words',
    { q: 'zzzzzz', location: 'boston' },
    { loosened: [leftOut('words', 30, '')] },
  ],
  [
    'without the pay, among many filters',
    {
      q: 'nurse',
      payMin: 9000,
      within: 5,
      category: ['Nurse Jobs'],
      type: ['full-time'],
      company: 'harbour',
      degree: 'bachelor',
    },
    { total: 0, loosened: [leftOut('pay', 30)] },
  ],
  [
    'without all filters',
    { q: 'nurse', payMin: 9000, company: 'nobody' },
    { loosened: [leftOut('filters', 30)] },
  ],
  ['a single word that no job says', { q: 'zzzzzz' }, { loosened: [] }],
  ['a word that jobs say', { q: 'nurse' }, { loosened: [] }],
];

/** Suggestions for a better search: synonyms, spelling, what to leave out. */
export const helpCases: CaseGroup = {
  name: 'common and rare jobs',
  jobs,
  searches: [
    shownFirst('rn', 'nurse'),
    shownFirst('RNs', 'nurse'),
    shownFirst('software dev', 'software'),
    shownFirst('frontend developer', 'frontEnd'),
    shownFirst('front end dev', 'frontEnd'),
    shownFirst('nurse boston', 'nurse'),
    shownFirst('boston nurse registered', 'nurse'),
    shownFirst('at&t', 'frontEnd'),
    shownFirst('acountant', 'accountant'),
    shownFirst('accountant chicago', 'accountant'),
    shownFirst('clerk florida', 'clerk'),
    shownFirst('developer in texas', 'frontEnd'),
    ['"citi" shows banker first', { q: 'citi' }, { first: 'banker', searchedFor: null }],
    shownFirst('spacex', 'electrical'),
    ...respelled('regsitered nurse', 'registered nurse', 30),
    ...respelled('registerd nurse', 'registered nurse', 30),
    ...respelled('sofware enginer', 'software engineer', 25),
    ...respelled('brightwatr', 'brightwater', 25),
    ...respelled('nurze', 'nurse', 30),
    ...respelled('eletrical enginer', 'electrical engineer', 2),
    ...respelled('spacx', 'spacex', 2),
    keptSpelling('nurse'),
    keptSpelling('zzzzzz'),
    keptSpelling('qa'),
    keptSpelling('12345'),
    keptSpelling('"regsitered nurse"'),
    keptSpelling('nurse -zzzz'),
    ...loosened,
    [
      'places are counted without the place that is asked for',
      { q: 'engineer', location: 'austin' },
      {
        places: [
          ['Austin, TX', 25],
          ['Remote', 2],
        ],
        categories: { 'IT Jobs': 25 },
      },
    ],
  ],
  suggestions: [
    [
      'a letter',
      { q: 'n', field: 'what' },
      ['title Registered Nurse 30', 'company Northern Mill 2'],
    ],
    ['two beginnings', { q: 'eng sof', field: 'what' }, ['title Software Engineer 25']],
    [
      'capitals',
      { q: 'ENG', field: 'what' },
      ['title Software Engineer 25', 'title Electrical Engineer 2'],
    ],
    ['a hyphen', { q: 'front-end d', field: 'what' }, ['title Front-End Developer 1']],
    ['a place', { q: 'cit', field: 'where' }, ['place Citra, FL 1']],
    ['a state', { q: 'ma', field: 'where' }, ['place Boston, MA 30', 'place Massachusetts 30']],
    ...['', '  ', '%', '_', '\\', '👩‍⚕️', "'"].map(
      (q) => [`nothing for ${JSON.stringify(q)}`, { q, field: 'what' }, []] as const,
    ),
  ],
};
