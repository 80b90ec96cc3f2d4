import { timeToFirstCard } from './firstCard.mjs';
import { median } from './tables.mjs';

/** @typedef {Window & { keyTimes?: number[] }} Noted */
/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/**
 * @typedef {object} Screen
 * @property {string} name
 * @property {string} route
 * @property {string} call The path of the call whose response it shows.
 * @property {string} [role] The role to log in with.
 * @property {(page: Page) => Locator} [filter] The field that filters its list.
 */

/**
 * Returns the median time of `rounds` complete responses, in milliseconds.
 *
 * @param {string} address
 * @param {number} rounds
 */
const answerTime = async (address, rounds) => {
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    await (await fetch(address)).arrayBuffer();
    times.push(performance.now() - startedAt);
  }
  return median(times);
};

/** Records how long each key takes from being pressed to the next painted frame. */
const noteKeys = () => {
  /** @type {number[]} */
  const keyTimes = [];
  /** @type {Noted} */ (window).keyTimes = keyTimes;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.name === 'keydown' || entry.name === 'input') keyTimes.push(entry.duration);
    // the types don't have durationThreshold yet
  }).observe(
    /** @type {PerformanceObserverInit} */ ({
      type: 'event',
      durationThreshold: 16,
      buffered: true,
    }),
  );
};

/**
 * Types a text into a filter at a person's pace. Returns the time of the slowest key, in
 * milliseconds (16 if none was slower).
 *
 * @param {Page} page
 * @param {Locator} filter
 */
const slowestKey = async (page, filter) => {
  await page.evaluate(noteKeys);
  await filter.click();
  await filter.pressSequentially('registered nurse', { delay: 120 });
  await page.waitForTimeout(1500);
  for (let index = 0; index < 6; index += 1) await filter.press('Backspace', { delay: 60 });
  await page.waitForTimeout(1500);
  return page.evaluate(() => Math.max(16, ...(/** @type {Noted} */ (window).keyTimes ?? [])));
};

/**
 * Visits screens on a host that sends complete lists. Returns for each the host's response time,
 * the time to the first card and that of the slowest key in its filter, if it has one, in
 * milliseconds, and the number of elements in the page.
 *
 * @param {Browser} browser
 * @param {{ site: string, host: string, screens: Screen[], prepare: (page: Page, role: string) => Promise<void>, rounds?: number }} options
 */
export const largeLists = async (browser, { site, host, screens, prepare, rounds = 5 }) => {
  const rows = [];
  for (const { name, route, call, role, filter } of screens) {
    const answer = await answerTime(host + call, rounds);
    const card = await timeToFirstCard(
      browser,
      site + route,
      rounds,
      role ? (page) => prepare(page, role) : undefined,
    );
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    if (role) await prepare(page, role);
    await page.goto(site + route);
    await page.waitForLoadState('networkidle');
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    rows.push({
      name,
      answer,
      card,
      elements,
      key: filter && (await slowestKey(page, filter(page))),
    });
    await context.close();
  }
  return rows;
};

/**
 * Returns how many bytes of data a first visit transfers over the network: the page's HTML and the
 * host's responses.
 *
 * @param {Browser} browser
 * @param {string} address
 */
export const dataOf = async (browser, address) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  /** @type {Map<string, string>} */
  const kinds = new Map();
  let bytes = 0;
  client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (/^(Document|XHR|Fetch)$/.test(kinds.get(requestId) ?? '')) bytes += encodedDataLength;
  });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await context.close();
  return bytes;
};
