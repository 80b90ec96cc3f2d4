import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.mjs';
import type { EngineOptions } from './engineTest';

// hides the WebDriver client's messages, which its option doesn't do completely
process.env.WDIO_LOG_LEVEL ??= 'error';

/**
 * `npm run test:engines`: runs the main stories in three browser engines, with other drivers than
 * Playwright's own browsers, which are patched builds that no Debian package provides.
 */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 600_000,
  reporter: [['list', { printSteps: true }], ['./skippedReporter.ts']],
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
