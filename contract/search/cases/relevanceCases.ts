import type { CaseGroup, CaseJob } from './searchCase';

/** Creates jobs that differ in their titles only, in the opposite of the expected order. */
const titled = (titles: readonly string[]): CaseJob[] =>
  titles.toReversed().map((title) => ({
    key: title,
    title,
    category: 'IT Jobs',
    company: 'Larkfield',
    place: 'Boston',
  }));

/** A group with one search, by relevance by default. */
const ranked = (
  name: string,
  q: string,
  expected: readonly string[],
  jobs: readonly CaseJob[] = titled(expected),
): CaseGroup => ({
  name: `by relevance: ${name}`,
  jobs,
  searches: [
    ['by itself', { q }, expected],
    ['by its name', { q, sort: 'relevance' }, expected],
  ],
});

export const relevanceCases: readonly CaseGroup[] = [
  ranked('hours that are not wanted come last', 'cook no nights', [
    'Cook, Day Shift',
    'Cook',
    'Cook, Overnight',
  ]),
  ranked('hours that are to be free come last', 'cook weekends off', [
    'Cook, Day Shift',
    'Cook, Weekends Off',
    'Cook, Weekends',
  ]),
  {
    name: 'hours that are not wanted: titles that say so come first, and no others that name them',
    jobs: titled(['Cook, No Weekends', 'Cook, Day Shift', 'Cook, Weekends', 'Cook']),
    searches: [
      ['alone', { q: 'no weekends' }, ['Cook, No Weekends', 'Cook, Day Shift']],
      [
        'in a sentence',
        { q: "i don't want to work weekends" },
        ['Cook, No Weekends', 'Cook, Day Shift'],
      ],
    ],
  },
  ranked('a title that says it is without what is asked for', 'weekend nurse', [
    'Nurse - Weekend',
    'Nurse in a Hospital of the City',
    'Nurse - No Weekends',
  ]),
  ranked(
    'a company of that name, then title, then place, then texts',
    'quillmere',
    ['b', 'Quillmere Guide', 'c', 'd'],
    [
      { key: 'd', title: 'Cook', company: 'A', overview: 'Quillmere' },
      { key: 'c', title: 'Cook', company: 'A', place: 'Quillmere' },
      { key: 'b', title: 'Cook', company: 'Quillmere' },
      { key: 'Quillmere Guide', title: 'Quillmere Guide', company: 'A' },
    ],
  ),
  ranked('the very title, whatever follows a preposition, then longer ones', 'software engineer ', [
    'Software Engineer',
    'Software Engineer for Payment Systems',
    'Senior Software Engineer',
  ]),
  ranked('a phrase before the same words apart', 'data engineer ', [
    'Senior Data Engineer',
    'Engineer of Data',
  ]),
  ranked('the words in their order, and near each other', 'sales trainer ', [
    'Sales Trainer Europe',
    'Trainer Sales Europe',
    'Sales Europe Trainer',
  ]),
  ranked('the word before its other forms', 'manager ', ['Office Manager', 'Managing Director']),
  ranked('a role before another that its name is part of', 'nurse ', [
    'Registered Nurse, Medical-Surgical',
    'Nurse Recruiter',
  ]),
  ranked('who leads others last, where beginners ask', 'entry level marketing ', [
    'Marketing and Events Coordinator',
    'Marketing Manager',
  ]),
  ranked(
    'either of two names, whichever of its words a title says',
    'nurse or medical assistant',
    ['Registered Nurse', 'Medical Assistant'],
    [
      { key: 'Medical Assistant', title: 'Medical Assistant', daysAgo: 6 },
      { key: 'Registered Nurse', title: 'Registered Nurse', daysAgo: 5 },
    ],
  ),
  ranked('a field’s roles alike, shorter titles first', 'sales ', [
    'Sales Manager',
    'Inside Sales Associate',
  ]),
  ranked('nothing but a synonym before what was typed and more', 'rn ', [
    'Registered Nurse',
    'Travel RN',
    'Registered Nurse in Travel',
  ]),
  ranked('a whole word before a beginning', 'cook', ['Second Cook', 'Cookery Teacher']),
  ranked(
    'titles with all words before those that need the texts',
    'help desk lead ',
    ['Team Lead Help Desk', 'Lead'],
    [
      { key: 'Lead', title: 'Lead', overview: 'You lead the help desk.' },
      { key: 'Team Lead Help Desk', title: 'Team Lead Help Desk' },
    ],
  ),
  ranked(
    'texts with the words next to each other, however often others say them apart',
    'root cause analysis ',
    ['together', 'apart'],
    [
      { key: 'apart', title: 'Cook', description: 'Analysis: the cause, the root. '.repeat(20) },
      { key: 'together', title: 'Cook', description: 'Root cause analysis. Other tasks.' },
    ],
  ),
  ranked(
    'a place among the words is where jobs are looked for',
    'boston cook ',
    ['Cook'],
    [
      { key: 'Cook in Salem', title: 'Cook', overview: 'Boston', place: 'Salem' },
      { key: 'Cook', title: 'Cook', place: 'Boston' },
    ],
  ),
  ranked(
    'a title counts more than the texts, whatever their number',
    'glazier',
    ['Glazier', 'Assistant'],
    [
      { key: 'Assistant', title: 'Assistant', description: 'glazier '.repeat(50), daysAgo: 5 },
      { key: 'Glazier', title: 'Glazier', description: 'Windows. '.repeat(300), daysAgo: 6 },
    ],
  ),
  ranked(
    "among equals newer ones come first, then the host's order",
    'nurse',
    ['c', 'b', 'a', 'd'],
    [
      { key: 'a', title: 'Registered Nurse' },
      { key: 'b', title: 'Registered Nurse', daysAgo: 9 },
      { key: 'c', title: 'Registered Nurse', daysAgo: 5 },
      { key: 'd', title: 'Registered Nurse' },
    ],
  ),
  {
    name: 'public employers: who hires, and what texts leave out',
    jobs: [
      { key: 'sales', title: 'Government Sales', company: 'Larkfield' },
      { key: 'engineer', title: 'Engineer', company: 'City of Tampa' },
      { key: 'industry', title: 'Cook', company: 'Larkfield', overview: 'In the city.' },
      { key: 'analyst', title: 'Analyst', company: 'State of Iowa' },
    ],
    searches: [
      ['of any kind', { q: 'government jobs' }, { findsInAnyOrder: ['analyst', 'engineer'] }],
      ['cities', { q: 'city jobs' }, { finds: ['engineer'] }],
      ['states', { q: 'state jobs' }, { finds: ['analyst'] }],
    ],
  },
  {
    name: 'not by relevance',
    jobs: [
      { key: 'Cook', title: 'Cook', payTo: 10 },
      { key: 'Head Cook', title: 'Head Cook', payTo: 9000 },
    ],
    searches: [['another order is kept', { q: 'cook', sort: 'pay' }, ['Head Cook', 'Cook']]],
  },
];
