import { median } from './tables.mjs';

/** @typedef {Window & { firstCard?: number }} Noted */
/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */

const card = 'main a[href*="/jobdescription/"], main a[href*="/jobdescriptions/"]';

/** Records when the first job card is painted, by the page's clock. @param {string} selector */
const noteFirstCard = (selector) => {
  /** @type {Noted} */
  const noted = window;
  const check = () => {
    if (noted.firstCard !== undefined || !document.querySelector(selector)) return;
    noted.firstCard = -1;
    requestAnimationFrame(() => {
      setTimeout(() => {
        noted.firstCard = performance.now();
      });
    });
  };
  new MutationObserver(check).observe(document, { childList: true, subtree: true });
};

/**
 * Measures from the start of a navigation until the first job card (or the first element that
 * matches `selector`) is painted. Returns the median of `rounds` first visits, in milliseconds.
 * `prepare` may log in.
 *
 * @param {Browser} browser
 * @param {string} address
 * @param {number} [rounds]
 * @param {(page: Page) => Promise<void>} [prepare]
 * @param {string} [selector]
 */
export const timeToFirstCard = async (browser, address, rounds = 5, prepare, selector = card) => {
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await prepare?.(page);
    await page.addInitScript(noteFirstCard, selector);
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => (/** @type {Noted} */ (window).firstCard ?? 0) > 0,
      undefined,
      { timeout: 60_000 },
    );
    times.push(await page.evaluate(() => /** @type {Noted} */ (window).firstCard ?? Number.NaN));
    await context.close();
  }
  return median(times);
};
