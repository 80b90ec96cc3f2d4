import type { CaseGroup, CaseJob, SearchCase } from './searchCase';

const nurse: CaseJob = {
  key: 'nurse',
  title: 'Registered Nurse',
  company: 'Lakeside Clinic',
  place: 'Springfield',
  category: 'Nurse Jobs',
  type: 'Full time',
  payFrom: 3900,
  payTo: 5200,
  degree: 'BSc Nursing',
};
const dev: CaseJob = {
  key: 'dev',
  title: 'C++ Engineer',
  company: 'Café Böhm',
  place: 'Remote',
  category: 'Web Dev Jobs',
  type: 'PART_TIME',
  payFrom: 6000,
  payTo: 8000,
  overview: 'Build engines for the night shift.',
};
const cook: CaseJob = {
  key: 'cook',
  title: 'Line Cook',
  company: 'Olive & Rye',
  place: 'Boston, MA',
  category: 'Restaurant Jobs',
  duty: 'Clean the stove at night',
};
const educator: CaseJob = {
  key: 'educator',
  title: 'Nurse Educator',
  company: 'Northside Health',
  place: 'São Paulo',
  category: 'Nurse Jobs',
  type: 'Contract',
  payFrom: 4100,
  payTo: 4800,
  overview: 'Teach. Not a night job.',
};
const jobs = [nurse, dev, cook, educator];
const all = ['nurse', 'dev', 'cook', 'educator'];

const words: readonly SearchCase[] = [
  ['a word', { q: 'nurse' }, ['nurse', 'educator']],
  ['whatever its letter case', { q: 'NURSE' }, ['nurse', 'educator']],
  ['more than one of it', { q: 'nurses' }, ['nurse', 'educator']],
  ['all words, in any order', { q: 'educator nurse' }, ['educator']],
  ['a word that is being typed', { q: 'enginee' }, ['dev']],
  ['no middle of a word', { q: 'gineer' }, []],
  ['accents aside, either way', { q: 'cafe bohm' }, ['dev']],
  ['with accents', { q: 'Böhm' }, ['dev']],
  ['a word with marks', { q: 'c++' }, ['dev']],
  ['marks around a word', { q: '(nurse), "educator"' }, ['educator']],
  ['a form of the word', { q: 'nursing ' }, ['nurse', 'educator']],
  ['a blank after a beginning', { q: 'enginee ' }, ['dev']],
  ['a synonym', { q: 'rn ' }, ['nurse']],
  ['a synonym that is being typed', { q: 'rn' }, ['nurse']],
  ['words that every text says', { q: 'the nurse of an educator' }, ['educator']],
  ['only words that every text says: all', { q: 'the of' }, all],
  ['only what must not be', { q: '-nurse' }, ['dev', 'cook']],
  ['a company with a mark between', { q: 'olive & rye' }, ['cook']],
  ['a phrase', { q: '"night shift"' }, ['dev']],
  ['a phrase that is said the other way round', { q: '"shift night"' }, []],
  ['a word that must not be', { q: 'nurse -educator' }, ['nurse']],
  ['one word or another', { q: 'cook or educator' }, ['cook', 'educator']],
  ['a word in a duty', { q: 'stove' }, ['cook']],
  ["the category's words", { q: 'restaurant' }, ['cook']],
  ['remote as a word', { q: 'remote' }, ['dev']],
  ['work from home', { q: 'work from home' }, ['dev']],
  ['an employment type, however it is spelled', { q: 'full time' }, ['nurse', 'cook']],
  ['an employment type and a title', { q: 'part-time engineer' }, ['dev']],
  ['a word of an employment type', { q: 'time' }, []],
  [
    'blanks and marks only: all',
    { q: '  -- ' },
    all,
    {
      why: 'The host finds nothing by a text without letters and digits; the browser takes it as no words.',
      host: [],
    },
  ],
];

