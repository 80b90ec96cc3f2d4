/** Takes the fixed set of pictures: 15 screens, wide and on a phone, light and dark. */
import { logIn } from './actions.mjs';
import { settling, still, stillPicture } from './drawing.mjs';
import { shownAt, startFixedHost } from './fixedTime.mjs';
import { screensOf } from './screens.mjs';

/** The screens of the set by role, with their names in screens.mjs. */
const chosen = {
  visitor: [
    'home',
    'listing-search',
    'categories',
    'category',
    'job-view',
    'login',
    'signup-errors',
    'not-found',
  ],
  employer: ['employer-profile', 'applications', 'job-post'],
  seeker: ['seeker-profile', 'saved'],
  admin: ['admin-jobs', 'admin-featured'],
};
const sizes = {
  wide: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

/** Takes one role's pictures in one size, in both themes. */
const drawRole = async (browser, origin, { role, screens, sizeName, pictures }) => {
  const context = await browser.newContext({ ...sizes[sizeName], ...still, baseURL: origin });
  const page = await context.newPage();
  page.setDefaultTimeout(90_000);
  const settle = settling(page);
  await page.clock.setFixedTime(shownAt);
  try {
    if (role !== 'visitor') await logIn(page, role);
    for (const [name, route, prepare] of screens) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(route);
      await settle();
      // includes the parts that appear after a first input
      await page.mouse.move(1, 1);
      await page.waitForFunction(() =>
        [...document.querySelectorAll('[data-used-part]:not([data-live])')].every(
          ({ children }) => ![...children].some((child) => child.checkVisibility()),
        ),
      );
      await settle();
      await prepare?.(page);
      await settle();
      await page.mouse.move(0, 0);
      for (const colorScheme of ['light', 'dark']) {
        await page.emulateMedia({ colorScheme });
        await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
        await page.evaluate(() => scrollTo(0, 0));
        pictures.set(`${name}-${sizeName}-${colorScheme}`, await page.screenshot(stillPicture));
      }
    }
  } finally {
    await context.close();
  }
};

/**
 * Takes the set; returns the pictures by name. `entry`: another build's host.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ entry?: string, only?: string[] }} options
 */
export const drawSet = async (browser, { entry, only } = {}) => {
  const host = await startFixedHost(entry);
  const pictures = new Map();
  try {
    const jobs = await fetch(`${host.origin}/api/jobs/search?employer=demo.employer&limit=50`);
    const { items } = await jobs.json();
    const jobId = items.find(({ jobtitle }) => jobtitle === 'Full-Stack Developer')._id;
    const all = screensOf({ jobId });
    const drawSize = async (sizeName) => {
      for (const [role, names] of Object.entries(chosen)) {
        const screens = all[role].filter(
          ([name]) => names.includes(name) && (!only || only.includes(name)),
        );
        if (screens.length > 0)
          await drawRole(browser, host.origin, { role, screens, sizeName, pictures });
      }
    };
    await Promise.all(Object.keys(sizes).map(drawSize));
  } finally {
    await host.stop();
  }
  return pictures;
};
