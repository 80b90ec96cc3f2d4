import { test as base } from '../fixtures';

export type IsolatedHost = { origin: string; api: string; adminPassword: string };

/**
 * The tests' fixtures with a host on a separate, empty database, for tests that change what
 * everybody sees (terms, featured employers). Open its pages with `person`.
 */
export const test = base.extend<{ isolatedHost: IsolatedHost }>({
  isolatedHost: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a destructured argument
    async ({}, use) => {
      // dynamic, because Playwright `require`s what its tests import, which not every Node supports
      // for ES modules
      const { freePort } = await import('../../tools/freePort.mjs');
      const { adminPassword, startOurHost } = await import('../ourHost.mjs');
      const { origin, stop } = await startOurHost({ port: await freePort() });
      await use({ origin, api: `${origin}/api`, adminPassword });
      await stop();
    },
    { timeout: 120_000 },
  ],
  // fixtures are torn down in reverse order of setup: depending on the host here closes all pages,
  // with their calls in flight, before the host stops
  person: async ({ isolatedHost: _isolatedHost, person }, use) => use(person),
});