const filters: readonly SearchCase[] = [
  ['a place', { location: 'boston' }, ['cook']],
  ['a place without its accent', { location: 'sao paulo' }, ['educator']],
  ['a part of a place that begins none of its words', { location: 'ton' }, []],
  ['a place by its state', { location: 'Massachusetts' }, ['cook']],
  ['a place and its state', { location: 'boston massachusetts' }, ['cook']],
  ['another place in that state', { location: 'Salem, Massachusetts' }, []],
  ['a place of marks only', { location: '%' }, []],
  ['remote as a place', { location: 'Remote' }, ['dev']],
  ['remote', { remote: true }, ['dev']],
  ['a company', { company: 'olive & rye' }, ['cook']],
  ['a company whose name is still typed', { company: 'rye oli' }, ['cook']],
  ['a part of a company that begins none of its words', { company: 'live' }, []],
  ['a degree', { degree: 'nursing' }, ['nurse']],
  ['a category', { category: ['Nurse Jobs'] }, ['nurse', 'educator']],
  [
    'either of two categories',
    { category: ['Nurse Jobs', 'Restaurant Jobs'] },
    ['nurse', 'cook', 'educator'],
  ],
  ['a type, however it is spelled', { type: ['full-time'] }, ['nurse', 'cook']],
  ['two types', { type: ['part-time', 'contract'] }, ['dev', 'educator']],
  ['pay that reaches', { payMin: 5000 }, ['nurse', 'dev']],
  ['pay that begins below', { payMax: 4000 }, ['nurse']],
  ['a range that touches', { payMin: 4800, payMax: 6000 }, ['nurse', 'dev', 'educator']],
  ['only with pay', { withPay: true }, ['nurse', 'dev', 'educator']],
  ['by pay', { sort: 'pay' }, ['dev', 'nurse', 'educator', 'cook']],
  ["newest without dates: the host's order", { sort: 'newest' }, all],
  ["nothing: all, in the host's order", {}, all],
  [
    'everything at once',
    {
      q: 'nurse',
      location: 'spring',
      category: ['Nurse Jobs'],
      type: ['full-time'],
      payMin: 1000,
      withPay: true,
    },
    ['nurse'],
  ],
];

const byCategory = { 'Nurse Jobs': 2, 'Web Dev Jobs': 1, 'Restaurant Jobs': 1 };
const byType = { 'full-time': 2, 'part-time': 1, contract: 1 };
const facets: readonly SearchCase[] = [
  [
    'facets of all jobs',
    {},
    {
      categories: byCategory,
      types: byType,
      places: [
        ['Springfield', 1],
        ['Remote', 1],
        ['Boston, MA', 1],
        ['São Paulo', 1],
      ],
      offered: [12, 7],
    },
    {
      why: 'Of places with as many jobs, the host has the first by name, the browser the first in the list.',
      host: {
        categories: byCategory,
        types: byType,
        places: [
          ['Boston, MA', 1],
          ['Remote', 1],
          ['Springfield', 1],
          ['São Paulo', 1],
        ],
        offered: [12, 7],
      },
    },
  ],
  [
    'facets of a category',
    { category: ['Nurse Jobs'] },
    { categories: byCategory, types: { 'full-time': 1, contract: 1 } },
  ],
  ['facets of a type', { type: ['contract'] }, { categories: { 'Nurse Jobs': 1 }, types: byType }],
  [
    'facets of a word',
    { q: 'nurse' },
    { categories: { 'Nurse Jobs': 2 }, types: { 'full-time': 1, contract: 1 } },
  ],
];

export const undatedJobs: CaseGroup = {
  name: 'four jobs without dates',
  jobs,
  searches: [...words, ...filters, ...facets],
};

export const datedJobs: CaseGroup = {
  name: 'jobs of which one has no date',
  jobs: [{ ...nurse, daysAgo: 9.5 }, { ...dev, daysAgo: 23 / 24 }, cook],
  searches: [
    ['newest first', { sort: 'newest' }, ['dev', 'nurse', 'cook']],
    ['posted within a day', { within: 1 }, ['dev']],
    [
      'posted within two weeks',
      { within: 14 },
      ['nurse', 'dev'],
      {
        why: 'Without words, our own host has the newest first; the browser keeps the order of the host it searches for.',
        host: ['dev', 'nurse'],
      },
    ],
  ],
};
