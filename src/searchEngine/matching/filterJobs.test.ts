import type { Job } from '@/api/jobBoardApi';
import { makeJobIndex } from '@/searchEngine/index/jobIndex';
import { toSearched } from '@/searchEngine/index/searchedJob';
import { noSearch, type JobSearch } from '@/searchEngine/jobSearch';
import { searchJobs } from '@/searchEngine/searchJobs';
import { aJob } from '@/test/fixtures';
import { filterJobs } from './filterJobs';

const now = Date.UTC(2026, 0, 10, 12);
const blank: Partial<Job> = {
  joboverview: '',
  degreerequired: '',
  ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`responsibilities${n}`, ''])),
  ...Object.fromEntries([1, 2, 3, 4].map((n) => [`qualification${n}`, ''])),
};
const job = (_id: string, changes: Partial<Job>) => aJob({ ...blank, _id, ...changes });
const jobs = [
  job('nurse', {
    jobtitle: 'Registered Nurse',
    companyname: 'Lakeside Clinic',
    location: 'Springfield',
    categoryName: 'Nurse Jobs',
    employementtype: 'Full time',
    monthlysalary1: 3900,
    monthlysalary2: 5200,
    degreerequired: 'BSc Nursing',
  }),
  job('dev', {
    jobtitle: 'C++ Engineer',
    companyname: 'Café Böhm',
    location: 'Remote',
    categoryName: 'Web Dev Jobs',
    employementtype: 'PART_TIME',
    monthlysalary1: 6000,
    monthlysalary2: 8000,
    joboverview: 'Build engines for the night shift.',
  }),
  job('cook', {
    jobtitle: 'Line Cook',
    companyname: 'Olive & Rye',
    location: 'Boston, MA',
    categoryName: 'Restaurant Jobs',
    employementtype: 'Full-time',
    monthlysalary1: 0,
    monthlysalary2: 0,
    responsibilities3: 'Clean the stove at night',
  }),
  job('educator', {
    jobtitle: 'Nurse Educator',
    companyname: 'Northside Health',
    location: 'São Paulo',
    categoryName: 'Nurse Jobs',
    employementtype: 'Contract',
    monthlysalary1: 4100,
    monthlysalary2: 4800,
    joboverview: 'Teach. Not a night job.',
  }),
];
const indexOf = (of: readonly Job[]) => {
  const index = makeJobIndex();
  index.add(of.map(toSearched));
  return index;
};
/** All steps of a search at once. */
const run = <Result>(steps: Generator<unknown, Result, void>): Result => {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};
const filter = (search: Partial<JobSearch>, of: readonly Job[] = jobs) =>
  run(filterJobs(indexOf(of), { ...noSearch, ...search }, now));
const find = (search: Partial<JobSearch>, of: readonly Job[] = jobs) =>
  run(searchJobs(indexOf(of), { ...noSearch, ...search }, now));
const ids = (search: Partial<JobSearch>, of: readonly Job[] = jobs) =>
  filter(search, of).positions.map((at) => of[at]?._id);

