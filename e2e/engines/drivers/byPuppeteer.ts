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

/** What is logged, errors with their message; a page that is gone tells no more of them. */
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
 * Firefox tells a page that is left of the calls, scripts and fonts it cuts off (2152398850 is its
 * NS_BINDING_ABORTED); other engines stop the page first. The menu's script is loaded again when it is opened, and of a page that is gone its error
 * has no words.
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
      // only an input of files is asked for one
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

/** Everybody has a browser: in one, all but the foremost page would be slowed down. */
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
  // Playwright requires what its tests import, which not every Node does with ES modules
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
