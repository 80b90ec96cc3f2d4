import type { CaseGroup, CaseJob, SearchCase } from './searchCase';

/** The newest first. */
const jobs: readonly CaseJob[] = [
  {
    key: 'cook',
    title: 'Cook/Server',
    company: 'Blue Café',
    place: 'São Paulo',
    category: 'Restaurant Jobs',
    type: 'Part-time',
    payFrom: 1500,
    payTo: 2000,
    degree: 'None',
    daysAgo: 1,
  },
  {
    key: 'engineer',
    title: 'Senior Software Engineer',
    company: 'North & Sons',
    place: 'Boston, MA',
    category: 'IT Jobs',
    type: 'Contractor',
    payFrom: 6000,
    payTo: 9000,
    degree: "Bachelor's in Computer Science",
    overview: 'Build services in C++ and Node.js.',
    daysAgo: 2,
  },
  {
    key: 'itManager',
    title: 'IT Manager',
    company: '100% Remote_Work',
    place: 'Remote',
    category: 'IT Jobs',
    type: 'FULL_TIME',
    payFrom: 5000,
    payTo: 7000,
    daysAgo: 3,
  },
  {
    key: 'nurse',
    title: 'Registered Nurse',
    company: 'Harbour Clinic',
    place: 'Bostwick, GA',
    category: 'Nurse Jobs',
    description: 'Nursing of children. The clinic trains engineers in it too.',
    daysAgo: 4,
  },
  {
    key: 'remoteNurse',
    title: 'Telephone Nurse',
    company: 'Harbour Clinic',
    place: 'United States (Remote)',
    category: 'Nurse Jobs',
    type: 'temporary',
    payFrom: 3000,
    payTo: 3000,
    daysAgo: 10,
  },
  {
    key: 'arabic',
    title: 'مهندس برمجيات',
    company: 'شركة البحر',
    place: 'الرياض',
    category: 'Engineering',
    daysAgo: 20,
  },
];
const all = jobs.map(({ key }) => key);

const noWords =
  'The host finds nothing by a text without letters and digits; the browser takes it as no words.';

const words: readonly SearchCase[] = [
  ['a word', { q: 'nurse' }, ['nurse', 'remoteNurse']],
  ['its plural, in capitals', { q: 'NURSES' }, ['nurse', 'remoteNurse']],
  ['its beginning', { q: 'nurs' }, ['nurse', 'remoteNurse']],
  ['another form of a word', { q: 'engineering' }, ['engineer', 'arabic', 'nurse']],
  [
    'the beginning of a word of title, category or text',
    { q: 'enginee' },
    ['engineer', 'arabic', 'nurse'],
    {
      why: 'The host completes beginnings of stems from the words it has counted; “engineers” of a text is among them only then.',
      uncountedHost: ['engineer', 'arabic'],
    },
  ],
  ['a word and a beginning', { q: 'senior enginee' }, ['engineer']],
  ['a phrase', { q: '"registered nurse"' }, ['nurse']],
  ['a phrase the other way round', { q: '"nurse registered"' }, []],
  ['a typographic phrase', { q: '“registered nurse”' }, ['nurse']],
  ['an open quote', { q: 'nurse"' }, ['nurse', 'remoteNurse']],
  ['a negated word', { q: 'nurse -telephone' }, ['nurse']],
  ['a dash between blanks', { q: 'nurse - clinic' }, ['nurse', 'remoteNurse']],
  [
    'one word or another',
    { q: 'cook or manager' },
    ['itManager', 'cook'],
    {
      why: 'Of two titles that are as good, the host’s ts_rank decides; in the browser the newer one comes first.',
      browser: ['cook', 'itManager'],
    },
  ],
  ['one word or a beginning', { q: 'cook OR mana' }, ['cook', 'itManager']],
  ['words of title, company and text', { q: 'nurse clinic children' }, ['nurse']],
  ['a word of the description', { q: 'children' }, ['nurse']],
  ['a word after a slash', { q: 'server' }, ['cook']],
  ['no accent', { q: 'cafe' }, ['cook']],
  ['an accent in capitals', { q: 'CAFÉ' }, ['cook']],
  ['it, the trade', { q: 'it' }, ['itManager', 'engineer']],
  ['it, the trade, and a word', { q: 'it manager' }, ['itManager']],
  ['a word with marks', { q: 'c++' }, ['engineer']],
  ['a word before a dot', { q: 'node' }, ['engineer']],
  ['a word with a dot', { q: 'node.js' }, ['engineer']],
  ['another script', { q: 'برمجيات' }, ['arabic']],
  ['the beginning of a word of another script', { q: 'برمج' }, ['arabic']],
  ['remote and a word', { q: 'remote nurse' }, ['remoteNurse']],
  ['work from home and a word', { q: 'work from home nurse' }, ['remoteNurse']],
  ['a place without its accents', { q: 'sao paulo' }, ['cook']],
  ['an employment type in two words', { q: 'part time server' }, ['cook']],
  ['an employment type with a hyphen', { q: 'part-time' }, ['cook']],
  ['an employment type in one word', { q: 'parttime cook' }, ['cook']],
  ["an employment type's other spelling", { q: 'contract engineer' }, ['engineer']],
  ["an employment type's synonym", { q: 'temp nurse' }, ['remoteNurse']],
  ['a word of an employment type', { q: 'time' }, []],
  ['a negated employment type', { q: 'nurse -temporary' }, ['nurse']],
  ['a percent sign', { q: '%' }, [], { why: noWords, browser: all }],
  ['marks', { q: '???' }, [], { why: noWords, browser: all }],
  ['what would be syntax', { q: "' & | ! ( ) <-> :* \\ nurse" }, ['nurse', 'remoteNurse']],
  ['blanks', { q: '   ' }, all],
  ['nothing', { q: '' }, all],
];

