import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { attachPages } from './failedPages';
import { startSpecHost, type SpecHost } from './specHost/specHost';
import { startStaticSite } from './staticSite/staticSite';

export type HostOptions = { hostKind: 'own' | 'spec' };

/**
 * Errors in the browser fail the test, unless `allow` was called with a matching pattern before.
 */
type Problems = {
  allow: (pattern: RegExp) => void;
  watch: (context: BrowserContext) => Promise<void>;
};

/** The origin of the app under test, and its spec host if there is one. */
export type TestHost = { origin: string; specHost: SpecHost | undefined };
type Fixtures = {
  app: TestHost;
  specHost: SpecHost;
  problems: Problems;
  person: (options?: Pick<BrowserContextOptions, 'timezoneId'>) => Promise<Page>;
};

/** Logs CSP violations to the console, so that they are recorded with all other errors. */
const reportViolations = () => {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`);
  });
};

/**
 * Waits until the app has started on a rendered page and activates the parts that wait for a first
 * input: a script is faster than any user. Input before that is tested in
 * e2e/renderedPages.spec.ts.
 */
const waitUntilInteractive = (page: Page) =>
  page
    .waitForFunction(
      () => {
        if (!document.getElementById('state')) return true;
        if (performance.getEntriesByName('screen-mounted').length === 0) return false;
        if (document.documentElement.dataset.used === undefined) {
          document.documentElement.dataset.used = '';
          document.dispatchEvent(new Event('page-used'));
        }
        // parts may hydrate later: React marks what it has hydrated; parts for other screen sizes
        // are ignored
        const isTaken = (element: Element) =>
          Object.keys(element).some((key) => key.startsWith('__react')) ||
          !element.checkVisibility();
        return [...document.querySelectorAll('main :is(h1, form, button)')].every(isTaken);
      },
      undefined,
      { timeout: 10_000 },
    )
    // the test holds the scripts back, or has left the page
    .catch(() => {});

/**
 * Returns `page` with a `goto` and `reload` that wait for the app, too, unless `waitUntil` is set.
 */
const withApp = (page: Page): Page => {
  const [goTo, reload] = [page.goto.bind(page), page.reload.bind(page)];
  type Hurry = { waitUntil?: 'load' | 'domcontentloaded' | 'networkidle' | 'commit' } | undefined;
  const started = async <Answer>(loading: Promise<Answer>, options: Hurry): Promise<Answer> => {
    const answer = await loading;
    if (options?.waitUntil === undefined) await waitUntilInteractive(page);
    return answer;
  };
  page.goto = (url, options) => started(goTo(url, options), options);
  page.reload = (options) => started(reload(options), options);
  return page;
};

/**
 * Playwright's test with the host of its project. It fails on console errors and warnings (such as
 * hydration mismatches), unhandled errors and rejections, CSP violations and, on a spec host, any
 * request outside spec §7.
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
  /** The spec host of this test; only for tests that are tagged @spec-host or check `hostKind`. */
  specHost: async ({ app }, use) => {
    if (!app.specHost) throw new Error('Our own host is no spec host');
    await use(app.specHost);
  },
  baseURL: async ({ app }, use) => use(app.origin),
  page: async ({ page }, use) => use(withApp(page)),
  problems: [
    async ({ context }, use, testInfo) => {
      const texts: string[] = [];
      const allowed = [
        // caused by the tests' own setting (playwright.config.mts)
        /Service Worker registration blocked by Playwright/,
        // a screen's script runs once the browser is idle, which takes seconds on a busy machine;
        // hydration.spec.ts tests that pages preload nothing else
        /was preloaded using link preload but not used within a few seconds/,
        // a busy host sends the app without a rendered page, which then starts as on any other host
        /status of 503 \(Service Unavailable\) \(https?:\/\/[^/]+\/(?!api\/|assets\/)[^)]*\)$/,
      ];
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
      await attachPages(context, testInfo);
      expect(texts, 'problems in the browser').toEqual([]);
    },
    { auto: true },
  ],
  /** Opens a page in a separate browser context, sharing no cookies or storage. */
  person: async ({ browser, problems }, use, testInfo) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      await problems.watch(context);
      return withApp(await context.newPage());
    });
    await Promise.all(
      contexts.map(async (context) => {
        await attachPages(context, testInfo);
        await context.close();
      }),
    );
  },
});
export { expect };
