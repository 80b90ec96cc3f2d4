import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { startSpecHost, type SpecHost } from './specHost/specHost';
import { startStaticSite } from './staticSite/staticSite';

export type HostOptions = { hostKind: 'own' | 'spec' };

/**
 * What went wrong in the browser unasked; a test that expects some of it from now on says so by
 * `allow`.
 */
type Problems = {
  allow: (pattern: RegExp) => void;
  watch: (context: BrowserContext) => Promise<void>;
};

type App = { origin: string; specHost: SpecHost | undefined };
type Fixtures = { app: App; specHost: SpecHost; problems: Problems; person: () => Promise<Page> };

/** Tells CSP's reports to the console, where they are seen with all the rest. */
const reportViolations = () => {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`);
  });
};

/**
 * Playwright's test with the host of its project behind it. It fails on console errors and warnings
 * (hydration's among them), unhandled errors and rejections and CSP reports, and, on a spec host,
 * on any request outside spec §7.
 */
export const test = base.extend<Fixtures & HostOptions>({
  hostKind: ['own', { option: true }],
  app: async ({ hostKind }, use) => {
    if (hostKind === 'own')
      return use({ origin: `http://127.0.0.1:${process.env.E2E_PORT}`, specHost: undefined });
    const specHost = await startSpecHost();
    const site = await startStaticSite({ apiHost: specHost.origin });
    await use({ origin: site.origin, specHost });
    await Promise.all([site.close(), specHost.stop()]);
    expect(specHost.offences, 'requests outside spec §7').toEqual([]);
  },
  /**
   * The spec host of this test; only for tests marked @spec-host, or behind a look at `hostKind`.
   */
  specHost: async ({ app }, use) => {
    if (!app.specHost) throw new Error('Our own host is no spec host');
    await use(app.specHost);
  },
  baseURL: async ({ app }, use) => use(app.origin),
  problems: [
    async ({ context }, use) => {
      const texts: string[] = [];
      const allowed: RegExp[] = [];
      const note = (text: string) => {
        if (!allowed.some((pattern) => pattern.test(text))) texts.push(text);
      };
      const watch = async (watched: BrowserContext) => {
        watched.on('console', (message) => {
          if (message.type() === 'error' || message.type() === 'warning')
            note(`console ${message.type()}: ${message.text()} (${message.location().url})`);
        });
        watched.on('weberror', (error) => {
          note(`unhandled: ${error.error().stack ?? error.error().message}`);
        });
        await watched.addInitScript(reportViolations);
      };
      await watch(context);
      await use({
        allow: (pattern) => {
          allowed.push(pattern);
        },
        watch,
      });
      expect(texts, 'problems in the browser').toEqual([]);
    },
    { auto: true },
  ],
  /** A page in a browser of its own: no cookie, no storage of anybody else's. */
  person: async ({ browser, problems }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      await problems.watch(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});
export { expect };
