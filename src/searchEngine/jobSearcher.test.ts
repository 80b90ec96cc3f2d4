import fc from 'fast-check';
import { readJob } from '@/api/wire/readAnswers';
import { aJob } from '@/test/fixtures';
import { noSearch } from './jobSearch';
import { startJobSearcher } from './jobSearcher';

// jsdom has no workers, so this tests the search on the page; e2e tests both

test('searches jobs where there is no worker', async () => {
  expect(typeof Worker).toBe('undefined');
  const searcher = startJobSearcher([
    aJob({ jobtitle: 'Cook' }),
    aJob({ jobtitle: 'Registered Nurse' }),
  ]);
  expect(await searcher.search({ search: { ...noSearch, q: 'rn' }, now: 0 })).toMatchObject({
    positions: [1],
  });
  expect(await searcher.suggest({ q: 'co', field: 'what' })).toEqual([
    { kind: 'title', text: 'Cook', count: 1 },
  ]);
  expect(await searcher.similar({ at: 0, limit: 3 })).toEqual([1]);
  searcher.end();
});

test('a question that is asked before the engine’s code could be fetched is answered once it is', async () => {
  const load = jest.fn<Promise<typeof import('./engine')>, []>(() => import('./engine'));
  load.mockRejectedValueOnce(new Error('offline'));
  const searcher = startJobSearcher([aJob({ jobtitle: 'Cook' })], load);
  const asked = searcher.search({ search: { ...noSearch, q: 'cook' }, now: 0 });
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  window.dispatchEvent(new Event('online'));
  expect(await asked).toMatchObject({ positions: [0] });
  expect(load).toHaveBeenCalledTimes(2);
  searcher.end();
});

test('who ends it gets no answers any more, and waits for none', async () => {
  const searcher = startJobSearcher([aJob()]);
  const asked = searcher.search({ search: noSearch, now: 0 });
  searcher.end();
  expect(await asked).toBeNull();
  expect(await searcher.suggest({ q: 'nurse', field: 'what' })).toBeNull();
});

test('whatever a host answers can be searched', async () => {
  const fields = Object.keys({ ...aJob(), createdAt: '', description: '' });
  const value = fc.oneof(
    fc.constantFrom<unknown>(
      null,
      undefined,
      '',
      Number.NaN,
      -1,
      {},
      [],
      [[]],
      true,
      'IT',
      '"',
      '\u0000',
      '\uD800',
      'c++ .net',
      'nurse',
    ),
    fc.string({ unit: 'binary' }),
    fc.double(),
    fc.jsonValue(),
  );
  const record = fc.dictionary(fc.constantFrom(...fields, '__proto__', 'data'), value);
  await fc.assert(
    fc.asyncProperty(
      fc.array(record, { maxLength: 6 }),
      fc.string({ unit: 'binary', maxLength: 20 }),
      async (body, typed) => {
        const jobs = readJob.many(body);
        const searcher = startJobSearcher(jobs);
        const all = await searcher.search({ search: { ...noSearch, sort: 'newest' }, now: 0 });
        expect(all?.positions.length).toBe(jobs.length);
        const found = await searcher.search({
          search: { ...noSearch, q: `${typed} nurse`, location: typed, within: 3, payMin: 1 },
          now: 0,
        });
        expect(found?.positions.every((at) => at < jobs.length)).toBe(true);
        expect(await searcher.suggest({ q: typed, field: 'what' })).not.toBeNull();
        expect(await searcher.similar({ at: 0, limit: 3 })).not.toBeNull();
        searcher.end();
      },
    ),
    { numRuns: 40 },
  );
});
