/**
 * `npm run bench:web`: measures how fast every public page is, and prints markdown tables. Runs
 * Lighthouse as a phone and as a desktop computer, also on a bare page of the same packages for
 * comparison, and measures interactions with a throttled processor. Fails if a page loads more
 * scripts than its budget (bench/web/pages.mjs) or an interaction is too slow. Builds what is
 * missing. Options: `--rounds 5` for how often each is measured, `--only
 * scripts,phone,desktop,interactions` for some of the parts, `--pages job` for the pages whose
 * names contain "job".
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startOurHost } from '../e2e/ourHost.mjs';
import { buildNames, buildStale, root } from '../tools/builds.mjs';
import { chromiumFlags, ensureChromium } from '../tools/chromium.mjs';
import { freePort } from '../tools/freePort.mjs';
import { desktopVisit, phoneVisit } from './page/lighthouse.mjs';
import { limitCell, reportMissed } from './page/limits.mjs';
import { scriptsOf } from './page/scripts.mjs';
import { kB, ms, printTable, seconds } from './page/tables.mjs';
import { startBarePage } from './web/barePage.mjs';
import { measureInteractions } from './web/interactions.mjs';
import { publicPages } from './web/pages.mjs';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: 'scripts,phone,desktop,interactions' },
    rounds: { type: 'string', default: '5' },
    pages: { type: 'string', default: '' },
  },
});
const rounds = Number(options.rounds);
const parts = options.only.split(',');
const debugPort = await freePort();
/** The limit of an interaction until the next paint, in milliseconds. */
const inpLimit = 100;
/** @typedef {Awaited<ReturnType<typeof publicPages>>} Pages */

/** @param {import('@playwright/test').Browser} browser @param {string} origin @param {Pages} pages @param {number} bare */
const measureScripts = async (browser, origin, pages, bare) => {
  const measured = await scriptsOf(
    browser,
    origin,
    pages,
    path.join(root, 'dist/web'),
    async () => {},
  );
  const rows = measured.map(({ name, total }) => {
    const budget = (pages.find((each) => each.name === name)?.budget ?? 0) * 1000;
    return [name, kB(total), limitCell(`scripts of ${name}`, total, budget, kB), kB(total - bare)];
  });
  printTable(
    `Scripts of a first visit, gzip; the bare page has ${kB(bare)}`,
    ['page', 'all', 'budget', 'more than the bare page'],
    rows,
  );
};

/** @param {string} name @param {typeof phoneVisit} visit @param {{ name: string, address: string }[]} addresses */
const measureVisits = async (name, visit, addresses) => {
  const rows = [];
  for (const { name: page, address } of addresses) {
    const { score, lcp, fcp, tbt, cls, others } = await visit(debugPort, address, rounds, true);
    rows.push([
      page,
      seconds(lcp),
      seconds(fcp),
      ms(tbt),
      cls.toFixed(3),
      score.toFixed(0),
      others.map((each) => each.toFixed(0)).join(', '),
    ]);
  }
  printTable(
    `Lighthouse, simulated ${name}, median of ${rounds}`,
    ['page', 'LCP', 'FCP', 'TBT', 'CLS', 'score', 'accessibility, best practices, SEO'],
    rows,
  );
};

await buildStale(buildNames);
const bare = await startBarePage();
const host = await startOurHost({ port: await freePort() });
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...chromiumFlags, `--remote-debugging-port=${debugPort}`],
});
try {
  const pages = (await publicPages(host.origin)).filter(({ name }) => name.includes(options.pages));
  const addresses = [
    { name: 'the bare page', address: `${bare.origin}/` },
    ...pages.map(({ name, route }) => ({ name, address: host.origin + route })),
  ];
  if (parts.includes('scripts')) await measureScripts(browser, host.origin, pages, bare.bytes);
  if (parts.includes('phone')) await measureVisits('phone', phoneVisit, addresses);
  if (parts.includes('desktop')) await measureVisits('desktop', desktopVisit, addresses);
  if (parts.includes('interactions'))
    printTable(
      `Interaction to next paint, processor 4 times slower, median of ${rounds}`,
      ['interaction', 'measured', 'wanted'],
      (await measureInteractions(browser, host.origin, rounds)).map(({ name, inp }) => [
        name,
        ms(inp),
        limitCell(name, inp, inpLimit, ms),
      ]),
    );
} finally {
  await browser.close();
  await host.stop();
  bare.stop();
}
reportMissed();
