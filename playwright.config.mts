import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import type { HostOptions } from './e2e/fixtures';
import { chromiumFlags, findChromium } from './tools/chromium.mjs';
import { freePort } from './tools/freePort.mjs';
import { scratchFolder } from './tools/scratchFolder.mjs';

/** Kept in the environment, so that all processes of this run use the same port. */
const port = (process.env.E2E_PORT ??= String(await freePort()));
/** Our host's data directory; tests read the emails that it wrote there. */
const dataDir = (process.env.E2E_DATA_DIR ??= path.join(scratchFolder(), `jobline-e2e-${port}`));
const executablePath = findChromium();
const wide = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

type Place = { name: string; width: typeof wide | typeof phone } & HostOptions & {
    grep?: RegExp;
    grepInvert: RegExp;
  };
/**
 * Every test on both kinds of host and both widths. `@own-host` and `@spec-host` mark tests that
 * apply to one kind of host only; `@wide` marks tests that would show nothing new on a phone;
 * `@once` marks tests that depend on the kind of host and on the width, but not on their
 * combination.
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
/**
 * Patterns on a test's project, path, title and tags: tests of what people do on phones, and tests
 * that hold on any host.
 */
const onPhones = ' story/(?:seeker|search|account)/(?!.*@(?:wide|spec-host))';
const ofAnyHost = ' spec/(?!.*@own-host)';
/**
 * Each test once, on the configuration where it is most useful: the specification's requirements on
 * a spec host, the stories on our host, and the job seekers' stories on a phone.
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
/**
 * The smallest set that covers the product: the specification's requirements and one full journey.
 */
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
  // these have their own configuration files
  testIgnore: ['engines/**', 'walks/**'],
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./e2e/failedPages.ts'], ['./e2e/spec/sections.ts']],
  use: {
    ...devices['Desktop Chrome'],
    actionTimeout: 15_000,
    // requests through a service worker would bypass the tests' routes; e2e/story/offline allows it
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
