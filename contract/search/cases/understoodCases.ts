import type { CaseGroup, CaseJob, SearchCase } from './searchCase';

/** The newest first. */
const trades: readonly CaseJob[] = [
  {
    key: 'tulsa',
    title: 'Plumber',
    company: 'Harlan Pipe',
    place: 'Tulsa, OK',
    payFrom: 4000,
    payTo: 5000,
    daysAgo: 3,
  },
  // 13 miles from Tulsa
  { key: 'brokenArrow', title: 'Plumber', company: 'Acorn', place: 'Broken Arrow, OK', daysAgo: 4 },
  // 45 miles
  { key: 'muskogee', title: 'Plumber', company: 'Bluff', place: 'Muskogee, Oklahoma', daysAgo: 5 },
  {
    key: 'dallas',
    title: 'Plumber',
    company: 'Lone Star',
    place: 'Dallas, TX',
    type: 'Part-time',
    payFrom: 6000,
    payTo: 7000,
    daysAgo: 0.2,
  },
  { key: 'kansas', title: 'Welder', company: 'Fenwick', place: 'Kansas City, MO', daysAgo: 20 },
  {
    key: 'night',
    title: 'Night Shift Welder',
    company: 'Fenwick',
    place: 'Wichita, Kansas',
    daysAgo: 21,
  },
  {
    key: 'remote',
    title: 'Estimator',
    company: 'Lone Star',
    place: 'Remote',
    overview: 'You read blueprints.',
    daysAgo: 22,
  },
  {
    key: 'manager',
    title: 'Contract Manager',
    company: 'Lone Star',
    place: 'Dallas, TX',
    daysAgo: 23,
  },
];
const plumbers = ['brokenArrow', 'dallas', 'muskogee', 'tulsa'];

const inTulsa = { kind: 'place', text: 'in tulsa', place: 'Tulsa, OK' };
const nearTulsa: Partial<Record<'findsInAnyOrder' | 'comeClose' | 'leftOut', string[]>> & {
  miles: null;
} = {
  findsInAnyOrder: ['brokenArrow', 'tulsa'],
  comeClose: ['muskogee', 'dallas'],
  leftOut: ['place'],
  miles: null,
};

const places: readonly SearchCase[] = [
  [
    'a place after "in", with what is near, then farther away, then anywhere',
    { q: 'plumber in tulsa' },
    { ...nearTulsa, read: [inTulsa], first: 'tulsa', someOf: null },
  ],
  [
    'a city with its state',
    { q: 'plumber tulsa ok' },
    { ...nearTulsa, read: [{ kind: 'place', text: 'tulsa ok', place: 'Tulsa, OK' }] },
  ],
  [
    'a city that stands first',
    { q: 'tulsa plumber' },
    { ...nearTulsa, read: [{ kind: 'place', text: 'tulsa', place: 'Tulsa, OK' }] },
  ],
  [
    'a nickname of a region',
    { q: 'plumber dfw' },
    { finds: ['dallas'], read: [{ kind: 'place', text: 'dfw', place: 'Dallas-Fort Worth' }] },
  ],
  ['a nickname in the field for places', { q: 'plumber', location: 'dfw' }, { finds: ['dallas'] }],
  [
    'a name of several states',
    { q: 'plumber gulf coast' },
    { finds: ['dallas'], read: [{ kind: 'place', text: 'gulf coast', place: 'Gulf Coast' }] },
  ],
  [
    'a name of several states in the field for places',
    { q: 'plumber', location: 'the Gulf Coast' },
    { finds: ['dallas'] },
  ],
  ['a nickname with its state', { q: 'plumber', location: 'dfw, tx' }, { finds: ['dallas'] }],
  [
    'a list of nothing but states',
    { q: 'plumber tx or ok' },
    {
      findsInAnyOrder: ['brokenArrow', 'dallas', 'muskogee', 'tulsa'],
      read: [{ kind: 'place', text: 'tx or ok', place: 'Texas or Oklahoma' }],
    },
  ],
  [
    'either of two places, with what is near each',
    { q: 'plumber tulsa or dallas' },
    {
      findsInAnyOrder: ['brokenArrow', 'dallas', 'tulsa'],
      read: [{ kind: 'place', text: 'tulsa or dallas', place: 'Tulsa, OK or Dallas, TX' }],
      comeClose: ['muskogee'],
      leftOut: ['place'],
    },
  ],
  [
    'two places in the field for places',
    { q: 'plumber', location: 'tulsa, OK or TX' },
    { findsInAnyOrder: ['brokenArrow', 'dallas', 'tulsa'] },
  ],
  [
    'a city or a state, whose own names the other does not exclude',
    { q: 'in kansas or kansas city mo' },
    { findsInAnyOrder: ['kansas', 'night'] },
  ],
  [
    'two states by their letters',
    { q: 'plumber in tx and ok' },
    { findsInAnyOrder: plumbers, someOf: null },
  ],
  [
    'either of two places taken back: each as words',
    { q: 'plumber in tulsa or dallas', asWords: ['tulsa or dallas'] },
    { findsInAnyOrder: ['dallas', 'tulsa'], read: [] },
  ],
  [
    'a state, which its cities in other states are not',
    { q: 'welder in kansas' },
    { finds: ['night'], read: [{ kind: 'place', text: 'in kansas', place: 'Kansas' }] },
  ],
  [
    'jobs elsewhere, where there are none nearby: the nearest first',
    { q: 'plumber in wichita' },
    { total: 0, leftOut: ['place'], comeClose: ['tulsa', 'brokenArrow', 'muskogee', 'dallas'] },
  ],
  [
    "a state's letters begin no other place: Wichita",
    { q: 'welder in wi' },
    { total: 0, leftOut: ['place'], read: [{ kind: 'place', text: 'in wi', place: 'Wisconsin' }] },
  ],
  [
    'a city alone',
    { q: 'in tulsa' },
    { finds: ['tulsa'], read: [inTulsa], leftOut: null, comeClose: [] },
  ],
  [
    'nothing is read where the field for places is filled in',
    { q: 'plumber in tulsa', location: 'Dallas' },
    { read: [], total: 0 },
  ],
  [
    'taken back, a place is words',
    { q: 'plumber in tulsa', asWords: ['in tulsa'] },
    { read: [], finds: ['tulsa'], comeClose: ['dallas', 'brokenArrow', 'muskogee'] },
  ],
];

