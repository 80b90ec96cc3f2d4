import puppeteer, {
  type Browser,
  type ConsoleMessage,
  type ElementHandle,
  type Page,
} from 'puppeteer-core';
import { height, width, type Engine, type Handle, type Missing, type Tab } from './driver';
import { findProgram } from './programs';

// handles come from this driver's own `find`
const elementOf = ({ driverElement }: Handle) => driverElement as ElementHandle<HTMLElement>;

/**
 * Returns a console message's text, with the messages of errors; errors of a closed page can't be
 * read.
 */
const tellAll = async (message: ConsoleMessage): Promise<string> => {
  const parts = await Promise.all(
    message
      .args()
      .map((part) =>
        part
          .evaluate((value: unknown) =>
            value instanceof Error
              ? `${value.name}: ${value.message}`
              : typeof value === 'string'
                ? value
                : JSON.stringify(value),
          )
          .catch(() => part.toString()),
      ),
  );
  return parts.length > 0 ? parts.join(' ') : message.text();
};

/**
 * Errors of calls, scripts and fonts that Firefox cuts off when a page is left (2152398850 is its
 * NS_BINDING_ABORTED); other engines stop the page first. The menu's script is loaded again when
 * the menu is opened, and its error has no text if the page is gone.
 */
const cutOff =
  /AbortError: The operation was aborted|NetworkError when attempting to fetch|Failed to load ‘\S+\/assets\/\S+’\. A ServiceWorker intercepted|^unhandled: downloadable font: download failed .*status=2152398850|^console: Error loading the menu: $/;

const tabOf = (page: Page, close: () => Promise<void>): Tab => {
  const problems: string[] = [];
  const told: Promise<unknown>[] = [];
  page.on('pageerror', (error) =>
    problems.push(`unhandled: ${error instanceof Error ? error.message : String(error)}`),
  );
  page.on('console', (message) => {
    if (message.type() === 'error')
      told.push(tellAll(message).then((text) => problems.push(`console: ${text}`)));
  });
  return {
    goto: async (url) => {
      await page.goto(url, { waitUntil: 'load' });
    },
    reload: async () => {
      await page.reload({ waitUntil: 'load' });
    },
    back: async () => {
      await page.goBack();
    },
    url: () => Promise.resolve(page.url()),
    evaluate: (expression) => page.evaluate(expression),
    find: async (expression) => {
      const found = (await page.evaluateHandle(expression)).asElement();
      return found === null ? undefined : { driverElement: found };
    },
    click: (element) => elementOf(element).click(),
    type: async (element, text) => {
      const input = elementOf(element);
      await input.focus();
      await input.evaluate((field) => {
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
          field.select();
      });
      await page.keyboard.type(text);
    },
    press: (key) => page.keyboard.press(key),
    choose: async (element, value) => {
      await elementOf(element).select(value);
    },
    chooseFile: (element, path) =>
      // files are only set on file inputs
      (elementOf(element) as ElementHandle<HTMLInputElement>).uploadFile(path),
    picture: async (path) => {
      await page.screenshot({ path: `${path}.png` as const });
    },
    problems: async () => {
      await Promise.all(told);
      return problems.filter((problem) => !cutOff.test(problem));
    },
    close,
  };
};

/**
 * Each person gets a browser: within one browser, all pages but the foremost would be throttled.
 */
const engineOf = async (name: string, launch: () => Promise<Browser>): Promise<Engine> => {
  const browser = await launch();
  const version = await browser.version();
  await browser.close();
  return {
    title: `${name} (${version})`,
    open: async () => {
      const own = await launch();
      const page = await own.newPage();
      await page.setViewport({ width, height });
      return tabOf(page, () => own.close());
    },
    close: () => Promise.resolve(),
  };
};

export const startChromium = async (): Promise<Engine | Missing> => {
  // dynamic, because Playwright `require`s what its tests import, which not every Node supports for
  // ES modules
  const { chromiumFlags, findChromium } = await import('../../../tools/chromium.mjs');
  const executablePath = findChromium();
  if (executablePath === undefined)
    return {
      title: 'Chromium',
      missing: 'it is not installed (Debian’s package chromium-headless-shell)',
    };
  return engineOf('Chromium', () => puppeteer.launch({ executablePath, args: chromiumFlags }));
};

export const startFirefox = async (): Promise<Engine | Missing> => {
  const executablePath = findProgram(process.env.FIREFOX_PATH ?? 'firefox-esr', 'firefox');
  if (executablePath === undefined)
    return { title: 'Firefox', missing: 'it is not installed (Debian’s package firefox-esr)' };
  return engineOf('Firefox', () => puppeteer.launch({ browser: 'firefox', executablePath }));
};
