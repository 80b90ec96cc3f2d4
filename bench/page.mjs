/**
 * What a person waits for: `npm run bench:page` prints markdown tables. Builds nothing: run `npm
 * run build` first. `--only cards,lists,scripts,starts,lighthouse` takes a part of it; `--rounds 5`
 * how often each is measured; POSTINGS_DIR names the real postings.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { makeDataDir, startOurHost } from '../e2e/ourHost.mjs';
import { chromiumFlags, ensureChromium } from '../tools/chromium.mjs';
import { timeToFirstCard } from './page/firstCard.mjs';
import { dataOf, largeLists } from './page/largeLists.mjs';
import { phoneVisit } from './page/lighthouse.mjs';
import { memoryOf } from './page/memory.mjs';
import { scriptsOf } from './page/scripts.mjs';
import { kB, MB, ms, printTable, seconds } from './page/tables.mjs';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: 'starts,cards,lists,scripts,lighthouse' },
    rounds: { type: 'string', default: '5' },
    port: { type: 'string', default: '4170' },
  },
});
const root = fileURLToPath(new URL('..', import.meta.url));
const postings = path.resolve(root, process.env.POSTINGS_DIR ?? '../shared/data');
const [rounds, port] = [Number(options.rounds), Number(options.port)];
const debugPort = port + 3;
const parts = options.only.split(',');
const pause = (time) =>
  new Promise((resolve) => {
    setTimeout(resolve, time);
  });

/** The address of an employer's job, and of the demo's accounts' screens. */
const jobPath = async (origin) => {
  const { items } = await (
    await fetch(`${origin}/api/jobs/search?employer=demo.employer&limit=1`)
  ).json();
  return `/singlejobdescription/jobdescription/${items[0]._id}`;
};

const demoAccounts = {
  employer: 'demo.employer',
  jobseeker: 'demo.seeker',
  password: 'try-it-out-now',
};
const logIn =
  (origin, accounts = demoAccounts) =>
  async (page, role) => {
    const [route, own] = role === 'employer' ? ['/loginemp', 'Employer'] : ['/login', 'jobseek'];
    await page.goto(origin + route);
    await page.locator(`[name="username${own}"]`).fill(accounts[role]);
    await page.locator(`[name="passwordname${own}"]`).fill(accounts.password);
    await page.locator('main form button[type="submit"]').click();
    await page.waitForURL(/\/(employerpp|jobseekerpp)\//);
  };

/** `npm start` in a fresh copy of the committed files: builds, makes the database, answers. */
const firstStart = async () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'jobline-start-'));
  execFileSync('sh', ['-c', `git -C "${root}" archive HEAD | tar -x -C "${copy}"`]);
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: path.join(copy, 'data'),
    },
  });
  try {
    for (;;) {
      const page = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
      if (page?.ok && (await page.text()).includes('</html>')) return performance.now() - began;
      if (performance.now() - began > 300_000 || child.exitCode !== null)
        throw new Error('npm start did not come to a first page.');
      await pause(100);
    }
  } finally {
    // the whole group: npm, the build and the host
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    if (child.exitCode === null)
      await new Promise((resolve) => {
        child.once('exit', resolve);
      });
    await pause(1000);
    rmSync(copy, { recursive: true, force: true });
  }
};

const measureStarts = async () => {
  const fromNothing = await firstStart();
  const dataDir = makeDataDir();
  const first = await startOurHost({ port, dataDir });
  await first.stop();
  const later = await startOurHost({ port, dataDir });
  await pause(10_000);
  const memory = memoryOf(later.child.pid);
  await later.stop();
  rmSync(dataDir, { recursive: true, force: true });
  printTable(
    'Starting, and memory at rest',
    ['what', 'measured'],
    [
      [
        'first page after the install (`npm start`: build, database, demo data)',
        seconds(fromNothing),
      ],
      ['the built host on an empty data directory', seconds(first.startedIn)],
      ['a later start', seconds(later.startedIn)],
      ...(memory
        ? [
            ['memory at rest, host', MB(memory.host)],
            ['memory at rest, PostgreSQL', MB(memory.database)],
          ]
        : []),
    ],
  );
};

const importPostings = (dataDir) => {
  const files = ['postings-full.jsonl.gz', 'postings-titles.csv.gz'].map((name) =>
    path.join(postings, name),
  );
  const { status } = spawnSync(
    process.execPath,
    [path.join(root, 'dist/server/import.mjs'), ...files],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    },
  );
  if (status !== 0) throw new Error('The import failed.');
};

const measureCards = async (browser) => {
  const rows = [];
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
    if (existsSync(postings)) {
      importPostings(dataDir);
      await measure('35,000, our host', ours.origin);
    }
  } finally {
    await ours.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  await withSpecHost([], ({ site }) => measure('50,000, a spec host', site));
  printTable('First job card', ['jobs', '`/`', '`/jobdescription`'], rows);
};

/** A spec host with 50,000 jobs, and the app on it, for as long as `work` takes. */
const withSpecHost = async (args, work) => {
  const [hostPort, sitePort] = [port + 1, port + 2];
  const child = spawn(
    process.execPath,
    [
      '--require',
      'esbuild-register',
      'e2e/specHost/main.ts',
      '--jobs',
      '50000',
      '--port',
      String(hostPort),
      '--site-port',
      String(sitePort),
      ...args,
    ],
    { cwd: root, stdio: 'ignore' },
  );
  try {
    const site = `http://127.0.0.1:${sitePort}`;
    while (!(await fetch(site).catch(() => undefined))?.ok) await pause(100);
    await work({ site, host: `http://127.0.0.1:${hostPort}` });
  } finally {
    child.kill();
  }
};

const largeScreens = [
  { name: '`/`', route: '/', call: '/jobdescriptions/getAll' },
  {
    name: '`/jobdescription`',
    route: '/jobdescription',
    call: '/jobdescriptions/getAll',
    filter: (page) => page.getByRole('main').getByRole('combobox', { name: 'What' }),
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
    filter: (page) => page.getByRole('main').getByRole('searchbox'),
  },
];
const measureLists = async (browser) => {
  await withSpecHost(['--own-jobs', '5000'], async ({ site, host }) => {
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
  if (!existsSync(postings)) return;
  const dataDir = makeDataDir();
  const ours = await startOurHost({ port, dataDir });
  try {
    importPostings(dataDir);
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

const measurePhone = async (origin) => {
  const rows = [];
  for (const [name, route] of [
    ['`/`', '/'],
    ['a job view', await jobPath(origin)],
  ]) {
    const { lcp, fcp, tbt, cls, score } = await phoneVisit(debugPort, origin + route, rounds);
    rows.push([name, seconds(lcp), seconds(fcp), ms(tbt), cls.toFixed(3), score.toFixed(0)]);
  }
  printTable(
    `Lighthouse, simulated phone, median of ${rounds}`,
    ['page', 'LCP', 'FCP', 'TBT', 'CLS', 'score'],
    rows,
  );
};

if (parts.includes('starts')) await measureStarts();
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...chromiumFlags, `--remote-debugging-port=${debugPort}`],
});
try {
  if (parts.includes('cards')) await measureCards(browser);
  if (parts.includes('lists')) await measureLists(browser);
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
