import type { CaseGroup, CaseJob } from './searchCase';

const jobs: readonly CaseJob[] = Array.from({ length: 40 }, (_, n) => ({
  key: String(n),
  title: n < 30 ? 'Electrical Engineer' : 'Carpenter',
  company: n === 39 ? 'Elctrical Ltd' : 'Larkfield',
  place: 'Boston',
  category: 'IT Jobs',
  payFrom: 3900,
  payTo: 5200,
}));

/** Other words narrow the search: the correction finds as few as the words as typed. */
const fewJobs: readonly CaseJob[] = Array.from({ length: 40 }, (_, n) => ({
  key: n < 38 ? String(n) : n === 38 ? 'certified' : 'surgical',
  title: n < 38 ? 'Forklift Operator' : n === 38 ? 'Warehouse Operator' : 'Technologist',
  company: 'Larkfield',
  place: 'Boston',
  description: [
    'You move pallets.',
    'Be certified on a forklift.',
    'Certified for the operating room. No forklift is driven here.',
  ][Math.max(0, n - 37)],
}));

/** Suggestions if next to nothing is found: spelling, and what to leave out. */
export const spellingCases: CaseGroup = {
  name: 'few words, many jobs',
  jobs,
  searches: [
    ['a letter wrong', { q: 'carpanter' }, { searchedFor: 'carpenter', total: 10 }],
    [
      'a city’s name with two letters swapped',
      { q: 'bsoton ' },
      {
        searchedFor: null,
        read: [{ kind: 'place', text: 'bsoton', place: 'Boston, MA' }],
        total: 40,
      },
    ],
    ['two letters swapped', { q: 'larkfiedl ' }, { searchedFor: 'larkfield', total: 39 }],
    [
      'two wrong in a long word',
      { q: 'elektrikal engineer' },
      { searchedFor: 'electrical engineer', total: 30 },
    ],
    ['a company', { q: 'larkfeild' }, { searchedFor: 'larkfield', total: 39 }],
    [
      'a misspelling that one job has',
      { q: 'elctrical ' },
      { searchedFor: 'electrical', total: 30 },
    ],
    [
      'the rest stays as typed',
      { q: 'carpanter -night "larkfield" ' },
      { searchedFor: 'carpenter -night "larkfield"', total: 9 },
    ],
    [
      'a word that no job says, but means what they say',
      { q: 'carpintro ' },
      { searchedFor: 'carpintero', total: 10 },
    ],
    ['nothing near', { q: 'zzzzzz' }, { searchedFor: null, total: 0 }],
    ['a short word', { q: 'bso ' }, { searchedFor: null, total: 0 }],
    ['a quoted phrase', { q: '"carpanter larkfield"' }, { searchedFor: null, total: 0 }],
    [
      'as typed, nothing is put right',
      { q: 'elctrical ', asTyped: true },
      { finds: ['39'], searchedFor: null, loosened: [] },
    ],
    [
      'nothing helps',
      {
        q: 'carpenter astronaut',
        location: 'boston',
        company: 'nobody',
        type: ['full-time'],
        withPay: true,
        asTyped: true,
      },
      { loosened: [] },
    ],
    [
      'without a word, or all of them',
      { q: 'carpenter astronaut', location: 'boston' },
      {
        loosened: [
          { leftOut: 'words', q: '', total: 40, totalIsExact: true },
          { leftOut: 'words', q: 'carpenter', total: 10, totalIsExact: true },
        ],
      },
    ],
    [
      'words alone: without them it would be no search',
      { q: 'carpenter astronaut -night' },
      { loosened: [{ leftOut: 'words', q: 'carpenter -night', total: 10, totalIsExact: true }] },
    ],
    ['one word alone', { q: 'astronaut' }, { loosened: [] }],
    [
      'without the place',
      { q: 'carpenter', location: 'salem', category: ['IT Jobs'] },
      { loosened: [{ leftOut: 'location', total: 10, totalIsExact: true }] },
    ],
    [
      'without all filters: a phrase or a synonym',
      { q: '"electrical engineer" or rn', type: ['volunteer'], remote: true },
      { loosened: [{ leftOut: 'filters', total: 30, totalIsExact: true }] },
    ],
    [
      'no single thing helps: the words alone do',
      { q: 'carpenter', payMin: 9_000_000, company: 'nobody' },
      { loosened: [{ leftOut: 'filters', total: 10, totalIsExact: true }] },
    ],
    [
      'without the pay',
      { payMin: 9_000_000 },
      { loosened: [{ leftOut: 'pay', total: 40, totalIsExact: true }] },
    ],
  ],
};

export const narrowedSpellingCases: CaseGroup = {
  name: 'a misspelled word among words that few jobs say together',
  jobs: fewJobs,
  searches: [
    [
      'is corrected, where only texts or stems match as typed',
      { q: 'certified forklift operater ' },
      { searchedFor: 'certified forklift operator' },
    ],
    [
      'is searched as typed if that is asked for',
      { q: 'certified forklift operater ', asTyped: true },
      { searchedFor: null },
    ],
  ],
};
