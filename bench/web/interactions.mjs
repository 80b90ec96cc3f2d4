import { logIn } from '../page/demo.mjs';
import { median } from '../page/tables.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/**
 * @typedef {object} Interaction
 * @property {string} name
 * @property {string} route
 * @property {string} [role] The role to log in with.
 * @property {(page: Page) => Promise<void>} act Resolves once the result is shown.
 */

/** @type {Interaction[]} */
const interactions = [
  {
    name: 'typing in the search',
    route: '/jobdescription',
    act: async (page) => {
      const what = page.getByRole('main').getByRole('combobox', { name: 'What' });
      await what.pressSequentially('registered nurse', { delay: 60 });
    },
  },
  {
    name: 'opening a job',
    route: '/',
    act: async (page) => {
      await page.getByRole('main').locator('a[href*="jobdescription/"]').first().click();
      await page.waitForURL(/jobdescription\//);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'a menu',
    route: '/',
    act: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
      await page.getByRole('menuitem').first().waitFor();
    },
  },
  {
    name: 'saving a section',
    route: '/jobseekerpp/demo.seeker',
    role: 'jobseeker',
    act: async (page) => {
      const main = page.getByRole('main');
      await main.getByRole('button', { name: 'Edit Contact Information' }).click();
      const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
      await main.getByRole('button', { name: 'Save', exact: true }).first().click();
      await saved;
    },
  },
];

/** Records the longest interaction from now on. With few interactions, that is the page's INP. */
const watchEvents = () => {
  Object.assign(globalThis, { longest: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId)
        Object.assign(globalThis, {
          longest: Math.max(Reflect.get(globalThis, 'longest'), entry.duration),
        });
    // the types of `observe` don't have durationThreshold
  }).observe(/** @type {{}} */ ({ type: 'event', durationThreshold: 16 }));
};
/** @returns {Promise<number>} */
const longestOf = () =>
  new Promise((resolve) => {
    // the last interaction is reported once it is painted
    requestAnimationFrame(() => {
      setTimeout(() => resolve(Reflect.get(globalThis, 'longest')), 200);
    });
  });

/**
 * Measures the interaction to next paint of each interaction with a four times slower processor.
 * Returns medians of `rounds` first visits, in milliseconds (in steps of 8, and 0 below 16).
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {number} rounds
 */
export const measureInteractions = async (browser, origin, rounds) => {
  const results = [];
  for (const { name, route, role, act } of interactions) {
    const values = [];
    for (let round = 0; round < rounds; round += 1) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      const page = await context.newPage();
      if (role) await logIn(origin)(page, role);
      await page.goto(origin + route);
      // not networkidle for logged-in pages, which keep an event stream open
      await (role
        ? page.getByRole('heading', { level: 1 }).waitFor()
        : page.waitForLoadState('networkidle'));
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.evaluate(watchEvents);
      await act(page);
      values.push(await page.evaluate(longestOf));
      await context.close();
    }
    results.push({ name, inp: median(values) });
  }
  return results;
};