test.each<[string, Partial<JobSearch>, string[]]>([
  ["nothing: all, in the host's order", {}, ['nurse', 'dev', 'cook', 'educator']],
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
  ['a finished word is no beginning', { q: 'enginee ' }, []],
  ['a synonym', { q: 'rn ' }, ['nurse']],
  ['a synonym that is being typed', { q: 'rn' }, ['nurse']],
  ['words that every text says', { q: 'the nurse of an educator' }, ['educator']],
  ['only words that every text says: all', { q: 'the of' }, ['nurse', 'dev', 'cook', 'educator']],
  ['only what must not be', { q: '-nurse' }, ['dev', 'cook']],
  ['a company with a mark between', { q: 'olive & rye' }, ['cook']],
  ['a phrase', { q: '"night shift"' }, ['dev']],
  ['a phrase that does not stand so', { q: '"shift night"' }, []],
  ['a word that must not be', { q: 'nurse -educator' }, ['nurse']],
  ['one word or another', { q: 'cook or educator' }, ['cook', 'educator']],
  ['a word in a duty', { q: 'stove' }, ['cook']],
  ["the category's words", { q: 'restaurant' }, ['cook']],
  ['remote as a word', { q: 'remote' }, ['dev']],
  ['work from home', { q: 'work from home' }, ['dev']],
  ['a kind of employment, however it is spelt', { q: 'full time' }, ['nurse', 'cook']],
  ['a kind of employment and a title', { q: 'part-time engineer' }, ['dev']],
  ['a word of a kind of employment', { q: 'time' }, []],
  ['blanks and marks only: all', { q: '  -- ' }, ['nurse', 'dev', 'cook', 'educator']],
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
  ['a type, however it is spelt', { type: ['full-time'] }, ['nurse', 'cook']],
  ['two types', { type: ['part-time', 'contract'] }, ['dev', 'educator']],
  ['pay that reaches', { payMin: 5000 }, ['nurse', 'dev']],
  ['pay that begins below', { payMax: 4000 }, ['nurse']],
  ['a range that touches', { payMin: 4800, payMax: 6000 }, ['nurse', 'dev', 'educator']],
  ['only with pay', { withPay: true }, ['nurse', 'dev', 'educator']],
  ['by pay', { sort: 'pay' }, ['dev', 'nurse', 'educator', 'cook']],
  [
    "newest without dates: the host's order",
    { sort: 'newest' },
    ['nurse', 'dev', 'cook', 'educator'],
  ],
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
])('%s', (_what, search, expected) => {
  expect(ids(search)).toEqual(expected);
});

test("a state's short name begins no other place", () => {
  expect(
    ids({ location: 'Michigan' }, [
      job('florida', { location: 'Miami, FL' }),
      job('michigan', { location: 'Flint, MI' }),
    ]),
  ).toEqual(['michigan']);
});

test('in a script that parts no words a place is found within them', () => {
  expect(
    ids({ location: '渋谷' }, [
      job('tokyo', { location: '東京都渋谷区' }),
      job('osaka', { location: '大阪府' }),
    ]),
  ).toEqual(['tokyo']);
});

test('a host with dates has newest and posted within', () => {
  const dated = [
    { ...jobs[0], createdAt: '2026-01-01T00:00:00Z' },
    { ...jobs[1], createdAt: '2026-01-09T13:00:00Z' },
    { ...jobs[2], createdAt: null },
  ] as Job[]; // spread of an index that may be empty
  expect(ids({ sort: 'newest' }, dated)).toEqual(['dev', 'nurse', 'cook']);
  expect(ids({ within: 1 }, dated)).toEqual(['dev']);
  expect(ids({ within: 14 }, dated)).toEqual(['nurse', 'dev']);
});

test('facets count what each choice would give with the other filters as they are', () => {
  const facets = (search: Partial<JobSearch>) => {
    const { category, type, place } = filter(search).facets;
    const counted = (facet: typeof category) =>
      Object.fromEntries(
        facet.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]),
      );
    return {
      category: counted(category),
      type: counted(type),
      place: counted(place),
      offered: category.length,
    };
  };
  expect(facets({})).toEqual({
    category: { 'Nurse Jobs': 2, 'Web Dev Jobs': 1, 'Restaurant Jobs': 1 },
    type: { 'full-time': 2, 'part-time': 1, contract: 1 },
    place: { Springfield: 1, Remote: 1, 'Boston, MA': 1, 'São Paulo': 1 },
    offered: 12,
  });
  expect(facets({ category: ['Nurse Jobs'] })).toMatchObject({
    category: { 'Nurse Jobs': 2, 'Web Dev Jobs': 1, 'Restaurant Jobs': 1 },
    type: { 'full-time': 1, contract: 1 },
  });
  expect(facets({ type: ['contract'] })).toMatchObject({
    category: { 'Nurse Jobs': 1 },
    type: { 'full-time': 2, 'part-time': 1, contract: 1 },
  });
  expect(facets({ q: 'nurse' })).toMatchObject({
    category: { 'Nurse Jobs': 2 },
    type: { 'full-time': 1, contract: 1 },
  });
});

