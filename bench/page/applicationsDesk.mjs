// The applications desk in Chromium.
import { chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../../tools/chromium.mjs';
import { timeToFirstCard } from './firstCard.mjs';
import { median, ms, printTable } from './tables.mjs';

/**
 * Milliseconds from the press of S until the screen shows the move, among 5,000 applications.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {string} jobId
 * @param {(page: import('@playwright/test').Page) => Promise<void>} prepare
 */
const measureKey = async (browser, origin, jobId, prepare) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await prepare(page);
  await page.goto(`${origin}/applications?job=${jobId}&sort=longest&state=new`);
  await page.locator('main tbody tr').first().waitFor();
  await page.keyboard.press('j');
  await page.getByRole('region', { name: 'The chosen applicant' }).waitFor();
  /** @type {number[]} */
  const times = [];
  for (let press = 0; press < 20; press += 1) {
    await page.waitForTimeout(500);
    times.push(await page.evaluate(pressAndWait));
  }
  printTable(
    'A key’s move (S), until the screen shows it',
    ['median', 'slowest of 20'],
    [[ms(median(times)), ms(Math.max(...times))]],
  );
  await context.close();
};

/** Runs in the page. @returns {Promise<number>} */
const followAndWait = () =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The desk was not shown.')), 30_000);
    const startedAt = performance.now();
    const seen = new MutationObserver(() => {
      if (!document.querySelector('main tbody tr')) return;
      seen.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - startedAt));
    });
    seen.observe(document.body, { subtree: true, childList: true });
    /** @type {HTMLAnchorElement | null} */ (
      document.querySelector('main a[href="/applications"]')
    )?.click();
  });
/**
 * From the press on Applications, in the employer's own profile, to the first row; the desk's
 * scripts were never loaded before.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} profile
 * @param {(page: import('@playwright/test').Page) => Promise<void>} prepare
 * @param {number} pages
 */
const timeFromProfile = async (browser, profile, prepare, pages) => {
  const times = [];
  for (let round = 0; round < pages; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await prepare(page);
    await page.goto(profile);
    await page.locator('main a[href="/applications"]').first().waitFor();
    await page.waitForTimeout(1000);
    times.push(await page.evaluate(followAndWait));
    await context.close();
  }
  return median(times);
};

/** Runs in the page. @returns {Promise<number>} */
const pressAndWait = () =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The key did nothing.')), 10_000);
    const startedAt = performance.now();
    const seen = new MutationObserver(() => {
      seen.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - startedAt));
    });
    const main = document.querySelector('main');
    if (main) seen.observe(main, { subtree: true, childList: true, characterData: true });
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 's', bubbles: true }));
  });

/**
 * Prints how soon the desk shows its first row, on a first visit and from the employer's profile,
 * and how soon it shows a key's move.
 *
 * @param {string} origin
 * @param {string} jobId The job whose desk is opened, too.
 * @param {{ username: string, password: string }} employer
 * @param {number} pages How often each page is opened.
 */
export const measureDesk = async (origin, jobId, employer, pages) => {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  /** @param {import('@playwright/test').Page} page */
  const prepare = async (page) => {
    await page.request.post(`${origin}/api/employer/login`, {
      data: {
        usernameEmployer: employer.username,
        passwordnameEmployer: employer.password,
      },
    });
  };
  try {
    const rows = [];
    for (const [name = '', address = ''] of [
      ['all jobs', '/applications'],
      ['one job of 5,000', `/applications?job=${jobId}`],
    ])
      rows.push([
        name,
        ms(await timeToFirstCard(browser, `${origin}${address}`, pages, prepare, 'main tbody tr')),
      ]);
    printTable(
      'First row of the desk, from the start of a first visit',
      ['screen', 'median'],
      rows,
    );
    printTable(
      'First row of the desk, from the press on its link in the profile',
      ['screen', 'median'],
      [
        [
          'all jobs',
          ms(
            await timeFromProfile(
              browser,
              `${origin}/employerpp/${employer.username}`,
              prepare,
              pages,
            ),
          ),
        ],
      ],
    );
    await measureKey(browser, origin, jobId, prepare);
  } finally {
    await browser.close();
  }
};
