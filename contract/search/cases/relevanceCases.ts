import type { CaseGroup, CaseJob } from './searchCase';

/** Jobs that differ in their titles only, in the opposite order of the one expected. */
const titled = (titles: readonly string[]): CaseJob[] =>
  titles.toReversed().map((title) => ({
    key: title,
    title,
    category: 'IT Jobs',
    company: 'Larkfield',
    place: 'Boston',
  }));

/** One search, by relevance unless another order is asked for. */
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
  ranked(
    'title, then company, then place, then texts',
    'boston',
    ['Boston Guide', 'b', 'c', 'd'],
    [
      { key: 'd', title: 'Cook', company: 'A', overview: 'Boston' },
      { key: 'c', title: 'Cook', company: 'A', place: 'Boston' },
      { key: 'b', title: 'Cook', company: 'Boston' },
      { key: 'Boston Guide', title: 'Boston Guide', company: 'A' },
    ],
  ),
  ranked('the very title, then shorter ones', 'software engineer ', [
    'Software Engineer',
    'Senior Software Engineer',
    'Software Engineer for Payment Systems',
  ]),
  ranked('a phrase before the same words apart', 'data engineer ', [
    'Senior Data Engineer',
    'Engineer of Data',
  ]),
  ranked('the word before its other forms', 'manager ', ['Office Manager', 'Managing Director']),
  ranked('what was typed before its synonym', 'rn ', [
    'Travel RN',
    'Registered Nurse',
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
    'title and place in any order',
    'boston cook ',
    ['Cook', 'Cook in Salem'],
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
    name: 'not by relevance',
    jobs: [
      { key: 'Cook', title: 'Cook', payTo: 10 },
      { key: 'Head Cook', title: 'Head Cook', payTo: 9000 },
    ],
    searches: [['another order is kept', { q: 'cook', sort: 'pay' }, ['Head Cook', 'Cook']]],
  },
];
