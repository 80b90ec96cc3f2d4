import {
  watchTest,
  type ChangedJob,
  type Watch,
} from '../../../repositories/search/watchedSearches';
import { makeIndexedCache, type Watches } from './indexedCache';

const kept = (watched: readonly Partial<Watch>[], jobIds: readonly string[] = []): Watches => ({
  jobIds: new Set(jobIds),
  tests: watched.map((watch) => watchTest({ says: '', anywhere: true, marks: '', ...watch })),
});
const said = (words: string) => new Map(words.split(' ').map((word) => [word, 'A']));
const job = (words: string): ChangedJob => ({
  id: 'job',
  place: 'Tulsa, OK',
  head: said('nurse'),
  body: said(words),
  marks: said('cHealth'),
});

const open = (limits = { max: 10, maxSize: 100, ttl: 60_000 }) => {
  const answers = makeIndexedCache(limits);
  const keep = (key: string, entry: Watches, size = 1): void =>
    answers.set(key, entry, { size, ttl: 60_000 });
  const found = (words: string): string[] =>
    answers
      .candidatesFor(job(words))
      .map(([key]) => key)
      .toSorted();
  const having = (...ids: string[]): string[] => answers.withJobs(ids).map(([key]) => key);
  return { answers, keep, found, having };
};

test('a job may get into answers that need a word it says, and into those that need none', () => {
  const { keep, found } = open();
  keep('nurse', kept([{ says: `'nurse' & 'night'` }]));
  keep('cook or chef', kept([{ says: `'cook' | 'chef'` }]));
  keep('cook, or any in health', kept([{ says: `'cook'` }, { marks: `'cHealth'` }]));
  keep('cook in heads', kept([{ says: `'cook'`, anywhere: false }]));
  keep('beginnings', kept([{ says: `'coo':*` }]));
  keep('not cook', kept([{ says: `!'cook'` }]));
  expect(found('welder')).toEqual(['beginnings', 'cook, or any in health', 'not cook']);
  expect(found('chef')).toContain('cook or chef');
  expect(found('nurse night')).toContain('nurse');
  expect(found('cook')).not.toContain('cook in heads');
});

test('of several sets of words an answer is listed under one that few others are', () => {
  const { keep, found } = open();
  keep('first', kept([{ says: `'nurse'` }]));
  keep('second', kept([{ says: `'nurse' & 'night'` }]));
  expect(found('nurse')).toEqual(['first']);
  expect(found('nurse night')).toEqual(['first', 'second']);
});

test('an answer that is dropped, replaced, pushed out or too large is found no more', () => {
  const { answers, keep, found, having } = open({ max: 2, maxSize: 10, ttl: 60_000 });
  keep('one', kept([{ says: `'cook'` }], ['a', 'b']));
  expect(having('b', 'a')).toEqual(['one']);
  keep('one', kept([{ says: `'chef'` }], ['c']));
  expect([having('a'), having('c'), found('cook'), found('chef')]).toEqual([
    [],
    ['one'],
    [],
    ['one'],
  ]);
  answers.delete('one');
  expect([having('c'), found('chef')]).toEqual([[], []]);
  keep('large', kept([{ says: `'cook'` }], ['d']), 11);
  expect([having('d'), found('cook')]).toEqual([[], []]);
  for (const key of ['x', 'y', 'z']) keep(key, kept([{ says: `'cook'` }], [key]));
  expect([having('x'), found('cook')]).toEqual([[], ['y', 'z']]);
  answers.clear();
  expect([having('y', 'z'), found('cook')]).toEqual([[], []]);
});
