/**
 * `npm run bench:page`: measures what a person waits for, and prints markdown tables. Builds
 * nothing: run `npm run build` first. Options: `--only cards,lists,scripts,starts,lighthouse` for
 * some of the parts, `--rounds 5` for how often each is measured. POSTINGS_DIR is the folder of the
 * real postings.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { makeDataDir, startOurHost } from '../e2e/ourHost.mjs';
import { chromiumFlags, ensureChromium } from '../tools/chromium.mjs';
import { jobPath, logIn } from './page/demo.mjs';
import { timeToFirstCard } from './page/firstCard.mjs';
import { dataOf, largeLists } from './page/largeLists.mjs';
import { phoneVisit } from './page/lighthouse.mjs';
import { importPostings } from './page/postings.mjs';
import { scriptsOf } from './page/scripts.mjs';
import { withSpecHost } from './page/specHost.mjs';
import { measureStarts } from './page/starts.mjs';
import { kB, ms, printTable, seconds } from './page/tables.mjs';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: 'starts,cards,lists,scripts,lighthouse' },
    rounds: { type: 'string', default: '5' },
    port: { type: 'string', default: '4170' },
  },
});
const root = fileURLToPath(new URL('..', import.meta.url));
const [rounds, port] = [Number(options.rounds), Number(options.port)];
const debugPort = port + 3;
const parts = options.only.split(',');
/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */

/** @param {Browser} browser */
const measureCards = async (browser) => {
  /** @type {string[][]} */
  const rows = [];
  /** @param {string} label @param {string} origin */
  const measure = async (label, origin) => {
    rows.push([
      label,
      ms(await timeToFirstCard(browser, `${origin}/`, rounds)),
      ms(await timeToFirstCard(browser, `${origin}/jobdescription`, rounds)),
    ]);
  };
  const dataDir = makeDataDir();
  const ours = await startOurHost({ port, dataDir });
  try {
    await measure('60, our host', ours.origin);
    if (importPostings(dataDir) !== undefined) await measure('35,000, our host', ours.origin);
  } finally {
    await ours.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  await withSpecHost(port + 1, [], ({ site }) => measure('50,000, a spec host', site));
  printTable('First job card', ['jobs', '`/`', '`/jobdescription`'], rows);
};

/** @type {import('./page/largeLists.mjs').Screen[]} */
const largeScreens = [
  { name: '`/`', route: '/', call: '/jobdescriptions/getAll' },
  {
    name: '`/jobdescription`',
    route: '/jobdescription',
    call: '/jobdescriptions/getAll',
    filter: (/** @type {Page} */ page) =>
      page.getByRole('main').getByRole('combobox', { name: 'What' }),
  },
  {
    name: '`/category/IT Jobs`',
    route: '/category/IT%20Jobs',
    call: '/jobdescriptions/getByCategory/IT%20Jobs',
  },
  {
    name: 'an employer with 5,000 jobs',
    route: '/employerpp/larkfield',
    call: '/jobdescriptions/employer/larkfield',
    role: 'employer',
    filter: (/** @type {Page} */ page) => page.getByRole('main').getByRole('searchbox'),
  },
];

/** @param {Browser} browser */
const measureSpecHostLists = async (browser) => {
  await withSpecHost(port + 1, ['--own-jobs', '5000'], async ({ site, host }) => {
    const prepare = logIn(site, { employer: 'larkfield', password: 'spec-host-password' });
    const rows = await largeLists(browser, { site, host, screens: largeScreens, prepare, rounds });
    printTable(
      '50,000 jobs on a spec host',
      ['screen', "host's answer", 'first card', 'elements', 'slowest key'],
      rows.map(({ name, answer, card, elements, key }) => [
        name,
        ms(answer),
        ms(card),
        elements,
        key === undefined ? '' : ms(key),
      ]),
    );
  });
};

/** @param {Browser} browser */
const measureData = async (browser) => {
  const dataDir = makeDataDir();
  const ours = await startOurHost({ port, dataDir });
  try {
    if (importPostings(dataDir) === undefined) return;
    printTable(
      'Data of a first visit, our host, 35,000 jobs',
      ['screen', 'transferred'],
      [
        ['`/`', kB(await dataOf(browser, `${ours.origin}/`))],
        ['`/jobdescription`', kB(await dataOf(browser, `${ours.origin}/jobdescription`))],
      ],
    );
  } finally {
    await ours.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

/** @param {Browser} browser @param {string} origin */
const measureScripts = async (browser, origin) => {
  const job = await jobPath(origin);
  const screens = [
    { name: '`/`', route: '/' },
    { name: 'job listing', route: '/jobdescription' },
    { name: 'job view', route: job },
    { name: 'categories', route: '/category' },
    { name: 'category', route: '/category/Nurse%20Jobs' },
    { name: 'login', route: '/login' },
    { name: 'registration', route: '/signup' },
    { name: 'terms', route: '/termsofuse' },
    { name: 'employer, read-only', route: '/employerppreadonly/demo.employer' },
    { name: 'post a job', route: '/jobpost/demo.employer', role: 'employer' },
    { name: 'employer profile', route: '/employerpp/demo.employer', role: 'employer' },
    { name: 'seeker profile', route: '/jobseekerpp/demo.seeker', role: 'jobseeker' },
    { name: 'apply', route: `/applyjob/${job.split('/').pop()}`, role: 'jobseeker' },
  ];
  const rows = await scriptsOf(
    browser,
    origin,
    screens,
    path.join(root, 'dist/web'),
    logIn(origin),
  );
  printTable(
    'JavaScript of a first visit, gzip',
    ['screen', 'all', 'more than `/`'],
    rows.map(({ name, total, added }) => [name, kB(total), kB(added)]),
  );
};

/** @param {string} origin */
const measurePhone = async (origin) => {
  /** @type {[name: string, route: string][]} */
  const pages = [
    ['`/`', '/'],
    ['a job view', await jobPath(origin)],
  ];
  const rows = [];
  for (const [name, route] of pages) {
    const { lcp, fcp, tbt, cls, score } = await phoneVisit(debugPort, origin + route, rounds);
    rows.push([name, seconds(lcp), seconds(fcp), ms(tbt), cls.toFixed(3), score.toFixed(0)]);
  }
  printTable(
    `Lighthouse, simulated phone, median of ${rounds}`,
    ['page', 'LCP', 'FCP', 'TBT', 'CLS', 'score'],
    rows,
  );
};

if (parts.includes('starts')) await measureStarts(port);
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...chromiumFlags, `--remote-debugging-port=${debugPort}`],
});
try {
  if (parts.includes('cards')) await measureCards(browser);
  if (parts.includes('lists')) {
    await measureSpecHostLists(browser);
    await measureData(browser);
  }
  if (parts.includes('scripts') || parts.includes('lighthouse')) {
    const host = await startOurHost({ port });
    try {
      if (parts.includes('scripts')) await measureScripts(browser, host.origin);
      if (parts.includes('lighthouse')) await measurePhone(host.origin);
    } finally {
      await host.stop();
    }
  }
} finally {
  await browser.close();
}
