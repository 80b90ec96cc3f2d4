import { keepPages, keptPage } from '../../services/site/pages/keptPages';
import { openHost, type TestHost } from '../host';

const MB = 1024 * 1024;

let host: TestHost;
beforeAll(async () => {
  host = await openHost();
  keepPages(host.db, () => true);
});
afterAll(() => host.close());

test('64 MB of pages are kept, those that were asked for last', async () => {
  const made: string[] = [];
  const ask = (key: string) =>
    keptPage(host.db, key, async () => {
      made.push(key);
      const shown = { ids: new Set<string>(), hasLists: false, endsAt: Infinity };
      return { value: key, shown, size: MB, isMissing: false };
    });
  const keys = Array.from({ length: 80 }, (_, index) => `a search for ${index}`);
  for (const key of keys) expect(await ask(key)).toBe(key);
  expect(made).toEqual(keys);
  for (const key of keys.slice(-64)) await ask(key);
  expect(made).toHaveLength(80);
  await ask(keys[0] ?? '');
  expect(made).toHaveLength(81);
});