const places: readonly SearchCase[] = [
  ["the beginning of places' words", { location: 'bost' }, ['engineer', 'nurse']],
  ['a place with its state', { location: 'boston, ma' }, ['engineer']],
  ['a place in capitals without its accent', { location: 'SAO' }, ['cook']],
  ['a place with its accent', { location: 'são' }, ['cook']],
  ['remote as a place', { location: 'remote' }, ['itManager', 'remoteNurse']],
  ['remote and a place', { location: 'Remote, United' }, ['remoteNurse']],
  ['a percent sign as a place', { location: '%' }, []],
  ['an underscore as a place', { location: '_' }, []],
  ['a backslash as a place', { location: '\\' }, []],
  ['a place in another script', { location: 'الرياض' }, ['arabic']],
  ["a state's long name", { location: 'Massachusetts' }, ['engineer']],
  ["a place and its state's long name", { location: 'boston massachusetts' }, ['engineer']],
  ['another place in that state', { location: 'Salem, Massachusetts' }, []],
  ['a state that is also a country', { location: 'Georgia' }, ['nurse']],
  ['remote in a state', { location: 'remote, georgia' }, []],
  ['a state without jobs', { location: 'Florida' }, []],
  ['remote', { remote: true }, ['itManager', 'remoteNurse']],
  ['remote or not', { remote: false }, all],
];

const filters: readonly SearchCase[] = [
  ['a category', { category: ['IT Jobs'] }, ['engineer', 'itManager']],
  [
    'either of two categories',
    { category: ['IT Jobs', 'Engineering'] },
    ['engineer', 'itManager', 'arabic'],
  ],
  ['a category that is none', { category: ['Pirate Jobs'] }, []],
  ['a type', { type: ['contract'] }, ['engineer']],
  ['either of two types', { type: ['part-time', 'temporary'] }, ['cook', 'remoteNurse']],
  ['type and category', { type: ['full-time'], category: ['Nurse Jobs'] }, ['nurse']],
  ['only with pay', { withPay: true }, ['cook', 'engineer', 'itManager', 'remoteNurse']],
  ['with pay or without', { withPay: false }, all],
  ['pay that just reaches', { payMin: 7000 }, ['engineer', 'itManager']],
  ['pay that just does not', { payMin: 7001 }, ['engineer']],
  ['pay that begins just there', { payMax: 3000 }, ['cook', 'remoteNurse']],
  [
    'pay in cents',
    { payMax: 2999.5 },
    ['cook'],
    {
      why: 'The listing’s URL is read in whole dollars (readSearch).',
      browser: ['cook', 'remoteNurse'],
    },
  ],
  ['ranges that touch', { payMin: 2500, payMax: 5000 }, ['itManager', 'remoteNurse']],
  ['pay from 0', { payMin: 0 }, all],
  ['posted within 3 days', { within: 3 }, ['cook', 'engineer']],
  ['posted within 4 days', { within: 4 }, ['cook', 'engineer', 'itManager']],
  ['a degree', { degree: 'bachelor' }, ['engineer']],
  ['a company', { company: 'harbour' }, ['nurse', 'remoteNurse']],
  ['a company without its accent', { company: 'cafe' }, ['cook']],
  ['a company by a number and a mark', { company: '100%' }, ['itManager']],
  ['a company with a mark between', { company: 'north & sons' }, ['engineer']],
  [
    'everything at once',
    {
      q: 'nurse',
      location: 'remote',
      withPay: true,
      type: ['temporary'],
      category: ['Nurse Jobs'],
      company: 'clinic',
      payMin: 1,
      within: 30,
    },
    ['remoteNurse'],
  ],
];

const orders: readonly SearchCase[] = [
  ['nothing: all, newest first', {}, all],
  ['by pay', { sort: 'pay' }, ['engineer', 'itManager', 'remoteNurse', 'cook', 'nurse', 'arabic']],
  ['words, newest first', { sort: 'newest', q: 'engineering' }, ['engineer', 'nurse', 'arabic']],
  ['by relevance without words', { sort: 'relevance' }, all],
];

const chosen = { 'IT Jobs': 1, 'Nurse Jobs': 1, Engineering: 1 };
const facets: readonly SearchCase[] = [
  [
    'facets of all jobs',
    {},
    {
      categories: { 'IT Jobs': 2, 'Nurse Jobs': 2, Engineering: 1, 'Restaurant Jobs': 1 },
      types: { 'full-time': 3, 'part-time': 1, contract: 1, temporary: 1 },
    },
  ],
  [
    'each facet counts without its own filter',
    { type: ['full-time'], category: ['IT Jobs'] },
    { categories: chosen, types: { 'full-time': 1, contract: 1 } },
  ],
  [
    'facets of a word',
    { q: 'nurse' },
    {
      categories: { 'Nurse Jobs': 2 },
      types: { 'full-time': 1, temporary: 1 },
      offered: [12, 7],
    },
  ],
  [
    'facets of a word and a type',
    { q: 'nurse', type: ['temporary'] },
    { categories: { 'Nurse Jobs': 1 }, types: { 'full-time': 1, temporary: 1 } },
  ],
];

export const mixedJobs: CaseGroup = {
  name: 'six jobs of all kinds',
  jobs,
  searches: [...words, ...places, ...filters, ...orders, ...facets],
};
