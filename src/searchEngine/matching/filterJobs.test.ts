import { toIndexedJob } from '@/searchEngine/index/indexedJob';
import { makeJobIndex } from '@/searchEngine/index/jobIndex';
import { aJob } from '@/test/fixtures';
import { filterJobs } from './filterJobs';

// results are covered by the table of cases (searchCases.test.ts)

test('50,000 jobs: searched bit by bit, and in fewer once their words are known', () => {
  const many = Array.from({ length: 50_000 }, (_, n) =>
    aJob({
      _id: String(n),
      jobtitle: `Clerk ${n}`,
      joboverview: 'We look for somebody who likes careful work and people. '.repeat(4),
    }),
  );
  const index = makeJobIndex();
  index.add(many.map(toIndexedJob));
  const filters = {
    words: 'clerk 49999',
    categories: [],
    types: ['full-time' as const],
    remote: false,
    applyHere: false,
    withPay: false,
  };
  const bits = (): number => {
    const task = filterJobs(index, filters, 0);
    for (let count = 0; ; count += 1) {
      const { done, value } = task.next();
      if (!done) continue;
      expect(value.tiers).toMatchObject({ title: [49_999], head: [], texts: [] });
      return count;
    }
  };
  const [first, second] = [bits(), bits()];
  expect(first).toBeGreaterThan(500);
  expect(second).toBeLessThan(first / 4);
});