test('the facet of places: the 8 with most jobs, spelt as first said, whatever the chosen place', () => {
  const of = Array.from({ length: 60 }, (_, n) =>
    job(String(n), { location: n < 50 ? `Town ${n % 10}` : n % 2 ? 'TOWN 3 ' : '' }),
  );
  const { place } = filter({ location: 'Town 1' }, of).facets;
  expect(place).toHaveLength(8);
  expect(place[0]).toEqual({ value: 'Town 3', count: 10 });
  expect(place[1]).toEqual({ value: 'Town 0', count: 5 });
});

test("a host's own categories are offered too", () => {
  const { facets } = filter({}, [
    job('x', { categoryName: 'Space Jobs' }),
    job('y', { categoryName: '' }),
  ]);
  expect(facets.category.at(-1)).toEqual({ value: 'Space Jobs', count: 1 });
  expect(facets.category).toHaveLength(13);
});

describe('by relevance', () => {
  const titled = (titles: readonly string[], changes: Partial<Job> = {}) =>
    titles.map((title) =>
      job(title, {
        jobtitle: title,
        categoryName: 'IT Jobs',
        companyname: 'Larkfield',
        location: 'Boston',
        ...changes,
      }),
    );
  test.each<[string, string, string[], Job[]?]>([
    [
      'title, then company, then place, then texts',
      'boston',
      ['Boston Guide', 'b', 'c', 'd'],
      [
        job('d', { jobtitle: 'Cook', companyname: 'A', location: '', joboverview: 'Boston' }),
        job('c', { jobtitle: 'Cook', companyname: 'A', location: 'Boston' }),
        job('b', { jobtitle: 'Cook', companyname: 'Boston', location: '' }),
        job('Boston Guide', { jobtitle: 'Boston Guide', companyname: 'A', location: '' }),
      ],
    ],
    [
      'the very title, then shorter ones',
      'software engineer ',
      ['Software Engineer', 'Senior Software Engineer', 'Software Engineer for Payment Systems'],
    ],
    [
      'a phrase before the same words apart',
      'data engineer ',
      ['Senior Data Engineer', 'Engineer of Data'],
    ],
    ['the word before its other forms', 'manager ', ['Office Manager', 'Managing Director']],
    [
      'what was typed before its synonym',
      'rn ',
      ['Travel RN', 'Registered Nurse', 'Registered Nurse in Travel'],
    ],
    ['a whole word before a beginning', 'cook', ['Second Cook', 'Cookery Teacher']],
    [
      'titles with all words before those that need the texts',
      'help desk lead ',
      ['Team Lead Help Desk', 'Lead'],
      [
        job('Lead', { jobtitle: 'Lead', joboverview: 'You lead the help desk.' }),
        job('Team Lead Help Desk', { jobtitle: 'Team Lead Help Desk' }),
      ],
    ],
    [
      'title and place in any order',
      'boston cook ',
      ['Cook', 'Cook in Boston Catering Office'],
      [
        job('Cook in Boston Catering Office', {
          jobtitle: 'Cook',
          joboverview: 'Boston',
          location: 'Salem',
        }),
        job('Cook', { jobtitle: 'Cook', location: 'Boston' }),
      ],
    ],
  ])('%s', (_what, q, expected, of = titled(expected.toReversed())) => {
    expect(ids({ q }, of)).toEqual(expected);
    expect(ids({ q, sort: 'relevance' }, of)).toEqual(expected);
  });
  test("among equals newer ones come first, then the host's order", () => {
    const of = [
      job('a', {}),
      job('b', { createdAt: '2026-01-01T00:00:00Z' }),
      job('c', { createdAt: '2026-01-05T00:00:00Z' }),
      job('d', {}),
    ];
    expect(ids({ q: 'nurse' }, of)).toEqual(['c', 'b', 'a', 'd']);
  });
  test('another order is kept', () => {
    const of = [
      job('Cook', { jobtitle: 'Cook', monthlysalary2: 10 }),
      job('Head Cook', { jobtitle: 'Head Cook', monthlysalary2: 9000 }),
    ];
    expect(ids({ q: 'cook', sort: 'pay' }, of)).toEqual(['Head Cook', 'Cook']);
  });
});

