/**
 * Takes screenshots of every screen as visitor, employer, job seeker and administrator, wide and on
 * a phone, light and dark, with data, while loading, and after a failure; an index page shows them
 * all: `npm run screenshots -- [--out folder] [--only home,job-view] [--url http://…] [--width
 * 1920] [--above-the-fold]`. Without --url it starts the built host on demo data, at a fixed time
 * if possible.
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { connectionOf } from '../../bench/page/postings.mjs';
import { makeDataDir, startOurHost } from '../ourHost.mjs';
import { logIn } from './actions.mjs';
import { launchChromium, still, stillPicture } from './drawing.mjs';
import { shownAt, startFixedHost, whyNot } from './fixedTime.mjs';
import { makeApplications, registerNewcomer } from './hiring.mjs';
import { writeIndex } from './indexPage.mjs';
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
/** Finds a job of the demo employer, and an imported one without an account, if any. */
const findJobIds = async (origin) => {
  const [owned] = await searchJobs(origin, 'employer=demo.employer&limit=1');
  const imported = (await searchJobs(origin, 'limit=50')).find((job) => !job.usernameEmployer);
  return { jobId: owned?._id, importedId: imported?._id };
};

/** Reports jobs, so that the administrator's queue has cases. */
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

/** The responses to a page's reads in the states without data. */
const answers = {
  loading: () => new Promise(() => {}),
  failed: (route) => route.fulfill({ status: 503, body: '' }),
};

/**
 * Opens a screen in such a state, by navigating within the app, because a rendered page already has
 * its data.
 */
const openInState = async (page, state, address) => {
  await page.goto('/nothing-here');
  await page.waitForLoadState('networkidle').catch(() => {});
  await page.route(/\/api\/(?!session)/, (route) =>
    route.request().method() === 'GET' ? answers[state](route) : route.continue(),
  );
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
  // until delayed parts are shown
  await page.waitForTimeout(1500);
};

/** Opens a screen in one of its states; its actions only apply to the state with data. */
const openScreen = async (page, state, [, address, prepare]) => {
  if (state !== 'full') return openInState(page, state, address);
  await page.goto(address);
  await loadFully(page);
  await prepare?.(page);
  // the header sticks to the top of the scrolled page
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForLoadState('networkidle').catch(() => {});
};

/**
 * Takes one role's screens in one size and color scheme. Returns the pictures, and a message for
 * each failure.
 */
const takeScreens = async (
  browser,
  { origin, isFixed },
  { role, screens, sizeName, colorScheme },
) => {
  const [pictures, failures] = [[], []];
  const context = await browser.newContext({
    ...sizes[sizeName],
    ...still,
    baseURL: origin,
    colorScheme,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(8000);
  if (isFixed) await page.clock.setFixedTime(shownAt);
  const variant = `${sizeName}, ${colorScheme}`;
  try {
    if (role !== 'visitor')
      await logIn(page, role, role === 'newcomer' ? await registerNewcomer(origin) : undefined);
    for (const screen of screens) {
      const [name, , prepare] = screen;
      for (const state of prepare ? ['full'] : ['full', 'loading', 'failed']) {
        const words = [variant, ...(state === 'full' ? [] : [state])].join(', ');
        const file = `${name}${state === 'full' ? '' : `.${state}`}-${sizeName}-${colorScheme}.png`;
        try {
          await openScreen(page, state, screen);
          await page.screenshot({
            ...stillPicture,
            path: path.join(out, file),
            fullPage: !options['above-the-fold'],
          });
          pictures.push({ role, name, file, words });
        } catch (error) {
          failures.push(`${name} (${words}): ${firstLine(error)}`);
        }
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
    }
  } catch (error) {
    failures.push(
      ...screens.map(([name]) => `${name} (${variant}): log-in failed: ${firstLine(error)}`),
    );
  }
  await context.close();
  return { pictures, failures };
};

/**
 * Takes all requested screens, both sizes at a time. Returns the pictures and the failures'
 * messages.
 */
const takeAll = async (browser, host) => {
  await reportJobs(host.origin);
  const ids = {
    ...(await findJobIds(host.origin)),
    ...(await makeApplications(host.origin, {
      database: host.database,
      now: host.isFixed ? shownAt.getTime() : Date.now(),
    })),
  };
  const byRole = Object.entries(screensOf(ids))
    .map(([role, screens]) => ({
      role,
      screens: screens.filter(([name]) => !only || only.includes(name)),
    }))
    .filter(({ screens }) => screens.length > 0);
  const taken = { pictures: [], failures: [] };
  const takeSize = async (sizeName) => {
    for (const colorScheme of ['light', 'dark'])
      for (const { role, screens } of byRole) {
        const { pictures, failures } = await takeScreens(browser, host, {
          role,
          screens,
          sizeName,
          colorScheme,
        });
        taken.pictures.push(...pictures);
        taken.failures.push(...failures);
      }
  };
  await Promise.all(Object.keys(sizes).map(takeSize));
  return taken;
};

/** Opens the host whose screens are taken: --url's, or a newly started one. */
const openHost = async () => {
  if (options.url) return { origin: options.url, isFixed: false, stop: () => {} };
  if (whyNot === undefined) {
    const host = await startFixedHost();
    return { ...host, database: host.databaseUrl, isFixed: true };
  }
  console.log(`Dates are today's: ${whyNot}.`);
  const dataDir = makeDataDir();
  const host = await startOurHost({ port: Number(options.port), dataDir });
  return {
    origin: host.origin,
    database: connectionOf(dataDir),
    isFixed: false,
    stop: async () => {
      await host.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

mkdirSync(out, { recursive: true });
const host = await openHost();
const browser = await launchChromium();
try {
  const { pictures, failures } = await takeAll(browser, host);
  writeIndex(out, pictures);
  for (const failure of failures) console.error('Not taken:', failure);
  console.log(`${pictures.length} pictures in ${path.join(out, 'index.html')}`);
  process.exitCode = failures.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await host.stop();
}
