/**
 * Finds a Chromium for the tests, screenshots and benchmarks, or installs one. `node
 * tools/chromium.mjs` prints its path, installing it first if necessary.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

// the headless shell first: it draws no browser window, which would double a test's time
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const isRoot = process.getuid?.() === 0;

/** @param {string} file */
const runs = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * Returns the path of an installed Chromium, or `undefined`. `CHROMIUM_PATH` takes precedence;
 * throws if it doesn't name an executable.
 */
export const findChromium = () => {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) {
    if (!runs(asked)) throw new Error(`CHROMIUM_PATH names ${asked}, which cannot be run.`);
    return asked;
  }
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(path.delimiter)].filter(Boolean);
  const found = names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .concat(elsewhere)
    .find(runs);
  return found ?? (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);
};

/** @param {string} command @param {string[]} args */
const run = (command, args) =>
  spawnSync(command, args, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/**
 * Returns the path of a Chromium. Installs one if there is none: Debian's package as root on Debian,
 * Playwright's otherwise or if that fails. Throws if none could be installed.
 */
export const ensureChromium = () => {
  const here = findChromium();
  if (here) return here;
  process.stderr.write('No Chromium found: installing one.\n');
  if (isRoot && existsSync('/etc/debian_version')) {
    if (
      run('apt-get', ['update']) &&
      ['chromium-headless-shell', 'chromium'].some((name) =>
        run('apt-get', ['install', '-y', '--no-install-recommends', name]),
      )
    )
      return ensureFound();
  }
  run('npx', ['playwright', 'install', 'chromium']);
  return ensureFound();
};

const ensureFound = () => {
  const found = findChromium();
  if (!found)
    throw new Error('No Chromium could be installed. Install one and name it in CHROMIUM_PATH.');
  return found;
};

/**
 * Positions text as a browser window does (the headless shell rounds positions otherwise), disables
 * background requests (each one is an error on a closed network) and allows Chromium to start as
 * root.
 */
export const chromiumFlags = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--font-render-hinting=none',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = ensureChromium();
  let version = '';
  try {
    version = execFileSync(file, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    /* a browser that doesn't print its version is still usable */
  }
  process.stdout.write(`${file}${version && ` (${version})`}\n`);
}
