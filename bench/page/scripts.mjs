import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** How long a visitor stays idle, in milliseconds; scripts loaded in the meantime count. */
const idleTime = 5000;

/** Returns a script's gzipped size, in bytes. @param {string} web @param {string} name */
const transferred = (web, name) => {
  const file = path.join(web, name);
  return existsSync(`${file}.gz`)
    ? statSync(`${file}.gz`).size
    : gzipSync(readFileSync(file), { level: 9 }).length;
};

/**
 * Measures the scripts that a first visit to each screen loads. Returns their gzipped sizes in
 * bytes: `total`, and `added`, which leaves out the scripts that the first screen loads too.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {{ name: string, route: string, role?: string }[]} screens
 * @param {string} web The folder of the built web app.
 * @param {(page: import('@playwright/test').Page, role: string) => Promise<void>} prepare Logs in.
 */
export const scriptsOf = async (browser, origin, screens, web, prepare) => {
  /** @type {Set<string> | undefined} */
  let first;
  const rows = [];
  for (const { name, route, role } of screens) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    if (role) await prepare(page, role);
    /** @type {Set<string>} */
    const scripts = new Set();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        scripts.add(new URL(response.url()).pathname);
    });
    await page.goto(origin + route);
    // not networkidle: a logged-in page keeps an event stream open
    await page.waitForLoadState('load');
    await page.waitForTimeout(idleTime);
    await context.close();
    const before = (first ??= scripts);
    /** @param {string[]} names */
    const size = (names) => names.reduce((sum, script) => sum + transferred(web, script), 0);
    rows.push({
      name,
      total: size([...scripts]),
      added: size([...scripts].filter((script) => !before.has(script))),
    });
  }
  return rows;
};
