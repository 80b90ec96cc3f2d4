import type { CaseGroup, CaseJob } from './searchCase';

const job = (title: string, company: string, place: string, category = 'IT Jobs'): CaseJob => ({
  key: `${title}, ${company}`,
  title,
  company,
  place,
  category,
});

const titlesOnly =
  'On the host similar jobs share a word of the title; in the browser one category is enough.';

export const suggestionCases: readonly CaseGroup[] = [
  {
    name: 'engineers',
    jobs: [
      job('Data Engineer', 'Engine Works', 'São Paulo'),
      job('data engineer', 'Engine Works', 'Boston, MA'),
      job('Engineer', 'Larkfield', 'Boston, MA'),
      job('Cook', 'Larkfield', 'New York, NY', 'Restaurant Jobs'),
      job('Data Engineer', 'Northside', 'boston, ma'),
      job('', '', ''),
      job('Reengineering Lead', 'Data & Sons', 'York'),
    ],
    suggestions: [
      [
        'beginnings of words, most jobs first, spelled as first said',
        { q: 'eng', field: 'what' },
        ['title Data Engineer 3', 'company Engine Works 2', 'title Engineer 1'],
      ],
      ['all words, in any order', { q: 'engineer da', field: 'what' }, ['title Data Engineer 3']],
      [
        'titles and companies',
        { q: 'data', field: 'what' },
        ['title Data Engineer 3', 'company Data & Sons 1'],
      ],
      ['no middle of a word', { q: 'gineer', field: 'what' }, []],
      ['places', { q: 'bos', field: 'where' }, ['place Boston, MA 3']],
      [
        "a place's second word",
        { q: 'york', field: 'where' },
        ['place York 1', 'place New York, NY 1'],
        {
          why: 'Of those with as many jobs, the host has the first by name first, the browser the shortest.',
          host: ['place New York, NY 1', 'place York 1'],
        },
      ],
      ['accents aside', { q: 'sao', field: 'where' }, ['place São Paulo 1']],
      ['no place for words', { q: 'boston', field: 'what' }, []],
      ['nothing typed', { q: ' - ', field: 'what' }, []],
    ],
    similar: [
      [
        'shared words of the title first',
        0,
        [
          'data engineer, Engine Works',
          'Data Engineer, Northside',
          'Engineer, Larkfield',
          ', ',
          'Reengineering Lead, Data & Sons',
        ],
        {
          why: titlesOnly,
          host: ['data engineer, Engine Works', 'Data Engineer, Northside', 'Engineer, Larkfield'],
        },
      ],
      [
        'the same place decides between like titles',
        1,
        [
          'Data Engineer, Northside',
          'Data Engineer, Engine Works',
          'Engineer, Larkfield',
          ', ',
          'Reengineering Lead, Data & Sons',
        ],
        {
          why: `${titlesOnly} It weighs the place more.`,
          host: ['Data Engineer, Northside', 'Engineer, Larkfield', 'Data Engineer, Engine Works'],
        },
      ],
      [
        'category alone where titles share nothing',
        6,
        [
          'Data Engineer, Engine Works',
          'data engineer, Engine Works',
          'Engineer, Larkfield',
          'Data Engineer, Northside',
          ', ',
        ],
        { why: titlesOnly, host: [] },
      ],
      ['nothing is like it', 3, []],
      ['no such job', 99, [], { why: 'The host answers 404 (searchHelp.test.ts).', host: null }],
    ],
  },
  {
    name: 'roles',
    jobs: [
      job('Senior RN - Night Shift (Boise, ID)', 'Larkfield', 'Boise, ID', 'Nurse Jobs'),
      job('Senior RN', 'Northside', 'Reno, NV', 'Nurse Jobs'),
      job('Senior RNs needed!', 'Senior Homes', 'Bend, OR', 'Nurse Jobs'),
      job('SENIOR RN | ICU', 'Senior Homes', 'Bend, OR', 'Nurse Jobs'),
      job('Sous Chef (Nights)', 'Larkfield', 'Bend, OR', 'Restaurant Jobs'),
      job('Baker', 'Larkfield', 'Bend, OR', 'Restaurant Jobs'),
      job('Senior Baker - Pastry', 'Larkfield', 'Bend, OR', 'Restaurant Jobs'),
    ],
    suggestions: [
      [
        'what titles call the job, whatever else they say, with how many there are',
        { q: 'senior r', field: 'what' },
        ['title Senior RN 4'],
      ],
      [
        'beside companies, and titles that one job alone has',
        { q: 'sen', field: 'what' },
        ['title Senior RN 4', 'company Senior Homes 2', 'title Senior Baker - Pastry 1'],
      ],
      [
        'a title for what is more than a role',
        { q: 'senior night', field: 'what' },
        ['title Senior RN - Night Shift (Boise, ID) 1'],
      ],
    ],
  },
  {
    name: 'many titles',
    jobs: Array.from({ length: 30 }, (_, n) => job(`Cook x${n}`, '', '')),
    suggestions: [['ten at most', { q: 'cook', field: 'what' }, { total: 10 }]],
  },
  {
    name: 'bakers',
    jobs: [
      { key: 'night', title: 'Night Baker', category: 'Restaurant Jobs', place: 'Reno, NV' },
      { key: 'baker', title: 'Baker', category: 'Restaurant Jobs', place: 'Bend, OR' },
      { key: 'hotel', title: 'Baker of the night', category: 'Hotel Jobs', place: 'Denver, CO' },
      { key: 'sailor', title: 'Sailor', category: 'Restaurant Jobs', place: 'Denver, CO' },
    ],
    similar: [
      [
        'those that share words of the title',
        0,
        ['baker', 'hotel'],
        {
          why: `${titlesOnly} It knows that Reno is nearer to Bend than to Denver.`,
          browser: ['hotel', 'baker', 'sailor'],
        },
      ],
      ['nothing is like it', 3, [], { why: titlesOnly, browser: ['night', 'baker'] }],
    ],
  },
];
