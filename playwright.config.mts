import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import type { HostOptions } from './e2e/fixtures';
import { chromiumFlags, findChromium } from './tools/chromium.mjs';
import { freePort } from './tools/freePort.mjs';
import { scratchFolder } from './tools/scratchFolder.mjs';

/** The same for this run's every process. */
const port = (process.env.E2E_PORT ??= String(await freePort()));
/** Our host's data, where tests read the mails it wrote. */
const dataDir = (process.env.E2E_DATA_DIR ??= path.join(scratchFolder(), `jobline-e2e-${port}`));
const executablePath = findChromium();
const wide = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

type Place = { name: string; width: typeof wide | typeof phone } & HostOptions & {
    grep?: RegExp;
    grepInvert: RegExp;
  };
/**
 * `@own-host` and `@spec-host` mark the tests that make sense on one kind of host only; `@wide` those
 * that no phone shows otherwise; `@once` those for which the kind of host and the width each matter,
 * but not together.
 */
const everywhere: Place[] = [
  { name: 'own host, wide', width: wide, hostKind: 'own', grepInvert: /@spec-host|@once/ },
  { name: 'own host, phone', width: phone, hostKind: 'own', grepInvert: /@spec-host|@wide/ },
  { name: 'spec host, wide', width: wide, hostKind: 'spec', grepInvert: /@own-host/ },
  {
    name: 'spec host, phone',
    width: phone,
    hostKind: 'spec',
    grepInvert: /@own-host|@wide|@once/,
  },
];
/** Of a test's project, path, title and tags: what people do on phones, and what any host keeps. */
const onPhones = ' story/(?:seeker|search|account)/(?!.*@(?:wide|spec-host))';
const ofAnyHost = ' spec/(?!.*@own-host)';
/**
 * Each test where it tells the most: the lines of the specification on a host that answers nothing
 * else, stories on ours, those of seekers on a phone.
 */
const once: Place[] = [
  {
    name: 'own host, wide',
    width: wide,
    hostKind: 'own',
    grepInvert: new RegExp(`@spec-host|@once|${onPhones}|${ofAnyHost}`),
  },
  {
    name: 'own host, phone',
    width: phone,
    hostKind: 'own',
    grep: new RegExp(`@once|${onPhones}`),
    grepInvert: new RegExp(`@spec-host|@wide|${ofAnyHost}`),
  },
  {
    name: 'spec host, wide',
    width: wide,
    hostKind: 'spec',
    grepInvert: /@own-host|^(?!.* spec\/|.*@spec-host).*@once/,
  },
];
/** The least that shows the product whole: the specification's lines, and the way they make together. */
const main: Place[] = [
  {
    name: 'own host, wide',
    width: wide,
    hostKind: 'own',
    grep: / spec\/.*@own-host| story\/host\/wholeWay/,
    grepInvert: /@spec-host/,
  },
  {
    name: 'spec host, wide',
    width: wide,
    hostKind: 'spec',
    grep: / spec\//,
    grepInvert: /@own-host/,
  },
];
const places: Record<string, Place[]> = { everywhere, once, main };

export default defineConfig<HostOptions>({
  testDir: 'e2e',
  // with a configuration of their own
  testIgnore: ['engines/**', 'walks/**'],
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./e2e/spec/sections.ts']],
  use: {
    ...devices['Desktop Chrome'],
    actionTimeout: 15_000,
    // requests of a page with a service worker would pass the tests' routes; e2e/story/offline has them
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath && { executablePath }), args: chromiumFlags },
  },
  projects: (places[process.env.E2E_PLACES ?? ''] ?? everywhere).map(
    ({ name, width, hostKind, ...which }) => ({ name, use: { ...width, hostKind }, ...which }),
  ),
  webServer: {
    command: 'node e2e/ourHost.mjs',
    env: { E2E_PORT: port, E2E_DATA_DIR: dataDir },
    url: `http://127.0.0.1:${port}/healthz`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
