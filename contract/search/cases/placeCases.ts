import type { CaseGroup, CaseJob } from './searchCase';

const townsByName = (count: number): (readonly [place: string, count: number])[] =>
  [0, 1, 2, 4, 5, 6, 7, 8, 9].slice(0, count).map((n) => [`Town ${n}`, 5]);
const inTown = (n: number): CaseJob => ({
  key: String(n),
  title: 'Clerk',
  place: n < 50 ? `Town ${n % 10}` : n % 2 ? 'TOWN 3 ' : '',
});

export const placeCases: readonly CaseGroup[] = [
  {
    name: "a state's short name begins no other place",
    jobs: [
      { key: 'florida', place: 'Miami, FL' },
      { key: 'michigan', place: 'Flint, MI' },
    ],
    searches: [["a state's long name", { location: 'Michigan' }, ['michigan']]],
  },
  {
    name: 'a script that parts no words',
    jobs: [
      { key: 'tokyo', place: '東京都渋谷区' },
      { key: 'osaka', place: '大阪府' },
    ],
    searches: [
      [
        'a place is found within them',
        { location: '渋谷' },
        ['tokyo'],
        { why: 'To the host such a text is one word; the browser looks within it.', host: [] },
      ],
    ],
  },
  {
    name: 'many places',
    jobs: Array.from({ length: 60 }, (_, n) => inTown(n)),
    searches: [
      [
        'the 8 with most jobs, spelled as first said, whatever the chosen place',
        { location: 'Town 1' },
        {
          places: [['Town 3', 10], ...townsByName(7)],
        },
        {
          why: 'The host tells of 12 places, each in the spelling that sorts first.',
          host: { places: [['TOWN 3', 10], ...townsByName(9)] },
        },
      ],
    ],
  },
  {
    name: 'places with streets',
    jobs: [
      { key: 'city', place: 'Boise, ID' },
      { key: 'zip', place: 'Boise, ID 83702' },
      { key: 'street', place: '520 Madison Ave, Boise, ID 83702' },
      { key: 'other', place: 'Reno, NV' },
    ],
    searches: [
      [
        'each city once, with all its jobs',
        {},
        {
          places: [
            ['Boise, ID', 3],
            ['Reno, NV', 1],
          ],
          states: [
            ['Idaho', 3],
            ['Nevada', 1],
          ],
        },
      ],
      [
        'a city finds its streets',
        { location: 'Boise, ID' },
        { findsInAnyOrder: ['city', 'street', 'zip'] },
      ],
      ['a street is still found', { location: 'madison ave' }, { findsInAnyOrder: ['street'] }],
    ],
    suggestions: [
      ['each city once', { q: 'boi', field: 'where' }, ['place Boise, ID 3']],
      ['no street', { q: 'madison', field: 'where' }, []],
      ['a state with all its jobs', { q: 'idah', field: 'where' }, ['place Idaho 3']],
      ['no state for a letter', { q: 'i', field: 'where' }, ['place Boise, ID 3']],
    ],
  },
  {
    name: 'categories of its own',
    jobs: [
      { key: 'x', category: 'Space Jobs' },
      { key: 'y', category: '' },
    ],
    searches: [
      [
        'are offered, too',
        {},
        { categories: { 'Space Jobs': 1 }, offered: [13, 7] },
        { why: 'Our own host’s jobs each have one of its categories.', host: null },
      ],
    ],
  },
];
