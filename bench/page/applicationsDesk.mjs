// Measures the applications desk in Chromium.
import { chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../../tools/chromium.mjs';
import { timeToFirstCard } from './firstCard.mjs';
import { limitCell } from './limits.mjs';
import { median, ms, printTable } from './tables.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {Window & { painted?: Promise<{ pressedAt: number, took: number }> }} Timed */
/** What to wait for: each selector's first element contains its text. */
/** @typedef {{ selector: string, text: string }[]} Shown */

/** Limits in milliseconds. */
const firstRowLimit = 500;
const keyLimit = 100;
const presses = 20;

/**
 * Runs in the page: measures from the next trusted event of this type (by its own time stamp) to
 * the frame that shows everything in `shown`.
 *
 * @param {{ type: string, shown: Shown }} wanted
 */
const watchFromPress = ({ type, shown }) => {
  /** @type {Timed} */ (window).painted = new Promise((resolve, reject) => {
    const press = (/** @type {Event} */ { isTrusted, timeStamp }) => {
      if (!isTrusted) return;
      document.removeEventListener(type, press, true);
      setTimeout(() => reject(new Error(`Not shown: ${JSON.stringify(shown)}`)), 30_000);
      const check = () => {
        const isShown = shown.every(({ selector, text }) =>
          document.querySelector(selector)?.textContent.includes(text),
        );
        if (!isShown) return;
        seen.disconnect();
        requestAnimationFrame(() => {
          // runs after the frame was painted
          setTimeout(() => resolve({ pressedAt: timeStamp, took: performance.now() - timeStamp }));
        });
      };
      const seen = new MutationObserver(check);
      seen.observe(document, { subtree: true, childList: true, characterData: true });
    };
    document.addEventListener(type, press, true);
  });
};
/** @param {Page} page */
const readPainted = (page) =>
  page.evaluate(async () => {
    const painted = await /** @type {Timed} */ (window).painted;
    if (!painted) throw new Error('Nothing was watched.');
    return painted;
  });

/**
 * Measures how long pressing S takes until the row and the panel show the new state, each time on
 * another of the 5,000 applications to a job. Prints a table.
 *
 * @param {Browser} browser
 * @param {string} origin
 * @param {string} jobId
 * @param {(page: Page) => Promise<void>} prepare
 */
const measureKey = async (browser, origin, jobId, prepare) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await prepare(page);
  await page.goto(`${origin}/applications?job=${jobId}`);
  await page.locator('main tbody tr').first().waitFor();
  const panel = page.getByRole('region', { name: 'Selected applicant' });
  /** @type {number[]} */
  const times = [];
  for (let tries = 0; times.length < presses && tries < 400; tries += 1) {
    await page.keyboard.press('j');
    await page.waitForTimeout(500);
    const state = panel.locator('h2 + span');
    if (!/^(New|Opened)$/.test((await state.textContent()) ?? '')) continue;
    await page.evaluate(watchFromPress, {
      type: 'keydown',
      shown: [
        { selector: 'main tr[data-chosen] td.wide .MuiChip-root', text: 'Shortlisted' },
        { selector: 'main h2[data-detail-heading] + span', text: 'Shortlisted' },
      ],
    });
    await page.keyboard.press('s');
    times.push((await readPainted(page)).took);
  }
  if (times.length < presses) throw new Error('The desk has too few new applications.');
  const slowest = Math.max(...times);
  printTable(
    'A key’s move (S), until the row and the panel show it',
    ['median', `slowest of ${presses}`, 'limit'],
    [[ms(median(times)), ms(slowest), limitCell('a key’s move', slowest, keyLimit, ms)]],
  );
  await context.close();
};

/**
 * Measures from a click on Applications in the employer's profile to the first row, with the desk's
 * scripts not loaded before. Returns the median in milliseconds.
 *
 * @param {Browser} browser
 * @param {string} profile
 * @param {(page: Page) => Promise<void>} prepare
 * @param {number} pages
 */
const timeFromProfile = async (browser, profile, prepare, pages) => {
  const times = [];
  for (let round = 0; round < pages; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await prepare(page);
    await page.goto(profile);
    const link = page.locator('main a[href="/applications"]').first();
    await link.waitFor();
    await page.waitForTimeout(1000);
    await page.evaluate(watchFromPress, {
      type: 'pointerdown',
      shown: [{ selector: 'main tbody tr', text: '' }],
    });
    await link.click();
    const { pressedAt, took } = await readPainted(page);
    const scripts = await page.evaluate(
      (since) =>
        performance
          .getEntriesByType('resource')
          .filter(({ name, startTime }) => name.endsWith('.js') && startTime >= since).length,
      pressedAt,
    );
    if (scripts === 0) throw new Error('The desk’s scripts were there before the press.');
    times.push(took);
    await context.close();
  }
  return median(times);
};

/**
 * Measures how soon the desk shows its first row, on a first visit and from the employer's profile,
 * and how soon it shows the effect of a key. Prints tables.
 *
 * @param {string} origin
 * @param {string} jobId The job whose applications are also opened.
 * @param {{ username: string, password: string }} employer
 * @param {number} pages How often each page is opened.
 */
export const measureDesk = async (origin, jobId, employer, pages) => {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  /** @param {Page} page */
  const prepare = async (page) => {
    await page.request.post(`${origin}/api/employer/login`, {
      data: {
        usernameEmployer: employer.username,
        passwordnameEmployer: employer.password,
      },
    });
  };
  try {
    const profile = `${origin}/employerpp/${employer.username}`;
    const pressed = await timeFromProfile(browser, profile, prepare, pages);
    const rows = [
      [
        'all jobs, from the press on its link in the profile',
        ms(pressed),
        limitCell('first row from the profile', pressed, firstRowLimit, ms),
      ],
    ];
    for (const [name = '', address = ''] of [
      ['all jobs, from the start of a first visit', '/applications'],
      ['one job of 5,000, from the start of a first visit', `/applications?job=${jobId}`],
    ]) {
      const url = `${origin}${address}`;
      const first = await timeToFirstCard(browser, url, pages, prepare, 'main tbody tr');
      rows.push([name, ms(first), limitCell(`first row, ${name}`, first, firstRowLimit, ms)]);
    }
    printTable('First row of the desk', ['screen', 'median', 'limit'], rows);
    await measureKey(browser, origin, jobId, prepare);
  } finally {
    await browser.close();
  }
};
