import fc from 'fast-check';
import { activeFilters } from '@/features/search/filters/activeFilters';
import { employmentTypes } from '@contract/constants/employmentTypes';
import { noSearch, readSearch, searchArguments, writeSearch, type JobSearch } from './jobSearch';

const read = (query: string) => readSearch(new URLSearchParams(query));

test('a search stands in the URL as the host knows it, and nothing that is not set', () => {
  const search: JobSearch = {
    ...noSearch,
    q: 'night nurse',
    location: 'Springfield',
    category: ['Nurse Jobs', 'HR Jobs'],
    type: ['full-time'],
    payMin: 2500,
    within: 7,
    withPay: true,
    sort: 'pay',
    job: 'a/1',
  };
  expect(writeSearch(search).toString()).toBe(
    'q=night+nurse&location=Springfield&category=Nurse+Jobs&category=HR+Jobs&type=full-time&withPay=true&job=a%2F1&payMin=2500&within=7&sort=pay',
  );
  expect(writeSearch(noSearch).toString()).toBe('');
});

test('whatever was searched for is read back as it was', () => {
  const text = fc.string({ maxLength: 100 });
  const amount = fc.integer({ min: 1, max: 10_000_000 });
  const full = fc.record({
    q: text,
    location: text,
    company: text,
    degree: text,
    category: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 20 }), { maxLength: 12 }),
    type: fc.uniqueArray(fc.constantFrom(...employmentTypes)),
    remote: fc.boolean(),
    applyHere: fc.boolean(),
    withPay: fc.boolean(),
    asTyped: fc.boolean(),
    strict: fc.boolean(),
    asWords: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 120 }), { maxLength: 8 }),
    each: fc.boolean(),
    payMin: amount,
    payMax: amount,
    within: fc.integer({ min: 1, max: 365 }),
    sort: fc.constantFrom('relevance', 'newest', 'pay', 'distance'),
    near: fc.constantFrom('', '36.2,-96', '-7,0.1'),
    miles: fc.constantFrom(0, 5, 100),
    cursor: text,
    page: fc.integer({ min: 1, max: 1_000_000 }),
    job: text,
  });
  fc.assert(
    fc.property(full, (search) => {
      // fast-check's arrays are mutable and its words plain strings
      expect(read(writeSearch(search as JobSearch).toString())).toEqual(search);
    }),
  );
});

test.each([
  ['page=0', {}],
  ['page=-3', {}],
  ['page=abc', {}],
  ['page=3', { page: 3 }],
  ['payMin=-1', {}],
  ['payMin=1e99', {}],
  ['payMin=2500.4', { payMin: 2500 }],
  ['within=400', {}],
  ['miles=7', {}],
  ['miles=0', { miles: 0 }],
  ['near=36.15,-96', {}],
  ['near=100,0', {}],
  ['near=36.2,-96', { near: '36.2,-96' }],
  ['within=', {}],
  ['sort=best', {}],
  ['type=full-time&type=full-time&type=astronaut', { type: ['full-time'] }],
  ['remote=1', {}],
  ['remote=true', { remote: true }],
  ['applyHere=1', {}],
  ['applyHere=true', { applyHere: true }],
  ['category=', {}],
  ['unknown=x', {}],
  [`q=${'x'.repeat(1000)}`, { q: 'x'.repeat(300) }],
])('an address written by hand breaks nothing: %s', (query, changes) => {
  expect(read(query)).toEqual({ ...noSearch, ...changes });
});

test('our own host is asked for what is set, without blanks, 20 at a time', () => {
  expect(
    searchArguments({
      ...noSearch,
      q: '  nurse ',
      location: '   ',
      category: ['Nurse Jobs'],
      page: 4,
      job: 'x',
      cursor: 'abc',
    }),
  ).toEqual({ q: 'nurse', category: ['Nurse Jobs'], cursor: 'abc', limit: 20, brief: true });
});

test('each filter that is set has a text and can be taken away alone', () => {
  const search: JobSearch = {
    ...noSearch,
    q: 'nurse',
    category: ['Nurse Jobs', 'HR Jobs'],
    type: ['part-time'],
    remote: true,
    applyHere: true,
    withPay: true,
    payMin: 2500,
    payMax: 6000,
    within: 1,
    company: ' Lakeside ',
    degree: 'BSc',
    strict: true,
    each: true,
  };
  const filters = activeFilters(search);
  expect(filters.map(({ text }) => text)).toEqual([
    'Nurse Jobs',
    'HR Jobs',
    'Part-time',
    'Remote',
    'Apply here',
    'From $2,500',
    'Up to $6,000',
    'With pay',
    'Last 24 hours',
    'Company: Lakeside',
    'Degree: BSc',
    'Full matches only',
    'Repeats included',
  ]);
  for (const { text, without } of filters)
    expect(activeFilters({ ...search, ...without }).map((one) => one.text)).toEqual(
      filters.map((one) => one.text).filter((one) => one !== text),
    );
});

test('the distance is a filter where the search has a place to count it from', () => {
  const search: JobSearch = { ...noSearch, near: '36.2,-96', miles: 10 };
  const area = { of: 'near', name: '', miles: 10, usual: 25, reach: 5 } as const;
  const texts = (...given: Parameters<typeof activeFilters>) =>
    activeFilters(...given).map(({ text }) => text);
  expect(texts(search)).toEqual([]);
  expect(texts(search, area)).toEqual(['Near you', 'Within 10 miles']);
  expect(texts(search, { ...area, of: 'q', name: 'Tulsa, OK', miles: 0 })).toEqual([
    'Only Tulsa, OK',
  ]);
  for (const { without } of activeFilters(search, area).slice(0, 1))
    expect(texts({ ...search, ...without }, area)).toEqual([]);
});
