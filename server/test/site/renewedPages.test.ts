import {
  dropPages,
  enablePageCache,
  cachedPage,
  pageCountsOf,
} from '../../services/site/pages/pageCache';
import { collectDependencies } from '../../services/site/pages/pageDependencies';
import { openHost, type TestHost } from '../host';
import { waitFor } from '../waitFor';

let host: TestHost;
beforeAll(async () => {
  host = await openHost();
  enablePageCache(host.db, () => true);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => host.close());

const call = '/api/jobs/search?q=cook';
/** Returns a page that shows the response to one call, with a counter of its renderings. */
const pageOf = (key: string) => {
  const page = { made: 0, body: '{"items":[{"_id":"one"}]}', onAnswer: () => {} };
  const answerOf = async (): Promise<string> => {
    page.onAnswer();
    return page.body;
  };
  const ask = (): Promise<string> =>
    cachedPage(host.db, {
      key,
      make: async () => {
        page.made += 1;
        const { dependencies, add } = collectDependencies();
        add(call, page.body);
        return { value: page.body, dependencies, size: 1000, isMissing: false };
      },
      answerOf,
      serializer: { serialize: async (value) => value, deserialize: String },
    });
  return { page, ask };
};
const renewed = () => pageCountsOf(host.db).renewed;
/** Requests a stale page until a fresh one has replaced it. */
const askUntilFresh = (ask: () => Promise<string>) =>
  waitFor(async () => {
    const { stale } = pageCountsOf(host.db);
    await ask();
    return pageCountsOf(host.db).stale === stale;
  });

test('a page whose lists a job didn’t come into is not made again', async () => {
  const { page, ask } = pageOf('as it was');
  const before = renewed();
  await ask();
  dropPages(host.db, { ids: new Set(['two']), isJob: true });
  await askUntilFresh(ask);
  expect([page.made, renewed()]).toEqual([1, before + 1]);
  dropPages(host.db, { ids: new Set(['three']), isJob: true });
  await askUntilFresh(ask);
  expect([page.made, renewed()]).toEqual([1, before + 2]);
});

test('one that a job came into is', async () => {
  const { page, ask } = pageOf('with another');
  await ask();
  page.body = '{"items":[{"_id":"two"},{"_id":"one"}]}';
  dropPages(host.db, { ids: new Set(['two']), isJob: true });
  await askUntilFresh(ask);
  expect([page.made, await ask()]).toEqual([2, page.body]);
});

test('so is one that shows what was changed while it was looked at', async () => {
  const { page, ask } = pageOf('changed meanwhile');
  await ask();
  dropPages(host.db, { ids: new Set(['two']), isJob: true });
  page.onAnswer = () => dropPages(host.db, { ids: new Set(['one']), isJob: true });
  await waitFor(async () => {
    await ask();
    return page.made > 1;
  });
  expect(await ask()).toBe(page.body);
});

test('it is made again when its ages are old, though nothing else has changed', async () => {
  const { page, ask } = pageOf('with ages');
  await ask();
  dropPages(host.db, { ids: new Set(['two']), isJob: true });
  await askUntilFresh(ask);
  expect(page.made).toBe(1);
  const now = Date.now() + 61_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  await ask();
  await waitFor(() => page.made === 2);
});
