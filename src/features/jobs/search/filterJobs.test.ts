import type { Job } from '@/api/jobBoardApi';
import { aJob } from '@/test/fixtures';
import { filterJobs } from './filterJobs';
import { makeJobIndex } from './jobIndex';
import { noSearch, type JobSearch } from './jobSearch';

const now = Date.UTC(2026, 0, 10, 12);
const blank: Partial<Job> = { joboverview: '', degreerequired: '', ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`responsibilities${n}`, ''])), ...Object.fromEntries([1, 2, 3, 4].map((n) => [`qualification${n}`, ''])) };
const job = (_id: string, changes: Partial<Job>) => aJob({ ...blank, _id, ...changes });
const jobs = [
  job('nurse', { jobtitle: 'Registered Nurse', companyname: 'Lakeside Clinic', location: 'Springfield', categoryName: 'Nurse Jobs', employementtype: 'Full time', monthlysalary1: 3900, monthlysalary2: 5200, degreerequired: 'BSc Nursing' }),
  job('dev', { jobtitle: 'C++ Engineer', companyname: 'Café Böhm', location: 'Remote', categoryName: 'Web Dev Jobs', employementtype: 'PART_TIME', monthlysalary1: 6000, monthlysalary2: 8000, joboverview: 'Build engines for the night shift.' }),
  job('cook', { jobtitle: 'Line Cook', companyname: 'Olive & Rye', location: 'Boston, MA', categoryName: 'Restaurant Jobs', employementtype: 'Full-time', monthlysalary1: 0, monthlysalary2: 0, responsibilities3: 'Clean the stove at night' }),
  job('educator', { jobtitle: 'Nurse Educator', companyname: 'Northside Health', location: 'São Paulo', categoryName: 'Nurse Jobs', employementtype: 'Contract', monthlysalary1: 4100, monthlysalary2: 4800, joboverview: 'Teach. Not a night job.' }),
];
const ids = (search: Partial<JobSearch>, of: readonly Job[] = jobs) => filterJobs(makeJobIndex(of), { ...noSearch, ...search }, now).jobs.map(({ _id }) => _id);

test.each<[string, Partial<JobSearch>, string[]]>([
  ['nothing: all, in the host\'s order', {}, ['nurse', 'dev', 'cook', 'educator']],
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
  ['a phrase', { q: '"night shift"' }, ['dev']],
  ['a phrase that does not stand so', { q: '"shift night"' }, []],
  ['a word that must not be', { q: 'nurse -educator' }, ['nurse']],
  ['one word or another', { q: 'cook or educator' }, ['cook', 'educator']],
  ['a word in a duty', { q: 'stove' }, ['cook']],
  ['the category\'s words', { q: 'restaurant' }, ['cook']],
  ['remote as a word', { q: 'remote' }, ['dev']],
  ['blanks and marks only: all', { q: '  -- ' }, ['nurse', 'dev', 'cook', 'educator']],
  ['a place', { location: 'boston' }, ['cook']],
  ['a place without its accent', { location: 'sao paulo' }, ['educator']],
  ['remote as a place', { location: 'Remote' }, ['dev']],
  ['remote', { remote: true }, ['dev']],
  ['a company', { company: 'olive & rye' }, ['cook']],
  ['a degree', { degree: 'nursing' }, ['nurse']],
  ['a category', { category: ['Nurse Jobs'] }, ['nurse', 'educator']],
  ['either of two categories', { category: ['Nurse Jobs', 'Restaurant Jobs'] }, ['nurse', 'cook', 'educator']],
  ['a type, however it is spelt', { type: ['full-time'] }, ['nurse', 'cook']],
  ['two types', { type: ['part-time', 'contract'] }, ['dev', 'educator']],
  ['pay that reaches', { payMin: 5000 }, ['nurse', 'dev']],
  ['pay that begins below', { payMax: 4000 }, ['nurse']],
  ['a range that touches', { payMin: 4800, payMax: 6000 }, ['nurse', 'dev', 'educator']],
  ['only with pay', { withPay: true }, ['nurse', 'dev', 'educator']],
  ['by pay', { sort: 'pay' }, ['dev', 'nurse', 'educator', 'cook']],
  ['by relevance: the host\'s order', { q: 'night', sort: 'relevance' }, ['dev', 'cook', 'educator']],
  ['newest without dates: the host\'s order', { sort: 'newest' }, ['nurse', 'dev', 'cook', 'educator']],
  ['everything at once', { q: 'nurse', location: 'spring', category: ['Nurse Jobs'], type: ['full-time'], payMin: 1000, withPay: true }, ['nurse']],
])('%s', (_what, search, expected) => {
  expect(ids(search)).toEqual(expected);
});

