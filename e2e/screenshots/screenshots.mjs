/**
 * Screenshots of every screen, as visitor, employer, job seeker and administrator, wide and on a
 * phone, light and dark: `npm run screenshots -- [--out folder] [--only home,job-view] [--url
 * http://…] [--width 1920] [--above-the-fold]`. Without --url it starts the built host on demo
 * data.
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../../tools/chromium.mjs';
import { makeDataDir, startOurHost } from '../ourHost.mjs';
import { logIn } from './actions.mjs';
import { makeApplications, registerNewcomer } from './hiring.mjs';
import { loadFully, screensOf } from './screens.mjs';

const { values: options } = parseArgs({
  options: {
    out: { type: 'string', default: 'test-results/screens' },
    only: { type: 'string' },
    url: { type: 'string' },
    port: { type: 'string', default: '4160' },
    width: { type: 'string', default: '1280' },
    'above-the-fold': { type: 'boolean' },
  },
});
const only = options.only?.split(',');
const out = path.resolve(options.out);
const sizes = {
  wide: {
    viewport: { width: Number(options.width), height: Math.round(Number(options.width) * 0.625) },
  },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

const searchJobs = async (origin, query) =>
  (await (await fetch(`${origin}/api/jobs/search?${query}`)).json()).items ?? [];
/** A job of the demo employer, and one without an account (from an import), if there is one. */
const findJobIds = async (origin) => {
  const [owned] = await searchJobs(origin, 'employer=demo.employer&limit=1');
  const imported = (await searchJobs(origin, 'limit=50')).find((job) => !job.usernameEmployer);
  return { jobId: owned?._id, importedId: imported?._id };
};

/** Gives the administrator's queue some cases to decide. */
const reportJobs = async (origin) => {
  const jobs = await searchJobs(origin, 'employer=demo.employer&limit=4');
  const reasons = ['scam', 'misleading', 'closed', 'duplicate'];
  await Promise.all(
    jobs.map(({ _id }, index) =>
      fetch(`${origin}/api/jobs/${_id}/reports`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          reason: reasons[index],
          note: 'They asked for a fee of $50 before the interview.',
        }),
      }),
    ),
  );
};

const firstLine = (error) => error.message.split('\n')[0];

/** Takes one role's screens in one size and colour scheme. Answers a text for each failure. */
const takeScreens = async (browser, origin, { role, screens, sizeName, colorScheme }) => {
  const failures = [];
  const context = await browser.newContext({
    ...sizes[sizeName],
    baseURL: origin,
    colorScheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(8000);
  const variant = `${sizeName}, ${colorScheme}`;
  try {
    if (role !== 'visitor')
      await logIn(page, role, role === 'newcomer' ? await registerNewcomer(origin) : undefined);
    for (const [name, route, prepare] of screens) {
      try {
        await page.goto(route);
        await loadFully(page);
        await prepare?.(page);
        // the header sticks to the top of what is scrolled to
        await page.evaluate(() => scrollTo(0, 0));
        await page.waitForLoadState('networkidle').catch(() => {});
        await page.screenshot({
          path: path.join(out, `${name}-${sizeName}-${colorScheme}.png`),
          fullPage: !options['above-the-fold'],
        });
      } catch (error) {
        failures.push(`${name} (${variant}): ${firstLine(error)}`);
      }
    }
  } catch (error) {
    failures.push(
      ...screens.map(([name]) => `${name} (${variant}): log-in failed: ${firstLine(error)}`),
    );
  }
  await context.close();
  return failures;
};

/** Takes all wanted screens, both sizes at a time. `dataDir`: of a host of our own. Answers how many, and the failures' texts. */
const takeAll = async (browser, origin, dataDir) => {
  await reportJobs(origin);
  const ids = { ...(await findJobIds(origin)), ...(await makeApplications(origin, dataDir)) };
  const byRole = Object.entries(screensOf(ids))
    .map(([role, screens]) => ({
      role,
      screens: screens.filter(([name]) => !only || only.includes(name)),
    }))
    .filter(({ screens }) => screens.length > 0);
  const failures = [];
  let wanted = 0;
  const takeSize = async (sizeName) => {
    for (const colorScheme of ['light', 'dark'])
      for (const { role, screens } of byRole) {
        wanted += screens.length;
        failures.push(
          ...(await takeScreens(browser, origin, { role, screens, sizeName, colorScheme })),
        );
      }
  };
  await Promise.all(Object.keys(sizes).map(takeSize));
  return { taken: wanted - failures.length, failures };
};

mkdirSync(out, { recursive: true });
const dataDir = options.url ? undefined : makeDataDir();
const host = dataDir && (await startOurHost({ port: Number(options.port), dataDir }));
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
try {
  const { taken, failures } = await takeAll(browser, options.url ?? host.origin, dataDir);
  for (const failure of failures) console.error(`Not taken: ${failure}`);
  console.log(`${taken} pictures in ${out}`);
  process.exitCode = failures.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await host?.stop();
  if (dataDir) rmSync(dataDir, { recursive: true, force: true });
}
