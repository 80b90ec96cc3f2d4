import { test as base } from '../fixtures';

export type IsolatedHost = { origin: string; api: string; adminPassword: string };

/**
 * The tests' fixtures with our own host on an empty database of its own, for tests that change what
 * everybody sees (terms, featured employers). Its pages are opened by `person`.
 */
export const test = base.extend<{ isolatedHost: IsolatedHost }>({
  isolatedHost: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a destructured argument
    async ({}, use) => {
      // Playwright requires what its tests import, which not every Node does with ES modules
      const { freePort } = await import('../../tools/freePort.mjs');
      const { adminPassword, startOurHost } = await import('../ourHost.mjs');
      const { origin, stop } = await startOurHost({ port: await freePort() });
      await use({ origin, api: `${origin}/api`, adminPassword });
      await stop();
    },
    { timeout: 120_000 },
  ],
  // fixtures are torn down in the reverse order of their setup: depending on the host here closes
  // all pages, with the calls they still make, before the host stops
  person: async ({ isolatedHost: _isolatedHost, person }, use) => use(person),
});