test('a host with dates has newest and posted within', () => {
  const dated = [{ ...jobs[0], createdAt: '2026-01-01T00:00:00Z' }, { ...jobs[1], createdAt: '2026-01-09T13:00:00Z' }, { ...jobs[2], createdAt: null }] as Job[]; // spread of an index that may be empty
  expect(makeJobIndex(jobs).hasDates).toBe(false);
  expect(makeJobIndex(dated).hasDates).toBe(true);
  expect(ids({ sort: 'newest' }, dated)).toEqual(['dev', 'nurse', 'cook']);
  expect(ids({ within: 1 }, dated)).toEqual(['dev']);
  expect(ids({ within: 14 }, dated)).toEqual(['nurse', 'dev']);
});

test('facets count what each choice would give with the other filters as they are', () => {
  const facets = (search: Partial<JobSearch>) => {
    const { category, type } = filterJobs(makeJobIndex(jobs), { ...noSearch, ...search }, now).facets;
    const counted = (facet: typeof category) => Object.fromEntries(facet.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]));
    return { category: counted(category), type: counted(type), offered: category.length };
  };
  expect(facets({})).toEqual({ category: { 'Nurse Jobs': 2, 'Web Dev Jobs': 1, 'Restaurant Jobs': 1 }, type: { 'full-time': 2, 'part-time': 1, contract: 1 }, offered: 12 });
  expect(facets({ category: ['Nurse Jobs'] })).toMatchObject({ category: { 'Nurse Jobs': 2, 'Web Dev Jobs': 1, 'Restaurant Jobs': 1 }, type: { 'full-time': 1, contract: 1 } });
  expect(facets({ type: ['contract'] })).toMatchObject({ category: { 'Nurse Jobs': 1 }, type: { 'full-time': 2, 'part-time': 1, contract: 1 } });
  expect(facets({ q: 'nurse' })).toMatchObject({ category: { 'Nurse Jobs': 2 }, type: { 'full-time': 1, contract: 1 } });
});

test('a host\'s own categories are offered too', () => {
  const { facets } = filterJobs(makeJobIndex([job('x', { categoryName: 'Space Jobs' }), job('y', { categoryName: '' })]), noSearch, now);
  expect(facets.category.at(-1)).toEqual({ value: 'Space Jobs', count: 1 });
  expect(facets.category).toHaveLength(13);
});

test('50,000 jobs: words are made ready in slices, then every search is quick', () => {
  const many = Array.from({ length: 50_000 }, (_, n) => aJob({ _id: String(n), jobtitle: `Clerk ${n}`, joboverview: 'We look for somebody who likes careful work and people. '.repeat(4) }));
  const index = makeJobIndex(many);
  let slices = 1;
  while (index.prepare(6)) slices += 1;
  expect(slices).toBeGreaterThan(3);
  const started = performance.now();
  expect(filterJobs(index, { ...noSearch, q: 'clerk 49999', type: ['full-time'] }, now).jobs).toHaveLength(1);
  // 100 ms a key is what people don't notice; a test machine shared with others gets three times that
  expect(performance.now() - started).toBeLessThan(300);
});