const conditions: readonly SearchCase[] = [
  [
    'pay by the hour; without it come the others',
    { q: 'plumber $35 an hour' },
    {
      finds: ['dallas'],
      read: [{ kind: 'pay', text: '$35 an hour', payMin: 6055 }],
      leftOut: ['pay'],
      comeClose: ['brokenArrow', 'muskogee', 'tulsa'],
    },
  ],
  [
    'a filter for pay counts instead',
    { q: 'plumber $35 an hour', payMin: 3000 },
    { findsInAnyOrder: ['dallas', 'tulsa'], leftOut: null },
  ],
  [
    'a type',
    { q: 'part time plumber' },
    {
      finds: ['dallas'],
      read: [{ kind: 'type', text: 'part time', type: 'part-time' }],
      leftOut: ['type'],
      comeClose: ['tulsa', 'brokenArrow', 'muskogee'],
    },
  ],
  ['a type that is part of a title', { q: 'contract manager' }, { finds: ['manager'], read: [] }],
  [
    'an age',
    { q: 'plumber posted today' },
    { finds: ['dallas'], read: [{ kind: 'within', text: 'posted today', within: 1 }] },
  ],
  [
    'remote, which is not given up',
    { q: 'remote estimator' },
    { finds: ['remote'], read: [{ kind: 'remote', text: 'remote' }], leftOut: null },
  ],
  [
    'pay, type and place: one after the other is given up',
    { q: 'full time plumber in dallas over 200k' },
    {
      total: 0,
      leftOut: ['pay', 'type', 'place'],
      comeClose: ['dallas', 'muskogee', 'brokenArrow', 'tulsa'],
    },
  ],
];

const words: readonly SearchCase[] = [
  [
    'words that say nothing',
    { q: 'looking for a job as a plumber' },
    { findsInAnyOrder: plumbers, read: [] },
  ],
  ['hiring near me', { q: 'plumber jobs hiring near me' }, { findsInAnyOrder: plumbers }],
  [
    'a question',
    { q: 'where can i find plumber jobs in tulsa?' },
    { findsInAnyOrder: ['brokenArrow', 'tulsa'], read: [inTulsa] },
  ],
  [
    'words that needn’t be said, but are better if they are',
    { q: 'night shift welder' },
    { finds: ['night', 'kansas'], preferred: ['night shift'], leftOut: null, comeClose: [] },
  ],
  [
    'no words come first where no job says all others',
    { q: 'night shift plumber estimator' },
    { total: 0, preferred: [], leftOut: ['words'], someOf: [1, 'plumber', 'estimator'] },
  ],
  [
    'nor where nothing is found at all',
    { q: 'night shift zither' },
    { total: 0, preferred: [], leftOut: null },
  ],
  [
    'nor among jobs that match by their texts alone',
    { q: 'night shift blueprints' },
    { finds: ['remote'], preferred: [] },
  ],
  [
    'fewer of the words, most first',
    { q: 'Plumber Harlan ESTIMATOR' },
    {
      total: 0,
      leftOut: ['words'],
      someOf: [1, 'Plumber', 'Harlan', 'ESTIMATOR'],
      comeClose: ['tulsa', 'remote', 'dallas', 'brokenArrow', 'muskogee'],
    },
  ],
  [
    'a word with a hyphen that no job says: each part alone',
    { q: 'plumber-zzz' },
    { someOf: [1, 'plumber', 'zzz'], total: 0, first: null },
  ],
  [
    'one of two words that mean something together, which no job says',
    { q: 'plumber helper' },
    {
      total: 0,
      leftOut: ['words'],
      someOf: [1, 'plumber', 'helper'],
      comeClose: ['dallas', 'tulsa', 'brokenArrow', 'muskogee'],
    },
  ],
  [
    'none of those jobs where all of it has to match',
    { q: 'plumber harlan estimator', strict: true },
    { total: 0, leftOut: null, comeClose: [] },
  ],
  [
    'nor any that is farther away',
    { q: 'plumber in tulsa', strict: true },
    { ...nearTulsa, leftOut: null, comeClose: [], miles: null },
  ],
  [
    'words that needn’t be said are not among those that jobs are looked for by',
    { q: 'weekend plumber "Harlan Pipe" nights' },
    { total: 1, leftOut: ['words'], someOf: [1, 'plumber', 'Harlan Pipe'] },
  ],
  ['a title that a job has', { q: 'night shift welder in kansas' }, { total: 1 }],
  ['a word that must not be stays away', { q: 'plumber harlan -tulsa' }, { total: 0 }],
];

/** Readings of the words, and partial matches. */
export const understoodCases: CaseGroup = {
  name: 'understood words',
  jobs: trades,
  searches: [...places, ...conditions, ...words],
};
