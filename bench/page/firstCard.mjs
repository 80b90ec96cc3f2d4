import { median } from './tables.mjs';

const card = 'main a[href*="/jobdescription/"], main a[href*="/jobdescriptions/"]';

/** Notes when the first job card stands in the page, on the page's own clock. */
const noteFirstCard = (selector) => {
  const look = () => {
    if (window.firstCard !== undefined || !document.querySelector(selector)) return;
    window.firstCard = -1;
    requestAnimationFrame(() => {
      setTimeout(() => {
        window.firstCard = performance.now();
      });
    });
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
};

/**
 * Milliseconds from the start of a navigation until the first job card (or what `selector` names)
 * is painted: the median of `rounds` first visits, each by who is logged in by `prepare`.
 */
export const timeToFirstCard = async (browser, address, rounds = 5, prepare, selector = card) => {
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await prepare?.(page);
    await page.addInitScript(noteFirstCard, selector);
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.firstCard > 0, undefined, { timeout: 60_000 });
    times.push(await page.evaluate(() => window.firstCard));
    await context.close();
  }
  return median(times);
};
