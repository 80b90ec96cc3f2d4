import { dropPages, enablePageCache, cachedPage } from '../../services/site/pages/pageCache';
import { openHost, type TestHost } from '../host';

const MB = 1024 * 1024;

let host: TestHost;
beforeAll(async () => {
  host = await openHost();
  enablePageCache(host.db, () => true);
});
afterAll(() => host.close());

/** Requests pages of one size, and records which of them are rendered. */
const asker = (size: number, isMissing = false) => {
  const made: string[] = [];
  const ask = (key: string) =>
    cachedPage(host.db, {
      key,
      make: async () => {
        made.push(key);
        const dependencies = {
          ids: new Set<string>(),
          hasLists: false,
          endsAt: Infinity,
          answers: [],
        };
        return { value: key, dependencies, size, isMissing };
      },
      answerOf: async () => '',
      serializer: { serialize: async (value) => value, deserialize: String },
    });
  return { made, ask };
};

test('64 MB of pages are kept, those that were asked for last', async () => {
  const { made, ask } = asker(MB);
  const keys = Array.from({ length: 80 }, (_, index) => `a search for ${index}`);
  for (const key of keys) expect(await ask(key)).toBe(key);
  expect(made).toEqual(keys);
  for (const key of keys.slice(-64)) await ask(key);
  expect(made).toHaveLength(80);
  await ask(keys[0] ?? '');
  expect(made).toHaveLength(81);
});

test('pages of what there isn’t take no other page’s place', async () => {
  const { made, ask } = asker(MB);
  const keys = Array.from({ length: 64 }, (_, index) => `job ${index}`);
  for (const key of keys) await ask(key);
  const gone = asker(40_000, true);
  const unknown = Array.from({ length: 2000 }, (_, index) => `made up ${index}`);
  for (const key of unknown) await gone.ask(key);
  for (const key of keys) await ask(key);
  expect(made).toEqual(keys);
  // only a few missing pages are cached
  for (const key of unknown.slice(-50)) await gone.ask(key);
  expect(gone.made).toEqual(unknown);
  await gone.ask(unknown[0] ?? '');
  expect(gone.made).toHaveLength(unknown.length + 1);
});

test('what is found under an address is sent in place of what was missing there', async () => {
  const missing = asker(1000, true);
  const found = asker(1000);
  await missing.ask('a job');
  dropPages(host.db, { isAll: true });
  await found.ask('a job');
  await missing.ask('a job');
  expect([missing.made, found.made]).toEqual([['a job'], ['a job']]);
});