describe('little found', () => {
  const of = Array.from({ length: 40 }, (_, n) =>
    job(String(n), {
      jobtitle: n < 30 ? 'Electrical Engineer' : 'Carpenter',
      companyname: n === 39 ? 'Elctrical Ltd' : 'Larkfield',
      location: 'Boston',
      categoryName: 'IT Jobs',
    }),
  );
  test.each<[string, string, string | null, number]>([
    ['a letter wrong', 'carpanter', 'carpenter', 10],
    ['two letters swapped', 'bsoton ', 'boston', 40],
    ['two wrong in a long word', 'elektrikal engineer', 'electrical engineer', 30],
    ['a company', 'larkfeild', 'larkfield', 39],
    ['a misspelling that one job has', 'elctrical ', 'electrical', 30],
    ['the rest stays as typed', 'carpanter -night "larkfield" ', 'carpenter -night "larkfield"', 9],
    ['nothing near', 'zzzzzz', null, 0],
    ['a short word', 'bso ', null, 0],
    ['a quoted phrase', '"carpanter larkfield"', null, 0],
  ])('the nearest spelling: %s', (_what, q, searchedFor, total) => {
    const found = find({ q }, of);
    expect([found.searchedFor, found.positions.length]).toEqual([searchedFor, total]);
  });
  test('as typed, nothing is put right', () => {
    expect(find({ q: 'elctrical ', asTyped: true }, of)).toMatchObject({
      positions: [39],
      searchedFor: null,
      loosened: [],
    });
  });
  test('nothing found: what each filter and word would give by being left out', () => {
    const { loosened } = find(
      {
        q: 'carpenter astronaut',
        location: 'boston',
        company: 'nobody',
        type: ['full-time'],
        withPay: true,
        asTyped: true,
      },
      of,
    );
    expect(loosened).toEqual([]);
    expect(find({ q: 'carpenter astronaut', location: 'boston' }, of).loosened).toEqual([
      { leftOut: 'words', q: '', total: 40, totalIsExact: true },
      { leftOut: 'words', q: 'carpenter', total: 10, totalIsExact: true },
    ]);
    // words alone: without them it would be no search
    expect(find({ q: 'carpenter astronaut -night' }, of).loosened).toEqual([
      { leftOut: 'words', q: 'carpenter -night', total: 10, totalIsExact: true },
    ]);
    expect(find({ q: 'astronaut' }, of).loosened).toEqual([]);
    expect(find({ q: 'carpenter', location: 'salem', category: ['IT Jobs'] }, of).loosened).toEqual(
      [{ leftOut: 'location', total: 10, totalIsExact: true }],
    );
    expect(
      find({ q: '"electrical engineer" or rn', type: ['volunteer'], remote: true }, of).loosened,
    ).toEqual([{ leftOut: 'filters', total: 30, totalIsExact: true }]);
    // no single thing helps: the words alone do
    expect(find({ q: 'carpenter', payMin: 9_000_000, company: 'nobody' }, of).loosened).toEqual([
      { leftOut: 'filters', total: 10, totalIsExact: true },
    ]);
    expect(find({ payMin: 9_000_000 }, of).loosened).toEqual([
      { leftOut: 'pay', total: 40, totalIsExact: true },
    ]);
  });
});

test('50,000 jobs: searched bit by bit, and in fewer once their words are known', () => {
  const many = Array.from({ length: 50_000 }, (_, n) =>
    aJob({
      _id: String(n),
      jobtitle: `Clerk ${n}`,
      joboverview: 'We look for somebody who likes careful work and people. '.repeat(4),
    }),
  );
  const index = indexOf(many);
  const search = { ...noSearch, q: 'clerk 49999', type: ['full-time' as const] };
  const bits = (): number => {
    const task = filterJobs(index, search, now);
    for (let count = 0; ; count += 1) {
      const { done, value } = task.next();
      if (!done) continue;
      expect(value.positions).toEqual([49_999]);
      return count;
    }
  };
  const [first, second] = [bits(), bits()];
  expect(first).toBeGreaterThan(500);
  expect(second).toBeLessThan(first / 4);
});
