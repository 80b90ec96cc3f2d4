import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.mjs';
import type { EngineOptions } from './engineTest';

// the WebDriver client's own words, which its option leaves in part
process.env.WDIO_LOG_LEVEL ??= 'error';

/**
 * `npm run test:engines`: the main stories in three browser engines, with other drivers than
 * Playwright's own browsers, which are builds that no Debian package has.
 */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 600_000,
  reporter: [['list', { printSteps: true }], ['./leftOut.ts']],
  use: { baseURL: `http://127.0.0.1:${process.env.E2E_PORT}` },
  projects: (['chromium', 'firefox', 'webkit'] as const).map((engineName) => ({
    name: engineName,
    use: { engineName },
  })),
  webServer: [base.webServer ?? []].flat().map((server) => ({
    ...server,
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
  })),
});
