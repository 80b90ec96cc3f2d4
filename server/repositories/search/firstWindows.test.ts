import { emptyTsqueries } from '../../test/search/emptyTsqueries';
import { countedWindow, rankedWindow } from './firstWindows';
import type { JobQuery } from './jobFilters';
import type { JobHistogram } from './jobWindows';
import type { Selectivities, Tsqueries } from './tsqueries';

const histogram: JobHistogram = {
  total: 1_000_000,
  hours: [],
  steps: [
    { at: 35, jobs: 100_000 },
    { at: 30, jobs: 150_000 },
    { at: 0, jobs: 750_000 },
  ],
  choices: [
    { category: 'Nurse Jobs', type: 'full-time', jobs: 80_000 },
    { category: 'Nurse Jobs', type: 'part-time', jobs: 20_000 },
    { category: 'Sales Jobs', type: 'full-time', jobs: 900_000 },
  ],
};
const none = { categories: [], types: [], remote: false, applyHere: false, withPay: false };
const words = (selectivities?: Partial<Selectivities>): Tsqueries => ({
  ...emptyTsqueries,
  titleKey: 'nurse',
  ...(selectivities && {
    selectivities: { anything: undefined, heads: undefined, titles: undefined, ...selectivities },
  }),
});
const query = (more: Partial<JobQuery> = {}): JobQuery => ({ ...none, status: 'live', ...more });
const tenth = { likely: 0.1, atMost: 0.1 };

test('the more common the words, the fewer jobs are counted first', () => {
  const asked = query({ words: words({ anything: tenth }) });
  expect(countedWindow(histogram, asked, 1000)).toEqual({ jobs: 13_000 });
});

test.each<[string, Partial<JobQuery>, number]>([
  ['category', { categories: ['Nurse Jobs'] }, 0.1],
  ['type', { types: ['part-time'] }, 0.02],
  ['any pay', { withPay: true }, 0.25],
  ['pay from $5,000 a month', { payMin: 5000 }, 0.1],
])('a filter by %s leaves as many as all jobs have of it', (_what, filter, share) => {
  expect(countedWindow(histogram, query(filter), 100)).toEqual({ jobs: Math.ceil(130 / share) });
});

test.each<[string, Partial<JobQuery>]>([
  ['a place', { location: "'austin'" }],
  ['a company', { company: "'acme'" }],
  ['remote', { remote: true }],
  ['apply here', { applyHere: true }],
])('how many %s leaves is not known', (_what, filter) => {
  const asked = query({ words: words({ anything: tenth }), ...filter });
  expect(countedWindow(histogram, asked, 1000)).toBe('narrow');
});

test('what is rare is read at once, whichever filters there are', () => {
  const rare = { likely: 0.001, atMost: 0.004 };
  const asked = query({ words: words({ anything: rare }), location: "'austin'" });
  expect(countedWindow(histogram, asked, 1000)).toBe('everything');
  expect(countedWindow(histogram, asked, 999)).toBe('narrow');
});

test('each tier by what says its words; what is soft is not counted', () => {
  const asked = query({
    words: words({
      anything: tenth,
      heads: { likely: 0.05, atMost: 0.05 },
      titles: { likely: 0.02, atMost: 0.02 },
    }),
  });
  expect(
    (['exact', 'title', 'head', 'texts'] as const).map((tier) =>
      rankedWindow(histogram, asked, tier, 400),
    ),
  ).toEqual(['wide', { jobs: 26_000 }, { jobs: 10_400 }, { jobs: 5200 }]);
});

test('words that nobody counted are looked for by how many conditions there are', () => {
  expect(rankedWindow(histogram, query({ words: words() }), 'title', 400)).toBe('wide');
  expect(rankedWindow(histogram, query({ words: words(), remote: true }), 'title', 400)).toBe(
    'narrow',
  );
});
